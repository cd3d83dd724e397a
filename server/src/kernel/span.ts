import type { Kernel } from './index.ts'
import { addDays, formatDay, parseRange } from './time.ts'

const DAYS_SHOWN = 30
type Asked = { from?: string | undefined; to?: string | undefined }

/** Days of the site that a report is about, both included, and what they come to; the last thirty where none are named. */
export const readSpan = (d: Pick<Kernel, 'clock' | 'config'>, asked: Asked) => {
  const zone = d.config.site_time_zone
  const to = asked.to ?? formatDay(d.clock.now(), zone)
  const from = asked.from ?? addDays(to, 1 - DAYS_SHOWN)
  const span = parseRange([from, to], zone) ?? { from: d.clock.now(), before: d.clock.now() }
  return { from, to, span }
}
