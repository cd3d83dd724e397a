import type { AnswerOf } from '@moongate/contract'
import type { papersRoutes } from '@moongate/contract/papers'
import type { papersOfficeRoutes } from '@moongate/contract/papers.office'
import { formatDay, formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Claim } from '../claims/index.ts'
import type { Member } from '../members/index.ts'
import type { Ask } from './ask.sql.ts'
import { isOpen } from './paper.rules.ts'
import type { Paper } from './paper.sql.ts'
import type { Screening } from './screening.sql.ts'

type Own = AnswerOf<typeof papersRoutes.state>['data']
type Desk = AnswerOf<typeof papersOfficeRoutes.paper>['data']['paper']

/** In whose time and language papers are told. */
export type Reading = { zone: string; tell: (reason: string) => string }

/** A paper as its member sees it. */
export const ownPaperView = (p: Paper, { zone, tell }: Reading): Own['papers'][number] => ({
  id: p.id,
  kind: p.kind,
  state: p.state,
  made_at: formatWireTime(p.made_at, zone),
  decided_at: formatWireTimeOrNull(p.decided_at, zone),
  reason: tell(p.reason),
  // The end of a day is the first moment of the next.
  good_until: p.expires_at && formatDay(new Date(p.expires_at.getTime() - 1), zone),
  pictures: p.pictures,
  pictures_gone_at: formatWireTimeOrNull(p.pictures_gone_at, zone),
})

export const askView = ({ kind, reason, asked_at }: Ask, zone: string): Own['asks'][number] => ({
  kind,
  reason,
  asked_at: formatWireTime(asked_at, zone),
})

/** What lists of sanctions answered last. */
export const screeningView = ({ id, outcome, entry, asked_at, seen_by, seen_at }: Screening, zone: string) => ({
  id,
  outcome,
  entry,
  asked_at: formatWireTime(asked_at, zone),
  seen_by,
  seen_at: formatWireTimeOrNull(seen_at, zone),
})

/** What staff see of a paper besides its row. */
export type Shown = Reading & {
  now: Date
  members: readonly Member[]
  claims: readonly Claim[]
  reader_id: number
}

export const deskPaperView = (p: Paper, { now, members, claims, reader_id, ...reading }: Shown): Desk => {
  const member = members.find(({ id }) => id === p.member_id)
  const claim = claims.find(({ order_id }) => order_id === p.id)
  const until = p.decided_at ?? now
  return {
    ...ownPaperView(p, reading),
    member_id: p.member_id,
    member_name: member?.name ?? '',
    realname: member?.realname ?? '',
    waiting_seconds: Math.max(0, Math.round((until.getTime() - p.made_at.getTime()) / 1000)),
    decided_by: p.decided_by,
    claim: claim && isOpen(p.state) ? { by: claim.staff_name, mine: claim.staff_id === reader_id } : null,
  }
}
