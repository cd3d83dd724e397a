import type { Tx } from '../../kernel/db.ts'
import { countIn } from './requirement.ts'
import { lockOpenRequirements, readLeft } from './requirement.sql.ts'
import { findUntold } from './untold.sql.ts'

type Owner = { member_id: number; asset: string }

/**
 * Counts what a member has bet and no worker has told of yet, and says what is still missing then: a fee for missing turnover must not depend on how
 * far the workers have come. Told of later, these bets count no more. Where nothing is missing, nothing is asked.
 */
export const countUntold = async <F extends { turnover_left: bigint }>(
  tx: Tx,
  { member_id, asset }: Owner,
  facts: F,
): Promise<F> => {
  if (facts.turnover_left === 0n) return facts
  // Whoever counts for this member now has counted when this lock is there.
  await lockOpenRequirements(tx, [member_id])
  const bets = await findUntold(tx, member_id, asset)
  if (bets.length > 0) await countIn(tx, bets)
  return { ...facts, turnover_left: await readLeft(tx, member_id, asset) }
}
