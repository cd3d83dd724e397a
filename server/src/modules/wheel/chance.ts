import { channels } from '@moongate/contract'
import { wheelPush } from '@moongate/contract/wheel.pushes'
import type { Tx } from '../../kernel/db.ts'
import { pushAll } from '../../kernel/push.ts'
import { readSetting } from '../site/index.ts'
import { decideGrants } from './chance.rules.ts'
import { countBets, countDeposit, findGrants, lockMembers, type MemberDay, putGrants } from './chance.sql.ts'
import { getCurrency, type WheelDeps } from './deps.ts'
import { wheelSetting } from './wheel.settings.ts'

type ChanceDeps = Pick<WheelDeps, 'db' | 'config'>
type Told = { member_id: number; id: string; asset: string }

/** Counts finished bets as they stand now, heard once or again, in any order; play money counts nothing. */
export const countPlay = async (d: ChanceDeps, bets: readonly Told[]): Promise<void> => {
  const asset = getCurrency(d)
  const counting = bets.filter((bet) => bet.asset === asset)
  if (counting.length === 0) return
  await d.db.tx(async (tx) => {
    await lockMembers(tx, [...new Set(counting.map(({ member_id }) => member_id))])
    await settleDays(tx, await countBets(tx, counting, { asset, time_zone: d.config.site_time_zone }))
  })
}

/** Counts a credited deposit, once. */
export const countMoneyIn = async (d: ChanceDeps, deposit: Told): Promise<void> => {
  const asset = getCurrency(d)
  if (deposit.asset !== asset) return
  await d.db.tx(async (tx) => {
    await lockMembers(tx, [deposit.member_id])
    await settleDays(tx, await countDeposit(tx, deposit, { asset, time_zone: d.config.site_time_zone }))
  })
}

/** Gives and takes back the chances of days that have changed, and tells their members' browsers. */
const settleDays = async (tx: Tx, days: readonly MemberDay[]): Promise<void> => {
  if (days.length === 0) return
  const { steps, most } = await readSetting(tx, wheelSetting)
  const members = [...new Set(days.map(({ member_id }) => member_id))]
  const known = await findGrants(tx, members, [...new Set(days.map(({ on_day }) => on_day))])
  const changed = members.flatMap((member_id) => settleMember(member_id, days, { steps, most, known }))
  if (changed.length > 0) await putGrants(tx, changed)
  await pushAll(
    tx,
    members.map((member_id) => wheelPush.to(channels.member(member_id), {})),
  )
}

type Known = Awaited<ReturnType<typeof findGrants>>
type Terms = Pick<Parameters<typeof decideGrants>[0], 'steps' | 'most'> & { known: Known }

/** One day after the other, because what one gives leaves less room for the next. */
const settleMember = (member_id: number, days: readonly MemberDay[], { steps, most, known }: Terms): Known => {
  let grants = known.filter((grant) => grant.member_id === member_id)
  const written: Known = []
  for (const day of days.filter((one) => one.member_id === member_id)) {
    const changed = decideGrants({ day, steps, grants, most }).map((grant) => ({ ...grant, member_id }))
    const names = new Set(changed.map(nameGrant))
    grants = [...grants.filter((grant) => !names.has(nameGrant(grant))), ...changed]
    written.push(...changed)
  }
  return written
}

const nameGrant = ({ on_day, need_deposit, need_bet }: Known[number]): string => `${on_day} ${need_deposit} ${need_bet}`
