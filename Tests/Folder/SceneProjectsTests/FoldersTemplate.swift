/// A project like that of Xcode 26: it lists folders and no files, Info.plist is made of settings, code
/// belongs to the main actor.
enum FoldersTemplate {
  static let files: [String: String] = [
    "My Radio.xcodeproj/project.pbxproj": project,
    "My Radio/MyRadioApp.swift": "", "My Radio/Player/Player.swift": "",
    "My Radio/Drafts/Old.swift": "", "My Radio/Mac.swift": "", "My Radio/Info.plist": info,
    "My Radio/Assets.xcassets/Contents.json": "{}", "My Radio/.hidden.swift": "",
    "My Radio/Player/Bridge.h": "", "My Radio/Player/Tone.m": "",
    "My Radio/en.lproj/Main.storyboard": "",
    "Shared/Log.swift": "", "Shared/Secret.swift": "",
    "Widget/Widget.swift": "", "Config/Base.xcconfig": settings,
  ]

  static let info = """
    <plist version="1.0"><dict>
      <key>CFBundleURLTypes</key>
      <array><dict><key>CFBundleURLSchemes</key><array><string>radio</string></array></dict>
        </array>
      <key>UIBackgroundModes</key><array><string>audio</string></array>
    </dict></plist>
    """

  static let settings = """
    // Of all targets.
    COMPANY = example
    PRODUCT_BUNDLE_IDENTIFIER = org.$(COMPANY).radio // the prefix
    """

  static let project = """
    // !$*UTF8*$!
    {
    \tobjectVersion = 77;
    \tobjects = {
    \t\tX1 /* Exceptions for "My Radio" folder in "My Radio" target */ = {
    \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    \t\t\tmembershipExceptions = (Info.plist, Drafts/Old.swift, );
    \t\t\tplatformFiltersByRelativePath = {Mac.swift = (macos, ); };
    \t\t\ttarget = T1;
    \t\t};
    \t\tX2 /* Exceptions for "Shared" folder in "My Radio" target */ = {
    \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    \t\t\tmembershipExceptions = (Log.swift, );
    \t\t\ttarget = T1;
    \t\t};
    \t\tD1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, ); path = "My Radio";
    \t\t\tsourceTree = "<group>"; };
    \t\tD2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X2, ); path = Shared;
    \t\t\tsourceTree = "<group>"; };
    \t\tD3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
    \t\tD4 = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>"; };
    \t\tG0 = {isa = PBXGroup; children = (D1, D2, D3, D4, ); sourceTree = "<group>"; };
    \t\tT1 = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = L1;
    \t\t\tbuildPhases = (S1, R1, );
    \t\t\tfileSystemSynchronizedGroups = (D1, );
    \t\t\tname = "My Radio";
    \t\t\tpackageProductDependencies = (Q1, );
    \t\t\tproductType = "com.apple.product-type.application";
    \t\t};
    \t\tT2 = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = L1;
    \t\t\tbuildPhases = (S1, );
    \t\t\tfileSystemSynchronizedGroups = (D3, );
    \t\t\tname = Widget;
    \t\t\tproductType = "com.apple.product-type.app-extension";
    \t\t};
    \t\tQ1 = {isa = XCSwiftPackageProductDependency; productName = Tuner; };
    \t\tQ2 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Tuner; };
    \t\tS1 = {isa = PBXSourcesBuildPhase; files = (); };
    \t\tR1 = {isa = PBXResourcesBuildPhase; files = (); };
    \t\tP0 = {isa = PBXProject; buildConfigurationList = L0; developmentRegion = en;
    \t\t\tmainGroup = G0;
    \t\t\tpackageReferences = (Q2, ); targets = (T1, T2, ); };
    \t\tL0 = {isa = XCConfigurationList; buildConfigurations = (K0, ); };
    \t\tL1 = {isa = XCConfigurationList; buildConfigurations = (K1, ); };
    \t\tK0 = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbaseConfigurationReferenceAnchor = D4;
    \t\t\tbaseConfigurationReferenceRelativePath = Base.xcconfig;
    \t\t\tbuildSettings = {
    \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 26.0;
    \t\t\t\tSWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)";
    \t\t\t};
    \t\t\tname = Debug;
    \t\t};
    \t\tK1 = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tGENERATE_INFOPLIST_FILE = YES;
    \t\t\t\tINFOPLIST_FILE = "My Radio/Info.plist";
    \t\t\t\tINFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
    \t\t\t\tINFOPLIST_KEY_UILaunchScreen_Generation = YES;
    \t\t\t\tINFOPLIST_KEY_UISupportedInterfaceOrientations_iPad =
    \t\t\t\t\t"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
    \t\t\t\tPRODUCT_NAME = "$(TARGET_NAME)";
    \t\t\t\tSDKROOT = auto;
    \t\t\t\tSUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx";
    \t\t\t\tSWIFT_APPROACHABLE_CONCURRENCY = YES;
    \t\t\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
    \t\t\t\tSWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
    \t\t\t\tSWIFT_VERSION = 5.0;
    \t\t\t\tTARGETED_DEVICE_FAMILY = "1,2,7";
    \t\t\t};
    \t\t\tname = Debug;
    \t\t};
    \t};
    \trootObject = P0;
    }
    """
}
