scenefuzz-app-results 2
generator g3
app sound
shard 1/2
corpus 0 c3817c016ba4ff30
build 0
judges hard levels.paired
judges hard payload.handled-once
judges hard app.crashes
judges hard app.hangs
judges hard app.memory
judges required sound.two-songs
judges required sound.disconnects
option fixed 10
option seed 7
option cases 20
campaign fixed
cases 10
callbacks 3507
refusals 20
events 12 15 22 46 18 28 1 0 5 0 1 10 0 1 1 0 11 12 27 17 33 4 33 6 1 1 37 31 13 0 47 23 16 26 23 48 2 0 0 0 0 0 0 2 0 0 0 0 0 0 0 2 1 1 1 1 0 1 1 3 1 3 0 1 0 4 5 1 2 1 1 2 1 0 0 0 0 0
answers 0 0 0 0 0 0 0 0 34 3 0 1 0 0 0 0 17 0 0 0 0 0 0 0 16 2 0 0 0 0 0 0 17 1 0 0 0 0 0 0 9 0 0 0 0 0 0 0 11 0 0 0 0 0 0 0 41 4 0 0 0 0 0 0 3 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 6 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 69 1 5 0 0 0 0 0 71 3 0 0 0 0 0 0 12 0 0 0 0 0 0 0 21 0 0 0 0 0 0 0 82 1 3 0 0 0 0 0 8 0 0 0 0 0 0 0 32 1 0 0 0 0 0 0 12 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 26 2 0 0 0 0 0 0 21 0 0 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 14 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 11 0 0 0 0 0 0 0 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 5 0 0 0 0 0 0 0 5 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 13 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0
law 234 0 hard levels.paired
law 182 9 hard payload.handled-once
law 6 0 required sound.two-songs
law 7 0 required sound.disconnects
shown 10
received 10 0 0
received 5 1 1
received 10 0 18
received 5 1 19
received 10 0 50
received 5 1 51
received 5 1 66
received 10 0 82
received 5 1 83
received 1 7 114
received 2 1 115
received 10 0 116
received 5 1 117
received 1 1 131
received 10 0 132
received 5 1 133
received 5 0 148
received 1 9 149
received 5 0 150
received 1 6 151
received 6 0 152
received 1 9 153
received 5 1 164
received 1 1 179
received 10 0 180
received 7 1 181
received 1 1 182
received 1 1 183
received 1 1 195
received 10 0 196
received 7 1 197
received 1 1 198
received 1 1 199
received 10 0 208
received 3 3 262
received 2 7 263
received 4 4 264
received 2 2 265
received 1 0 276
received 7 0 278
received 2 6 279
received 6 0 280
received 1 9 281
received 1 4 294
received 4 3 310
received 1 1 311
received 4 3 312
received 3 1 313
received 5 3 326
received 1 5 327
received 3 3 328
received 5 4 358
received 1 9 359
received 7 1 360
received 3 5 361
received 10 0 376
received 6 1 377
received 10 0 392
received 6 1 393
received 10 0 401
received 2 1 452
received 1 7 453
received 5 1 454
received 2 1 455
received 10 0 456
received 5 1 457
received 2 6 466
received 2 1 467
received 1 7 468
received 1 7 469
received 4 1 470
received 1 1 471
received 10 0 472
received 4 1 473
received 1 8 504
received 2 1 514
received 1 1 515
received 1 6 516
received 2 2 518
received 1 8 520
received 1 2 521
received 1 8 532
received 10 0 552
received 6 1 553
received 10 0 568
received 6 1 569
received 1 1 576
received 10 0 577
received 9 0 628
received 4 1 629
received 9 0 644
received 4 1 645
received 9 0 656
received 9 0 708
received 4 1 709
received 7 1 738
received 3 1 739
received 7 1 754
received 3 1 755
received 2 1 770
received 1 1 771
received 1 3 776
received 2 1 786
received 1 1 787
received 1 3 792
received 10 0 800
received 10 0 816
received 10 0 832
received 10 0 864
received 10 0 880
received 8 0 960
received 3 1 961
received 5 0 976
received 5 0 992
received 5 0 1008
received 4 0 1009
received 5 0 1024
received 4 0 1025
received 2 1 1040
received 2 1 1041
received 2 1 1056
received 2 1 1057
received 3 1 1072
received 1 7 1073
received 3 1 1088
received 1 7 1089
received 3 1 1104
received 1 7 1105
received 1 4 1121
received 1 0 1168
received 1 8 1184
received 2 0 1200
received 1 3 1201
received 1 5 1216
received 2 1 1232
received 1 1 1264
received 1 1 1281
received 1 3 1296
received 5 0 1328
received 5 0 1344
received 7 0 1360
received 1 1 1392
deed 10 0 active foregroundActive starts song
deed 10 0 resign foregroundActive stops song
deed 9 0 background background counts backgrounds
ways 1
failing 0 0 9 payload.handled-once scene
others 1 2 3 4 5 6 7 9
campaign fresh
cases 20
callbacks 6361
refusals 38
events 22 25 40 85 52 20 5 1 14 3 4 6 2 3 4 0 16 33 80 16 53 10 60 34 12 4 52 35 29 5 29 69 48 82 50 57 4 0 0 0 0 0 0 28 7 1 0 0 0 2 2 8 8 2 1 6 0 7 9 4 1 6 0 3 0 4 7 6 1 3 7 7 1 5 4 0 0 0
answers 0 0 0 0 0 0 0 0 63 2 1 0 0 0 0 0 50 0 0 0 0 0 0 0 51 1 0 0 0 0 0 0 52 0 0 0 0 0 0 0 32 3 0 0 0 0 0 0 40 2 0 0 0 0 0 0 66 3 0 0 0 0 0 0 9 0 0 0 0 0 0 0 15 1 0 0 0 0 0 0 25 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 132 7 3 0 0 0 0 0 124 5 0 0 0 0 0 0 28 5 0 0 0 0 0 0 25 2 0 0 0 0 0 0 144 9 0 0 0 0 0 0 17 3 0 0 0 0 0 0 91 1 0 0 0 0 0 0 31 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 18 2 0 0 0 0 0 0 14 1 0 0 0 0 0 0 28 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 13 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 19 0 0 0 0 0 0 0 40 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 7 0 0 0 0 0 0 0 11 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 12 1 0 0 0 0 0 0 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 7 0 0 0 0 0 0 0
law 377 0 hard levels.paired
law 333 13 hard payload.handled-once
law 7 0 required sound.two-songs
law 15 0 required sound.disconnects
shown 20
received 20 0 0
received 8 2 1
received 20 0 18
received 7 2 19
received 20 0 50
received 11 0 51
received 8 0 66
received 2 13 67
received 20 0 82
received 10 0 83
received 7 0 114
received 2 2 115
received 19 0 116
received 6 2 117
received 5 0 130
received 2 2 131
received 19 0 132
received 6 2 133
received 11 0 148
received 1 17 149
received 11 2 150
received 3 7 151
received 14 0 152
received 4 2 153
received 8 0 164
received 2 13 165
received 4 0 178
received 3 0 179
received 20 0 180
received 12 1 181
received 2 0 182
received 4 0 194
received 3 0 195
received 20 0 196
received 12 1 197
received 2 0 198
received 20 0 208
received 1 13 260
received 4 6 262
received 7 3 264
received 1 13 265
received 3 2 276
received 15 0 278
received 3 7 279
received 14 0 280
received 4 2 281
received 1 16 294
received 10 1 310
received 4 8 311
received 11 0 312
received 3 2 313
received 3 1 324
received 1 8 325
received 9 1 326
received 2 2 327
received 4 3 328
received 1 2 329
received 10 1 358
received 9 0 360
received 1 8 361
received 20 0 376
received 7 2 377
received 20 0 392
received 7 2 393
received 20 0 401
received 1 13 451
received 5 2 452
received 2 2 453
received 12 0 454
received 2 2 455
received 20 0 456
received 5 2 457
received 3 7 466
received 1 13 467
received 5 1 468
received 2 2 469
received 11 0 470
received 20 0 472
received 6 2 473
received 2 9 488
received 2 2 504
received 3 0 514
received 2 12 516
received 4 2 518
received 1 3 520
received 1 2 521
received 1 12 532
received 1 1 534
received 20 0 552
received 7 2 553
received 20 0 568
received 7 2 569
received 20 0 577
received 17 0 628
received 7 2 629
received 17 0 644
received 7 2 645
received 18 0 656
received 16 0 708
received 5 2 709
received 15 0 738
received 3 2 739
received 15 0 754
received 3 2 755
received 2 0 770
received 2 2 771
received 2 15 774
received 2 6 776
received 2 0 786
received 2 2 787
received 2 15 790
received 2 6 792
received 20 0 800
received 20 0 816
received 20 0 832
received 20 0 864
received 20 0 880
received 14 0 960
received 1 2 961
received 12 0 976
received 1 8 977
received 12 0 992
received 1 8 993
received 11 0 1008
received 11 0 1009
received 11 0 1024
received 11 0 1025
received 6 0 1040
received 1 2 1041
received 6 0 1056
received 1 2 1057
received 3 8 1072
received 1 3 1073
received 3 8 1088
received 1 3 1089
received 3 8 1104
received 1 3 1105
received 5 0 1120
received 3 4 1168
received 7 0 1184
received 3 3 1200
received 1 13 1201
received 1 12 1216
received 5 1 1232
received 1 18 1233
received 1 10 1264
received 3 3 1265
received 1 8 1280
received 2 2 1281
received 5 0 1296
received 8 0 1328
received 8 0 1344
received 16 0 1360
received 6 4 1392
deed 20 0 active foregroundActive starts song
deed 20 0 resign foregroundActive stops song
deed 17 0 background background counts backgrounds
ways 1
failing 2 0 13 payload.handled-once scene
others 3 4 5 6 8 9 11 13 15 16 17 19
end ee653c9d072a0135
