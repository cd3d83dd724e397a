import { officeTables, type RouteTable, tables } from '@moongate/contract'
import type { Feature } from '@moongate/contract/features'
import { describe, expect, it } from 'vitest'
import { type Action, type Context, type Facts, RULES, decide, listFeaturesOn } from './policy.rules.ts'

const member = { member_id: 1, is_demo: false }
const demo = { member_id: 2, is_demo: true }
const frozen = { ...member, is_frozen: true }
const open: Pick<Facts, 'countries' | 'features_on'> = { countries: ['CN', 'TH'], features_on: ['credit'] }
type Case = [string, Facts['member'], Action, Context & Partial<Omit<Facts, 'member' | 'action'>>, string | undefined]

const cases: Case[] = [
  ['R6.3 a demo account plays at JZ', demo, 'play', { supplier: 'JZ' }, undefined],
  [
    'R6.3 a demo account plays at JZ where no country is allowed',
    demo,
    'play',
    { supplier: 'JZ', countries: [] },
    undefined,
  ],
  ['R1.13 a demo account plays elsewhere', demo, 'play', { supplier: 'AG' }, 'demo-only-lottery'],
  ['R1.13 a demo account plays nobody knows where', demo, 'play', {}, 'demo-only-lottery'],
  ['R6.3 a demo account in the member area', demo, 'member_area', {}, 'demo-not-supported'],
  ['R6.3 a demo account deposits', demo, 'deposit', {}, 'demo-not-supported'],
  ['R6.3 a demo account withdraws', demo, 'withdraw', {}, 'demo-not-supported'],
  ['R6.3 a demo account transfers, to JZ too', demo, 'transfer', { supplier: 'JZ' }, 'demo-not-supported'],
  ['R6.3 a demo account moves play money', demo, 'move_money', { countries: [] }, undefined],
  ['R6.3 a demo account borrows', demo, 'use_feature', { feature: 'credit' }, 'demo-not-supported'],
  ['a member in the member area', member, 'member_area', {}, undefined],
  ['a member plays', member, 'play', { supplier: 'AG', country: 'CN' }, undefined],
  ['a member plays, his country unknown', member, 'play', { supplier: 'AG' }, undefined],
  ['a member plays from elsewhere', member, 'play', { supplier: 'AG', country: 'US' }, 'country-not-allowed'],
  ['a member deposits from elsewhere', member, 'deposit', { country: 'US' }, 'country-not-allowed'],
  ['a member takes his money home from anywhere', member, 'withdraw', { country: 'US', countries: [] }, undefined],
  ['no country is allowed: no play', member, 'play', { supplier: 'JZ', countries: [] }, 'no-country'],
  ['no country is allowed: no deposit', member, 'deposit', { countries: [], country: 'CN' }, 'no-country'],
  ['a frozen member looks around', frozen, 'member_area', {}, undefined],
  ['a frozen member plays', frozen, 'play', { supplier: 'JZ' }, 'member-frozen'],
  ['a frozen member withdraws', frozen, 'withdraw', {}, 'member-frozen'],
  ['a frozen member moves money', frozen, 'move_money', {}, 'member-frozen'],
  ['a frozen member is given something', frozen, 'receive_gift', {}, 'member-frozen'],
  ['R6.3 a demo account is given something', demo, 'receive_gift', {}, 'demo-not-supported'],
  ['a member is given something, wherever he is', member, 'receive_gift', { country: 'US' }, undefined],
  ['a member borrows', member, 'borrow', { country: 'CN' }, undefined],
  ['a member borrows from elsewhere', member, 'borrow', { country: 'US' }, 'country-not-allowed'],
  ['no country is allowed: no loan', member, 'borrow', { countries: [] }, 'no-country'],
  ['a frozen member borrows', frozen, 'borrow', {}, 'member-frozen'],
  ['R6.3 a demo account borrows anything', demo, 'borrow', {}, 'demo-not-supported'],
  ['who is overdue is given nothing', member, 'receive_gift', { barred: ['credit_overdue'] }, 'credit-overdue'],
  ['who is overdue borrows nothing', member, 'borrow', { barred: ['credit_overdue'] }, 'credit-overdue'],
  ['who is protected borrows nothing', member, 'borrow', { barred: ['credit_overdue', 'protected'] }, 'protected'],
  ['a feature that is on', member, 'use_feature', { feature: 'credit' }, undefined],
  ['a feature that is off', member, 'use_feature', { feature: 'levelup' }, 'feature-off'],
  ['a visitor and a feature that is on', undefined, 'use_feature', { feature: 'credit' }, undefined],
  ['a visitor and a feature that is off', undefined, 'use_feature', { feature: 'levelup' }, 'feature-off'],
  ['a feature while all are off', member, 'use_feature', { feature: 'credit', features_on: [] }, 'feature-off'],
]

describe('who may do what', () => {
  it.each(cases)('%s', (_case, who, action, context, rule) => {
    const decision = decide({ ...open, ...context, member: who, action })
    expect(decision.allow ? undefined : decision.rule).toBe(rule)
  })

  it('every rule is shown by a case, and its id is its own', () => {
    const ids = RULES.map((r) => r.id)
    expect(new Set(cases.map((c) => c[4]).filter((id) => id !== undefined))).toEqual(new Set(ids))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('what the contract says of its calls', () => {
  const calls = [tables, officeTables].flatMap((api) =>
    Object.entries(api).flatMap(([module, table]) =>
      Object.entries(table as RouteTable).map(([name, spec]) => ({ call: `${module}.${name}`, spec })),
    ),
  )

  it('real money comes in, or goes to where it is staked, by these; taking it home is none of them', () => {
    expect(calls.filter(({ spec }) => spec.real_money).map(({ call }) => call)).toEqual([
      'games.launch',
      'wallet.transferIn',
      'wallet.enter',
      'cashier.holdChannel',
      'cashier.depositCompany',
      'payments.depositOnline',
      'chain.orderUsdt',
      'credit.borrow',
    ])
  })

  it.each<[string, [Feature, string | undefined][], Feature[]]>([
    ['nothing set', [['credit', undefined]], []],
    [
      'one of two',
      [
        ['credit', '1'],
        ['levelup', '0'],
      ],
      ['credit'],
    ],
    [
      'both',
      [
        ['credit', '1'],
        ['levelup', '1'],
      ],
      ['credit', 'levelup'],
    ],
  ])('features that the settings switch on: %s', (_, stand, on) => {
    expect(listFeaturesOn(stand)).toEqual(on)
  })
})
