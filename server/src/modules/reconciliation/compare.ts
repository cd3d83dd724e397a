import type { Reader } from '../../kernel/db.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { readSetting } from '../site/index.ts'
import type { Break, Compared } from './break.rules.ts'
import { compareChain } from './chain.rules.ts'
import type { ReconciliationDeps } from './deps.ts'
import { findBooked, findPosted, findSeen, findTold, type Span } from './day-facts.sql.ts'
import { readChainFile, readGatewayFile } from './file.rules.ts'
import { findFiles, type KeptFile } from './file.sql.ts'
import { compareGateway, nameLine } from './gateway.rules.ts'
import { compareLedger } from './ledger.rules.ts'
import { settlementSetting } from './reconciliation.settings.ts'
import { nameSource, shiftDay, type Source } from './source.rules.ts'

type Asked = { source: Source; day: string; span: Span }

/** Longer than a gateway's horizon: who has not heard by now will not hear by themselves. */
const UNCLEAR_MS = 2 * 3_600_000
const HOUR_MS = 3_600_000
const PPM_OF_PERCENT = 10_000

const compareGatewayDay = async (
  d: ReconciliationDeps,
  r: Reader,
  { source, day, span }: Asked,
  files: readonly KeptFile[],
): Promise<Compared> => {
  const read = (of: string) => {
    const parsed = files.find((file) => file.day === of)?.parsed
    return parsed ? readGatewayFile(parsed) : undefined
  }
  const [file, before, after] = [read(day), read(shiftDay(day, -1)), read(shiftDay(day, 1))]
  if (!file) throw new Error(`the file of ${day} is gone`)
  const told = await findTold(
    r,
    source.code,
    span,
    file.lines.map(({ order_id }) => order_id),
  )
  const { fee_percent } = await readSetting(r, settlementSetting)
  const { site_time_zone: zone, currency: asset } = d.config
  const now = d.clock.now().getTime()
  return compareGateway({
    day,
    asset,
    file,
    fee_ppm: BigInt(Math.round(Number(fee_percent) * PPM_OF_PERCENT)),
    closing_before: before?.closing,
    around: new Set([before, after].flatMap((one) => one?.lines.map(nameLine) ?? [])),
    told: told.map(({ finished_at, created_at, ...one }) => {
      const is_of_day = created_at >= span.from && created_at < span.before
      return {
        ...one,
        on: finished_at && formatWireTime(finished_at, zone).slice(0, 10),
        is_unclear: one.state === 'open' && is_of_day && now - created_at.getTime() > UNCLEAR_MS,
      }
    }),
  })
}

const compareFile = async (
  d: ReconciliationDeps,
  r: Reader,
  asked: Asked,
  files: readonly KeptFile[],
): Promise<Compared> => {
  const { source, day, span } = asked
  if (source.kind === 'gateway') return compareGatewayDay(d, r, asked, files)
  const theirs = readChainFile(files.find((file) => file.day === day)?.parsed)
  return compareChain(
    theirs,
    await findSeen(
      r,
      source.code,
      span,
      theirs.map(({ tx_hash }) => tx_hash),
    ),
  )
}

const tellFile = (kind: Break['kind'], subject: string): Break => ({
  kind,
  subject,
  detail: '',
  amount: 0n,
  effect: 0n,
})

/** What a day comes to; without `sums` it cannot be compared yet, and what stands in the way is told once it is late. */
export const compareDay = async (
  d: ReconciliationDeps,
  r: Reader,
  asked: Asked,
): Promise<{ compared: Compared | undefined; breaks: readonly Break[] | undefined }> => {
  const { source, day, span } = asked
  if (source.kind === 'ledger') {
    const { currency } = d.config
    const compared = compareLedger(await findBooked(r, currency, span), await findPosted(r, currency, span))
    return { compared, breaks: compared.breaks }
  }
  const files = await findFiles(r, nameSource(source), [shiftDay(day, -1), day, shiftDay(day, 1)])
  const own = files.find((file) => file.day === day)
  if (own?.parsed) {
    const compared = await compareFile(d, r, asked, files)
    const changed = own.versions > 1 && source.kind === 'gateway' ? [tellFile('file_changed', own.sha256)] : []
    return { compared, breaks: [...compared.breaks, ...changed] }
  }
  if (own) return { compared: undefined, breaks: [tellFile('file_unreadable', day)] }
  const { file_hours } = await readSetting(r, settlementSetting)
  const is_late = d.clock.now().getTime() >= span.before.getTime() + file_hours * HOUR_MS
  return { compared: undefined, breaks: is_late ? [tellFile('file_missing', day)] : undefined }
}
