import { toWire } from '@moongate/money'
import type { Reader } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { formatWireTime, parseRange } from '../../kernel/time.ts'
import { requireSeen } from '../../kernel/seen.ts'
import { recordAudit } from '../audit/index.ts'
import { decideFor, type PolicyMember } from '../policy/index.ts'
import { lockMembers } from './bonus.sql.ts'
import { type BonusDeps, getCurrency } from './deps.ts'
import { findDeposit, findDeposits, sumLoss } from './offer-facts.sql.ts'
import { chooseMatch, findLastWeek, type OfferFacts } from './offer.rules.ts'
import { findOffer, findOffers, findSame, type NewOffer, type Offer, putOffer } from './offer.sql.ts'

/** For how long after it was credited a deposit can be matched. */
const MATCH_MS = 3 * 86_400_000
/** What a member's offers are judged by now. */
export const readOfferFacts = async (d: BonusDeps, r: Reader, member_id: number): Promise<OfferFacts> => {
  const asset = getCurrency(d)
  const now = d.clock.now()
  const zone = d.config.site_time_zone
  const { first, last } = findLastWeek(formatWireTime(now, zone).slice(0, 10))
  const source = `week ${first}`
  const span = parseRange([first, last], zone) ?? { from: now, before: now }
  const [deposit, week] = await Promise.all([
    findDeposit(r, member_id, asset, new Date(now.getTime() - MATCH_MS)),
    sumLoss(r, { member_id, asset, source, ...span }),
  ])
  return { deposit, week: { source, ...week } }
}

/** What a next deposit of an amount would bring, where the member may be given anything and no bonus is open. */
export const findMatch = async (d: BonusDeps, member: PolicyMember, amount: bigint) => {
  const [{ allow }, offers, { deposits, has_open }] = await Promise.all([
    decideFor(d, member, 'receive_gift'),
    findOffers(d.db),
    findDeposits(d.db, member.member_id, getCurrency(d)),
  ])
  return allow && !has_open ? chooseMatch(offers, amount, deposits) : undefined
}

/** An offer as the audit log tells it. */
const describeOffer = ({ kind, title, terms, is_on }: NewOffer) => ({
  kind,
  is_on,
  title: title.en ?? '',
  ...terms,
  min: toWire(terms.min),
  max: toWire(terms.max),
  max_bet: terms.max_bet === null ? '' : toWire(terms.max_bet),
  weights: terms.weights.map(({ game_type, percent }) => `${game_type}: ${percent}%`).join(', '),
})

/** How an offer stands, without who set it when. */
export const pickStanding = ({ kind, title, terms, is_on }: Omit<NewOffer, 'set_by'>) => ({ kind, title, terms, is_on })

/** Stands for the offers: whoever saves one locks it first. */
const OFFERS = 0

/** Makes an offer (id 0) or changes one; what was taken keeps its terms, and one that stands so already is not saved again. Refuses bonus.offer_not_found, common.conflict. */
export const saveOffer = (
  d: BonusDeps,
  { id, seen, reason }: { id: number; seen: string; reason: string },
  offer: Omit<NewOffer, 'set_by'>,
  by: StaffAct,
): Promise<Offer> =>
  d.db.tx(async (tx) => {
    await lockMembers(tx, [OFFERS])
    const same = await findSame(tx, offer)
    if (same && (id === 0 || same.id === id)) return same
    const before = id === 0 ? undefined : ((await findOffer(tx, id)) ?? refuse('bonus.offer_not_found'))
    if (before) requireSeen(seen, pickStanding(before), pickStanding(offer))
    const saved = await putOffer(tx, { ...offer, set_by: by.name }, before?.id)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'bonus.offer_saved',
      target: `bonus:offer ${saved.id}`,
      reason,
      before: before ? describeOffer(before) : {},
      after: describeOffer(saved),
    })
    return saved
  })
