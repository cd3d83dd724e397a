import type { Lang } from '@moongate/contract'
import type { mirrorOfficeRoutes } from '@moongate/contract/mirror.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { showBetHistory } from '../betting/index.ts'
import { findKnownSuppliers } from '../games/index.ts'
import { findMembersByIds } from '../members/index.ts'
import type { MirrorDeps } from './deps.ts'
import { countFaultyBets, findFaultyBets, findRound, type Round } from './round.sql.ts'
import { roundView, type ShownRounds } from './round.view.ts'
import { readSearch } from './search.ts'

const loadShown = async (d: MirrorDeps, lang: Lang, rounds: readonly Round[]): Promise<ShownRounds> => {
  const [members, suppliers] = await Promise.all([
    findMembersByIds(d.db, [...new Set(rounds.map(({ member_id }) => member_id))]),
    findKnownSuppliers(d.db),
  ])
  return {
    lang,
    time_zone: d.config.site_time_zone,
    members: new Map(members.map((m) => [m.id, m])),
    titles: new Map(suppliers.map(({ code, title }) => [code, title])),
  }
}

const requireRound = async (d: MirrorDeps, { member_id, bet_id }: { member_id: number; bet_id: string }) =>
  (await findRound(d.db, member_id, bet_id)) ?? refuse('mirror.bet_not_found')

/** The address where a supplier shows a round, if it has any and answers. */
const findReplay = async (d: MirrorDeps, round: Round, lang: Lang): Promise<string | undefined> => {
  const player = { member_id: round.member_id, is_demo: false }
  try {
    return await d.suppliers[round.supplier_code]?.replay?.({ bet_id: round.bet_id, player, lang })
  } catch (error) {
    d.log.error({ err: error, supplier: round.supplier_code }, 'a supplier port threw')
    return undefined
  }
}

type Rounds = Pick<Handlers<typeof mirrorOfficeRoutes>, 'faultyBets' | 'round' | 'replay'>

/** Single bets of suppliers: those that cannot be booked, and one with its round. */
export const createRoundHandlers = (d: MirrorDeps): Rounds => ({
  faultyBets: async ({ input, lang }) => {
    const filter = await readSearch(d, input.keyword)
    const { data } = await listPage(input, {
      count: () => countFaultyBets(d.db, filter),
      rows: (limit, offset) => findFaultyBets(d.db, filter, limit, offset),
      view: async (rows) => {
        const shown = await loadShown(d, lang, rows)
        return rows.map((row) => roundView(row, shown))
      },
    })
    return { data }
  },
  round: async ({ input, lang }) => {
    const round = await requireRound(d, input)
    const replayable = d.suppliers[round.supplier_code]?.replay !== undefined
    const [shown, history] = await Promise.all([loadShown(d, lang, [round]), showBetHistory(d, round, lang)])
    return { data: { ...roundView(round, shown), replayable, ...history } }
  },
  replay: async ({ input, lang }) => ({
    data: { url: (await findReplay(d, await requireRound(d, input), lang)) ?? null },
  }),
})
