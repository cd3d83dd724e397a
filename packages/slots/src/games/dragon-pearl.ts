import { defineGame } from '../define.ts'
import { FORTY_LINES } from '../lines-of-reels.ts'

/** 神龙戏珠: forty lines; pearls are wild, burning ones double or triple a line, and on one line they multiply each other. */
export const dragonPearl = defineGame({
  code: 'dragon_pearl',
  names: { zh_cn: '神龙戏珠', zh_hk: '神龍戲珠', en: "Dragon's Pearl", th: 'มังกรเล่นแก้ว', vi: 'Rồng Vờn Ngọc' },
  volatility: 'high',
  published: { rtp: '96.57', hit_rate: '46.69' },
  max_win_stakes: 5000,
  stake_parts: 40,
  rows: 4,
  layout: { kind: 'lines', lines: FORTY_LINES },
  symbols: [
    { id: 'pearl', letter: 'W', kind: 'wild' },
    { id: 'burning_pearl_2', letter: '2', kind: 'wild', multiplier: 2 },
    { id: 'burning_pearl_3', letter: '3', kind: 'wild', multiplier: 3 },
    { id: 'temple', letter: 'S', kind: 'scatter', pays: { 3: 80, 4: 400, 5: 2000 } },
    { id: 'dragon', letter: 'D', pays: { 3: 40, 4: 200, 5: 1000 } },
    { id: 'phoenix', letter: 'F', pays: { 3: 30, 4: 120, 5: 500 } },
    { id: 'lion', letter: 'L', pays: { 3: 20, 4: 80, 5: 300 } },
    { id: 'turtle', letter: 'T', pays: { 3: 15, 4: 60, 5: 200 } },
    { id: 'ace', letter: 'A', pays: { 3: 8, 4: 30, 5: 100 } },
    { id: 'king', letter: 'K', pays: { 3: 8, 4: 30, 5: 100 } },
    { id: 'queen', letter: 'Q', pays: { 3: 5, 4: 20, 5: 80 } },
    { id: 'jack', letter: 'J', pays: { 3: 5, 4: 20, 5: 80 } },
  ],
  base: {
    strips: [
      'AFALKATDDFKJLKATKQFAKFJAKAFTFQTKSFKQLDD',
      'KFQTQTLKFADDTQFLKJQDDJQSTAFKJQFTLQWFKJLQ',
      'JDDFQKS2JAFJLFJKTJLJQFTQJKJFJLAJTDDLJAQT',
      'AKTLFJKTFDDFLQTQSAFAJQJDDLFQLAJTFJQWTQAK',
      'AQKSQKADDLFTLKJDDKQLQJLFQALQJFTKJTQJFTL',
    ],
  },
  free_spins: {
    awards: { 3: 8, 4: 10, 5: 15 },
    retriggers: { 3: 8, 4: 10, 5: 15 },
    mode: {
      strips: [
        'TLAKAFJLDDTAKFKADDAQJLQFSATQTKLFKADJ',
        'ATFQKLQT2DDAJT3FJTLASKLQJQFQFATA2DDJQJD',
        'LDJATF3LFAQSKFQTJKTKDDJ3KLFTLDDAFKJ2JQJ',
        'A2LJTKQDDAQJFJKQKDDTQF2TDQJSAJTLFLAL3KF',
        'SALAFLKFJTQTQKDTAJQDDKFALDDLJFQTJAJQ',
      ],
    },
  },
})
