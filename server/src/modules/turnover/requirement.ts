import type { Reader, Tx } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/index.ts'
import { consumeRequirements } from './requirement.rules.ts'
import { countBet, insertRequirement, readLeft, lockOpenRequirements, setConsumed } from './requirement.sql.ts'

export type TurnoverDeps = Pick<Kernel, 'db'>
type Bet = { member_id: number; id: string; asset: string; effective: bigint }

/** Asks for `amount` (minor units) of effective bets, once per source document, e.g. a credited deposit. */
export const grantRequirement = async (
  tx: Tx,
  member_id: number,
  source: string,
  source_id: string,
  amount: bigint,
): Promise<void> => {
  if (amount > 0n) await insertRequirement(tx, member_id, source, source_id, amount)
}

/** `ml_money` in minor units: what is still to be bet. */
export const readTurnoverLeft = (d: { db: Reader }, member_id: number): Promise<bigint> => readLeft(d.db, member_id)

/** Counts finished bets, each once; play money counts nothing. Members in order, so that two events cannot lock each other. */
export const countBets = (d: TurnoverDeps, bets: readonly Bet[]): Promise<void> =>
  d.db.tx(async (tx) => {
    const counting = bets
      .filter((b) => b.asset !== 'PLAY' && b.effective > 0n)
      .toSorted((a, b) => a.member_id - b.member_id)
    for (const bet of counting) await countOne(tx, bet)
  })

const countOne = async (tx: Tx, bet: Bet): Promise<void> => {
  const open = await lockOpenRequirements(tx, bet.member_id)
  if (!(await countBet(tx, bet.member_id, bet.id, bet.effective))) return
  for (const { id, consumed } of consumeRequirements(open, bet.effective))
    await setConsumed(tx, bet.member_id, id, consumed)
}
