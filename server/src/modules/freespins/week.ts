import { toWire } from '@moongate/money'
import { type FreeSpinsDeps, getCurrency } from './deps.ts'
import { countDeposits } from './grant-list.sql.ts'
import { computeExample, type Terms } from './terms.rules.ts'

const WEEK_MS = 7 * 86_400_000
type Wanted = Pick<Terms, 'trigger' | 'limit' | 'min' | 'spins' | 'stake'>

/** What the deposits of the last seven days would have brought by terms; nothing where no deposit brings anything. */
export const previewWeek = async (d: FreeSpinsDeps, { trigger, limit, min, ...terms }: Wanted) => {
  if (trigger !== 'deposit') return null
  const before = d.clock.now()
  const span = { from: new Date(before.getTime() - WEEK_MS), before }
  const { deposits, members } = await countDeposits(d.db, { asset: getCurrency(d), min, ...span })
  const cases = limit === 'once' ? members : deposits
  return { cases, money: toWire(computeExample({ ...terms, max: 0n }).base * BigInt(cases)) }
}
