import type { AnswerOf, Lang } from '@moongate/contract'
import type { gamesOfficeRoutes } from '@moongate/contract/games.office'
import { markState } from '../../kernel/seen.ts'
import { formatWireTimeOrNull } from '../../kernel/time.ts'
import { type Health, healthView } from '../health/index.ts'
import { pickText } from '../site/index.ts'
import { pictureView } from './catalogue.view.ts'
import { describeStanding } from './supplier-desk.ts'
import { chooseState } from './supplier-desk.rules.ts'
import type { DeskSupplier } from './supplier-desk.sql.ts'

type Shown = AnswerOf<typeof gamesOfficeRoutes.suppliers>['data'][number]

/** A supplier as staff see it: how it stands and, where it keeps a book of its own, how it does. */
export const deskSupplierView = (
  s: DeskSupplier,
  shown: { lang: Lang; time_zone: string; book: 'ours' | 'theirs' | null; health: Health },
): Shown => ({
  api_code: s.code,
  api_title: pickText(s.title, shown.lang) || s.code,
  picture: pictureView(s),
  enabled: s.enabled,
  state: chooseState(s),
  maintenance_from: formatWireTimeOrNull(s.maintenance_from, shown.time_zone),
  maintenance_to: formatWireTimeOrNull(s.maintenance_to, shown.time_zone),
  book: shown.book,
  games: s.games,
  games_on: s.games_on,
  health: shown.book === 'theirs' ? healthView(shown.health, shown.time_zone) : null,
  seen: markState(describeStanding(s)),
})
