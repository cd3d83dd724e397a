import { LANGS } from '@moongate/contract'
import { operateTypes } from '@moongate/contract/operate-types'
import { readTexts } from '@moongate/i18n/server'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperateTypes, PostingKind } from '../src/modules/ledger/index.ts'
import { operate_types, operateTypesByModule, posting_texts, postingsByModule } from '../src/money-log.ts'

const files = new Map(LANGS.map((lang) => [lang, readTexts(lang)]))
/** The languages whose own file lacks the text, e.g. `wallet:operate_types.3`. */
const findLacking = (text: string) => {
  const [file = '', group = '', name = ''] = text.split(/[:.]/)
  return LANGS.filter((lang) => {
    const texts = files.get(lang)?.[file]?.[group] as Record<string, unknown> | undefined
    return typeof texts?.[name] !== 'string'
  })
}
const kinds = Object.values<Record<string, PostingKind>>(postingsByModule).flatMap((table) => Object.values(table))
const owned = Object.entries<OperateTypes>(operateTypesByModule).flatMap(([module, types]) =>
  Object.entries(types).map(([number, { text }]) => ({ module, number: Number(number), text })),
)

describe('the numbers of the money log', () => {
  it('R2.34 are those of the contract, 1 to 33', () => {
    expect(Object.keys(operateTypes).map(Number)).toEqual(Array.from({ length: 33 }, (_, i) => i + 1))
  })

  it('have one owner each, whose file holds their text in every language', () => {
    const numbers = owned.map(({ number }) => number)
    expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([])
    expect(Object.keys(operate_types).map(Number)).toEqual(numbers.toSorted((a, b) => a - b))
    for (const { module, number, text } of owned) {
      expect(text).toBe(`${module}:operate_types.${number}`)
      expect(findLacking(text)).toEqual([])
    }
  })

  it.each(kinds.map((kind): [string, PostingKind] => [kind.name, kind]))(
    '%s posts one that somebody owns',
    (_name, kind) => {
      expect(operateTypes).toHaveProperty(String(kind.operate_type))
      expect(operate_types).toHaveProperty(String(kind.operate_type))
    },
  )
})

describe('what staff read for a posting', () => {
  it.each([...posting_texts])('%s has its text in every language', (_name, text) => {
    expect(findLacking(text)).toEqual([])
  })

  it('is there for every kind, in the file of its module, and for those that had another name', () => {
    const own = kinds.map(({ name }) => [name, name.replace('.', ':postings.')])
    expect([...posting_texts]).toEqual([['identity.demo_started', 'members:postings.demo_started'], ...own])
  })
})

describe('the filters of the statement', () => {
  let env: Env
  const { data } = createScenario(() => env)
  beforeAll(async () => {
    env = await startEnv({ seed: 'demo' })
  })
  afterAll(() => env.stop())

  it('R2.34 R7.2 are the same as ever, in every language', async () => {
    const labels = {
      zh_cn:
        '后台调整 额度转换 返水 存取款 存款赠送 提款退回 转入失败退回 优惠活动 晋级礼金 周薪 月薪 借呗借款 借呗还款 提款手续费',
      zh_hk:
        '後台調整 額度轉換 返水 存取款 存款贈送 提款退回 轉入失敗退回 優惠活動 晉級禮金 週薪 月薪 借唄借款 借唄還款 提款手續費',
      en: 'Adjustment|Game transfer|Rebate|Deposit / withdrawal|Deposit gift|Withdrawal returned|Transfer-in returned|Promotion|Level-up gift|Weekly salary|Monthly salary|Credit borrowed|Credit repaid|Withdrawal fee',
      th: 'ปรับยอดโดยระบบ โอนเข้าออกเกม เงินคืนยอดเล่น ฝากถอน โบนัสฝากเงิน คืนเงินถอน คืนเงินโอนไม่สำเร็จ โปรโมชั่น ของขวัญเลื่อนระดับ เงินเดือนรายสัปดาห์ เงินเดือนรายเดือน กู้เครดิต ชำระคืนเครดิต ค่าธรรมเนียมถอน',
      vi: 'Điều chỉnh|Chuyển ví trò chơi|Hoàn trả|Nạp / rút tiền|Thưởng nạp|Hoàn tiền rút|Hoàn tiền chuyển thất bại|Khuyến mãi|Quà lên cấp|Lương tuần|Lương tháng|Vay tín dụng|Trả tín dụng|Phí rút tiền',
    }
    for (const lang of LANGS) {
      const values = labels[lang].split(labels[lang].includes('|') ? '|' : ' ')
      const { operate_type } = await data<{ operate_type: object[] }>('GET /moneylog/type', { as: 'alice', lang })
      expect(operate_type).toEqual(
        [1, 3, 4, 9, 10, 11, 12, 13, 20, 21, 22, 23, 24, 30].map((key, i) => ({ key, value: values[i] })),
      )
    }
  })

  it('R2.34 a row is worded by the owner of its number', async () => {
    const { data: rows } = await data<{ data: object[] }>('POST /moneylog', { as: 'alice', lang: 'en', body: {} })
    expect(rows).toContainEqual(expect.objectContaining({ operate_type: 9, operate_type_text: 'Deposit / withdrawal' }))
  })
})
