import type { LimitKind, LimitPeriod } from '@moongate/contract/protection.states'
import type { Reader, Tx } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import { formatDay, parseInstant } from '../../kernel/time.ts'
import { readSetting } from '../site/index.ts'
import { holdMembers } from './hold.sql.ts'
import { decideChange, type Limit, refuseConfirm, sumTallies, type Tally } from './limit.rules.ts'
import { findLimits, putLimit, putWish, removeLimit } from './limit.sql.ts'
import { findPeriodEnd } from './period.rules.ts'
import { protectionSetting } from './policy.settings.ts'
import { chooseProfile, computeRipe, type Profile } from './profile.rules.ts'
import { bringTallies, findTallies } from './tally.sql.ts'

export type LimitDeps = Pick<Kernel, 'clock' | 'config'>
export type NamedLimit = { member_id: number; kind: LimitKind; period: LimitPeriod }

/** What the site's licence asks. */
export const readProfile = async (r: Reader): Promise<Profile> =>
  chooseProfile((await readSetting(r, protectionSetting)).profile)

const findLimit = async (tx: Tx, { member_id, kind, period }: NamedLimit): Promise<Limit | undefined> =>
  (await findLimits(tx, member_id)).find((one) => one.kind === kind && one.period === period)

/** When the running period of a limit ends. */
const findEnd = ({ clock, config }: LimitDeps, period: LimitPeriod): Date => {
  const zone = config.site_time_zone
  return parseInstant(findPeriodEnd(formatDay(clock.now(), zone), period), zone) ?? clock.now()
}

/**
 * Sets a member's limit: a tighter one holds for whatever comes next, a looser one (or none, `amount` null) waits to be confirmed. Answers
 * how it stood before and stands now.
 */
export const changeLimit = async (
  d: LimitDeps,
  tx: Tx,
  named: NamedLimit,
  amount: bigint | null,
): Promise<{ before: Limit | undefined; after: Limit | undefined }> => {
  await holdMembers(tx, [named.member_id])
  const before = await findLimit(tx, named)
  const ripe_at = computeRipe(await readProfile(tx), d.clock.now(), findEnd(d, named.period))
  const change = decideChange(before, amount, ripe_at)
  if (change.to === 'set') await putLimit(tx, named, change.amount)
  if (change.to === 'wait') await putWish(tx, named, change)
  return { before, after: await findLimit(tx, named) }
}

/** Confirms what its member asked for a day ago. Refuses protection.nothing_waits, protection.too_early. */
export const confirmLimit = async (
  d: LimitDeps,
  tx: Tx,
  named: NamedLimit,
): Promise<{ before: Limit | undefined; after: Limit | undefined }> => {
  await holdMembers(tx, [named.member_id])
  const before = await findLimit(tx, named)
  const refusal = refuseConfirm(before, d.clock.now())
  if (refusal) refuse(refusal)
  if (before && before.wanted !== null) await putLimit(tx, named, before.wanted)
  else await removeLimit(tx, named)
  return { before, after: await findLimit(tx, named) }
}

/** What a member did within days of the site, both included, by the books. */
export const readTally = async (
  d: Pick<LimitDeps, 'config'>,
  tx: Tx,
  member_id: number,
  [from, to]: readonly [from: string, to: string],
): Promise<Tally> => {
  await holdMembers(tx, [member_id])
  await bringTallies(tx, [member_id], d.config.site_time_zone)
  return sumTallies(await findTallies(tx, [member_id], from, to))
}
