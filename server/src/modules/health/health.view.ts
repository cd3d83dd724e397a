import { formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Health } from './health.ts'

/** Cut, not rounded: one that stayed silent is never shown as 100 %. */
const formatShare = (part: number, whole: number): string | null =>
  whole === 0 ? null : (Math.floor((part * 1000) / whole) / 10).toFixed(1)

/** The last hour of a callee as staff see it. */
export const healthView = ({ answered, silent, open_since, ...rest }: Health, time_zone: string) => ({
  ...rest,
  calls: answered + silent,
  unanswered: silent,
  success: formatShare(answered, answered + silent),
  open_since: formatWireTimeOrNull(open_since, time_zone),
})
