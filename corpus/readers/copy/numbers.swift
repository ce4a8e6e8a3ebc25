let a = 99999999999999999999999999999999, b = 0x_FFFF_FFFF_FFFF_FFFF_F, c = 1e999_999, d = -0b2
guard #available(iOS 99999999999.99999999999.1, *), #unavailable(iOS 0, macOS 18446744073709551616) else { }
@available(iOS, introduced: 4294967296) func f() {}
