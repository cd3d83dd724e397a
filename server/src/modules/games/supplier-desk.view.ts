import type { AnswerOf, Lang } from '@moongate/contract'
import type { gamesOfficeRoutes } from '@moongate/contract/games.office'
import { formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Health } from '../health/index.ts'
import { pickText } from '../site/index.ts'
import { pictureView } from './catalogue.view.ts'
import { chooseState } from './supplier-desk.rules.ts'
import type { DeskSupplier } from './supplier-desk.sql.ts'

type Shown = AnswerOf<typeof gamesOfficeRoutes.suppliers>['data'][number]

/** Cut, not rounded: one that stayed silent is never shown as 100 %. */
const formatShare = (part: number, whole: number): string | null =>
  whole === 0 ? null : (Math.floor((part * 1000) / whole) / 10).toFixed(1)

const healthView = ({ answered, silent, open_since, ...rest }: Health, time_zone: string) => ({
  ...rest,
  calls: answered + silent,
  unanswered: silent,
  success: formatShare(answered, answered + silent),
  open_since: formatWireTimeOrNull(open_since, time_zone),
})

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
})
