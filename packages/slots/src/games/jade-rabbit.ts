import { defineGame } from '../define.ts'

/** 玉兔送福: the classic. Three reels, five lines, no feature but the wild moon; small wins often. */
export const jadeRabbit = defineGame({
  code: 'jade_rabbit',
  names: {
    zh_cn: '玉兔送福',
    zh_hk: '玉兔送福',
    en: 'Lucky Jade Rabbit',
    th: 'กระต่ายหยกนำโชค',
    vi: 'Thỏ Ngọc Ban Phúc',
  },
  volatility: 'low',
  published: { rtp: '95.11', hit_rate: '31.33' },
  max_win_stakes: 58,
  stake_parts: 5,
  rows: 3,
  layout: {
    kind: 'lines',
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
  },
  symbols: [
    { id: 'moon', letter: 'W', kind: 'wild', pays: { 3: 250 } },
    { id: 'rabbit', letter: 'R', pays: { 3: 60 } },
    { id: 'moon_cake', letter: 'M', pays: { 3: 30 } },
    { id: 'lotus', letter: 'L', pays: { 3: 18 } },
    { id: 'lantern', letter: 'N', pays: { 3: 10 } },
    { id: 'peach', letter: 'P', pays: { 3: 6 } },
    { id: 'coin', letter: 'C', pays: { 3: 3 } },
  ],
  base: { strips: ['CNPRCLNCPCRNLNWMPCMNCPRPRLCWL', 'NCPMPRNPCLCPLCNLNMRNLNRNPCWCW', 'PWNPCMLCPLPMWCNLCRPLPNCRCLNCM'] },
})
