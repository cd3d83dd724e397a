import type { bettingRoutes } from '@moongate/contract/betting'
import { GAME_TYPES } from '@moongate/contract/games.states'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { formatWireTimeOrNull, parseRange } from '../../kernel/time.ts'
import { pickText } from '../site/index.ts'
import { refuseTimes } from './bet.rules.ts'
import { findBets, sumBets } from './bet.sql.ts'
import type { BettingDeps } from './deps.ts'
import { prepareShown } from './latest.ts'
import { findSynced } from './sync.sql.ts'
import { betView, describeGameType, sumPage, sumsView } from './bet.view.ts'

export const createBettingHandlers = (d: BettingDeps): Handlers<typeof bettingRoutes> => ({
  records: async ({ caller, input, lang }) => {
    const zone = d.config.site_time_zone
    const times = { bet: parseRange(input.betTime, zone), payout: parseRange(input.created_at, zone) }
    const refusal = refuseTimes(times, { bet: input.betTime, payout: input.created_at })
    if (refusal) refuse(refusal)
    const filter = {
      member_id: caller.member_id,
      ...times,
      supplier_code: input.api_name,
      game_type: input.gameType,
      open_only: input.unpayOnly === 1,
    }
    const [{ suppliers, shown }, synced] = await Promise.all([prepareShown(d, lang), findSynced(d.db)])
    const { data, sums, rows } = await listPage(input, {
      count: () => sumBets(d.db, filter),
      rows: (limit, offset) => findBets(d.db, filter, limit, offset),
      view: (rows) => rows.map((b) => betView(b, shown)),
    })
    return {
      data,
      statistic: sumsView(sums),
      page_statistic: sumsView(sumPage(rows)),
      apis: suppliers
        .filter((s) => s.enabled)
        .map((s) => ({
          key: s.code,
          value: pickText(s.title, lang),
          synced_at: formatWireTimeOrNull(synced.get(s.code) ?? null, zone),
        })),
      gametypes: GAME_TYPES.map(({ key }) => ({ key, value: describeGameType(shown.translate, key) })),
    }
  },
})
