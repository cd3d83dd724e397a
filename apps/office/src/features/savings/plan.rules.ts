import { LANGS, type Lang } from '@moongate/contract/langs'
import { isTenfold, parsePpm } from '@moongate/contract/savings.rules'
import type { CycleUnit } from '@moongate/contract/savings.states'
import { fromWire, toWire } from '@moongate/money'
import type { Plan, PlanInput } from '../../api/savings.ts'

/** A plan as it is typed; empty is none. */
export type PlanTyped = {
  names: Record<Lang, string>
  min_amount: string
  max_amount: string
  opens_at: string
  closes_at: string
  cycle_unit: CycleUnit
  cycle_count: number | string
  is_circular: boolean
  rate: string
  interest_limit: string
  total_count: number | string
  user_count: number | string
  rebuy_minutes: number | string
  withdrawal_minutes: number | string
  audit_multiple: number | string
}
/** The same with why it is so. */
export type PlanDraft = PlanTyped & { reason: string }

const NEW: Omit<PlanDraft, 'opens_at'> = {
  names: { zh_cn: '', zh_hk: '', en: '', th: '', vi: '' },
  min_amount: '100',
  max_amount: '10000',
  closes_at: '',
  cycle_unit: 'day',
  cycle_count: 1,
  is_circular: true,
  rate: '',
  interest_limit: '',
  total_count: 1000,
  user_count: 0,
  rebuy_minutes: 0,
  withdrawal_minutes: 0,
  audit_multiple: 1,
  reason: '',
}

/** What a form begins with: a plan as it stands, or a new one that is sold from `today` on. */
export const readPlan = (plan: Plan | undefined, today: string): PlanDraft =>
  plan === undefined
    ? { ...NEW, opens_at: `${today} 00:00:00` }
    : { ...plan, closes_at: plan.closes_at ?? '', interest_limit: plan.interest_limit ?? '', reason: '' }

const parseTen = (typed: string): bigint | undefined => {
  const minor = fromWire(typed.trim())
  return minor !== undefined && isTenfold(minor) ? minor : undefined
}

type Field = keyof PlanTyped

/** The fields that stand in the way, in their order; what the server alone knows it refuses itself. */
export const findPlanFaults = (draft: PlanTyped): Field[] => {
  const min = parseTen(draft.min_amount)
  const max = parseTen(draft.max_amount)
  const limit = fromWire(draft.interest_limit.trim())
  const ppm = parsePpm(draft.rate.trim())
  const faults: Record<string, boolean> = {
    names: LANGS.some((lang) => draft.names[lang].trim() === ''),
    rate: ppm === undefined || ppm === 0,
    min_amount: min === undefined,
    max_amount: max === undefined || (min !== undefined && max < min),
    interest_limit: draft.interest_limit.trim() !== '' && (limit === undefined || limit === 0n),
    closes_at: draft.closes_at !== '' && draft.closes_at <= draft.opens_at,
  }
  return Object.keys(faults).filter((field) => faults[field]) as Field[]
}

/** A draft without faults, as the server takes it. */
export const toPlanInput = (draft: PlanTyped): PlanInput => {
  const limit = fromWire(draft.interest_limit.trim())
  return {
    ...draft,
    rate: draft.rate.trim(),
    closes_at: draft.closes_at === '' ? null : draft.closes_at,
    interest_limit: limit === undefined ? null : toWire(limit),
  }
}
