import { channels } from '@moongate/contract'
import { rebatePush } from '@moongate/contract/rebate.pushes'
import { pushAll } from '../../kernel/push.ts'
import { readPrivileges } from '../levelup/index.ts'
import { countBets, lockMembers } from './bet.sql.ts'
import { getCurrency, type RebateDeps } from './deps.ts'

type Told = { member_id: number; id: string; asset: string }

/**
 * Counts finished bets towards rebate, as they stand now: settled, cancelled or corrected, heard once or again, in any order. Members in
 * order, all in one statement; play money counts nothing.
 */
export const countRebate = async (d: Pick<RebateDeps, 'db' | 'config'>, bets: readonly Told[]): Promise<void> => {
  const asset = getCurrency(d)
  const counting = bets.filter((bet) => bet.asset === asset)
  if (counting.length === 0) return
  await d.db.tx(async (tx) => {
    const told = [...new Set(counting.map(({ member_id }) => member_id))]
    await lockMembers(tx, told)
    const privileges = await readPrivileges(tx, told)
    const extras = [...privileges].map(([member_id, { rebate_ppm }]) => ({ member_id, rebate_ppm }))
    const changed = await countBets(tx, counting, extras, { asset, time_zone: d.config.site_time_zone })
    const members = new Set(changed.map(({ member_id }) => member_id))
    await pushAll(
      tx,
      [...members].map((member_id) => rebatePush.to(channels.member(member_id), {})),
    )
  })
}
