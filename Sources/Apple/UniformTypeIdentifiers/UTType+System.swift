// The types of the system that apps name.

extension UTType {
  /// Anything that a user can open.
  public static let item = UTType(system: "public.item")
  /// What a user looks at.
  public static let content = UTType(system: "public.content")
  /// What has parts of several kinds.
  public static let compositeContent = UTType(system: "public.composite-content")
  /// A stream of bytes.
  public static let data = UTType(system: "public.data")
  /// A folder or a package.
  public static let directory = UTType(system: "public.directory")
  /// A folder.
  public static let folder = UTType(system: "public.folder")
  /// A folder that is shown as one file.
  public static let package = UTType(system: "com.apple.package")
  /// A folder with a known structure.
  public static let bundle = UTType(system: "com.apple.bundle")
  /// Files in one.
  public static let archive = UTType(system: "public.archive")
  /// A compressed archive.
  public static let zip = UTType(system: "public.zip-archive")
  /// A compressed file.
  public static let gzip = UTType(system: "org.gnu.gnu-zip-archive")
  /// A volume in a file.
  public static let diskImage = UTType(system: "public.disk-image")
  /// Text of any kind.
  public static let text = UTType(system: "public.text")
  /// Text without markup.
  public static let plainText = UTType(system: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(system: "public.utf8-plain-text")
  /// Text in UTF-16.
  public static let utf16PlainText = UTType(system: "public.utf16-plain-text")
  /// A table as text.
  public static let delimitedText = UTType(system: "public.delimited-values-text")
  /// A table with commas.
  public static let commaSeparatedText = UTType(system: "public.comma-separated-values-text")
  /// A table with tabs.
  public static let tabSeparatedText = UTType(system: "public.tab-separated-values-text")
  /// Text with formats.
  public static let rtf = UTType(system: "public.rtf")
  /// A page.
  public static let html = UTType(system: "public.html")
  /// Text with elements.
  public static let xml = UTType(system: "public.xml")
  /// Text with indented values.
  public static let yaml = UTType(system: "public.yaml")
  /// Values as text.
  public static let json = UTType(system: "public.json")
  /// A program's source.
  public static let sourceCode = UTType(system: "public.source-code")
  /// A source in Swift.
  public static let swiftSource = UTType(system: "public.swift-source")
  /// A source that is run.
  public static let script = UTType(system: "public.script")
  /// A source in JavaScript.
  public static let javaScript = UTType(system: "com.netscape.javascript-source")
  /// What a program has noted.
  public static let log = UTType(system: "public.log")
  /// Values by keys.
  public static let propertyList = UTType(system: "com.apple.property-list")
  /// Values by keys as text.
  public static let xmlPropertyList = UTType(system: "com.apple.xml-property-list")
  /// Values by keys as bytes.
  public static let binaryPropertyList = UTType(system: "com.apple.binary-property-list")
  /// A URL.
  public static let url = UTType(system: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(system: "public.file-url")
  /// A file with a URL.
  public static let internetLocation = UTType(system: "com.apple.internet-location")
  /// A picture of any kind.
  public static let image = UTType(system: "public.image")
  /// A picture.
  public static let jpeg = UTType(system: "public.jpeg")
  /// A picture.
  public static let tiff = UTType(system: "public.tiff")
  /// A picture.
  public static let gif = UTType(system: "com.compuserve.gif")
  /// A picture.
  public static let png = UTType(system: "public.png")
  /// A picture.
  public static let bmp = UTType(system: "com.microsoft.bmp")
  /// A picture.
  public static let ico = UTType(system: "com.microsoft.ico")
  /// A picture.
  public static let icns = UTType(system: "com.apple.icns")
  /// A picture as a camera has it.
  public static let rawImage = UTType(system: "public.camera-raw-image")
  /// A picture of lines.
  public static let svg = UTType(system: "public.svg-image")
  /// A picture.
  public static let heif = UTType(system: "public.heif")
  /// A picture.
  public static let heic = UTType(system: "public.heic")
  /// A picture.
  public static let webP = UTType(system: "org.webmproject.webp")
  /// A picture that moves.
  public static let livePhoto = UTType(system: "com.apple.live-photo")
  /// Pictures that move, or sound.
  public static let audiovisualContent = UTType(system: "public.audiovisual-content")
  /// A video, with or without sound.
  public static let movie = UTType(system: "public.movie")
  /// A video without sound.
  public static let video = UTType(system: "public.video")
  /// Sound.
  public static let audio = UTType(system: "public.audio")
  /// A video.
  public static let quickTimeMovie = UTType(system: "com.apple.quicktime-movie")
  /// A video.
  public static let mpeg = UTType(system: "public.mpeg")
  /// A video.
  public static let mpeg2Video = UTType(system: "public.mpeg-2-video")
  /// A video.
  public static let mpeg4Movie = UTType(system: "public.mpeg-4")
  /// A video.
  public static let appleProtectedMPEG4Video = UTType(system: "com.apple.m4v-video")
  /// A video.
  public static let avi = UTType(system: "public.avi")
  /// Sound.
  public static let mp3 = UTType(system: "public.mp3")
  /// Sound.
  public static let wav = UTType(system: "com.microsoft.waveform-audio")
  /// Sound.
  public static let aiff = UTType(system: "public.aiff-audio")
  /// Sound.
  public static let midi = UTType(system: "public.midi-audio")
  /// Sound.
  public static let mpeg4Audio = UTType(system: "public.mpeg-4-audio")
  /// A list of sounds or videos.
  public static let playlist = UTType(system: "public.playlist")
  /// A list of sounds.
  public static let m3uPlaylist = UTType(system: "public.m3u-playlist")
  /// A document of pages.
  public static let pdf = UTType(system: "com.adobe.pdf")
  /// A book.
  public static let epub = UTType(system: "org.idpf.epub-container")
  /// Text with pictures.
  public static let rtfd = UTType(system: "com.apple.rtfd")
  /// Slides.
  public static let presentation = UTType(system: "public.presentation")
  /// A table that calculates.
  public static let spreadsheet = UTType(system: "public.spreadsheet")
  /// A store of values.
  public static let database = UTType(system: "public.database")
  /// A body.
  public static let threeDContent = UTType(system: "public.3d-content")
  /// A body.
  public static let usdz = UTType(system: "com.pixar.universal-scene-description-mobile")
  /// A message.
  public static let message = UTType(system: "public.message")
  /// A letter.
  public static let emailMessage = UTType(system: "public.email-message")
  /// A person.
  public static let contact = UTType(system: "public.contact")
  /// A person as text.
  public static let vCard = UTType(system: "public.vcard")
  /// A date.
  public static let calendarEvent = UTType(system: "public.calendar-event")
  /// Something to do.
  public static let toDoItem = UTType(system: "public.to-do-item")
  /// Where something is.
  public static let bookmark = UTType(system: "public.bookmark")
  /// A font.
  public static let font = UTType(system: "public.font")
  /// A program.
  public static let executable = UTType(system: "public.executable")
  /// A program with a window.
  public static let application = UTType(system: "com.apple.application")
  /// A program in a folder.
  public static let applicationBundle = UTType(system: "com.apple.application-bundle")
  /// A library in a folder.
  public static let framework = UTType(system: "com.apple.framework")
  /// A file that names another one.
  public static let symbolicLink = UTType(system: "public.symlink")
  /// A volume.
  public static let mountPoint = UTType(system: "com.apple.mount-point")
  /// A volume.
  public static let volume = UTType(system: "public.volume")
}
