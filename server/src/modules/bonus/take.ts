import { channels } from '@moongate/contract'
import { bonusDeskPush, bonusPush } from '@moongate/contract/bonus.pushes'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { emit } from '../../kernel/outbox.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { type PolicyMember, requireAllowed, requireUnbarred } from '../policy/index.ts'
import { findSharers } from '../risk/index.ts'
import { bonusGranted } from './bonus.events.ts'
import { bonusPostings } from './bonus.postings.ts'
import { type Bonus, findOpen, insertBonus, lockMembers, startBonus } from './bonus.sql.ts'
import { type BonusDeps, getCurrency } from './deps.ts'
import { judgeOffer, listFlags } from './offer.rules.ts'
import { findOffer, type Offer } from './offer.sql.ts'
import { readOfferFacts } from './offer.ts'
import { computeRequired } from './terms.rules.ts'

/** For how many days back addresses and browsers are looked at. */
const SHARED_DAYS = 30

/**
 * Takes an offer: for the newest deposit or last week's loss, once each. Its sum is locked until it has been bet often enough; where the
 * offer asks for it and something speaks against the member, it waits for a person first and no money moves yet. Refuses policy.*,
 * bonus.offer_not_found, bonus.one_at_a_time, bonus.not_due.
 */
export const takeOffer = async (d: BonusDeps, member: PolicyMember, offer_id: number): Promise<Bonus> => {
  await requireAllowed(d, member, 'receive_gift')
  return d.db.tx(async (tx) => {
    const { member_id } = member
    await lockMembers(tx, [member_id])
    await requireUnbarred(tx, member_id, 'receive_gift')
    const offer = await findOffer(tx, offer_id)
    if (!offer?.is_on) return refuse('bonus.offer_not_found')
    if ((await findOpen(tx, [member_id])).length > 0) refuse('bonus.one_at_a_time')
    const made = await placeBonus(d, tx, member_id, offer)
    return made.flags.length > 0 && offer.terms.review ? waitForStaff(tx, made) : beginBonus(d, tx, made, '')
  })
}

const placeBonus = async (d: BonusDeps, tx: Tx, member_id: number, offer: Offer): Promise<Bonus> => {
  const { stand, source, base, amount } = judgeOffer(offer, await readOfferFacts(d, tx, member_id))
  if (stand !== 'open' || amount === 0n) refuse('bonus.not_due')
  const sharers = await findSharers(tx, member_id, SHARED_DAYS)
  return insertBonus(tx, {
    member_id,
    id: d.ids.uuid(),
    bill_no: d.ids.bill('B'),
    offer_id: offer.id,
    kind: offer.kind,
    source,
    title: offer.title,
    terms: offer.terms,
    base,
    amount,
    required: computeRequired(amount, offer.terms),
    flags: listFlags(sharers),
  })
}

const waitForStaff = async (tx: Tx, bonus: Bonus): Promise<Bonus> => {
  await push(tx, bonusDeskPush, channels.office, { id: bonus.id })
  return bonus
}

/** Locks a bonus's sum and lets it run. Refuses bonus.changed where it waits no more. */
export const beginBonus = async (
  d: Pick<BonusDeps, 'config'>,
  tx: Tx,
  { id, terms }: Pick<Bonus, 'id' | 'terms'>,
  handled_by: string,
): Promise<Bonus> => {
  const bonus = (await startBonus(tx, { id, terms }, handled_by)) ?? refuse('bonus.changed')
  const { member_id, amount, bill_no, title } = bonus
  const asset = getCurrency(d)
  const key = deriveKey('bonus.granted', id)
  await postOrRefuse(tx, [{ key, kind: bonusPostings.granted, member_id, asset, amount, ref: bill_no }])
  await emit(tx, bonusGranted, { member_id, id, bill_no, asset, amount, title })
  await push(tx, bonusPush, channels.member(member_id), {})
  return bonus
}
