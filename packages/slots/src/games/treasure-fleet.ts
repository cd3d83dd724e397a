import { defineGame } from '../define.ts'
import { TWENTY_FIVE_LINES } from '../lines-of-reels.ts'

/** 宝船远航: twenty-five lines; on free voyages the compass grows over its whole reel. */
export const treasureFleet = defineGame({
  code: 'treasure_fleet',
  names: { zh_cn: '宝船远航', zh_hk: '寶船遠航', en: 'Treasure Fleet', th: 'กองเรือมหาสมบัติ', vi: 'Hạm Đội Kho Báu' },
  volatility: 'high',
  published: { rtp: '96.36', hit_rate: '42.16', bought_rtp: '96.11' },
  max_win_stakes: 5000,
  stake_parts: 25,
  rows: 3,
  layout: { kind: 'lines', lines: TWENTY_FIVE_LINES },
  symbols: [
    { id: 'compass', letter: 'W', kind: 'wild' },
    { id: 'chart', letter: 'S', kind: 'scatter', pays: { 3: 50, 4: 250, 5: 1250 } },
    { id: 'treasure_ship', letter: 'T', pays: { 3: 75, 4: 300, 5: 1500 } },
    { id: 'admiral', letter: 'M', pays: { 3: 50, 4: 200, 5: 800 } },
    { id: 'elephant', letter: 'E', pays: { 3: 40, 4: 150, 5: 500 } },
    { id: 'porcelain', letter: 'P', pays: { 3: 30, 4: 100, 5: 300 } },
    { id: 'ace', letter: 'A', pays: { 3: 12, 4: 40, 5: 125 } },
    { id: 'king', letter: 'K', pays: { 3: 12, 4: 40, 5: 125 } },
    { id: 'queen', letter: 'Q', pays: { 3: 8, 4: 25, 5: 100 } },
    { id: 'jack', letter: 'J', pays: { 3: 8, 4: 25, 5: 100 } },
  ],
  base: {
    strips: [
      'STKEAPMEPKPKJQAQKQAEPJQJTQKJMJAM',
      'KWAEPAKTSJMKMQKJQAJTEPAEQJQTPAJQP',
      'AQMEATSJKMJWMAPKJAPJQETQKPQJEQKTQ',
      'KAEAJAQKJPJKWMQPMTJKETQAPEKQJSQTP',
      'JKJMTAKQJQJKEKAQPQEPMJAPTJSMAQPE',
    ],
  },
  free_spins: {
    awards: { 3: 10, 4: 15, 5: 25 },
    retriggers: { 3: 10, 4: 15, 5: 25 },
    mode: {
      strips: [
        'MEJQKMKQKPTJQJTEAETQSAPQMAJKPKP',
        'JPJMQPTMQAQATMPEPMWEKEKAJTASKJWQK',
        'SKPQTQPJTMJQKPAKAWJMETPMEAEJWQKJT',
        'ETAJKPAQEKTJKWQAMPMQWJTJTPSKEQPAM',
        'KAPTJKPAESQJPQAJPEPKQTMQMQEKJMT',
      ],
      expands: true,
    },
  },
  purchase: { spins: 10, price_stakes: 47 },
})
