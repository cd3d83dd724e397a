import { channels } from '@moongate/contract'
import { rebateClaimPush, rebatePush } from '@moongate/contract/rebate.pushes'
import type { ClaimWay } from '@moongate/contract/rebate.states'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Reader, Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { push, pushAll } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { readSetting } from '../site/index.ts'
import { type Claim, findLines, insertClaim, lockMember, passLines } from './claim.sql.ts'
import { getCurrency, type RebateDeps } from './deps.ts'
import { computeDue, type DueLine, listWorthless, needsReview, refuseClaim, sumDue } from './due.rules.ts'
import { findTariffs } from './rate.sql.ts'
import { rebatePostings } from './rebate.postings.ts'
import { rebateSetting } from './rebate.settings.ts'
import { addPaid } from './week.sql.ts'

/** What a member's bets up to a moment are still worth. */
export const readDue = async (
  r: Reader,
  { member_id, deadtime }: Pick<Asked, 'member_id' | 'deadtime'>,
  time_zone: string,
): Promise<DueLine[]> => {
  const [lines, tariffs] = await Promise.all([findLines(r, member_id, deadtime, time_zone), findTariffs(r)])
  return computeDue(lines, tariffs)
}

/** What a member asks for, or the clock for them. */
export type Asked = { member_id: number; deadtime: Date; way: ClaimWay }

/**
 * Claims all of a member's rebate of bets settled up to `deadtime`, once. Refuses rebate.deadtime_invalid, rebate.already_claimed,
 * rebate.nothing_to_claim. Above the operator's sum it waits for a person, and no money moves yet.
 */
export const claimRebate = (d: RebateDeps, asked: Asked): Promise<Claim> =>
  d.db.tx(async (tx) => {
    const { member_id, deadtime, way } = asked
    const claimed_until = await lockMember(tx, member_id)
    const lines = await readDue(tx, asked, d.config.site_time_zone)
    const amount = sumDue(lines)
    const refusal = refuseClaim({ deadtime, claimed_until, now: d.clock.now(), total: amount })
    if (refusal) refuse(refusal)
    const { review_above } = await readSetting(tx, rebateSetting)
    const state = needsReview(amount, review_above) ? 'in_review' : 'paid'
    const names = { id: d.ids.uuid(), bill_no: d.ids.bill('R') }
    const claim = await insertClaim(tx, { ...names, member_id, deadtime, way, state, amount }, lines)
    await (state === 'paid' ? payClaim(d, tx, claim) : push(tx, rebateClaimPush, channels.office, { id: claim.id }))
    return claim
  })

/** Passes by what is worth nothing of days that are over, until a bet changes it: else the clock would look at it for ever. */
export const passWorthless = (d: RebateDeps, asked: Pick<Asked, 'member_id' | 'deadtime'>): Promise<void> =>
  d.db.tx(async (tx) => {
    await lockMember(tx, asked.member_id)
    const lines = await readDue(tx, asked, d.config.site_time_zone)
    await passLines(tx, asked.member_id, listWorthless(lines))
  })

/** Moves a claim's money, and tells its member's browsers. */
export const payClaim = async (d: Pick<RebateDeps, 'config'>, tx: Tx, claim: Claim): Promise<void> => {
  const { member_id, amount, bill_no } = claim
  await addPaid(tx, claim)
  const key = deriveKey('rebate.claimed', claim.id)
  await postOrRefuse(tx, [
    { key, kind: rebatePostings.claimed, member_id, asset: getCurrency(d), amount, ref: bill_no },
  ])
  const to = channels.member(member_id)
  await pushAll(tx, [balancePush.to(to, {}), rebatePush.to(to, {})])
}
