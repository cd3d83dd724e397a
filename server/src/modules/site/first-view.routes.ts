import { gamesRoutes } from '@moongate/contract/games'
import { lotteryRoutes } from '@moongate/contract/lottery'
import type { reportsRoutes } from '@moongate/contract/reports'
import { configs, type siteRoutes } from '@moongate/contract/site'
import type { Handlers } from '../../kernel/http/call.ts'

type SiteHandlers = Handlers<typeof siteRoutes>
/** How the modules above answer their parts of Home; the composition hands it over. */
export type PartsAbove = {
  games: Pick<Handlers<typeof gamesRoutes>, 'nav' | 'list'>
  lottery: Pick<Handlers<typeof lotteryRoutes>, 'hot'>
  reports: Pick<Handlers<typeof reportsRoutes>, 'statistics'>
}

/* What Home asks each part for; e2e/first-view compares. */
const DEFAULT_BANNERS = 'new1'
const any_game = gamesRoutes.list.input.parse({ limit: 1 })
const hot_games = gamesRoutes.list.input.parse({ tag: 'hot', limit: 12 })
const draws = lotteryRoutes.hot.input.parse({ count: 3 })

/** R9.3: one answer instead of nine calls, each part read as for its own call, beside each other. */
export const createFirstViewHandler =
  (own: Omit<SiteHandlers, 'firstView'>, above: PartsAbove): SiteHandlers['firstView'] =>
  async (call) => {
    const bare = { ...call, input: {} }
    const [set, notices, banners, asides, nav, hot, any, running, figures] = await Promise.all([
      own.configs({ ...call }),
      own.notices(bare),
      own.banners({ ...call, input: { group: DEFAULT_BANNERS } }),
      own.asides(bare),
      above.games.nav(bare),
      above.games.list({ ...call, input: hot_games }),
      above.games.list({ ...call, input: any_game }),
      above.lottery.hot({ ...call, input: draws }),
      above.reports.statistics(bare),
    ])
    return {
      data: {
        configs: configs.parse(set.data),
        notices,
        banners: banners.data,
        asides: asides.data,
        nav: nav.data,
        hot_games: hot.data,
        any_game: any.data,
        draws: running.data,
        statistics: figures.data,
      },
    }
  }
