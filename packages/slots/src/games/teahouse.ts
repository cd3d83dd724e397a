import { defineGame } from '../define.ts'
import { TWENTY_FIVE_LINES } from '../lines-of-reels.ts'

/** 老茶馆: twenty lines, ten free spins at double pay. A game for an afternoon. */
export const teahouse = defineGame({
  code: 'teahouse',
  names: { zh_cn: '老茶馆', zh_hk: '老茶館', en: 'Old Teahouse', th: 'โรงน้ำชาเก่า', vi: 'Trà Quán Xưa' },
  volatility: 'low',
  published: { rtp: '96.17', hit_rate: '44.95' },
  max_win_stakes: 2000,
  stake_parts: 20,
  rows: 3,
  layout: { kind: 'lines', lines: TWENTY_FIVE_LINES.slice(0, 20) },
  symbols: [
    { id: 'storyteller', letter: 'W', kind: 'wild', pays: { 3: 50, 4: 250, 5: 1000 } },
    { id: 'gaiwan', letter: 'S', kind: 'scatter', pays: { 3: 40, 4: 200, 5: 1000 } },
    { id: 'teapot', letter: 'P', pays: { 3: 40, 4: 150, 5: 500 } },
    { id: 'bird_cage', letter: 'B', pays: { 3: 30, 4: 100, 5: 300 } },
    { id: 'dim_sum', letter: 'D', pays: { 3: 25, 4: 75, 5: 200 } },
    { id: 'fan', letter: 'N', pays: { 3: 20, 4: 50, 5: 150 } },
    { id: 'ace', letter: 'A', pays: { 3: 10, 4: 30, 5: 100 } },
    { id: 'king', letter: 'K', pays: { 3: 10, 4: 30, 5: 100 } },
    { id: 'queen', letter: 'Q', pays: { 3: 8, 4: 25, 5: 75 } },
    { id: 'jack', letter: 'J', pays: { 3: 8, 4: 25, 5: 75 } },
  ],
  base: {
    strips: [
      'BWBJNKDQNPDKJAJPAQBASDNQKJDNKAQPJ',
      'NPJDAWBAKJBNPAQDNWNKDJQJPJSKBQAKANQ',
      'PDNAJWBKAJQPSKQJWDBQNDJNQJQJBAPKDNK',
      'AKNDJBQDPJQAPSWKQJDPKNWAQNDBNAJKJQB',
      'DQKSAWAJNBQPJDJKQJNKBNKPDPANDQAJB',
    ],
  },
  free_spins: {
    awards: { 3: 10, 4: 15, 5: 20 },
    retriggers: { 3: 10, 4: 15, 5: 20 },
    mode: {
      strips: [
        'BWBJNKDQNPDKJAJPAQBASDNQKJDNKAQPJ',
        'NPJDAWBAKJBNPAQDNWNKDJQJPJSKBQAKANQ',
        'PDNAJWBKAJQPSKQJWDBQNDJNQJQJBAPKDNK',
        'AKNDJBQDPJQAPSWKQJDPKNWAQNDBNAJKJQB',
        'DQKSAWAJNBQPJDJKQJNKBNKPDPANDQAJB',
      ],
      multipliers: [2],
    },
  },
})
