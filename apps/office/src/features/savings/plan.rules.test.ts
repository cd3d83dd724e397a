import { describe, expect, it } from 'vitest'
import { findPlanFaults, type PlanTyped, readPlan, toPlanInput } from './plan.rules.ts'

const names = { zh_cn: 'a', zh_hk: 'a', en: 'a', th: 'a', vi: 'a' }
const draft: PlanTyped = { ...readPlan(undefined, '2026-01-15'), names, rate: '1.5' }

describe('R3.16 a plan as it is typed', () => {
  it.each<[string, Partial<PlanTyped>, string[]]>([
    ['as it should be', {}, []],
    ['without a name in one language', { names: { ...names, th: ' ' } }, ['names']],
    ['without a rate', { rate: '' }, ['rate']],
    ['a rate of nothing', { rate: '0.00' }, ['rate']],
    ['an amount that is no ten', { min_amount: '15' }, ['min_amount']],
    ['amounts the wrong way round', { max_amount: '90' }, ['max_amount']],
    ['a limit of nothing', { interest_limit: '0' }, ['interest_limit']],
    ['a sale that ends before it begins', { closes_at: '2026-01-14 00:00:00' }, ['closes_at']],
  ])('%s', (_, changes, faults) => expect(findPlanFaults({ ...draft, ...changes })).toEqual(faults))

  it('goes out with what is empty as none', () => {
    expect(toPlanInput(draft)).toMatchObject({ closes_at: null, interest_limit: null, rate: '1.5' })
    expect(toPlanInput({ ...draft, interest_limit: '20' })).toMatchObject({ interest_limit: '20.00' })
  })
})
