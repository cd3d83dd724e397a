import type { AnswerOf } from '@moongate/contract'
import type { reportsOfficeRoutes } from '@moongate/contract/reports.office'
import { toWire } from '@moongate/money'
import { formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Exposure, RoundExposure } from './exposure.sql.ts'
import { gameView, type ShownPlay } from './play.view.ts'

type Answer = AnswerOf<typeof reportsOfficeRoutes.exposure>

/** Open bets together. */
export const exposureView = (e: Exposure, zone: string): Answer['total'] => ({
  bets: e.bets,
  members: e.members,
  bet_amount: toWire(e.stake),
  payout_most: e.payout_most === null ? null : toWire(e.payout_most),
  unknown: e.unknown,
  since: formatWireTimeOrNull(e.since, zone),
})

/** Those of a round, with the game that it is of. */
export const roundView = (e: RoundExposure, shown: ShownPlay, zone: string): Answer['data']['data'][number] => ({
  ...gameView(e, shown),
  ...exposureView(e, zone),
  round: e.round_id,
})
