import { channels } from '@moongate/contract'
import { bonusPush } from '@moongate/contract/bonus.pushes'
import type { Tx } from '../../kernel/db.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { formatDay } from '../../kernel/time.ts'
import { decideFor, holdAndFindBar, type PolicyMember, requireAllowed, requireUnbarred } from '../policy/index.ts'
import { type FreeSpinsDeps, getCurrency } from './deps.ts'
import { tendJob } from './freespins.jobs.ts'
import { findBySource, type Grant, insertGrant } from './grant.sql.ts'
import { findByCode, findOffer, findOffers, type Offer } from './offer.sql.ts'
import { findSlot, isPlayable } from './slot.ts'
import { type Cause, nameSource } from './terms.rules.ts'

type By = Pick<Grant, 'reason' | 'handled_by'>
const BY_ITSELF: By = { reason: '', handled_by: '' }

/** Grants an offer's spins for a source and has the supplier told of them; undefined where that source brought them before. */
const placeGrant = async (
  d: FreeSpinsDeps,
  tx: Tx,
  member_id: number,
  { offer: { id: offer_id, title, terms }, source, by }: { offer: Offer; source: string; by: By },
): Promise<Grant | undefined> => {
  const names = { id: d.ids.uuid(), bill_no: d.ids.bill('F') }
  const grant = await insertGrant(tx, { member_id, ...names, offer_id, source, title, terms, ...by })
  if (!grant) return undefined
  await enqueue(tx, tendJob, { id: grant.id }, { key: `freespins.tend:${grant.id}` })
  await push(tx, bonusPush, channels.member(member_id), {})
  return grant
}

/**
 * A member claims what is offered to all, or what a code stands for; once, or once a day of the site's. Refuses policy.*,
 * freespins.offer_not_found, freespins.code_unknown, freespins.claimed.
 */
export const claimSpins = async (
  d: FreeSpinsDeps,
  member: PolicyMember,
  asked: { offer_id?: number | undefined; code?: string | undefined },
): Promise<Grant> => {
  await requireAllowed(d, member, 'receive_gift')
  return d.db.tx(async (tx) => {
    await requireUnbarred(tx, member.member_id, 'receive_gift')
    const offer = asked.code ? await findByCode(tx, asked.code) : await findOffer(tx, asked.offer_id ?? 0)
    const fits = offer && (asked.code !== undefined || offer.code === '') && (await isPlayable(d, tx, offer))
    const day = formatDay(d.clock.now(), d.config.site_time_zone)
    const source = fits ? nameSource(offer.terms, { trigger: 'claim', day }) : undefined
    if (!offer || source === undefined)
      return refuse(asked.code ? 'freespins.code_unknown' : 'freespins.offer_not_found')
    return (await placeGrant(d, tx, member.member_id, { offer, source, by: BY_ITSELF })) ?? refuse('freespins.claimed')
  })
}

/** Grants what a credited deposit brings, once however often it is told; nothing where the member may be given nothing. */
export const grantForDeposit = async (
  d: FreeSpinsDeps,
  { member_id, asset, id, amount }: { member_id: number; asset: string; id: string; amount: bigint },
): Promise<void> => {
  if (asset !== getCurrency(d)) return
  if (!(await decideFor(d, undefined, 'use_feature', { feature: 'promotions' })).allow) return
  const cause: Cause = { trigger: 'deposit', deposit_id: id, amount }
  await d.db.tx(async (tx) => {
    if (await holdAndFindBar(tx, member_id, 'receive_gift')) return
    for (const offer of await findOffers(tx)) {
      const source = nameSource(offer.terms, cause)
      if (source !== undefined && (await isPlayable(d, tx, offer)))
        await placeGrant(d, tx, member_id, { offer, source, by: BY_ITSELF })
    }
  })
}

/** Staff grant an offer's spins, once for a key, in the transaction that writes who did. Refuses freespins.not_offered, and as policy does. */
export const giveSpins = async (
  d: FreeSpinsDeps,
  tx: Tx,
  member_id: number,
  { offer, key, by }: { offer: Offer; key: string; by: By },
): Promise<{ grant: Grant; is_new: boolean }> => {
  await requireUnbarred(tx, member_id, 'receive_gift')
  if (!(await findSlot(d, tx, offer.terms))) refuse('freespins.not_offered')
  const source = nameSource(offer.terms, { trigger: 'staff', key }) ?? refuse('freespins.not_offered')
  const grant = await placeGrant(d, tx, member_id, { offer, source, by })
  if (grant) return { grant, is_new: true }
  const earlier = await findBySource(tx, { member_id, offer_id: offer.id, source })
  if (!earlier) throw new Error(`free spins of ${source} are gone`)
  return { grant: earlier, is_new: false }
}
