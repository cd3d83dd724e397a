import { defineGame } from '../define.ts'

/** 猛虎下山: six reels, 4,096 ways; tigers come in packs that fill whole reels. */
export const tigerMountain = defineGame({
  code: 'tiger_mountain',
  names: { zh_cn: '猛虎下山', zh_hk: '猛虎下山', en: 'Tiger Mountain', th: 'พยัคฆ์ลงเขา', vi: 'Mãnh Hổ Hạ Sơn' },
  volatility: 'very_high',
  published: { rtp: '96.20', hit_rate: '57.12' },
  max_win_stakes: 15000,
  stake_parts: 50,
  rows: 4,
  layout: { kind: 'ways' },
  symbols: [
    { id: 'full_moon', letter: 'W', kind: 'wild' },
    { id: 'mountain', letter: 'S', kind: 'scatter', pays: { 3: 50, 4: 250, 5: 1000, 6: 5000 } },
    { id: 'tiger', letter: 'T', pays: { 3: 20, 4: 50, 5: 100, 6: 200 } },
    { id: 'ox', letter: 'O', pays: { 3: 15, 4: 40, 5: 80, 6: 150 } },
    { id: 'fox', letter: 'F', pays: { 3: 12, 4: 30, 5: 60, 6: 120 } },
    { id: 'pine', letter: 'P', pays: { 3: 10, 4: 25, 5: 50, 6: 100 } },
    { id: 'ace', letter: 'A', pays: { 3: 5, 4: 10, 5: 25, 6: 60 } },
    { id: 'king', letter: 'K', pays: { 3: 5, 4: 10, 5: 25, 6: 60 } },
    { id: 'queen', letter: 'Q', pays: { 3: 4, 4: 8, 5: 20, 6: 50 } },
    { id: 'jack', letter: 'J', pays: { 3: 4, 4: 8, 5: 20, 6: 50 } },
    { id: 'ten', letter: 'N', pays: { 3: 3, 4: 6, 5: 15, 6: 40 } },
  ],
  base: {
    strips: [
      'KTTTTKNQKPFAJKAKANAFKNAKQAOQKOKAOKPAKNOPFNJSANO',
      'AQNKOANJFOATTTTJOAQAJWNJFNAJOJQPKSJQPQNJKOAKQAQK',
      'PNONANJKANFNOJANOKNFOKNKNFQNONKTTTTKSWQNAFNJNAPN',
      'AQNWQKANQJPFJQKAPAOKONJNPNQNSQKONJAKFNQAKJKNTTTT',
      'AOJAOJOPQFJFKAQPQANKNKAKNKJKNQNATTTTJSQJPFPNWQNQ',
      'KPNJAKQKATTTTQPAOAPJQNOJAJKNAJNFNQNOKNAKSFKQAQA',
    ],
  },
  free_spins: {
    awards: { 3: 8, 4: 15, 5: 25, 6: 50 },
    retriggers: { 2: 5, 3: 8, 4: 15, 5: 25, 6: 50 },
    mode: {
      strips: [
        'JANQKOJPQATTTTNKPOQPKNANFJPAJKFOKOFOKOSQTTTTNF',
        'TTTTQATTTTPFPWONJPSAKPWANQKQNJQJKPFOKQOAKAQFJFPO',
        'NFJONPJQKQOSJFQTTTTPNJKNKQKPOAOWFNAOFJQAOTTTTWFA',
        'FAQKJAPWFAPOAOJKFWKOFNAOQKFNOTTTTPAQKOJAQKFTTTTS',
        'PNFSAWONTTTTJAPQOPJKAJAQNJKQFKJOQPNOKAFKFTTTTNWQ',
        'KJOTTTTASNJKOKNFJAQJNQAKQFAKQOPOAONPQJQONATTTT',
      ],
    },
  },
})
