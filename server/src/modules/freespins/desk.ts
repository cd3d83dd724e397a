import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { findMemberByName } from '../members/index.ts'
import type { FreeSpinsDeps } from './deps.ts'
import { giveSpins } from './give.ts'
import type { Grant } from './grant.sql.ts'
import { findOffer } from './offer.sql.ts'

type Gift = { offer_id: number; member_name: string; reason: string; key: string }

/**
 * Staff grant an offer's spins to a member, once for a key. Refuses freespins.member_unknown, freespins.offer_not_found, freespins.not_offered, and
 * what policy says of gifts.
 */
export const giveByHand = (d: FreeSpinsDeps, asked: Gift, by: StaffAct): Promise<Grant> =>
  d.db.tx(async (tx) => {
    const member = await findMemberByName(tx, asked.member_name)
    if (!member || member.is_demo) return refuse('freespins.member_unknown')
    const offer = (await findOffer(tx, asked.offer_id)) ?? refuse('freespins.offer_not_found')
    const { reason, key } = asked
    const { grant, is_new } = await giveSpins(d, tx, member.id, { offer, key, by: { reason, handled_by: by.name } })
    if (is_new)
      await recordAudit(tx, {
        ...describeStaffAct(by),
        action: 'freespins.given',
        target: `freespins:${grant.bill_no}`,
        reason,
        before: {},
        after: { member_id: member.id, offer_id: offer.id, spins: grant.spins },
      })
    return grant
  })
