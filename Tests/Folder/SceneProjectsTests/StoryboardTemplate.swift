/// A project like that of Xcode 11's app with a storyboard: every file is listed, a scene manifest stands
/// in Info.plist, tests are targets of their own.
enum StoryboardTemplate {
  static let files: [String: String] = [
    "Diary.xcodeproj/project.pbxproj": project,
    "Diary/AppDelegate.swift": "", "Diary/SceneDelegate.swift": "",
    "Diary/Views/ListController.swift": "", "Diary/Unused.swift": "",
    "Diary/Info.plist": info, "Diary/Assets.xcassets/Contents.json": "{}",
    "Diary/Base.lproj/Main.storyboard": "", "Diary/de.lproj/Main.strings": "",
    "Diary/Base.lproj/LaunchScreen.storyboard": "", "Diary/Diary.entitlements": entitlements,
    "DiaryTests/DiaryTests.swift": "import XCTest\n",
  ]

  static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleURLTypes</key>
      <array>
        <dict><key>CFBundleURLSchemes</key><array><string>diary-${CONFIGURATION:lower}</string>
          </array></dict>
      </array>
      <key>NSUserActivityTypes</key><array><string>$(PRODUCT_BUNDLE_IDENTIFIER).write</string>
        </array>
      <key>UIApplicationShortcutItems</key>
      <array>
        <dict><key>UIApplicationShortcutItemType</key><string>new</string></dict>
      </array>
      <key>UIBackgroundModes</key><array><string>fetch</string></array>
      <key>UILaunchStoryboardName</key><string>LaunchScreen</string>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIApplicationSceneManifest</key>
      <dict>
        <key>UIApplicationSupportsMultipleScenes</key><true/>
        <key>UISceneConfigurations</key>
        <dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array>
            <dict>
              <key>UISceneConfigurationName</key><string>Default Configuration</string>
              <key>UISceneDelegateClassName</key>
                <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
              <key>UISceneStoryboardFile</key><string>Main</string>
            </dict>
          </array>
        </dict>
      </dict>
    </dict>
    </plist>
    """

  static let entitlements = """
    <plist version="1.0"><dict>
      <key>aps-environment</key><string>development</string>
      <key>com.apple.developer.associated-domains</key>
      <array><string>applinks:diary.example</string></array>
    </dict></plist>
    """

  static let project = """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = 50;
    \tobjects = {

    /* Begin PBXBuildFile section */
    \t\tA1 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile;
    \t\t\tfileRef = A0 /* AppDelegate.swift */; };
    \t\tB1 /* SceneDelegate.swift in Sources */ = {isa = PBXBuildFile;
    \t\t\tfileRef = B0 /* SceneDelegate.swift */; };
    \t\tC1 /* ListController.swift in Sources */ = {isa = PBXBuildFile;
    \t\t\tfileRef = C0 /* ListController.swift */; };
    \t\tD1 /* Main.storyboard in Resources */ = {isa = PBXBuildFile;
    \t\t\tfileRef = D0 /* Main.storyboard */; };
    \t\tE1 /* Assets.xcassets in Resources */ = {isa = PBXBuildFile;
    \t\t\tfileRef = E0 /* Assets.xcassets */; };
    \t\tF1 /* LaunchScreen.storyboard in Resources */ = {isa = PBXBuildFile;
    \t\t\tfileRef = F0 /* LaunchScreen.storyboard */; };
    \t\tH1 /* DiaryTests.swift in Sources */ = {isa = PBXBuildFile;
    \t\t\tfileRef = H0 /* DiaryTests.swift */; };
    /* End PBXBuildFile section */

    \t\tA0 /* AppDelegate.swift */ = {isa = PBXFileReference;
    \t\t\tlastKnownFileType = sourcecode.swift; path = AppDelegate.swift;
    \t\t\t\tsourceTree = "<group>"; };
    \t\tB0 /* SceneDelegate.swift */ = {isa = PBXFileReference;
    \t\t\tlastKnownFileType = sourcecode.swift; path = SceneDelegate.swift;
    \t\t\t\tsourceTree = "<group>"; };
    \t\tC0 /* ListController.swift */ = {isa = PBXFileReference;
    \t\t\tlastKnownFileType = sourcecode.swift; name = ListController.swift;
    \t\t\t\tpath = Diary/Views/ListController.swift; sourceTree = SOURCE_ROOT; };
    \t\tD2 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard;
    \t\t\tname = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    \t\tD3 /* de */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings;
    \t\t\tname = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
    \t\tE0 /* Assets.xcassets */ = {isa = PBXFileReference;
    \t\t\tlastKnownFileType = folder.assetcatalog; path = Assets.xcassets;
    \t\t\t\tsourceTree = "<group>"; };
    \t\tF2 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard;
    \t\t\tname = Base; path = Base.lproj/LaunchScreen.storyboard; sourceTree = "<group>"; };
    \t\tH0 /* DiaryTests.swift */ = {isa = PBXFileReference;
    \t\t\tlastKnownFileType = sourcecode.swift; path = DiaryTests.swift;
    \t\t\t\tsourceTree = "<group>"; };
    \t\tI0 /* Info.plist */ = {isa = PBXFileReference; lastKnownFileType = text.plist.xml;
    \t\t\tpath = Info.plist; sourceTree = "<group>"; };
    \t\tZ0 /* Diary.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application;
    \t\t\tincludeInIndex = 0; path = Diary.app; sourceTree = BUILT_PRODUCTS_DIR; };

    \t\tD0 /* Main.storyboard */ = {isa = PBXVariantGroup; children = (D2, D3, );
    \t\t\tname = Main.storyboard; sourceTree = "<group>"; };
    \t\tF0 /* LaunchScreen.storyboard */ = {isa = PBXVariantGroup; children = (F2, );
    \t\t\tname = LaunchScreen.storyboard; sourceTree = "<group>"; };
    \t\tG0 = {isa = PBXGroup; children = (G1 /* Diary */, G2 /* DiaryTests */, Z0, );
    \t\t\tsourceTree = "<group>"; };
    \t\tG1 /* Diary */ = {isa = PBXGroup; children = (A0, B0, C0, D0, E0, F0, I0, );
    \t\t\tpath = Diary; sourceTree = "<group>"; };
    \t\tG2 /* DiaryTests */ = {isa = PBXGroup; children = (H0, ); path = DiaryTests;
    \t\t\tsourceTree = "<group>"; };

    \t\tT1 /* Diary */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = L1;
    \t\t\tbuildPhases = (S1 /* Sources */, R1 /* Resources */, );
    \t\t\tname = Diary;
    \t\t\tproductName = Diary;
    \t\t\tproductReference = Z0;
    \t\t\tproductType = "com.apple.product-type.application";
    \t\t};
    \t\tT2 /* DiaryTests */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = L1;
    \t\t\tbuildPhases = (S2 /* Sources */, );
    \t\t\tname = DiaryTests;
    \t\t\tproductType = "com.apple.product-type.bundle.unit-test";
    \t\t};
    \t\tS1 = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (C1, A1, B1, ); };
    \t\tS2 = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (H1, ); };
    \t\tR1 = {isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = (F1, E1, D1,
    \t\t\t); };

    \t\tP0 /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tbuildConfigurationList = L0;
    \t\t\tdevelopmentRegion = en;
    \t\t\tknownRegions = (en, Base, );
    \t\t\tmainGroup = G0;
    \t\t\tprojectDirPath = "";
    \t\t\tprojectRoot = "";
    \t\t\ttargets = (T1 /* Diary */, T2 /* DiaryTests */, );
    \t\t};
    \t\tL0 = {isa = XCConfigurationList; buildConfigurations = (K0, K1, );
    \t\t\tdefaultConfigurationName = Release; };
    \t\tL1 = {isa = XCConfigurationList; buildConfigurations = (K2, K3, );
    \t\t\tdefaultConfigurationName = Release; };
    \t\tK0 /* Debug */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 13.2;
    \t\t\t\tSDKROOT = iphoneos;
    \t\t\t\tSWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;
    \t\t\t};
    \t\t\tname = Debug;
    \t\t};
    \t\tK1 /* Release */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 13.2; SDKROOT = iphoneos; };
    \t\t\tname = Release;
    \t\t};
    \t\tK2 /* Debug */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tCODE_SIGN_ENTITLEMENTS = Diary/Diary.entitlements;
    \t\t\t\tINFOPLIST_FILE = Diary/Info.plist;
    \t\t\t\tLD_RUNPATH_SEARCH_PATHS = (
    \t\t\t\t\t"$(inherited)",
    \t\t\t\t\t"@executable_path/Frameworks",
    \t\t\t\t);
    \t\t\t\tPRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME:rfc1034identifier)";
    \t\t\t\tPRODUCT_NAME = "$(TARGET_NAME)";
    \t\t\t\tSWIFT_VERSION = 5.0;
    \t\t\t\tTARGETED_DEVICE_FAMILY = "1,2";
    \t\t\t};
    \t\t\tname = Debug;
    \t\t};
    \t\tK3 /* Release */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {INFOPLIST_FILE = Diary/Info.plist; PRODUCT_NAME = "$(TARGET_NAME)";
    \t\t\t\tSWIFT_VERSION = 5.0; };
    \t\t\tname = Release;
    \t\t};
    \t};
    \trootObject = P0 /* Project object */;
    }
    """
}
