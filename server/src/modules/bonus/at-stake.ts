import type { Lang } from '@moongate/contract'
import { toWire } from '@moongate/money'
import { type Sql, sql } from '../../kernel/db.ts'
import { pickText, type Text } from '../site/index.ts'
import { computeMissing, computePaid, type Progress } from './bonus.rules.ts'

/** As the statement below writes it: amounts as text, so that no digit is lost on the way. */
type Found = {
  title: Text
  state: 'in_review' | 'running'
  order: Progress['terms']['order']
  amount: string
  required: string
  wagered: string
  loss: string
}

/**
 * What an approved withdrawal would end for a member. The cashier knows no bonuses: it is handed the piece of SQL, so that a quote
 * stays one statement, and who can read what was found. A bonus runs on while its switch is off, so the switch is not asked.
 */
export const atStake = {
  find: (member_id: number): Sql =>
    sql`(select jsonb_build_object('title', b.title, 'state', b.state, 'order', b.terms ->> 'order', 'amount', b.amount::text,
        'required', b.required::text, 'wagered', b.wagered::text, 'loss', b.loss::text)
      from bonus.bonuses b where b.member_id = ${member_id} and b.state in ('in_review', 'running'))`,
  read: (found: unknown, lang: Lang) => {
    if (found === null) return null
    const { title, state, order, ...sums } = found as Found
    const amount = BigInt(sums.amount)
    const required = BigInt(sums.required)
    const wagered = BigInt(sums.wagered)
    const is_running = state === 'running'
    const progress = { amount, required, wagered, loss: BigInt(sums.loss), terms: { order } }
    const kept = is_running ? computePaid(progress, 'forfeited') : 0n
    return {
      title: pickText(title, lang),
      is_running,
      missing: toWire(computeMissing(progress)),
      kept: toWire(kept),
      lost: toWire(amount - kept),
    }
  },
}
