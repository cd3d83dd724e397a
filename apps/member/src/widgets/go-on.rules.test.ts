import { describe, expect, it } from 'vitest'
import { buildWayTo, readWayBack } from './go-on.rules.ts'

const read = (href: string) => new URLSearchParams(href.split('?')[1]).get('back') ?? undefined

describe('R8.4 R5.11 the way back from what was missing', () => {
  it.each([
    ['/Member/Withdraw', { to: '/Member/Withdraw', search: {} }],
    [
      '/Member/Deposit?type=company_bankpay&amount=345.6',
      { to: '/Member/Deposit', search: { type: 'company_bankpay', amount: '345.6' } },
    ],
    [
      '/Member/BindBank?back=%2FMember%2FDeposit%3Famount%3D5',
      { to: '/Member/BindBank', search: { back: '/Member/Deposit?amount=5' } },
    ],
    ['/Member/Center', undefined],
    ['https://elsewhere.example/Member/Withdraw', undefined],
    ['//elsewhere.example', undefined],
    ['constructor', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %s', (then, found) => {
    if (found) expect(readWayBack(then)).toMatchObject(found)
    else expect(readWayBack(then)).toBeUndefined()
  })

  it('keeps what was chosen over the way there and back', () => {
    const then = '/Member/Deposit?type=company_alipay&amount=20'
    expect(read(buildWayTo('card', then))).toBe(then)
    expect(buildWayTo('qk_pwd', '/Member/Withdraw')).toBe('#/Member/Center?focus=qk_pwd&back=%2FMember%2FWithdraw')
  })
})
