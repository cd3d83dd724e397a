import type { Lang } from '@moongate/contract'
import type { gamesOfficeRoutes } from '@moongate/contract/games.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { listPage } from '../../kernel/page.ts'
import { readHealth } from '../health/index.ts'
import { toLikePattern } from './catalogue.rules.ts'
import { findKnownSuppliers } from './catalogue.sql.ts'
import type { GamesDeps, GamesDeskDeps } from './deps.ts'
import { setGame } from './game-desk.ts'
import { countDeskGames, findDeskGames } from './game-desk.sql.ts'
import { deskGameView, gameFiltersView, type ShownGames } from './game-desk.view.ts'
import { moveSupplier, setSupplier } from './supplier-desk.ts'
import { findDeskSuppliers } from './supplier-desk.sql.ts'
import { deskSupplierView } from './supplier-desk.view.ts'
import { clearFaults, orderFault, trySupplier } from './trial.ts'

/** Whose the books of a supplier are; nothing where nobody has connected it. */
const findBook = ({ suppliers }: GamesDeps, code: string): 'ours' | 'theirs' | null => {
  const port = suppliers[code]
  if (port === undefined) return null
  return port.book === 'ours' ? 'ours' : 'theirs'
}

const listSuppliers = async (d: GamesDeps, lang: Lang) => {
  const [rows, healthOf] = await Promise.all([findDeskSuppliers(d.db), readHealth(d.db)])
  return rows.map((row) =>
    deskSupplierView(row, {
      lang,
      time_zone: d.config.site_time_zone,
      book: findBook(d, row.code),
      health: healthOf(row.code),
    }),
  )
}

const loadShown = async (d: GamesDeps, lang: Lang): Promise<ShownGames> => ({
  lang,
  translate: d.translate(lang),
  titles: new Map((await findKnownSuppliers(d.db)).map(({ code, title }) => [code, title])),
})

/** Suppliers and games for staff to see and to set. */
export const createGamesOfficeHandlers = (d: GamesDeskDeps): Handlers<typeof gamesOfficeRoutes> => ({
  suppliers: async ({ lang }) => ({ data: await listSuppliers(d, lang), testable: d.faults !== undefined }),
  setSupplier: async (call) => {
    await setSupplier(d, call.input, readStaffAct(call))
    const rows = await listSuppliers(d, call.lang)
    return {
      data: rows.find(({ api_code }) => api_code === call.input.code) ?? refuse('games.supplier_unknown'),
      message: 'common:modified',
    }
  },
  moveSupplier: async (call) => {
    await moveSupplier(d, call.input.code, call.input.direction, readStaffAct(call))
    return { data: await listSuppliers(d, call.lang) }
  },
  testSupplier: async (call) => ({ data: await trySupplier(d, call.input.code, readStaffAct(call)) }),
  orderFault: async (call) => {
    await orderFault(d, call.input, readStaffAct(call))
    return {}
  },
  clearFaults: async (call) => {
    await clearFaults(d, readStaffAct(call))
    return {}
  },
  games: async ({ input, lang }) => {
    const shown = await loadShown(d, lang)
    const filter = {
      like: input.keyword ? toLikePattern(input.keyword) : undefined,
      supplier_code: input.api_code,
      game_type: input.gameType,
      is_enabled: input.enabled === undefined ? undefined : input.enabled === 1,
    }
    const { data } = await listPage(input, {
      count: () => countDeskGames(d.db, filter),
      rows: (limit, offset) => findDeskGames(d.db, filter, limit, offset),
      view: (rows) => rows.map((row) => deskGameView(row, shown)),
    })
    return { data, ...gameFiltersView(shown) }
  },
  setGame: async (call) => {
    const { id, seen, ...wanted } = call.input
    const game = await setGame(d, { id, seen }, wanted, readStaffAct(call))
    return { data: deskGameView(game, await loadShown(d, call.lang)), message: 'common:modified' }
  },
})
