import { defineGame } from '../define.ts'
import { TWENTY_FIVE_LINES } from '../lines-of-reels.ts'

/** 灯火良宵: ten lines; the lantern on the three middle reels grows over its whole reel. No free spins: all of it lies in the reels. */
export const lanternNight = defineGame({
  code: 'lantern_night',
  names: { zh_cn: '灯火良宵', zh_hk: '燈火良宵', en: 'Lantern Night', th: 'ราตรีโคมไฟ', vi: 'Đêm Hội Hoa Đăng' },
  volatility: 'medium',
  published: { rtp: '96.08', hit_rate: '28.54' },
  max_win_stakes: 496,
  stake_parts: 10,
  rows: 3,
  layout: { kind: 'lines', lines: TWENTY_FIVE_LINES.slice(0, 10) },
  symbols: [
    { id: 'lantern', letter: 'W', kind: 'wild' },
    { id: 'fireworks', letter: 'F', pays: { 3: 60, 4: 200, 5: 1000 } },
    { id: 'drum', letter: 'D', pays: { 3: 40, 4: 120, 5: 400 } },
    { id: 'fan', letter: 'N', pays: { 3: 20, 4: 75, 5: 200 } },
    { id: 'rice_ball', letter: 'B', pays: { 3: 15, 4: 50, 5: 150 } },
    { id: 'ace', letter: 'A', pays: { 3: 10, 4: 30, 5: 100 } },
    { id: 'king', letter: 'K', pays: { 3: 10, 4: 30, 5: 100 } },
    { id: 'queen', letter: 'Q', pays: { 3: 8, 4: 20, 5: 60 } },
    { id: 'jack', letter: 'J', pays: { 3: 8, 4: 20, 5: 60 } },
  ],
  base: {
    strips: [
      'KNQJNBJBDQBNFDABJADKQJQKFAKJQNFKAQA',
      'NKJDAQFJDQBJQAKJQBQABQDANBFWNBKJKAK',
      'WKDANAJQAQKDBAQJFNQAKJBQNDAKBFQBJKJ',
      'JBAJQBWAQNFNKDQKAQJKQABDFADKQJBNJKA',
      'NFKFBDFAJADNQKQJQKBKQJKAQBAJNDJBAJF',
    ],
    expands: true,
  },
})
