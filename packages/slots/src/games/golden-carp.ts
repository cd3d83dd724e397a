import { defineGame } from '../define.ts'

/** 锦鲤跃龙门: 243 ways; carps swim in shoals, and three gates open free spins that open again. */
export const goldenCarp = defineGame({
  code: 'golden_carp',
  names: {
    zh_cn: '锦鲤跃龙门',
    zh_hk: '錦鯉躍龍門',
    en: 'Leap of the Golden Carp',
    th: 'ปลาคาร์ปทองข้ามประตูมังกร',
    vi: 'Cá Chép Vượt Vũ Môn',
  },
  volatility: 'high',
  published: { rtp: '96.46', hit_rate: '36.55' },
  max_win_stakes: 3000,
  stake_parts: 25,
  rows: 3,
  layout: { kind: 'ways' },
  symbols: [
    { id: 'pearl', letter: 'W', kind: 'wild' },
    { id: 'dragon_gate', letter: 'S', kind: 'scatter', pays: { 3: 50, 4: 250, 5: 1250 } },
    { id: 'golden_carp', letter: 'C', pays: { 3: 25, 4: 75, 5: 300 } },
    { id: 'red_carp', letter: 'R', pays: { 3: 20, 4: 50, 5: 200 } },
    { id: 'turtle', letter: 'T', pays: { 3: 15, 4: 40, 5: 125 } },
    { id: 'lotus', letter: 'L', pays: { 3: 12, 4: 30, 5: 100 } },
    { id: 'ace', letter: 'A', pays: { 3: 6, 4: 15, 5: 50 } },
    { id: 'king', letter: 'K', pays: { 3: 6, 4: 15, 5: 50 } },
    { id: 'queen', letter: 'Q', pays: { 3: 5, 4: 12, 5: 40 } },
    { id: 'jack', letter: 'J', pays: { 3: 5, 4: 12, 5: 40 } },
  ],
  base: {
    strips: [
      'SJKLTRTQCCRQRKAQAQLRJQTJKTCCKJLAL',
      'TLAJARCCLQKSKRJTAJTAQWJLKLRCCRKQ',
      'LSQKTWKATLRCCQKJAKAQRLCCRJTRTJQA',
      'TCCQJLQJLTQSLTKLKJKQARARCCWKRALA',
      'AQTLJSCCQTKRQRLAQRAQACCLQKAJRTLRJ',
    ],
  },
  free_spins: {
    awards: { 3: 8, 4: 12, 5: 20 },
    retriggers: { 3: 8, 4: 12, 5: 20 },
    mode: {
      strips: [
        'KLJTQSARQRATQCCKTKLARJKCCLCCQLJTAJR',
        'QCCTQRWKTAKJRALKCCJRLJQTARLRCCAJLQWRS',
        'CCRJRLJKTCCKQTWLKQTQKARLKQALATAWJCCSJ',
        'TCCLALJCCRAJALKWRJKRLTQRQCCKTJWLTQJKS',
        'QLJQTRQJKAQLRACCATALSKJLACCKRKRJLCC',
      ],
    },
  },
})
