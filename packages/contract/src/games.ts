import { z } from 'zod'
import { flag, nothing, paged, paging, whole } from './common.ts'
import { GAME_TAGS } from './games.states.ts'
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
export const gameRow = entry.extend({ game_code: z.string(), game_type: z.number(), maintenance: z.boolean() })

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
    input: nothing,
    output: z.object({
      data: z.array(z.object({ name: z.string(), title: z.string(), items: z.array(entry) })),
      web: z.array(z.string()),
    }),
    errors: [],
    rows: ['R2.21', 'R2.22', 'R3.12', 'R7.3'],
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
