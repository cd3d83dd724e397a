import { defineGame } from '../define.ts'

/** 翡翠宫: 1,024 ways; in free spins every jade disc doubles or triples the ways through it, and they multiply each other. */
export const jadePalace = defineGame({
  code: 'jade_palace',
  names: { zh_cn: '翡翠宫', zh_hk: '翡翠宮', en: 'Jade Palace', th: 'วังหยกมรกต', vi: 'Cung Điện Phỉ Thúy' },
  volatility: 'high',
  published: { rtp: '96.30', hit_rate: '48.13', bought_rtp: '95.17' },
  max_win_stakes: 5000,
  stake_parts: 40,
  rows: 4,
  layout: { kind: 'ways' },
  symbols: [
    { id: 'jade_disc', letter: 'W', kind: 'wild' },
    { id: 'jade_disc_2', letter: '2', kind: 'wild', multiplier: 2 },
    { id: 'jade_disc_3', letter: '3', kind: 'wild', multiplier: 3 },
    { id: 'palace', letter: 'S', kind: 'scatter', pays: { 3: 80, 4: 400, 5: 2000 } },
    { id: 'empress', letter: 'E', pays: { 3: 20, 4: 80, 5: 300 } },
    { id: 'peacock', letter: 'P', pays: { 3: 15, 4: 50, 5: 200 } },
    { id: 'crown', letter: 'C', pays: { 3: 12, 4: 40, 5: 150 } },
    { id: 'gem', letter: 'G', pays: { 3: 10, 4: 30, 5: 100 } },
    { id: 'ace', letter: 'A', pays: { 3: 4, 4: 12, 5: 50 } },
    { id: 'king', letter: 'K', pays: { 3: 4, 4: 12, 5: 50 } },
    { id: 'queen', letter: 'Q', pays: { 3: 3, 4: 10, 5: 40 } },
    { id: 'jack', letter: 'J', pays: { 3: 3, 4: 8, 5: 30 } },
    { id: 'ten', letter: 'T', pays: { 3: 3, 4: 8, 5: 30 } },
  ],
  base: {
    strips: [
      'PSGKECKJAKAGPKACAKCQEKCPGAKEAQJKTKATGAPAT',
      'QJEWJQTCQTSQGTCGPEJTEJPKCAJQKQJAPQKEQJQJKG',
      'TETAWGCTGTEAPJTJQTCGTSTCJAPTJPTKTCTEPTKGKQ',
      'SKAJQCQCETKEKPGATJQCWTQJPGAJCKPJEQKATGQPGT',
      'AKEJTJACTKQSJPCKQPGJEAQGTEQJGTAPCPKJCGAQT',
    ],
  },
  free_spins: {
    awards: { 3: 10, 4: 15, 5: 20 },
    retriggers: { 2: 3, 3: 5, 4: 10, 5: 15 },
    mode: {
      strips: [
        'KAQJKAGKCPGEGCKCTPACAGEKAKTKTAPEAKAPKSJAQ',
        'JQGTQJATCSJQAJEPJEJGJGCJ32QAKQPJGQKEQ2CPQTCP',
        'ATAT2JQTG2TGTPTKEKTCQEGSPTJTCJTEQGAKTPTCPTJ',
        'QTC2PQCJGSPJT3AKEKEPTQKCAQTGJAKCGKJPJGQA2ETA',
        'EJCQPJTPJSTAJAPCAGTGKAQKQETQAECQKJKTPJCJG',
      ],
    },
  },
  purchase: { spins: 10, price_stakes: 52 },
})
