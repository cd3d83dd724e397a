import { describe, expect, it } from 'vitest'
import { CARD_LIMIT, refuseCard, maskCardNumber } from './card.rules.ts'

const good = { bank_type: 'ICBC', owner_name: '王小明', realname: '王小明', cards: 0, known: false }

describe('R3.8 R5.11 binding a card', () => {
  it.each([
    ['a first card in the own name', {}, undefined],
    ['no real name yet', { realname: '' }, 'bank.realname_missing'],
    ['somebody else as holder', { owner_name: '李四' }, 'bank.owner_differs'],
    ['other case and spaces', { owner_name: 'li  LEI', realname: 'Li Lei' }, undefined],
    ['a bank that does not exist', { bank_type: 'XXX' }, 'bank.type_unknown'],
    ['the same number twice', { known: true }, 'bank.card_known'],
    ['the last place', { cards: CARD_LIMIT - 1 }, undefined],
    ['one too many', { cards: CARD_LIMIT }, 'bank.card_limit'],
  ])('%s', (_case, change, refusal) => {
    expect(refuseCard({ ...good, ...change })).toBe(refusal)
  })

  it('R3.8 shows the last four digits only', () => {
    expect(maskCardNumber('6222021234567890')).toBe('**** **** **** 7890')
  })
})
