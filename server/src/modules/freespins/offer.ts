import { toWire } from '@moongate/money'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { requireSeen } from '../../kernel/seen.ts'
import { recordAudit } from '../audit/index.ts'
import type { FreeSpinsDeps } from './deps.ts'
import { findByCode, findOffer, findSame, lockOffers, type NewOffer, type Offer, putOffer } from './offer.sql.ts'

/** How an offer stands, without who set it when. */
export const pickStanding = ({ title, code, terms, is_on }: Omit<NewOffer, 'set_by'>) => ({ title, code, terms, is_on })

/** An offer as the audit log tells it. */
const describeOffer = ({ title, code, is_on, terms }: NewOffer) => ({
  is_on,
  code,
  title: title.en ?? '',
  ...terms,
  game_title: terms.game_title['en'] ?? '',
  min: toWire(terms.min),
  max: toWire(terms.max),
  stake: toWire(terms.stake),
  max_bet: terms.max_bet === null ? '' : toWire(terms.max_bet),
  weights: terms.weights.map(({ game_type, percent }) => `${game_type}: ${percent}%`).join(', '),
})

/**
 * Makes an offer (id 0) or changes one; what was granted keeps its terms, and one that stands so already is not saved again. Refuses
 * freespins.offer_not_found, freespins.code_taken, common.conflict.
 */
export const saveOffer = (
  d: FreeSpinsDeps,
  id: number,
  offer: Omit<NewOffer, 'set_by'>,
  { seen, reason, by }: { seen: string; reason: string; by: StaffAct },
): Promise<Offer> =>
  d.db.tx(async (tx) => {
    await lockOffers(tx)
    const same = await findSame(tx, offer)
    if (same && (id === 0 || same.id === id)) return same
    const before = id === 0 ? undefined : ((await findOffer(tx, id)) ?? refuse('freespins.offer_not_found'))
    if (before) requireSeen(seen, pickStanding(before), pickStanding(offer))
    const holder = offer.code === '' ? undefined : await findByCode(tx, offer.code)
    if (holder && holder.id !== before?.id) refuse('freespins.code_taken')
    const saved = await putOffer(tx, { ...offer, set_by: by.name }, before?.id)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'freespins.offer_saved',
      target: `freespins:offer ${saved.id}`,
      reason,
      before: before ? describeOffer(before) : {},
      after: describeOffer(saved),
    })
    return saved
  })
