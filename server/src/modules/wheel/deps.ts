import type { Kernel } from '../../kernel/index.ts'
import { formatWireTime } from '../../kernel/time.ts'
import type { Asset } from '../ledger/index.ts'

export type WheelDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'rng' | 'config' | 'log'>

/** Stands for prizes and terms among the members' rows: whoever sets one locks it first. */
export const WHEEL = 0

export const getCurrency = (d: Pick<WheelDeps, 'config'>): Asset => d.config.currency as Asset

/** The site's day. */
export const findToday = (d: Pick<WheelDeps, 'clock' | 'config'>): string =>
  formatWireTime(d.clock.now(), d.config.site_time_zone).slice(0, 10)
