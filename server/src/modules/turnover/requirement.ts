import type { Reader, Tx } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/index.ts'
import { consumeRequirements } from './requirement.rules.ts'
import {
  countBet,
  insertRequirement,
  readLeft,
  lockOpenRequirements,
  type NewRequirement,
  setConsumed,
} from './requirement.sql.ts'

export type TurnoverDeps = Pick<Kernel, 'db'>
type Bet = { member_id: number; id: string; asset: string; effective: bigint }

/** Asks for effective bets in an asset, once per source document, e.g. a credited deposit. */
export const grantRequirement = async (tx: Tx, requirement: NewRequirement): Promise<void> => {
  if (requirement.amount > 0n) await insertRequirement(tx, requirement)
}

/** `ml_money` in minor units of one asset: what is still to be bet. */
export const readTurnoverLeft = (d: { db: Reader }, member_id: number, asset: string): Promise<bigint> =>
  readLeft(d.db, member_id, asset)

/** Counts finished bets, each once; play money counts nothing. Members in order, so that two events cannot lock each other. */
export const countBets = (d: TurnoverDeps, bets: readonly Bet[]): Promise<void> =>
  d.db.tx(async (tx) => {
    const counting = bets
      .filter((b) => b.asset !== 'PLAY' && b.effective > 0n)
      .toSorted((a, b) => a.member_id - b.member_id)
    for (const bet of counting) await countOne(tx, bet)
  })

const countOne = async (tx: Tx, bet: Bet): Promise<void> => {
  const open = await lockOpenRequirements(tx, bet.member_id, bet.asset)
  if (!(await countBet(tx, bet.member_id, bet.id, bet.effective))) return
  for (const { id, consumed } of consumeRequirements(open, bet.effective))
    await setConsumed(tx, bet.member_id, id, consumed)
}
