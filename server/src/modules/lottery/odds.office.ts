import type { lotteryOfficeRoutes } from '@moongate/contract/lottery.office'
import { games, parseOdds } from '@moongate/lottery'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import type { LotteryDeps } from './deps.ts'
import { readOffers, setOdds } from './odds.ts'
import { offerView } from './odds.view.ts'

/** What the lottery offers, for staff to see and to set. */
export const createLotteryOfficeHandlers = (d: LotteryDeps): Handlers<typeof lotteryOfficeRoutes> => ({
  odds: async ({ lang }) => {
    const translate = d.translate(lang)
    const listed = games.map(async (game) => ({
      code: game.code,
      title: translate.byCode(`lottery:games.${game.code}`),
      offers: (await readOffers(d.db, game)).map((offer) =>
        offerView(game.code, offer, translate, d.config.site_time_zone),
      ),
    }))
    return { data: await Promise.all(listed) }
  },
  setOdds: async (call) => {
    const { code, bet_type, odds, was, reason } = call.input
    const choice = { code, bet_type, odds_milli: parseOdds(odds) ?? 0, was_milli: parseOdds(was) ?? 0, reason }
    const offer = await setOdds(d, choice, readStaffAct(call))
    return { data: offerView(code, offer, d.translate(call.lang), d.config.site_time_zone) }
  },
})
