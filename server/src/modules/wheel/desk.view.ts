import type { AnswerOf, Lang } from '@moongate/contract'
import type { wheelOfficeRoutes } from '@moongate/contract/wheel.office'
import { toWire } from '@moongate/money'
import { markState } from '../../kernel/seen.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Member } from '../members/index.ts'
import { pickText } from '../site/index.ts'
import { nameDesign } from './desk.ts'
import type { Design, SetPrize } from './prize.sql.ts'
import type { DrawnRow } from './report.sql.ts'
import type { Spin } from './spin.sql.ts'
import { storeTerms } from './terms.ts'
import type { WheelTerms } from './wheel.settings.ts'

type Routes = typeof wheelOfficeRoutes
type DesignShown = AnswerOf<Routes['design']>['data']
type Row = AnswerOf<Routes['sendPrize']>['data']

/** Odds are in millionths of a spin. */
const MILLION = 1_000_000

const standingView = ({ names, type, pic, money, odds, stock, stocked }: SetPrize): DesignShown['prizes'][number] => ({
  names,
  type,
  pic,
  money: toWire(money),
  odds,
  stock,
  drawn: (stocked ?? 0) - (stock ?? 0),
})

const termsView = (terms: WheelTerms): DesignShown['terms'] => ({
  ...storeTerms(terms),
  seen: markState(storeTerms(terms)),
})

export const designView = (design: Design | undefined, terms: WheelTerms, time_zone: string): DesignShown => ({
  prizes: (design?.prizes ?? []).map(standingView),
  rest: design?.rest ?? 1,
  set_by: design?.set_by ?? '',
  set_at: formatWireTimeOrNull(design?.set_at ?? null, time_zone),
  seen: nameDesign(design),
  terms: termsView(terms),
})

/** A spin as staff see it. */
export const deskRecordView = (
  spin: Spin,
  members: ReadonlyMap<number, Member>,
  { lang, time_zone }: { lang: Lang; time_zone: string },
): Row => ({
  id: spin.id,
  bill_no: spin.bill_no,
  member_id: spin.member_id,
  member_name: members.get(spin.member_id)?.name ?? '',
  prize: pickText(spin.names, lang),
  type: spin.type,
  money: toWire(spin.money),
  state: spin.state,
  note: spin.note,
  handled_by: spin.handled_by,
  created_at: formatWireTime(spin.created_at, time_zone),
  finished_at: formatWireTimeOrNull(spin.finished_at, time_zone),
})

export const drawnView = (row: DrawnRow, lang: Lang): AnswerOf<Routes['report']>['data']['rows'][number] => ({
  position: row.position,
  prize: pickText(row.names, lang),
  expected: (Number(row.expected) / MILLION).toFixed(1),
  drawn: row.drawn,
  given: row.given,
  money: toWire(row.amount),
})
