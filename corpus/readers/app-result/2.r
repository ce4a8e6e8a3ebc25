scenefuzz-app-results 2
generator g3
app crashy
shard 1/1
corpus 0 c3817c016ba4ff30
build 0
judges hard payload.handled-once
judges hard app.crashes
judges hard app.hangs
judges hard app.memory
option fixed 10
option seed 7
option cases 20
campaign fixed
cases 10
callbacks 1607
refusals 0
events 1 1 3 5 6 3 0 0 2 0 0 0 0 0 0 0 0 0 30 19 6 0 16 0 0 0 8 8 0 0 8 5 2 10 39 8 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
answers 0 0 0 0 0 0 0 0 7 0 0 0 0 0 0 0 6 0 0 0 0 0 0 0 6 0 0 0 0 0 0 0 6 0 0 0 0 0 0 0 3 0 0 0 0 0 0 0 5 0 0 0 0 0 0 0 9 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 16 1 0 0 0 0 0 0 17 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 5 0 0 0 0 0 0 0 11 0 0 0 0 0 0 0 2 0 0 0 0 0 0 0 7 0 0 0 0 0 0 0 38 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
law 72 4 hard payload.handled-once
shown 3
received 3 1 0
received 2 1 1
received 3 1 18
received 2 1 19
received 3 1 50
received 2 1 51
received 1 1 66
received 1 1 67
received 3 1 82
received 2 1 83
received 1 1 114
received 3 1 116
received 2 1 117
received 1 1 130
received 3 1 132
received 2 1 133
received 1 1 148
received 1 3 150
received 1 1 151
received 1 3 153
received 1 1 164
received 1 1 165
received 1 1 178
received 3 1 180
received 2 1 181
received 1 1 194
received 3 1 196
received 2 1 197
received 3 1 208
received 1 3 262
received 1 3 263
received 1 3 264
received 1 3 265
received 2 1 278
received 1 1 279
received 1 3 281
received 1 1 313
received 2 3 326
received 1 3 327
received 1 4 328
received 1 3 329
received 1 1 359
received 1 1 360
received 1 1 361
received 3 1 376
received 2 1 377
received 3 1 392
received 2 1 393
received 3 1 401
received 3 1 456
received 2 1 457
received 3 1 472
received 2 1 473
received 1 4 534
received 3 1 552
received 2 1 553
received 3 1 568
received 2 1 569
received 3 1 577
received 1 1 628
received 1 1 629
received 1 1 644
received 1 1 645
received 1 1 656
received 1 1 708
received 1 1 709
received 1 1 738
received 1 1 739
received 1 1 754
received 1 1 755
received 3 1 800
received 3 1 816
received 3 1 832
received 3 1 864
received 3 1 880
received 1 1 960
received 1 1 961
received 1 1 976
received 1 1 992
received 1 1 1008
received 1 1 1009
received 1 1 1024
received 1 1 1025
received 1 1 1328
received 1 1 1344
received 1 1 1360
deed 2 1 connect unattached handles 
deed 1 3 openURL foregroundInactive handles 
deed 1 3 openURL foregroundActive handles 
deed 2 1 continueActivity foregroundInactive handles 
deed 1 3 continueActivity foregroundActive handles 
deed 1 1 performShortcut foregroundActive handles 
deed 2 3 notificationResponse foregroundInactive handles 
deed 2 3 notificationResponse foregroundActive handles 
deed 1 1 acceptShare foregroundInactive handles 
deed 1 1 acceptShare foregroundActive handles 
ways 4
failing 0 0 5 app.crashes SIGILL at didFinishLaunchingWithOptions
failing 2 2 4 payload.handled-once scene
others 4 5 7
failing 2 1 1 app.crashes SIGSEGV at didReceiveMemoryWarning
failing 9 9 1 app.hangs hang at willConnectTo
campaign fresh
cases 20
callbacks 4326
refusals 25
events 10 20 17 24 22 2 0 2 4 3 2 0 1 4 4 0 14 14 16 30 40 11 29 17 3 1 45 27 7 1 24 22 38 18 67 25 0 0 0 0 0 0 0 7 3 5 4 0 0 1 2 2 0 0 0 4 0 1 0 1 1 1 0 0 0 0 3 2 0 1 2 0 0 0 0 0 0 0
answers 0 0 0 0 0 0 0 0 22 0 1 0 0 0 0 0 21 1 0 0 0 0 0 0 20 2 0 0 0 0 0 0 22 0 0 0 0 0 0 0 16 0 0 0 0 0 0 0 20 0 0 0 0 0 0 0 23 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 1 0 0 0 0 0 0 4 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 62 4 2 0 0 0 0 0 58 2 0 0 0 0 0 0 14 0 0 0 0 0 0 0 25 2 0 0 0 0 0 0 76 1 2 0 0 0 0 0 6 1 0 0 0 0 0 0 55 4 0 0 0 0 0 0 53 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 0 0 0 0 0 0 0 19 0 0 0 0 0 0 0 11 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 10 0 0 0 0 0 0 0 17 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 7 1 0 0 0 0 0 0 13 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 5 0 0 0 0 0 0 0
law 144 9 hard payload.handled-once
shown 10
received 10 1 0
received 9 1 1
received 10 1 18
received 7 1 19
received 10 1 50
received 9 1 51
received 3 4 66
received 2 4 67
received 10 1 82
received 9 1 83
received 4 4 114
received 2 4 115
received 9 1 116
received 7 1 117
received 4 4 130
received 2 4 131
received 9 1 132
received 7 1 133
received 1 4 146
received 1 4 147
received 4 6 148
received 5 4 149
received 5 6 150
received 5 4 151
received 3 4 152
received 3 4 153
received 3 4 164
received 2 4 165
received 2 4 178
received 2 4 179
received 10 1 180
received 9 1 181
received 1 4 182
received 1 4 183
received 2 4 194
received 2 4 195
received 10 1 196
received 9 1 197
received 1 4 198
received 1 4 199
received 10 1 208
received 1 15 260
received 2 13 262
received 1 11 263
received 3 2 264
received 1 4 265
received 2 6 276
received 3 6 277
received 4 8 278
received 5 4 279
received 4 4 280
received 3 4 281
received 1 4 290
received 1 10 294
received 1 4 297
received 2 10 310
received 2 15 311
received 4 10 312
received 2 1 324
received 5 1 326
received 3 1 327
received 4 2 328
received 4 1 329
received 1 15 356
received 5 4 358
received 2 4 359
received 3 4 360
received 3 4 361
received 10 1 376
received 8 1 377
received 10 1 392
received 8 1 393
received 10 1 401
received 4 4 452
received 4 1 453
received 3 6 454
received 1 4 455
received 8 1 456
received 5 4 457
received 3 4 466
received 3 4 467
received 3 6 468
received 1 6 469
received 4 1 470
received 2 1 471
received 10 1 472
received 5 4 473
received 1 2 488
received 2 2 504
received 2 4 505
received 1 16 514
received 1 4 515
received 1 16 516
received 1 11 518
received 10 1 552
received 8 1 553
received 10 1 568
received 8 1 569
received 10 1 577
received 10 1 628
received 8 1 629
received 10 1 644
received 8 1 645
received 10 1 656
received 10 1 708
received 8 1 709
received 6 6 738
received 5 6 739
received 6 6 754
received 5 6 755
received 1 4 774
received 2 4 777
received 1 4 790
received 2 4 793
received 10 1 800
received 10 1 816
received 10 1 832
received 10 1 864
received 10 1 880
received 4 6 960
received 1 11 961
received 6 1 976
received 2 15 977
received 6 1 992
received 2 15 993
received 5 1 1008
received 6 1 1009
received 5 1 1024
received 6 1 1025
received 1 11 1040
received 1 6 1041
received 1 11 1056
received 1 6 1057
received 3 1 1120
received 2 4 1121
received 1 16 1168
received 1 11 1200
received 1 16 1216
received 1 4 1233
received 1 11 1264
received 1 10 1265
received 1 16 1281
received 1 4 1296
received 1 10 1297
received 2 10 1328
received 2 10 1344
received 5 4 1360
deed 6 1 connect unattached handles 
deed 1 15 openURL background handles 
deed 3 11 openURL foregroundInactive handles 
deed 3 2 openURL foregroundActive handles 
deed 3 6 continueActivity background handles 
deed 7 4 continueActivity foregroundInactive handles 
deed 5 4 continueActivity foregroundActive handles 
deed 4 10 performShortcut foregroundInactive handles 
deed 4 10 performShortcut foregroundActive handles 
deed 2 1 notificationResponse background handles 
deed 5 1 notificationResponse foregroundInactive handles 
deed 6 1 notificationResponse foregroundActive handles 
deed 1 15 acceptShare background handles 
deed 5 4 acceptShare foregroundInactive handles 
deed 4 4 acceptShare foregroundActive handles 
ways 3
failing 0 0 9 payload.handled-once scene
others 1 4 11 12 13 15 18 19
failing 0 0 8 app.crashes SIGILL at didFinishLaunchingWithOptions
failing 12 10 2 app.crashes SIGSEGV at didReceiveMemoryWarning
end 4c5e64884f05d445
