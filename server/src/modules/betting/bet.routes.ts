import type { bettingRoutes } from '@moongate/contract/betting'
import type { Handlers } from '../../kernel/http/call.ts'
import { pageOf } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { rangeOf } from '../../kernel/time.ts'
import { GAME_TYPES, suppliersKnown } from '../games/index.ts'
import { inLang } from '../site/index.ts'
import { timeRefusal } from './bet.rules.ts'
import { findBets, sumBets } from './bet.sql.ts'
import type { BettingDeps } from './bet.ts'
import { betView, gameTypeText, pageSums, sumsView } from './bet.view.ts'

export const bettingHandlers = (d: BettingDeps): Handlers<typeof bettingRoutes> => ({
  records: async ({ caller, input, lang }) => {
    const zone = d.config.site_time_zone
    const times = { bet: rangeOf(input.betTime, zone), payout: rangeOf(input.created_at, zone) }
    const refusal = timeRefusal(times, { bet: input.betTime, payout: input.created_at })
    if (refusal) refuse(refusal)
    const filter = {
      member_id: caller.member_id,
      ...times,
      supplier_code: input.api_name,
      game_type: input.gameType,
      open_only: input.unpayOnly === 1,
    }
    const [sums, rows, suppliers] = await Promise.all([
      sumBets(d.db, filter),
      findBets(d.db, filter, input.limit, (input.page - 1) * input.limit),
      suppliersKnown(d.db),
    ])
    const shown = { say: d.say(lang), lang, time_zone: zone, titles: new Map(suppliers.map((s) => [s.code, s.title])) }
    return {
      data: pageOf(
        rows.map((b) => betView(b, shown)),
        sums.n,
        input,
      ),
      statistic: sumsView(sums),
      page_statistic: sumsView(pageSums(rows)),
      apis: suppliers.filter((s) => s.enabled).map((s) => ({ key: s.code, value: inLang(s.title, lang) })),
      gametypes: GAME_TYPES.map(({ key }) => ({ key, value: gameTypeText(shown.say, key) })),
    }
  },
})
