scenefuzz-app-results 2
generator g2
app sound
shard 1/2
corpus 0 c3817c016ba4ff30
build 0
judges hard payload.handled-once
option fixed 10
option seed 7
option cases 20
campaign fixed
cases 10
callbacks 3020
refusals 25
events 11 13 3 23 24 12 2 3 4 0 9 1 1 0 13 23 12 13 16 0 25 8 2 0 14 15 1 0 26 47 39 53 101 33 4 0 0 0 0 0 0 5 1 0 0 0 0 1 2 6 7 0 1 4 0 2 4 0 2 0 3 1 4 0 1 4 2 0 0 0
answers 0 0 0 0 0 0 0 0 26 3 2 0 0 0 0 0 20 1 0 0 0 0 0 0 20 4 0 0 0 0 0 0 23 1 0 0 0 0 0 0 11 1 0 0 0 0 0 0 13 1 0 0 0 0 0 0 28 4 0 0 0 0 0 0 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 12 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 65 4 5 0 0 0 0 0 61 8 0 0 0 0 0 0 20 3 0 0 0 0 0 0 19 1 0 0 0 0 0 0 44 0 3 1 0 0 0 0 8 0 0 0 0 0 0 0 80 2 0 0 0 0 0 0 89 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 11 1 0 0 0 0 0 0 11 0 0 0 0 0 0 0 2 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 6 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 10 0 0 0 0 0 0 0 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 0 0 0 0 0 0 0 6 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 7 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0
law 189 0 hard levels.paired
law 297 9 hard payload.handled-once
law 6 0 required sound.two-songs
law 6 0 required sound.disconnects
shown 10
received 10 0 0
received 6 1 1
received 10 0 18
received 5 1 19
received 10 0 50
received 7 1 51
received 4 1 66
received 2 1 67
received 10 0 82
received 7 1 83
received 3 5 114
received 1 9 115
received 10 0 116
received 5 1 117
received 1 7 130
received 1 9 131
received 10 0 132
received 6 1 133
received 5 1 148
received 2 1 149
received 6 1 150
received 1 6 151
received 6 1 152
received 5 1 153
received 4 1 164
received 2 1 165
received 1 7 178
received 1 7 179
received 10 0 180
received 7 1 181
received 1 7 182
received 1 7 194
received 1 7 195
received 10 0 196
received 7 1 197
received 1 7 198
received 10 0 208
received 4 3 262
received 4 3 264
received 2 3 265
received 1 5 276
received 1 6 277
received 5 1 278
received 2 1 279
received 6 1 280
received 5 1 281
received 1 6 294
received 1 6 295
received 3 0 310
received 2 5 311
received 4 0 312
received 3 5 313
received 1 7 324
received 5 1 326
received 7 1 328
received 3 5 329
received 1 7 357
received 2 1 358
received 2 1 359
received 4 1 360
received 1 7 361
received 10 0 376
received 6 1 377
received 10 0 392
received 6 1 393
received 10 0 401
received 1 7 450
received 2 6 452
received 1 9 453
received 2 5 454
received 1 6 455
received 9 0 456
received 5 1 457
received 3 5 466
received 1 1 467
received 4 1 468
received 3 1 469
received 1 5 471
received 8 0 472
received 4 1 473
received 1 8 488
received 2 3 514
received 2 4 516
received 2 3 518
received 1 2 520
received 1 6 533
received 1 7 534
received 2 1 537
received 8 0 552
received 5 1 553
received 8 0 568
received 5 1 569
received 8 0 577
received 6 1 628
received 4 1 629
received 6 1 644
received 4 1 645
received 6 1 656
received 6 1 708
received 4 1 709
received 6 1 738
received 3 1 739
received 6 1 754
received 3 1 755
received 2 7 770
received 1 7 771
received 2 7 786
received 1 7 787
received 10 0 800
received 10 0 816
received 10 0 832
received 10 0 864
received 10 0 880
received 6 0 960
received 2 3 961
received 5 1 976
received 5 1 992
received 4 1 1008
received 3 4 1009
received 4 1 1024
received 3 4 1025
received 1 4 1041
received 1 4 1057
received 1 0 1072
received 1 0 1073
received 1 0 1088
received 1 0 1089
received 1 0 1104
received 1 0 1105
received 2 1 1120
received 2 1 1121
received 2 3 1168
received 2 5 1184
received 1 4 1216
received 1 8 1217
received 1 0 1248
received 1 4 1249
received 1 3 1265
received 2 4 1280
received 3 3 1312
received 3 3 1328
received 8 0 1344
deed 10 0 active foregroundActive starts song
deed 8 0 resign foregroundActive stops song
deed 7 1 background background counts backgrounds
ways 1
failing 0 0 9 payload.handled-once scene
campaign fresh
cases 20
callbacks 5771
refusals 26
events 20 19 10 37 42 26 7 5 21 12 3 8 5 0 15 51 12 23 15 7 16 24 4 12 32 29 32 3 110 68 96 75 87 83 6 0 0 0 0 0 0 27 5 13 3 6 0 3 6 7 6 7 1 10 0 25 8 5 7 0 8 10 5 1 3 14 7 0 0 0
answers 0 0 0 0 0 0 0 0 62 1 1 0 0 0 0 0 36 3 0 0 0 0 0 0 38 4 0 0 0 0 0 0 40 2 0 0 0 0 0 0 23 2 0 0 0 0 0 0 33 2 0 0 0 0 0 0 60 6 0 0 0 0 0 0 12 1 0 0 0 0 0 0 16 0 0 0 0 0 0 0 35 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 128 3 6 0 0 0 0 0 106 7 0 0 0 0 0 0 49 2 0 0 0 0 0 0 26 1 0 0 0 0 0 0 94 2 2 1 0 0 0 0 15 0 0 0 0 0 0 0 151 3 0 0 0 0 0 0 68 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 24 2 0 0 0 0 0 0 15 2 0 0 0 0 0 0 40 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 24 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 16 0 0 0 0 0 0 0 18 1 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 0 0 0 0 0 0 0 12 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 19 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
law 339 0 hard levels.paired
law 516 12 hard payload.handled-once
law 10 0 required sound.two-songs
law 14 0 required sound.disconnects
shown 20
received 20 0 0
received 10 1 1
received 20 0 18
received 10 1 19
received 20 0 50
received 13 1 51
received 8 0 66
received 2 2 67
received 20 0 82
received 13 1 83
received 7 0 114
received 1 4 115
received 19 0 116
received 9 1 117
received 2 1 130
received 1 4 131
received 20 0 132
received 9 1 133
received 10 1 148
received 4 2 149
received 10 0 150
received 1 3 151
received 15 0 152
received 5 4 153
received 8 0 164
received 2 2 165
received 2 1 178
received 20 0 180
received 14 0 181
received 4 1 182
received 2 1 194
received 20 0 196
received 14 0 197
received 4 1 198
received 20 0 208
received 2 4 260
received 1 4 261
received 11 0 262
received 2 14 263
received 11 0 264
received 7 3 265
received 1 13 276
received 16 0 278
received 5 2 279
received 15 0 280
received 5 4 281
received 1 1 294
received 1 11 296
received 1 7 297
received 6 10 310
received 9 2 312
received 4 2 313
received 11 0 326
received 2 6 327
received 11 0 328
received 4 1 329
received 1 15 356
received 9 1 358
received 2 7 359
received 9 2 360
received 5 1 361
received 20 0 376
received 10 1 377
received 20 0 392
received 10 1 393
received 20 0 401
received 1 4 451
received 6 0 452
received 3 1 453
received 4 0 454
received 18 0 456
received 7 2 457
received 3 1 466
received 1 4 467
received 8 0 468
received 4 1 469
received 2 8 470
received 17 0 472
received 7 2 473
received 3 4 488
received 2 3 489
received 4 1 514
received 2 6 516
received 2 17 518
received 3 9 520
received 1 6 521
received 3 1 532
received 1 8 534
received 19 0 552
received 10 1 553
received 19 0 568
received 10 1 569
received 19 0 577
received 17 0 628
received 6 2 629
received 17 0 644
received 6 2 645
received 17 0 656
received 16 0 708
received 5 2 709
received 14 0 738
received 8 1 739
received 14 0 754
received 8 1 755
received 3 1 770
received 3 1 786
received 20 0 800
received 20 0 816
received 20 0 832
received 20 0 864
received 20 0 880
received 14 0 960
received 3 2 961
received 11 0 976
received 1 3 977
received 11 0 992
received 1 3 993
received 8 0 1008
received 8 0 1009
received 8 0 1024
received 8 0 1025
received 3 1 1040
received 3 6 1041
received 3 1 1056
received 3 6 1057
received 5 1 1072
received 1 10 1073
received 5 1 1088
received 1 10 1089
received 5 1 1104
received 1 10 1105
received 5 10 1120
received 3 11 1121
received 7 0 1168
received 3 3 1169
received 5 3 1184
received 1 8 1185
received 3 6 1200
received 1 6 1201
received 2 1 1216
received 1 13 1217
received 2 1 1248
received 3 2 1249
received 1 10 1264
received 2 3 1265
received 8 3 1280
received 1 2 1281
received 11 1 1312
received 11 1 1328
received 15 0 1344
deed 20 0 active foregroundActive starts song
deed 19 0 resign foregroundActive stops song
deed 17 0 background background counts backgrounds
ways 1
failing 1 0 12 payload.handled-once scene
end d6934bfcf7cd0514
