import { channels } from '@moongate/contract'
import { levelPush } from '@moongate/contract/levelup.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { pushAll } from '../../kernel/push.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type Asset, postOrRefuse } from '../ledger/index.ts'
import { findMember } from '../members/index.ts'
import { requireAllowed, requireUnbarred } from '../policy/index.ts'
import { decideAwards, type Occasion } from './award.rules.ts'
import { findGifts, insertAwards, lockOwn, type NewAward, setSince } from './award.sql.ts'
import type { LevelupDeps } from './deps.ts'
import { findLevels } from './level.sql.ts'
import { levelupPostings } from './levelup.postings.ts'
import { isLevelupOn } from './privileges.ts'

/**
 * Gives a member what their levels bring now (R9.5): gifts of levels reached, and at a login the salaries that have come due. Each once,
 * whoever asks at the same moment: the member's standings are locked first. Refuses what policy refuses who may be given something.
 */
const giveAwards = async (d: LevelupDeps, member_id: number, occasion: Occasion): Promise<void> => {
  const member = await findMember(d.db, member_id)
  if (!member) return
  await requireAllowed(d, { member_id, is_demo: member.is_demo, is_frozen: member.state === 'frozen' }, 'receive_gift')
  await d.db.tx(async (tx) => {
    const own = await lockOwn(tx, member_id)
    await requireUnbarred(tx, member_id, 'receive_gift')
    if (own.length === 0) return
    const [gifts, levels] = [await findGifts(tx, member_id), await findLevels(tx)]
    const decided = own.map((standing) => {
      const given = gifts.filter(({ ladder }) => ladder === standing.ladder).map(({ level }) => level)
      return decideAwards(levels, { ...standing, gifts: given }, occasion)
    })
    await setSince(tx, member_id, decided)
    const named = { member_id, on_day: occasion.on_day }
    const awards = decided
      .flatMap(({ awards: list }) => list)
      .map((award) => ({ ...award, ...named, id: d.ids.uuid(), bill_no: d.ids.bill('L') }))
    if (awards.length > 0) await payAwards(tx, member_id, awards, d.config.currency as Asset)
  })
}

const payAwards = async (tx: Tx, member_id: number, awards: readonly NewAward[], asset: Asset): Promise<void> => {
  await insertAwards(tx, awards)
  await postOrRefuse(
    tx,
    awards.map(({ id, kind, amount, bill_no }) => ({
      key: deriveKey('levelup.award', id),
      kind: levelupPostings[kind],
      member_id,
      asset,
      amount,
      ref: bill_no,
    })),
  )
  const to = channels.member(member_id)
  await pushAll(tx, [balancePush.to(to, {}), levelPush.to(to, {})])
}

/** The same, where one who may be given nothing holds up nobody else: it waits for their next login. */
export const giveQuietly = async (d: LevelupDeps, member_id: number, occasion: Occasion): Promise<void> => {
  if (!(await isLevelupOn(d.db))) return
  try {
    await giveAwards(d, member_id, occasion)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    d.log.info({ member_id, code: error.code }, 'nothing given for a level')
  }
}
