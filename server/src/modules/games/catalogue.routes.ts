import type { gamesRoutes } from '@moongate/contract/games'
import type { Handlers } from '../../kernel/http/call.ts'
import { pageOf } from '../../kernel/page.ts'
import { inLang, navShown } from '../site/index.ts'
import { GAME_TYPES, likeOf, navCategory } from './catalogue.rules.ts'
import { countGames, findGames, suppliersByType } from './catalogue.sql.ts'
import { gameView, supplierView } from './catalogue.view.ts'
import { type GamesDeps, launch } from './launch.ts'

export const gamesHandlers = (d: GamesDeps): Handlers<typeof gamesRoutes> => ({
  types: async ({ lang }) => ({
    data: GAME_TYPES.map(({ key, name, lobby }) => ({
      key,
      value: d.say(lang)(`games:types.${name}`),
      isLobbyPage: lobby,
    })),
  }),

  suppliers: async ({ input, lang }) => ({
    data: (await suppliersByType(d.db, input.gameType)).map((s) => supplierView(s, lang)),
  }),

  list: async ({ input, lang }) => {
    const filter = {
      game_type: input.gameType,
      supplier_code: input.api_code,
      tag: input.tag === 'all' ? undefined : input.tag,
      like: input.keyword ? likeOf(input.keyword) : undefined,
    }
    const total = await countGames(d.db, filter)
    const rows = await findGames(d.db, filter, input.limit, (input.page - 1) * input.limit)
    return {
      data: pageOf(
        rows.map((g) => gameView(g, lang)),
        total,
        input,
      ),
    }
  },

  nav: async ({ lang }) => {
    const [entries, suppliers] = await Promise.all([navShown(d.db), suppliersByType(d.db)])
    const items = (name: string) =>
      suppliers.filter((s) => s.game_type === navCategory(name)).map((s) => supplierView(s, lang))
    return {
      data: entries.map(({ name, title }) => ({ name, title: inLang(title, lang), items: items(name) })),
      web: entries.map((e) => e.name),
    }
  },

  launch: async ({ caller, input, lang }) => ({
    game_url: await launch(d, {
      ...caller,
      lang,
      api_code: input.api_code,
      game_code: input.gameCode ?? '',
      is_mobile: input.isMobile === 1,
    }),
  }),
})
