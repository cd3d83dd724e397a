import { findMedian, findPercentile, roundTo } from './figures.rules.ts'
import type { Compared } from './live-books.ts'
import type { Kind, Trial } from './live-suppliers.ts'

/** What is asked for: bets answered in time, and memory that does not grow. */
const P99_MS = 200
const GROWTH = 1.2
const KINDS: readonly Kind[] = ['tables', 'sea', 'board', 'cards']
type Measured = { weights: readonly number[]; books: Compared; processor_s: number | undefined }

/** What came of a trial; `failed` names what is not as it was asked for. */
export const reportTrial = (t: Trial, { weights, books, processor_s }: Measured) => {
  const { bet_ms, ...counted } = t.seen
  const tell = (ms: readonly number[]) => {
    const [p50, p99, longest] = [50, 99, 100].map((percent) => roundTo(findPercentile(ms, percent)))
    return { bets: ms.length, p50, p99, longest }
  }
  const quarter = Math.ceil(weights.length / 4)
  const memory_mb = {
    second_quarter: findMedian(weights.slice(quarter, 2 * quarter)),
    last: findMedian(weights.slice(-quarter)),
  }
  const all = tell(Object.values(bet_ms).flat())
  const missing = KINDS.filter((kind) => bet_ms[kind].length === 0)
  const failed = [
    ...missing.map((kind) => `no bet of ${kind}`),
    ...(['unexplained', 'contradicted'] as const).filter((name) => books[name] > 0),
    ...(t.dies && books.open > 0 ? ['open'] : []),
    ...(['missed', 'unpaid', 'broken'] as const).filter((name) => !t.dies && counted[name] > 0),
    ...(!t.dies && (all.p99 ?? Infinity) > P99_MS ? ['p99'] : []),
    ...(!t.dies && memory_mb.last > memory_mb.second_quarter * GROWTH ? ['memory'] : []),
  ]
  const by_kind = Object.fromEntries(KINDS.map((kind) => [kind, tell(bet_ms[kind])]))
  return { bet_ms: all, by_kind, ...counted, processor_s, memory_mb, books, failed }
}
