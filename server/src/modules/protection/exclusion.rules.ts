import type { ExclusionKind, ExclusionSpan } from '@moongate/contract/protection.states'

const HOUR_MS = 3_600_000
const hours: Partial<Record<ExclusionSpan, number>> = {
  '1h': 1,
  '24h': 24,
  '72h': 72,
  '1w': 168,
  '2w': 336,
  '6w': 1008,
}
const months: Partial<Record<ExclusionSpan, number>> = { '6m': 6, '1y': 12, '5y': 60 }

/** Up to six weeks it is a time-out. */
export const chooseKind = (span: ExclusionSpan): ExclusionKind => (span in hours ? 'time_out' : 'exclusion')

/** When it ends; null is never. A month later is the same day of it, or its last. */
export const computeUntil = (span: ExclusionSpan, now: Date): Date | null => {
  const some = hours[span]
  if (some !== undefined) return new Date(now.getTime() + some * HOUR_MS)
  const more = months[span]
  if (more === undefined) return null
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth() + more, now.getUTCDate()]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, last)) + (now.getTime() % (24 * HOUR_MS)))
}

/** Whether one that holds ends no earlier than another would: it can be made longer and never shorter. */
export const isLonger = (holding: { until: Date | null } | undefined, until: Date | null): boolean =>
  holding !== undefined && (holding.until === null || (until !== null && holding.until >= until))
