import type { Lang } from '@moongate/contract'
import { toWire } from '@moongate/money'
import { formatWireTime } from '../../kernel/time.ts'
import { describeReason } from './bet.view.ts'
import { findBetsByKey } from './bet.sql.ts'
import { findCorrections } from './correction.sql.ts'
import type { BettingDeps } from './deps.ts'

/** Why a bet stands as it does, and each time that it was ended anew, for people. */
export type BetHistory = {
  reason_text: string
  corrections: {
    at: string
    before: string
    payout_before: string
    after: string
    payout_after: string
    reason_text: string
  }[]
}

/** A bet's history in the reader's language, the first correction first. */
export const showBetHistory = async (
  d: Pick<BettingDeps, 'db' | 'translate' | 'config'>,
  key: { member_id: number; id: string },
  lang: Lang,
): Promise<BetHistory> => {
  const translate = d.translate(lang)
  const [[bet], corrections] = await Promise.all([
    findBetsByKey(d.db, [key]),
    findCorrections(d.db, key.member_id, key.id),
  ])
  return {
    reason_text: describeReason(bet?.reason ?? null, translate),
    corrections: corrections.map((c) => ({
      at: formatWireTime(c.at, d.config.site_time_zone),
      before: translate(`betting:status.${c.status_before}`),
      payout_before: toWire(c.payout_before),
      after: translate(`betting:status.${c.status_after}`),
      payout_after: toWire(c.payout_after),
      reason_text: describeReason(c.reason, translate),
    })),
  }
}
