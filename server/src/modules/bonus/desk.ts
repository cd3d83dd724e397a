import { channels } from '@moongate/contract'
import { bonusDeskPush } from '@moongate/contract/bonus.pushes'
import { toWire } from '@moongate/money'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { type Bonus, endBonus, findBonus, lockMembers } from './bonus.sql.ts'
import type { BonusDeps } from './deps.ts'
import { finishBonus } from './end.ts'
import { findOffer, findSame, type NewOffer, type Offer, putOffer } from './offer.sql.ts'
import { beginBonus } from './take.ts'

const STEPS = {
  approve: { from: 'in_review', action: 'bonus.approved' },
  refuse: { from: 'in_review', action: 'bonus.refused' },
  cancel: { from: 'running', action: 'bonus.cancelled' },
} as const
type Decision = { id: string; step: keyof typeof STEPS; reason: string }

/** Begins or refuses a bonus that waits, or ends one that runs. Refuses bonus.not_found, and bonus.changed where it is not so any more. */
export const decideBonus = (d: BonusDeps, { id, step, reason }: Decision, by: StaffAct): Promise<Bonus> =>
  d.db.tx(async (tx) => {
    const { member_id } = (await findBonus(tx, id)) ?? refuse('bonus.not_found')
    await lockMembers(tx, [member_id])
    const bonus = (await findBonus(tx, id)) ?? refuse('bonus.not_found')
    const { from, action } = STEPS[step]
    if (bonus.state !== from) refuse('bonus.changed')
    const done = await takeStep(d, tx, bonus, step, { reason, handled_by: by.name })
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action,
      target: `bonus:${bonus.bill_no}`,
      reason,
      before: { state: bonus.state },
      after: { state: done.state, paid: toWire(done.paid) },
    })
    await push(tx, bonusDeskPush, channels.office, { id })
    return done
  })

const takeStep = async (
  d: BonusDeps,
  tx: Tx,
  bonus: Bonus,
  step: Decision['step'],
  why: { reason: string; handled_by: string },
): Promise<Bonus> => {
  if (step === 'approve') return beginBonus(d, tx, bonus, why.handled_by)
  if (step === 'cancel') return finishBonus(d, tx, bonus, 'cancelled', why)
  return (await endBonus(tx, bonus.id, { state: 'refused', paid: 0n, ...why })) ?? refuse('bonus.changed')
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

/** Stands for the offers: whoever saves one locks it first. */
const OFFERS = 0

/** Makes an offer (id 0) or changes one; what was taken keeps its terms, and one that stands so already is not saved again. Refuses bonus.offer_not_found. */
export const saveOffer = (
  d: BonusDeps,
  id: number,
  offer: Omit<NewOffer, 'set_by'>,
  reason: string,
  by: StaffAct,
): Promise<Offer> =>
  d.db.tx(async (tx) => {
    await lockMembers(tx, [OFFERS])
    const same = await findSame(tx, offer)
    if (same && (id === 0 || same.id === id)) return same
    const before = id === 0 ? undefined : ((await findOffer(tx, id)) ?? refuse('bonus.offer_not_found'))
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
