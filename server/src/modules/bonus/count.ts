import { channels } from '@moongate/contract'
import { bonusPush } from '@moongate/contract/bonus.pushes'
import { pushAll } from '../../kernel/push.ts'
import { chooseEnd } from './bonus.rules.ts'
import { type Bonus, findOpen, lockMembers } from './bonus.sql.ts'
import { type BonusDeps, getCurrency } from './deps.ts'
import { settleBonus } from './end.ts'
import { countTold } from './tally.ts'

type Told = { member_id: number; id: string; asset: string }

/**
 * Counts finished bets towards bonuses that run, as they stand now, heard once or again, in any order. A bet of a bonus that has ended
 * changes it no more. Ends what was bet enough for.
 */
export const countBonusBets = async (d: BonusDeps, bets: readonly Told[]): Promise<void> => {
  const asset = getCurrency(d)
  const counting = bets.filter((bet) => bet.asset === asset)
  if (counting.length === 0) return
  const member_ids = [...new Set(counting.map(({ member_id }) => member_id))]
  if ((await findOpen(d.db, member_ids)).length === 0) return
  for (const bonus of await countOpen(d, counting, member_ids))
    if (chooseEnd(bonus)) await settleBonus(d, bonus.member_id)
}

const countOpen = (d: BonusDeps, bets: readonly Told[], member_ids: readonly number[]): Promise<Bonus[]> =>
  d.db.tx(async (tx) => {
    await lockMembers(tx, member_ids)
    const changed = await countTold(d, tx, bets, member_ids)
    if (changed.length === 0) return []
    await pushAll(
      tx,
      changed.map((member_id) => bonusPush.to(channels.member(member_id), {})),
    )
    return (await findOpen(tx, changed)).filter(({ state }) => state === 'running')
  })
