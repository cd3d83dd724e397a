import { createServerI18n } from '@moongate/i18n/server'
import { LANGS, type Lang } from '@moongate/contract'
import { games } from '@moongate/lottery'
import { describe, expect, it } from 'vitest'
import { createTranslate } from '../../kernel/translate.ts'
import { describeJzBet } from './selection.view.ts'

const translate = createTranslate(createServerI18n())
const word = (lang: Lang, bet_type: string, selection: string) =>
  describeJzBet(translate(lang), {
    game_code: 'jzssc',
    issue: '20260115-0001',
    bet_type,
    selection,
  }).detail

/** As they were written into the bets themselves while those were sold with their words. */
const words: [string, string, Record<Lang, string>][] = [
  [
    'star1',
    '3,7|-|-|-|0',
    {
      zh_cn: '20260115-0001 · 定位胆 · 万位 3,7 · 个位 0',
      zh_hk: '20260115-0001 · 定位膽 · 萬位 3,7 · 個位 0',
      en: '20260115-0001 · One ball · Ball 1 3,7 · Ball 5 0',
      th: '20260115-0001 · ระบุหลัก · หลักหมื่น 3,7 · หลักหน่วย 0',
      vi: '20260115-0001 · Định vị · Chục ngàn 3,7 · Đơn vị 0',
    },
  ],
  [
    'star3_back_group6',
    '1,2,3',
    {
      zh_cn: '20260115-0001 · 后三组六 · 组选 1,2,3',
      zh_hk: '20260115-0001 · 後三組六 · 組選 1,2,3',
      en: '20260115-0001 · Last three, any order · Any order 1,2,3',
      th: '20260115-0001 · สามตัวท้าย โต๊ด · สลับตำแหน่ง 1,2,3',
      vi: '20260115-0001 · 3 số cuối, tổ hợp 6 · Tổ hợp 1,2,3',
    },
  ],
  [
    'dragon_tiger',
    '-|-|-|dragon,tiger|-|-|-|-|-|tiger',
    {
      zh_cn: '20260115-0001 · 龙虎 · 万个 龙,虎 · 十个 虎',
      zh_hk: '20260115-0001 · 龍虎 · 萬個 龍,虎 · 十個 虎',
      en: '20260115-0001 · Dragon or tiger · Balls 1–5 Dragon,Tiger · Balls 4–5 Tiger',
      th: '20260115-0001 · มังกรหรือเสือ · หมื่น–หน่วย มังกร,เสือ · สิบ–หน่วย เสือ',
      vi: '20260115-0001 · Rồng hoặc hổ · Ch.ngàn – Đ.vị Rồng,Hổ · Chục – Đ.vị Hổ',
    },
  ],
  [
    'pattern_half_straight',
    'half_straight|-|half_straight',
    {
      zh_cn: '20260115-0001 · 形态半顺 · 前三 半顺 · 后三 半顺',
      zh_hk: '20260115-0001 · 形態半順 · 前三 半順 · 後三 半順',
      en: '20260115-0001 · Pattern: half straight · First three Half straight · Last three Half straight',
      th: '20260115-0001 · รูปแบบ กึ่งเรียง · สามตัวแรก กึ่งเรียง · สามตัวท้าย กึ่งเรียง',
      vi: '20260115-0001 · Dạng nửa sảnh · Ba số đầu Nửa sảnh · Ba số cuối Nửa sảnh',
    },
  ],
]

describe('a bet at the lottery in words', () => {
  it.each(words)('reads as it was sold before: %s %s', (bet_type, selection, expected) => {
    expect(Object.fromEntries(LANGS.map((lang) => [lang, word(lang, bet_type, selection)]))).toEqual(expected)
  })

  it('has a text in every language for whatever can be bet', () => {
    const everything = games.flatMap((game) =>
      game.bet_types.map((type) => [type.id, type.rule.fields.map((f) => f.symbols.join(',')).join('|')] as const),
    )
    for (const lang of LANGS)
      for (const [bet_type, selection] of everything) expect(word(lang, bet_type, selection)).not.toContain('lottery:')
  })

  it('is the selection as it stands where the rules do not know it any more', () => {
    expect(word('en', 'star1', 'huge')).toBe('20260115-0001 · One ball · huge')
  })

  it('is refused where it is no bet of the lottery', () => {
    expect(() => describeJzBet(translate('en'), { game_code: 'jzssc' })).toThrow(/issue/)
  })
})
