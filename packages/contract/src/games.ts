import { z } from 'zod'
import { flag, nothing, paged, paging, whole } from './common.ts'
import { GAME_PATTERNS, GAME_TAGS } from './games.states.ts'
import { defineRoutes } from './route.ts'

/** R9.7: `GAME_TYPES` of games.states.ts; numbers up to 99 may be asked for (99 is a system lottery elsewhere) and find nothing. */
export const gameType = whole(1, 99)
export const supplierCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_]{1,20}$/)

/** R3.12 */
const entry = z.object({
  api_name: z.string(),
  title: z.string(),
  web_pic: z.string(),
  mobile_pic: z.string(),
  params: z.object({ api_code: z.string(), gameType: z.number(), gameCode: z.string() }),
  tags: z.array(z.string()),
})
/** How a game is painted behind its picture, where its supplier says so. */
const art = z.object({ hue: z.number().int(), pattern: z.enum(GAME_PATTERNS) }).nullable()
export const gameRow = entry.extend({
  game_code: z.string(),
  game_type: z.number(),
  maintenance: z.boolean(),
  art,
})

const ints = z.array(z.number().int())
const texts = z.array(z.string())
/**
 * Every game of a hall by columns, which pack well: the nth of each is of one game. `supplier` and `picture` count in the lists
 * beside; `tags` has a bit for each of `GAME_TAGS`; `pattern` counts in `GAME_PATTERNS` and is -1, as `hue` is, where the supplier
 * says nothing; `added` is in days since 1970; `initials` are those of the Chinese name, and none in other languages.
 */
const columns = z.object({
  supplier: ints,
  game_type: ints,
  game_code: texts,
  title: texts,
  initials: texts,
  tags: ints,
  picture: ints,
  hue: ints,
  pattern: ints,
  added: ints,
})
const hall = z.object({
  suppliers: z.array(z.object({ api_name: z.string(), title: z.string(), maintenance: z.boolean() })),
  pictures: texts,
  games: columns,
})
const gameKey = z.object({ api_code: z.string(), gameCode: z.string() })

export const gamesRoutes = defineRoutes({
  types: {
    method: 'POST',
    path: '/game/type',
    who: 'anyone',
    summary: 'The game categories',
    limit: 'read',
    input: nothing,
    output: z.object({ data: z.array(z.object({ key: z.number(), value: z.string(), isLobbyPage: z.boolean() })) }),
    errors: [],
    rows: ['R7.3', 'R9.7'],
  },
  suppliers: {
    method: 'GET',
    path: '/games/apis',
    who: 'anyone',
    summary:
      'Suppliers that offer a category; with `isMobile` those whose games run on a phone (1) or on a desktop (0)',
    kept: 'content',
    input: z.object({ gameType: gameType.optional(), isMobile: flag.optional() }),
    output: z.object({ data: z.array(entry) }),
    errors: [],
    rows: ['R3.11', 'R3.12', 'R7.3'],
  },
  list: {
    method: 'GET',
    path: '/games/lists',
    who: 'anyone',
    summary: 'Games by category, device, supplier, tag and word',
    kept: 'content',
    input: z.object({
      gameType: gameType.optional(),
      isMobile: flag.optional(),
      api_code: supplierCode.optional(),
      tag: z.enum(['all', ...GAME_TAGS]).default('all'),
      keyword: z.string().trim().max(40).optional(),
      ...paging,
    }),
    output: z.object({ data: paged(gameRow) }),
    errors: [],
    rows: ['R2.29', 'R3.12', 'R7.3'],
  },
  nav: {
    method: 'GET',
    path: '/games',
    who: 'anyone',
    summary: 'The main navigation in order, with what its drop-downs show',
    kept: 'content',
    input: nothing,
    output: z.object({
      data: z.array(z.object({ name: z.string(), title: z.string(), items: z.array(entry) })),
      web: z.array(z.string()),
    }),
    errors: [],
    rows: ['R2.21', 'R2.22', 'R3.12', 'R7.3'],
  },
  hall: {
    method: 'GET',
    path: '/games/hall',
    who: 'anyone',
    summary: 'All games of a category, or of all, in one compact answer; `isMobile` as in the list',
    kept: 'content',
    limit: 'read',
    input: z.object({ gameType: gameType.optional(), isMobile: flag.optional() }),
    output: z.object({ data: hall }),
    errors: [],
    rows: ['R2.29', 'R2.14'],
  },
  mine: {
    method: 'GET',
    path: '/games/mine',
    who: 'member+demo',
    summary: "The caller's favourite games, and those that they opened last, the newest first",
    loading: false,
    input: nothing,
    output: z.object({ data: z.object({ favourites: z.array(gameKey), recent: z.array(gameKey) }) }),
    errors: [],
    rows: ['R2.29'],
  },
  favourite: {
    method: 'POST',
    path: '/games/favourite',
    who: 'member+demo',
    summary: 'Makes a game a favourite of the caller, or none (`on` 0); a repeat changes nothing',
    loading: false,
    input: z.object({ api_code: supplierCode, gameCode: z.string().min(1).max(40), on: flag }),
    output: z.object({ data: z.object({ on: z.number().int() }) }),
    errors: ['games.game_unknown'],
    rows: ['R2.29'],
  },
  launch: {
    method: 'GET',
    path: '/game/login',
    who: 'member+demo',
    summary: 'The address that opens a game, or the hall of a category; moves no money',
    real_money: true,
    timeout_ms: 100_000,
    input: z.object({
      api_code: supplierCode,
      gameType: gameType.optional(),
      gameCode: z.string().max(40).optional(),
      // At which match the game opens, by its supplier's name for it.
      match: z
        .string()
        .regex(/^[\w.-]{1,60}$/)
        .optional(),
      isMobile: flag.optional(),
    }),
    output: z.object({ game_url: z.string() }),
    errors: [
      'games.supplier_unknown',
      'games.supplier_maintenance',
      'games.supplier_maintenance_until',
      'games.game_unknown',
      'games.device_unsupported',
      'games.supplier_unavailable',
      'policy.demo_only_lottery',
    ],
    rows: ['R7.3', 'R2.10', 'R6.3', 'R9.2'],
  },
})
