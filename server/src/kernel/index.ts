import { createServerI18n, type ServerI18n } from '@moongate/i18n/server'
import type { Lang } from '@moongate/contract'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { createDb, type Db, type Pool } from './db.ts'
import { createIds, type Ids } from './ids.ts'
import { createLog, type Log } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { type Rng, systemRng } from './rng.ts'
import { createSealer, type Sealer } from './seal.ts'
import type { SessionTime } from './session-time.ts'
import { createTranslate, type Translate } from './translate.ts'
import type { AroundTx } from './tx.ts'

export type { Translate } from './translate.ts'

/** Everything the kernel offers; a module's deps pick from it. */
export type Kernel = {
  db: Db
  clock: Clock
  rng: Rng
  ids: Ids
  sealer: Sealer
  log: Log
  config: Config
  metrics: Metrics
  i18n: ServerI18n
  translate: (lang: Lang) => Translate
}

export type KernelOptions = {
  clock?: Clock
  rng?: Rng
  log?: Log
  max_connections?: number
  clock_offset?: string
  time?: SessionTime
  on_statement?: (text: string) => void
  around_tx?: AroundTx
}

/** A kernel on one database. Close its pool to let the process end. */
export const createKernel = (config: Config, database_url: string, o: KernelOptions = {}): Kernel & { db: Pool } => {
  const clock = o.clock ?? systemClock
  const rng = o.rng ?? systemRng
  const log = o.log ?? createLog(config)
  const i18n = createServerI18n()
  const metrics = createMetrics()
  const db = createDb(database_url, {
    on_count: ({ name, labels }) => metrics[name].inc(labels),
    on_error: (error) => log.warn({ err: error }, 'a database connection was lost'),
    ...(o.max_connections !== undefined && { max: o.max_connections }),
    ...(o.clock_offset !== undefined && { clock_offset: o.clock_offset }),
    ...(o.time !== undefined && { time: o.time }),
    ...(o.on_statement !== undefined && { on_statement: o.on_statement }),
    ...(o.around_tx !== undefined && { around_tx: o.around_tx }),
  })
  return {
    db,
    clock,
    rng,
    ids: createIds(clock, rng, config.site_time_zone),
    sealer: createSealer(config.secret, rng),
    log,
    config,
    metrics,
    i18n,
    translate: createTranslate(i18n),
  }
}
