import type { gamesRoutes } from '@moongate/contract/games'
import { GAME_TYPES } from '@moongate/contract/games.states'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { pickText, findNav } from '../site/index.ts'
import { findDevice, toLikePattern, findNavCategory } from './catalogue.rules.ts'
import { countGames, findEnabledSuppliers, findGames, findSuppliersByType } from './catalogue.sql.ts'
import { gameView, supplierView } from './catalogue.view.ts'
import type { GamesDeps } from './deps.ts'
import { findHall } from './hall.sql.ts'
import { hallView } from './hall.view.ts'
import { listInitials } from './initials.rules.ts'
import { launchGame } from './launch.ts'
import { createMineHandlers } from './mine.routes.ts'

/** Names do not change from call to call, so each is spelt once. */
const createSpeller = () => {
  const spelt = new Map<string, string>()
  return (name: string): string => {
    const known = spelt.get(name) ?? listInitials(name)
    spelt.set(name, known)
    return known
  }
}

export const createGamesHandlers = (d: GamesDeps, spell = createSpeller()): Handlers<typeof gamesRoutes> => ({
  ...createMineHandlers(d),

  types: async ({ lang }) => ({
    data: GAME_TYPES.map(({ key, name, lobby }) => ({
      key,
      value: d.translate(lang)(`games:types.${name}`),
      isLobbyPage: lobby,
    })),
  }),

  suppliers: async ({ input, lang }) => ({
    data: (await findSuppliersByType(d.db, { game_type: input.gameType, device: findDevice(input.isMobile) })).map(
      (s) => supplierView(s, lang),
    ),
  }),

  list: async ({ input, lang }) => {
    const filter = {
      game_type: input.gameType,
      device: findDevice(input.isMobile),
      supplier_code: input.api_code,
      tag: input.tag === 'all' ? undefined : input.tag,
      like: input.keyword ? toLikePattern(input.keyword) : undefined,
    }
    const { data } = await listPage(input, {
      count: () => countGames(d.db, filter),
      rows: (limit, offset) => findGames(d.db, filter, limit, offset),
      view: (rows) => rows.map((g) => gameView(g, lang)),
    })
    return { data }
  },

  hall: async ({ input, lang }) => {
    const filter = { game_type: input.gameType, device: findDevice(input.isMobile) }
    const [rows, suppliers] = await Promise.all([findHall(d.db, filter, lang), findEnabledSuppliers(d.db)])
    return { data: hallView(rows, suppliers, lang, spell) }
  },

  nav: async ({ lang }) => {
    const [entries, suppliers] = await Promise.all([findNav(d.db), findSuppliersByType(d.db)])
    const listItems = (name: string) =>
      suppliers.filter((s) => s.game_type === findNavCategory(name)).map((s) => supplierView(s, lang))
    return {
      data: entries.map(({ name, title }) => ({ name, title: pickText(title, lang), items: listItems(name) })),
      web: entries.map((e) => e.name),
    }
  },

  launch: async ({ caller, input, lang }) => ({
    game_url: await launchGame(d, {
      ...caller,
      lang,
      api_code: input.api_code,
      game_code: input.gameCode ?? '',
      game_type: input.gameType,
      match: input.match,
      device: findDevice(input.isMobile),
    }),
  }),
})
