import { paymentType } from '@moongate/contract/channels.rows'
import { expect, it } from 'vitest'
import { listMarks } from './payments.rules.ts'

it.each([
  ['R2.24 two channels of one means are one mark', ['online_usdt', 'company_usdt'], ['usdt']],
  [
    'R2.24 in the order of the footer',
    ['company_wechat', 'online_union_scan', 'company_bankpay'],
    ['bank', 'union', 'wechat'],
  ],
  ['R2.24 none without a channel', [], []],
])('%s', (_, types, marks) => expect(listMarks(types)).toEqual(marks))

it.each(paymentType.options)('R2.24 %s has a mark', (type) => expect(listMarks([type])).toHaveLength(1))
