import { createServerI18n } from '@moongate/i18n/server'
import { expect, it } from 'vitest'
import { createTranslate } from '../../kernel/translate.ts'
import { translateReason } from './order-steps.view.ts'

const translate = createTranslate(createServerI18n())
const zh = '需要核实身份，请联系客服'
const en = 'We need to check who you are. Please contact customer service'
it.each([
  ['taken in another language', zh, en],
  ['with words behind it', `${zh} 工号 7`, `${en} 工号 7`],
  ['in the own language', en, en],
  ['that a machine gave, by its key', 'cashier:reasons.verify_identity', en],
  ['of own words', '卡号不对', '卡号不对'],
  ['that only begins like one', `${zh}。`, `${zh}。`],
  ['left empty', '', ''],
])('R9.1 a reason %s is read in the language of its reader', (_, remark, read) => {
  expect(translateReason(translate, 'en', remark)).toBe(read)
})
