import type { TestDb } from '@moongate/testing'
import { sql } from '../../kernel/db.ts'
import type { Rng } from '../../kernel/rng.ts'
import { correctBets, endBets, recordBets } from '../betting/index.ts'
import { countRebate } from './accrue.ts'

/** A bet of type 4 that counts its stake, or a tie that counts nothing. */
export type Turning = { id: string; member_id: number; day: number; supplier: string; stake: number; counts: boolean }

/** Bets that end at once, and turn out to have ended otherwise as often as one likes. */
export const createTurning = (d: () => TestDb) => {
  let n = 0
  const draw = (rng: Rng, member_id: number, day: number): Turning => {
    const bet = { id: d().ids.uuid(), member_id, day, supplier: ['AG', 'JZ'][rng.int(2)] ?? 'AG' }
    return { ...bet, stake: 1 + rng.int(10 ** (3 + rng.int(3))), counts: rng.int(4) > 0 }
  }
  const write = async (bets: readonly Turning[]): Promise<void> => {
    const selection = { game_code: 'x', issue: '1', bet_type: 'sum', selection: 'big' }
    const about = { game_type: 4, game_code: 'x', asset: 'CNY', selection }
    const sold = bets.map(({ supplier: supplier_code, ...bet }) => ({
      ...about,
      ...bet,
      supplier_code,
      stake: BigInt(bet.stake),
      bill_no: `W-${++n}`,
      payout: bet.counts ? 0n : BigInt(bet.stake),
      outcome: 'settled' as const,
    }))
    await d().db.tx(async (tx) => {
      await recordBets(tx, sold)
      await endBets(tx, sold)
    })
  }
  const turn = async (bet: Turning): Promise<void> => {
    bet.counts = !bet.counts
    const { member_id, id, stake, counts } = bet
    const correction = { member_id, id, reason: 'result_changed', outcome: 'settled' } as const
    await d().db.tx((tx) => correctBets(tx, [{ ...correction, payout: counts ? 0n : BigInt(stake) }]))
  }
  const tell = (bets: readonly Turning[]): Promise<void> => {
    const told = bets.map(({ member_id, id }) => ({ member_id, id, asset: 'CNY' }))
    return countRebate(d(), told)
  }
  const readClaims = (ids: readonly number[]) =>
    d().owner.many<{ id: string; member_id: number; state: string; amount: number }>(
      sql`select id, member_id, state, amount::int as amount from rebate.claims where member_id = any(${[...ids]}::int[]) order by member_id, created_at, deadtime`,
    )
  return { readClaims, draw, write, turn, tell }
}
