import type { InputOf } from '@moongate/contract'
import type { savingsOfficeRoutes } from '@moongate/contract/savings.office'
import { parseInstant } from '../../kernel/time.ts'
import type { PlanTerms } from './plan.sql.ts'

/** What staff typed, with its wall times as moments of the site. */
export const readTerms = (
  { rate, ...form }: InputOf<(typeof savingsOfficeRoutes)['preview']>,
  time_zone: string,
): PlanTerms => ({
  ...form,
  rate_ppm: rate,
  opens_at: parseInstant(form.opens_at, time_zone) ?? new Date(0),
  closes_at: form.closes_at === null ? null : (parseInstant(form.closes_at, time_zone) ?? null),
})
