import { gamesRoutes } from '@moongate/contract/games'
import { lotteryRoutes } from '@moongate/contract/lottery'
import type { reportsRoutes } from '@moongate/contract/reports'
import { configs, type siteRoutes } from '@moongate/contract/site'
import type { Handlers } from '../../kernel/http/call.ts'

type SiteHandlers = Handlers<typeof siteRoutes>
type FirstViewCall = Parameters<SiteHandlers['firstView']>[0]
/** How the modules above answer their parts of Home; the composition hands it over. */
export type PartsAbove = {
  games: Pick<Handlers<typeof gamesRoutes>, 'nav' | 'suppliers' | 'list'>
  lottery: Pick<Handlers<typeof lotteryRoutes>, 'hot'>
  reports: Pick<Handlers<typeof reportsRoutes>, 'statistics' | 'happenings'>
}

/* What Home asks each part for: `hotGamesQuery` and its neighbours in apps/member/src/api/queries.ts. */
const DEFAULT_BANNERS = 'new1'
const desktop = gamesRoutes.suppliers.input.parse({ isMobile: 0 })
const any_game = gamesRoutes.list.input.parse({ limit: 1 })
const hot_games = gamesRoutes.list.input.parse({ tag: 'hot', limit: 12 })
const draws = lotteryRoutes.hot.input.parse({ count: 3 })

const readOwnParts = async (own: Omit<SiteHandlers, 'firstView'>, call: FirstViewCall) => {
  const bare = { ...call, input: {} }
  const [set, notices, banners, asides] = await Promise.all([
    own.configs({ ...call }),
    own.notices(bare),
    own.banners({ ...call, input: { group: DEFAULT_BANNERS } }),
    own.asides(bare),
  ])
  return { configs: configs.parse(set.data), notices, banners: banners.data, asides: asides.data }
}

const readPartsAbove = async ({ games, lottery, reports }: PartsAbove, call: FirstViewCall) => {
  const bare = { ...call, input: {} }
  const [nav, suppliers, hot, first, running, figures, happened] = await Promise.all([
    games.nav(bare),
    games.suppliers({ ...call, input: desktop }),
    games.list({ ...call, input: hot_games }),
    games.list({ ...call, input: any_game }),
    lottery.hot({ ...call, input: draws }),
    reports.statistics(bare),
    reports.happenings(bare),
  ])
  const shown = { nav: nav.data, suppliers: suppliers.data, hot_games: hot.data, any_game: first.data }
  return { ...shown, draws: running.data, statistics: figures.data, happenings: happened.data }
}

/** R9.3: one answer instead of eleven calls, each part read as for its own call, beside each other. */
export const createFirstViewHandler =
  (own: Omit<SiteHandlers, 'firstView'>, above: PartsAbove): SiteHandlers['firstView'] =>
  async (call) => {
    const [own_parts, others] = await Promise.all([readOwnParts(own, call), readPartsAbove(above, call)])
    return { data: { ...own_parts, ...others } }
  }
