import { Refusal } from '../../kernel/refusal.ts'
import { findMembersByIds } from '../members/index.ts'
import { type Fault, findFault } from './bet.rules.ts'
import { findWaitingBets, markFault, type WaitingBet } from './bet.sql.ts'
import type { MirrorDeps } from './deps.ts'
import { readBooked, writeBets } from './write.ts'

const BATCH = 100

/**
 * Writes the bets that wait into our books, with the postings that move our mirror as they moved the supplier's. One that cannot be
 * written, such as a frozen member's, holds up no other and is tried again.
 */
export const bookBets = async (d: MirrorDeps, supplier_code: string): Promise<void> => {
  for (;;) {
    const done = await bookBatch(d, supplier_code, BATCH).catch((error: unknown) => reportOdd(d, supplier_code, error))
    if (done === 0) return
    if (done === undefined && (await bookEach(d, supplier_code)) === 0) return
  }
}

const reportOdd = (d: MirrorDeps, supplier: string, error: unknown): undefined => {
  if (!(error instanceof Refusal)) d.log.error({ err: error, supplier }, 'pulled bets could not be booked together')
}

/** After a batch that did not hold: one at a time, so that only what is at fault is left. Answers how many it looked at. */
const bookEach = async (d: MirrorDeps, supplier_code: string): Promise<number> => {
  let looked = 0
  for (; looked < BATCH; looked++) {
    const tried: { bet?: WaitingBet } = {}
    try {
      if ((await bookBatch(d, supplier_code, 1, tried)) === 0) return looked
    } catch (error) {
      if (!tried.bet) throw error
      await markFault(d.db, supplier_code, tried.bet, error instanceof Refusal ? error.code : 'failed')
      if (!(error instanceof Refusal)) d.log.error({ err: error, bet: tried.bet.bet_id }, 'a pulled bet was not booked')
    }
  }
  return looked
}

/** Answers how many bets it looked at. `tried` is told which one, for a call of one. */
const bookBatch = (
  d: MirrorDeps,
  supplier_code: string,
  limit: number,
  tried: { bet?: WaitingBet } = {},
): Promise<number> =>
  d.db.tx(async (tx) => {
    const waiting = await findWaitingBets(tx, supplier_code, limit)
    if (waiting[0]) tried.bet = waiting[0]
    const members = new Set(
      (
        await findMembersByIds(
          tx,
          waiting.map((b) => b.member_id),
        )
      ).map(({ id }) => id),
    )
    const judged = waiting.map((bet) => ({ bet, fault: judge(bet, members) }))
    for (const { bet, fault } of judged) if (fault) await markFault(tx, supplier_code, bet, fault)
    const sound = judged.filter(({ fault }) => !fault).map(({ bet }) => bet)
    if (sound.length > 0) await writeBets(d, tx, supplier_code, sound)
    return waiting.length
  })

const judge = (bet: WaitingBet, members: ReadonlySet<number>): Fault | undefined =>
  findFault(readBooked(bet), bet, {
    is_known: members.has(bet.member_id) && !bet.told.is_demo,
    is_same: bet.told.member_id === bet.member_id,
  })
