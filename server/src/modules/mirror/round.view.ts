import type { AnswerOf, Lang } from '@moongate/contract'
import type { mirrorOfficeRoutes } from '@moongate/contract/mirror.office'
import { toWire } from '@moongate/money'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Member } from '../members/index.ts'
import { pickText, type Text } from '../site/index.ts'
import type { Round } from './round.sql.ts'

export type ShownRounds = {
  lang: Lang
  time_zone: string
  members: ReadonlyMap<number, Member>
  titles: ReadonlyMap<string, Text>
}
type Shown = AnswerOf<typeof mirrorOfficeRoutes.faultyBets>['data']['data'][number]

const bookedView = ({ booked_status: status, booked_stake, booked_payout }: Round): Shown['booked'] =>
  status === null ? null : { status, stake: toWire(booked_stake ?? 0n), payout: toWire(booked_payout ?? 0n) }

/** A bet as its supplier tells of it, beside what our books say. */
export const roundView = (round: Round, { lang, time_zone, members, titles }: ShownRounds): Shown => ({
  bill_no: round.bet_id,
  member_id: round.member_id,
  member_name: members.get(round.member_id)?.name ?? '',
  api_code: round.supplier_code,
  api_title: pickText(titles.get(round.supplier_code) ?? {}, lang) || round.supplier_code,
  told: { status: round.status, stake: toWire(round.stake), payout: toWire(round.payout) },
  booked: bookedView(round),
  fault: round.fault,
  changed_at: formatWireTime(round.changed_at, time_zone),
  tried_at: formatWireTimeOrNull(round.tried_at, time_zone),
})
