import type { Lang } from '@moongate/contract'
import type { reportsOfficeRoutes } from '@moongate/contract/reports.office'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { buildPage } from '../../kernel/page.ts'
import { addDays, formatDay, parseRange } from '../../kernel/time.ts'
import { findKnownSuppliers } from '../games/index.ts'
import { listExposure, sumExposure } from './exposure.sql.ts'
import { exposureView, roundView } from './exposure.view.ts'
import { sumPlay } from './play.sql.ts'
import { choicesView, playView, type ShownPlay, totalView } from './play.view.ts'

type PlayDeps = Pick<Kernel, 'db' | 'clock' | 'config' | 'translate'>
/** How many days are shown where none are named, today included. */
const DAYS = 7

/** The days that are asked for; one that is missing follows from the other or from today. */
const readDays = (d: PlayDeps, asked: { from?: string | undefined; to?: string | undefined }) => {
  const zone = d.config.site_time_zone
  const to = asked.to ?? formatDay(d.clock.now(), zone)
  const from = asked.from ?? addDays(to, 1 - DAYS)
  const span = parseRange([from, to], zone) ?? { from: d.clock.now(), before: d.clock.now() }
  return { from, to, zone, span }
}

const loadShownPlay = async (d: PlayDeps, lang: Lang): Promise<ShownPlay> => ({
  lang,
  translate: d.translate(lang),
  titles: new Map((await findKnownSuppliers(d.db)).map(({ code, title }) => [code, title])),
})

type PlayHandlers = Pick<Handlers<typeof reportsOfficeRoutes>, 'gameFigures' | 'exposure'>
/** What members played at each supplier's games and what is open there, for staff. */
export const createPlayOfficeHandlers = (d: PlayDeps): PlayHandlers => ({
  gameFigures: async ({ input, lang }) => {
    const { span, ...days } = readDays(d, input)
    const filter = { ...span, supplier_code: input.api_code, game_type: input.gameType }
    const [games, shown] = await Promise.all([sumPlay(d.db, filter), loadShownPlay(d, lang)])
    const first = (input.page - 1) * input.limit
    const rows = games.slice(first, first + input.limit).map((game) => playView(game, shown))
    return { data: buildPage(rows, games.length, input), total: totalView(games), ...days, ...choicesView(shown) }
  },
  exposure: async ({ input, lang }) => {
    const [rounds, total, shown] = await Promise.all([listExposure(d.db), sumExposure(d.db), loadShownPlay(d, lang)])
    const zone = d.config.site_time_zone
    const first = (input.page - 1) * input.limit
    const rows = rounds.slice(first, first + input.limit).map((round) => roundView(round, shown, zone))
    return { data: buildPage(rows, rounds.length, input), total: exposureView(total, zone) }
  },
})
