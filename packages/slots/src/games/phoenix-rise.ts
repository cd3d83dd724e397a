import { defineGame } from '../define.ts'

/** 凤舞九天: 243 ways that burn what won and let more fall, for 1, 2, 3 and 5 times as much; three times that in free spins. */
export const phoenixRise = defineGame({
  code: 'phoenix_rise',
  names: {
    zh_cn: '凤舞九天',
    zh_hk: '鳳舞九天',
    en: 'Rise of the Phoenix',
    th: 'หงส์เหินเก้าสวรรค์',
    vi: 'Phượng Vũ Cửu Thiên',
  },
  volatility: 'medium',
  published: { rtp: '95.62', hit_rate: '47.52', bought_rtp: '95.72' },
  max_win_stakes: 5000,
  stake_parts: 20,
  rows: 3,
  layout: { kind: 'ways' },
  symbols: [
    { id: 'flame', letter: 'W', kind: 'wild' },
    { id: 'sun', letter: 'S', kind: 'scatter' },
    { id: 'phoenix', letter: 'F', pays: { 3: 10, 4: 30, 5: 100 } },
    { id: 'peacock', letter: 'P', pays: { 3: 6, 4: 20, 5: 60 } },
    { id: 'crane', letter: 'C', pays: { 3: 5, 4: 15, 5: 40 } },
    { id: 'feather', letter: 'E', pays: { 3: 4, 4: 10, 5: 30 } },
    { id: 'ace', letter: 'A', pays: { 3: 2, 4: 5, 5: 15 } },
    { id: 'king', letter: 'K', pays: { 3: 2, 4: 5, 5: 12 } },
    { id: 'queen', letter: 'Q', pays: { 3: 1, 4: 4, 5: 10 } },
    { id: 'jack', letter: 'J', pays: { 3: 1, 4: 3, 5: 10 } },
  ],
  base: {
    strips: ['KAQECQFPCJEFJSPKA', 'EPQAKCFAJKWEQCPJ', 'EPEKAWQJQSFACPCJK', 'PJQCKEWEQACJFKPA', 'CJAPKAKEFEFQSJQCP'],
    multipliers: [1, 2, 3, 5],
    cascades: true,
  },
  free_spins: {
    awards: { 3: 10 },
    retriggers: { 3: 10 },
    mode: {
      strips: ['KAQECQFPCJEFJSPKA', 'EPQAKCFAJKWEQCPJ', 'EPEKAWQJQSFACPCJK', 'PJQCKEWEQACJFKPA', 'CJAPKAKEFEFQSJQCP'],
      multipliers: [3, 6, 9, 15],
      cascades: true,
    },
  },
  purchase: { spins: 10, price_stakes: 27 },
})
