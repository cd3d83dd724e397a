import type { rebateRoutes } from '@moongate/contract/rebate'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { formatWireTime, parseInstant } from '../../kernel/time.ts'
import { maskName } from '../members/index.ts'
import { readSetting } from '../site/index.ts'
import { claimRebate, readDue } from './claim.ts'
import { countClaims, findClaimLines, findClaims } from './claim.sql.ts'
import type { RebateDeps } from './deps.ts'
import { sumDue } from './due.rules.ts'
import { createRanking } from './ranking.ts'
import { rebateSetting } from './rebate.settings.ts'
import { claimView, buildDueViews, formatSigned, loadShown } from './rebate.view.ts'

const SECOND_MS = 1000

/** A member's rebate: what it has come to, claiming it, and what was claimed. */
export const createRebateHandlers = (d: RebateDeps): Handlers<typeof rebateRoutes> => {
  const readRanking = createRanking(d)
  const zone = d.config.site_time_zone
  return {
    list: async ({ caller, lang }) => {
      const now_ms = d.clock.now().getTime()
      const deadtime = new Date(now_ms - (now_ms % SECOND_MS))
      const [lines, terms, shown] = await Promise.all([
        readDue(d.db, { member_id: caller.member_id, deadtime }, d.config.site_time_zone),
        readSetting(d.db, rebateSetting),
        loadShown(d, lang),
      ])
      const data = buildDueViews(lines, terms, shown)
      return { data, deadtime: formatWireTime(deadtime, zone), total: formatSigned(sumDue(lines)) }
    },
    fetch: async ({ caller: { member_id }, input }) => {
      const deadtime = parseInstant(input.deadtime, zone) ?? d.clock.now()
      const { amount, state } = await claimRebate(d, { member_id, deadtime, way: 'member' })
      const data = { fs_money: toWire(amount), state }
      return { data, message: state === 'paid' ? 'rebate:claimed' : 'rebate:in_review' }
    },
    claims: async ({ caller: { member_id }, input, lang }) => {
      const filter = { member_ids: [member_id] }
      const { data } = await listPage(input, {
        count: () => countClaims(d.db, filter),
        rows: (limit, offset) => findClaims(d.db, filter, limit, offset),
        view: async (rows) => {
          const [lines, shown] = await Promise.all([findClaimLines(d.db, rows), loadShown(d, lang)])
          return rows.map((row) => claimView(row, lines, shown))
        },
      })
      return { data }
    },
    ranking: async () => ({
      data: (await readRanking()).map(({ place, name, amount }) => ({
        place,
        name: maskName(name),
        fs_money: toWire(amount),
      })),
    }),
  }
}
