import { describe, expect, it } from 'vitest'
import { chooseCards, chooseWay, describeSeal, findAnswerFault, listFilters, readFilter } from './activity.rules.ts'

const card = { category: 'slots' as const, stage: 'running' as const, applied: null }
const cards = [card, { ...card, category: 'newcomer' as const }]

describe('R2.30 the hall is filtered', () => {
  it('by all and by each kind that it has', () => {
    expect(listFilters(cards)).toEqual(['all', 'newcomer', 'slots'])
    expect(listFilters([])).toEqual(['all'])
  })
  it.each([
    ['slots', 'slots'],
    ['sport', 'all'],
    [undefined, 'all'],
  ])('asked for %s: %s', (asked, filter) => expect(readFilter(asked, listFilters(cards))).toBe(filter))
  it('shows those of a kind', () =>
    expect([chooseCards(cards, 'all').length, chooseCards(cards, 'slots').length]).toEqual([2, 1]))
})

describe('R2.4 a card tells', () => {
  it.each([
    ['its dates', card, 'member-activity:stages.running', 'good'],
    ['an application that waits', { ...card, applied: 0 }, 'member-activity:applied.0', 'wait'],
    ['one that was refused', { ...card, applied: 2 }, 'member-activity:applied.2', 'bad'],
    ['that it is over', { ...card, stage: 'ended' as const, applied: 3 }, 'member-activity:stages.ended', 'neutral'],
  ])('%s', (_, shown, text, tone) => expect(describeSeal(shown)).toEqual({ text, tone }))
})

describe('R2.4 the bar offers', () => {
  const offer = { apply_type: 2, stage: 'running' as const, may_apply: true, link: '' }
  it.each([
    ['the form', offer, true, 'apply'],
    ['a visitor the login', { ...offer, may_apply: false }, false, 'login'],
    ['nothing more after applying', { ...offer, may_apply: false }, true, 'closed'],
    ['nothing before it begins', { ...offer, stage: 'coming' as const }, true, 'closed'],
    ['customer service', { ...offer, apply_type: 1 }, false, 'service'],
    ['a link', { ...offer, apply_type: 3, link: '#/Lottery' }, false, 'link'],
    ['nothing where there is nothing to apply for', { ...offer, apply_type: 0 }, true, 'nothing'],
  ])('%s', (_, shown, member, way) => expect(chooseWay(shown, member)).toBe(way))
})

it('a form names the first field that does not fit', () => {
  const fields = [
    { name: 'a', label: 'Day', kind: 'date' as const, required: true, options: [] },
    { name: 'b', label: 'Team', kind: 'choice' as const, required: true, options: ['Red', 'Blue'] },
  ]
  expect(findAnswerFault(fields, { a: '2026-02-30', b: '1' })).toBe('Day')
  expect(findAnswerFault(fields, { a: '2026-02-28', b: '2' })).toBe('Team')
  expect(findAnswerFault(fields, { a: '2026-02-28', b: '0' })).toBeUndefined()
})
