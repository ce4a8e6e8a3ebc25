/// The types of the system, with the known facts on each.
///
/// Source: Apple, uniformtypeidentifiers/system-declared-uniform-type-identifiers.
enum SystemTypes {
  /// The known facts on one type.
  struct Entry: Sendable {
    let identifier: String
    let parents: [String]
    let ends: [String]
    let mimes: [String]

    init(_ line: Substring) {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").map(String.init) }
      identifier = parts[0].first ?? ""
      (parents, ends, mimes) = (parts[1], parts[2], parts[3])
    }
  }

  private static let entries = table.split(separator: "\n").map(Entry.init)

  static let order = entries.map(\.identifier)
  static let all = Dictionary(
    entries.map { ($0.identifier, $0) }, uniquingKeysWith: { one, _ in one })

  private static let table = """
    public.item | | |
    public.content | | |
    public.composite-content | public.content | |
    public.data | public.item | |
    public.directory | public.item | |
    public.folder | public.directory | |
    com.apple.package | public.directory | |
    com.apple.bundle | public.directory | |
    public.archive | | |
    public.zip-archive | public.data public.archive | zip | application/zip
    org.gnu.gnu-zip-archive | public.data public.archive | gz gzip | application/gzip
    public.disk-image | public.archive | |
    public.text | public.data public.content | |
    public.plain-text | public.text | txt text | text/plain
    public.utf8-plain-text | public.plain-text | |
    public.utf16-plain-text | public.plain-text | |
    public.delimited-values-text | public.text | |
    public.comma-separated-values-text | public.delimited-values-text | csv | text/csv
    public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values
    public.rtf | public.text | rtf | text/rtf
    public.html | public.text | html htm | text/html
    public.xml | public.text | xml | application/xml text/xml
    public.yaml | public.text | yml yaml | application/x-yaml
    public.json | public.text | json | application/json
    public.source-code | public.plain-text | |
    public.swift-source | public.source-code | swift |
    public.script | public.source-code | |
    com.netscape.javascript-source | public.script | js javascript | text/javascript
    public.log | public.text | log |
    com.apple.property-list | public.data | plist |
    com.apple.xml-property-list | public.xml com.apple.property-list | |
    com.apple.binary-property-list | com.apple.property-list | |
    public.url | public.data | |
    public.file-url | public.url | |
    com.apple.internet-location | public.data | |
    public.image | public.data public.content | |
    public.jpeg | public.image | jpeg jpg | image/jpeg
    public.tiff | public.image | tiff tif | image/tiff
    com.compuserve.gif | public.image | gif | image/gif
    public.png | public.image | png | image/png
    com.microsoft.bmp | public.image | bmp | image/bmp
    com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon
    com.apple.icns | public.image | icns |
    public.camera-raw-image | public.image | |
    public.svg-image | public.image | svg | image/svg+xml
    public.heif | public.image | heif | image/heif
    public.heic | public.heif | heic | image/heic
    org.webmproject.webp | public.image | webp | image/webp
    com.apple.live-photo | | |
    public.audiovisual-content | public.data public.content | |
    public.movie | public.audiovisual-content | |
    public.video | public.movie | |
    public.audio | public.audiovisual-content | |
    com.apple.quicktime-movie | public.movie | mov qt | video/quicktime
    public.mpeg | public.movie | mpg mpeg | video/mpeg
    public.mpeg-2-video | public.video | m2v | video/mpeg2
    public.mpeg-4 | public.movie | mp4 | video/mp4
    com.apple.m4v-video | public.movie | m4v | video/x-m4v
    public.avi | public.movie | avi | video/avi
    public.mp3 | public.audio | mp3 | audio/mpeg
    com.microsoft.waveform-audio | public.audio | wav wave | audio/vnd.wave
    public.aiff-audio | public.audio | aiff aif | audio/aiff
    public.midi-audio | public.audio | midi mid | audio/midi
    public.mpeg-4-audio | public.audio | m4a | audio/mp4
    public.playlist | | |
    public.m3u-playlist | public.text public.playlist | m3u m3u8 | audio/x-mpegurl
    com.adobe.pdf | public.data public.composite-content | pdf | application/pdf
    org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip
    com.apple.rtfd | com.apple.package public.composite-content | rtfd |
    public.presentation | public.composite-content | |
    public.spreadsheet | public.content | |
    public.database | | |
    public.3d-content | public.content | |
    com.pixar.universal-scene-description-mobile | public.data public.3d-content | usdz | model/vnd.usdz+zip
    public.message | | |
    public.email-message | public.message | eml |
    public.contact | | |
    public.vcard | public.text public.contact | vcf vcard | text/vcard text/directory
    public.calendar-event | | |
    public.to-do-item | | |
    public.bookmark | | |
    public.font | | |
    public.executable | public.item | |
    com.apple.application | public.executable | |
    com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app |
    com.apple.framework | com.apple.bundle | framework |
    public.symlink | public.item | |
    com.apple.mount-point | public.item | |
    public.volume | public.folder | |
    """
}
