import type { InputOf, Lang } from '@moongate/contract'
import { GAME_TYPES } from '@moongate/contract/games.states'
import type { rebateOfficeRoutes } from '@moongate/contract/rebate.office'
import { fromWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { markState } from '../../kernel/seen.ts'
import { readSpan } from '../../kernel/span.ts'
import { findKnownSuppliers } from '../games/index.ts'
import { findMemberByName, findMembersByIds } from '../members/index.ts'
import { readSetting } from '../site/index.ts'
import { type Claim, countClaims, findClaimLines, findClaims } from './claim.sql.ts'
import { decideClaim } from './claim-desk.ts'
import { countPaid, sumCost } from './cost.sql.ts'
import type { RebateDeps } from './deps.ts'
import { costView, deskClaimView, effectView, tariffView, termsView } from './desk.view.ts'
import { findToday, computeEffect, previewTerms, readTariffs, setRates, setTerms, storeTerms } from './rate.ts'
import type { Level } from './rate.rules.ts'
import { rebateSetting } from './rebate.settings.ts'
import { describeType, formatSigned, loadShown } from './rebate.view.ts'

type Routes = typeof rebateOfficeRoutes

const PPM_PER_STEP = 100n

const toLevels = (levels: InputOf<Routes['previewRates']>['levels']): Level[] =>
  levels.map(({ gameType, supplier, from, rate }) => ({
    game_type: gameType,
    supplier_code: supplier,
    from,
    rate_ppm: Number((fromWire(rate) ?? 0n) * PPM_PER_STEP),
  }))

const createRateHandlers = (
  d: RebateDeps,
): Pick<Handlers<Routes>, 'rates' | 'previewRates' | 'setRates' | 'previewTerms' | 'setTerms'> => {
  const zone = d.config.site_time_zone
  return {
    rates: async ({ lang }) => {
      const [{ now, next, seen }, terms, today, suppliers, shown] = await Promise.all([
        readTariffs(d.db, findToday(d)),
        readSetting(d.db, rebateSetting),
        computeEffect(d),
        findKnownSuppliers(d.db),
        loadShown(d, lang),
      ])
      return {
        data: {
          types: GAME_TYPES.map(({ key }) => ({ gameType: key, text: describeType(shown.translate, key) })),
          suppliers: suppliers.map(({ code }) => ({ code, text: shown.name(code) })),
          now: now ? tariffView(now, zone) : null,
          next: next ? tariffView(next, zone) : null,
          seen,
          terms: { ...termsView(terms), seen: markState(storeTerms(terms)) },
          today: today.map((effect) => effectView(effect, shown)),
        },
      }
    },
    previewRates: async ({ input, lang }) => {
      const [effects, shown] = await Promise.all([computeEffect(d, toLevels(input.levels)), loadShown(d, lang)])
      return { data: effects.map((effect) => effectView(effect, shown)) }
    },
    setRates: async (call) => {
      const { levels, ...rest } = call.input
      return { data: tariffView(await setRates(d, { ...rest, levels: toLevels(levels) }, readStaffAct(call)), zone) }
    },
    previewTerms: async ({ input }) => ({ data: await previewTerms(d, input) }),
    setTerms: async (call) => {
      const { reason, seen, ...terms } = call.input
      await setTerms(d, terms, { seen, reason }, readStaffAct(call))
      return { data: termsView(terms) }
    },
  }
}

/** Rebate for staff to see, to set and to decide. */
export const createRebateOfficeHandlers = (d: RebateDeps): Handlers<Routes> => {
  const showClaims = async (claims: readonly Claim[], lang: Lang) => {
    const [lines, shown, members] = await Promise.all([
      findClaimLines(d.db, claims),
      loadShown(d, lang),
      findMembersByIds(d.db, [...new Set(claims.map(({ member_id }) => member_id))]),
    ])
    const by_id = new Map(members.map((member) => [member.id, member]))
    return claims.map((claim) => deskClaimView(claim, lines, by_id, shown))
  }
  const showOne = async (claim: Claim, lang: Lang) => {
    const [row] = await showClaims([claim], lang)
    if (!row) throw new Error(`claim ${claim.bill_no} is not shown`)
    return { data: row }
  }
  return {
    ...createRateHandlers(d),
    claims: async ({ input, lang }) => {
      const member = input.keyword ? await findMemberByName(d.db, input.keyword) : undefined
      const filter = {
        member_ids: input.keyword ? [member?.id ?? 0] : undefined,
        state: input.open === 1 ? ('in_review' as const) : input.state,
      }
      const { data } = await listPage(input, {
        count: () => countClaims(d.db, filter),
        rows: (limit, offset) => findClaims(d.db, filter, limit, offset),
        view: (rows) => showClaims(rows, lang),
      })
      return { data }
    },
    payClaim: async (call) => {
      const decision = { id: call.input.id, state: 'paid' as const, reason: '' }
      return showOne(await decideClaim(d, decision, readStaffAct(call)), call.lang)
    },
    refuseClaim: async (call) => {
      const decision = { ...call.input, state: 'refused' as const }
      return showOne(await decideClaim(d, decision, readStaffAct(call)), call.lang)
    },
    cost: async ({ input, lang }) => {
      const { from, to, span } = readSpan(d, input)
      const [rows, paid, shown] = await Promise.all([sumCost(d.db, span), countPaid(d.db, span), loadShown(d, lang)])
      const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
      return {
        data: { from, to, ...paid, total: formatSigned(total), rows: rows.map((row) => costView(row, total, shown)) },
      }
    },
  }
}
