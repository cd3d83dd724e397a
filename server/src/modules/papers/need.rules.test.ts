import { describe, expect, it } from 'vitest'
import { computeFree, type NeedFacts, type NeedLimits } from './need.rules.ts'

const limits: NeedLimits = { single_above: 50_000n, month_above: 80_000n, total_above: 100_000n }
const none: NeedLimits = { single_above: null, month_above: null, total_above: null }
const fresh: NeedFacts = { is_proven: false, withdrawn_month: 0n, withdrawn: 0n }

describe('R4.21 how much can be withdrawn without papers, to the cent', () => {
  it.each<[string, NeedLimits, bigint | null, NeedFacts, bigint | null]>([
    ['nothing withdrawn yet', limits, null, fresh, 50_000n],
    ['the month counts', limits, null, { ...fresh, withdrawn_month: 30_001n }, 49_999n],
    ['the month is used up', limits, null, { ...fresh, withdrawn_month: 80_000n }, 0n],
    ['the month is more than used up', limits, null, { ...fresh, withdrawn_month: 90_000n }, 0n],
    ['all that was ever withdrawn counts', limits, null, { ...fresh, withdrawn: 99_999n }, 1n],
    ['the licence allows less in total', limits, 20_000n, { ...fresh, withdrawn: 1n }, 19_999n],
    ['the licence allows nothing', limits, 0n, fresh, 0n],
    ['the licence allows more than the operator', limits, 900_000n, { ...fresh, withdrawn: 100_000n }, 0n],
    ['the operator asks for none', none, null, { ...fresh, withdrawn: 10n ** 12n }, null],
    ['the licence alone asks', none, 200_000n, { ...fresh, withdrawn: 50_000n }, 150_000n],
    ['who has shown who they are', limits, 0n, { ...fresh, is_proven: true, withdrawn: 10n ** 12n }, null],
  ])('%s', (_case, some, proof_above, facts, free) => expect(computeFree(some, proof_above, facts)).toBe(free))
})
