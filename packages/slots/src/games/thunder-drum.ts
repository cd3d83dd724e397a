import { defineGame } from '../define.ts'

/** 雷神战鼓: six reels of five, eight alike anywhere pay, and drums multiply all of it by their sum. The wildest of the ten. */
export const thunderDrum = defineGame({
  code: 'thunder_drum',
  names: {
    zh_cn: '雷神战鼓',
    zh_hk: '雷神戰鼓',
    en: "Thunder God's Drums",
    th: 'กลองศึกเทพสายฟ้า',
    vi: 'Trống Trận Lôi Thần',
  },
  volatility: 'very_high',
  published: { rtp: '96.48', hit_rate: '37.82', bought_rtp: '95.96' },
  max_win_stakes: 20000,
  stake_parts: 20,
  rows: 5,
  layout: { kind: 'anywhere' },
  symbols: [
    { id: 'temple', letter: 'S', kind: 'scatter', pays: { 4: 60, 5: 100, 6: 2000 } },
    { id: 'drum_2', letter: '2', kind: 'orb', multiplier: 2 },
    { id: 'drum_5', letter: '5', kind: 'orb', multiplier: 5 },
    { id: 'drum_25', letter: '9', kind: 'orb', multiplier: 25 },
    { id: 'thunder_god', letter: 'G', pays: { 8: 150, 10: 500, 12: 1000 } },
    { id: 'hammer', letter: 'H', pays: { 8: 50, 10: 150, 12: 500 } },
    { id: 'mirror', letter: 'M', pays: { 8: 25, 10: 80, 12: 300 } },
    { id: 'cloud', letter: 'C', pays: { 8: 12, 10: 40, 12: 240 } },
    { id: 'ruby', letter: 'R', pays: { 8: 8, 10: 25, 12: 200 } },
    { id: 'amber', letter: 'A', pays: { 8: 6, 10: 20, 12: 150 } },
    { id: 'jade', letter: 'J', pays: { 8: 4, 10: 12, 12: 100 } },
    { id: 'sapphire', letter: 'B', pays: { 8: 3, 10: 8, 12: 60 } },
    { id: 'amethyst', letter: 'Y', pays: { 8: 2, 10: 5, 12: 40 } },
  ],
  base: {
    strips: [
      'YYJJAJBBRRCCJJHHHMMMGGGYYAABBSBBYYRRCCAA',
      'AAGGGBBYYAAJCCYYRRYYABBRRHHHSCCBBJJMMMJJ',
      'BBYYJJBBJJAA2YYMMMRRCCAAHHHBBGGGYYJACCSRR',
      'CCAAYYAACCYYJJRRBBSYYHHHMMMGGGBBAJBBJJRR',
      'YYBBJACCBBHHHGGGAARRJJCCRRSJJYYAAMMMYYBB',
      'SAA5AACCYYBBJJABBRRJGGGRRYYHHHYYCCJJBBMMM',
    ],
  },
  free_spins: {
    awards: { 4: 10, 5: 12, 6: 15 },
    retriggers: { 3: 5, 4: 10, 5: 12, 6: 15 },
    mode: {
      strips: [
        'BARBB92BBYJJCCRRJJGGGYY5CCAASJYYMHHHAARRMMM',
        'BCCSARYYGGGJYYRRJJAABBJJBBAAYHHHCCRR25MMM9M',
        '9BBAAYMMMYYCC2JSBBRRJJHHH5MAARRJJCCBYYRAGGG',
        'MMMJJMBBA9HHHYYCCYRAA2BBAAJJCC5JSRRBRRGGGYY',
        'RRAYYMMMJJCCRRB5GGGAAHHHBBJ2CCBB9YYRMYJJSAA',
        'AJJHHH5YYAARMMM2JGGGAAMRRBBJJRRYBBCCYYSBCC9',
      ],
    },
  },
  purchase: { spins: 10, price_stakes: 101 },
})
