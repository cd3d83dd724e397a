import type { Kernel } from '../../kernel/index.ts'
import { formatWireTime } from '../../kernel/time.ts'
import type { Asset } from '../ledger/index.ts'

export type PromotionsDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'rng' | 'config' | 'translate' | 'log'>

export const getCurrency = (d: Pick<PromotionsDeps, 'config'>): Asset => d.config.currency as Asset

/** The day of the site it is now. */
export const findToday = (d: Pick<PromotionsDeps, 'clock' | 'config'>): string =>
  formatWireTime(d.clock.now(), d.config.site_time_zone).slice(0, 'YYYY-MM-DD'.length)
