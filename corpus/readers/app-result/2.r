scenefuzz-app-results 2
generator g2
app crashy
shard 1/1
corpus 0 c3817c016ba4ff30
build 0
judges hard payload.handled-once
option fixed 10
option seed 7
option cases 20
campaign fixed
cases 10
callbacks 1587
refusals 2
events 3 6 0 1 4 17 0 4 0 0 0 0 0 0 5 5 0 22 0 0 10 0 0 0 4 4 9 0 5 14 6 31 42 44 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 3 0 0 0 0 0 0 0
answers 0 0 0 0 0 0 0 0 18 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 21 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 28 1 0 0 0 0 0 0 29 0 0 0 0 0 0 0 5 0 0 0 0 0 0 0 14 0 0 0 0 0 0 0 8 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 17 0 0 0 0 0 0 0 35 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 17 0 0 0 0 0 0 0 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 7 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 6 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
law 142 1 hard payload.handled-once
shown 4
received 4 1 0
received 3 1 1
received 4 1 18
received 3 1 19
received 4 1 50
received 3 1 51
received 4 1 82
received 3 1 83
received 1 1 114
received 4 1 116
received 3 1 117
received 1 1 130
received 4 1 132
received 3 1 133
received 1 1 146
received 1 1 148
received 2 1 150
received 2 1 152
received 1 1 178
received 4 1 180
received 3 1 181
received 1 1 194
received 4 1 196
received 3 1 197
received 4 1 208
received 1 3 263
received 1 3 265
received 2 1 278
received 2 1 280
received 3 1 310
received 1 3 311
received 3 1 312
received 1 3 313
received 1 8 326
received 2 1 328
received 1 9 329
received 1 8 358
received 2 3 360
received 2 3 361
received 4 1 376
received 3 1 377
received 4 1 392
received 3 1 393
received 4 1 401
received 1 3 452
received 3 1 453
received 3 1 456
received 2 1 457
received 2 3 468
received 2 3 469
received 2 1 472
received 2 1 473
received 3 1 552
received 2 1 553
received 3 1 568
received 2 1 569
received 3 1 577
received 2 1 628
received 1 1 629
received 2 1 644
received 1 1 645
received 2 1 656
received 2 1 708
received 1 1 709
received 2 1 738
received 1 1 739
received 2 1 754
received 1 1 755
received 4 1 800
received 4 1 816
received 4 1 832
received 4 1 864
received 4 1 880
received 2 1 960
received 1 1 961
received 1 8 976
received 1 8 992
received 1 8 1009
received 1 8 1025
received 1 8 1200
received 1 8 1248
received 1 8 1249
received 1 1 1312
received 1 1 1328
received 2 1 1344
deed 3 1 connect unattached handles 
deed 1 3 openURL foregroundInactive handles 
deed 1 3 openURL foregroundActive handles 
deed 2 1 continueActivity foregroundInactive handles 
deed 2 1 continueActivity foregroundActive handles 
deed 3 1 performShortcut foregroundInactive handles 
deed 3 1 performShortcut foregroundActive handles 
deed 1 8 notificationResponse foregroundInactive handles 
deed 3 1 notificationResponse foregroundActive handles 
deed 1 8 acceptShare foregroundInactive handles 
deed 3 3 acceptShare foregroundActive handles 
ways 4
failing 0 0 2 app.crashes SIGSEGV at didReceiveMemoryWarning
failing 2 1 3 app.crashes SIGILL at didFinishLaunchingWithOptions
failing 3 3 1 payload.handled-once scene
failing 5 5 1 app.hangs hang at willConnectTo
campaign fresh
cases 20
callbacks 4085
refusals 18
events 9 39 5 25 17 17 6 9 7 1 0 21 1 2 2 12 7 5 13 0 15 16 2 12 19 20 0 0 14 27 25 49 30 34 1 0 0 0 0 0 0 3 1 0 0 0 0 0 0 1 1 0 0 2 0 1 2 4 0 0 0 1 0 0 1 0 2 0 0 0
answers 0 0 0 0 0 0 0 0 24 0 1 0 0 0 0 0 17 0 0 0 0 0 0 0 16 1 0 0 0 0 0 0 17 0 0 0 0 0 0 0 5 1 0 0 0 0 0 0 8 0 0 0 0 0 0 0 32 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 70 1 3 0 0 0 0 0 71 1 0 0 0 0 0 0 11 1 0 0 0 0 0 0 48 2 0 0 0 0 0 0 69 0 0 0 0 0 0 0 6 0 0 0 0 0 0 0 46 0 0 0 0 0 0 0 21 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 17 0 0 0 0 0 0 0 14 2 0 0 0 0 0 0 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 9 0 0 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 28 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
law 179 2 hard payload.handled-once
shown 8
received 8 1 0
received 7 1 1
received 8 1 18
received 7 1 19
received 8 1 50
received 7 1 51
received 1 13 66
received 2 6 67
received 8 1 82
received 7 1 83
received 5 1 114
received 2 1 115
received 7 1 116
received 7 1 117
received 2 1 130
received 1 1 131
received 8 1 132
received 7 1 133
received 1 1 137
received 5 5 148
received 4 6 149
received 2 8 150
received 3 2 152
received 4 5 153
received 1 13 164
received 2 6 165
received 1 5 178
received 8 1 180
received 7 1 181
received 1 13 182
received 2 8 183
received 1 5 194
received 8 1 196
received 7 1 197
received 1 13 198
received 2 8 199
received 8 1 208
received 1 1 260
received 1 1 262
received 1 4 263
received 2 1 264
received 1 4 265
received 1 5 276
received 4 6 278
received 4 6 279
received 4 2 280
received 4 5 281
received 1 4 309
received 3 5 310
received 1 4 311
received 4 2 312
received 3 4 313
received 2 4 326
received 2 7 327
received 3 4 328
received 3 4 329
received 1 6 356
received 1 6 357
received 1 6 358
received 1 6 359
received 1 5 360
received 2 6 361
received 8 1 376
received 7 1 377
received 8 1 392
received 7 1 393
received 8 1 401
received 1 5 450
received 2 1 452
received 4 1 453
received 1 5 454
received 2 7 455
received 8 1 456
received 7 1 457
received 2 1 466
received 4 1 467
received 3 1 468
received 3 1 469
received 1 5 470
received 1 7 471
received 7 2 472
received 7 1 473
received 1 2 488
received 1 5 504
received 1 5 514
received 1 4 516
received 1 2 518
received 1 2 520
received 1 5 536
received 8 1 552
received 7 1 553
received 8 1 568
received 7 1 569
received 8 1 577
received 6 1 628
received 6 4 629
received 6 1 644
received 6 4 645
received 6 1 656
received 6 1 708
received 6 4 709
received 5 1 738
received 5 1 739
received 5 1 754
received 5 1 755
received 1 5 770
received 1 5 786
received 8 1 800
received 8 1 816
received 8 1 832
received 8 1 864
received 8 1 880
received 5 1 960
received 2 1 961
received 2 4 976
received 2 4 992
received 2 4 1008
received 2 4 1009
received 2 4 1024
received 2 4 1025
received 1 13 1040
received 1 13 1056
received 1 4 1120
received 1 7 1169
received 2 5 1184
received 2 4 1200
received 1 6 1201
received 1 13 1264
received 2 1 1312
received 2 1 1328
received 5 1 1344
deed 6 1 connect unattached handles 
deed 1 1 openURL background handles 
deed 2 1 openURL foregroundInactive handles 
deed 3 1 openURL foregroundActive handles 
deed 1 5 continueActivity background handles 
deed 4 6 continueActivity foregroundInactive handles 
deed 5 2 continueActivity foregroundActive handles 
deed 1 4 performShortcut background handles 
deed 4 4 performShortcut foregroundInactive handles 
deed 4 2 performShortcut foregroundActive handles 
deed 4 4 notificationResponse foregroundInactive handles 
deed 3 4 notificationResponse foregroundActive handles 
deed 1 6 acceptShare background handles 
deed 1 6 acceptShare foregroundInactive handles 
deed 3 5 acceptShare foregroundActive handles 
ways 4
failing 0 0 5 app.crashes SIGILL at didFinishLaunchingWithOptions
failing 2 1 2 payload.handled-once scene
failing 10 10 4 app.hangs hang at willConnectTo
failing 15 15 3 app.crashes SIGSEGV at didReceiveMemoryWarning
end 5ef7678a4a50e290
