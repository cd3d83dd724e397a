import { z } from 'zod'
import { flag, id, isMoment, nothing, paged, paging, seen, whole } from './common.ts'
import { gameType, supplierCode } from './games.ts'
import { filterChoice, gameDeskRow, gamePicture, gameTags, supplierRow } from './games.rows.ts'
import { TEST_CALLS, TEST_FAULTS } from './games.states.ts'
import { defineRoutes } from './route.ts'
import { GAME_READERS, GAME_SETTERS, SUPPLIER_READERS, SUPPLIER_SETTERS } from './staff.states.ts'

const readers = { staff: SUPPLIER_READERS } as const
const setters = { staff: SUPPLIER_SETTERS } as const
/** Here a code is a supplier's. */
const labels = { code: 'api_code' } as const
const moment = z.string().refine(isMoment, { params: { rule: 'date' } })

/** Suppliers and their games, as staff set them. */
export const gamesOfficeRoutes = defineRoutes({
  suppliers: {
    method: 'GET',
    path: '/suppliers',
    who: readers,
    summary: 'All suppliers in their order, with how the calls to them went within the last hour',
    input: nothing,
    /** `testable`: whether faults can be ordered here, as at the suppliers of a demo. */
    output: z.object({ data: z.array(supplierRow), testable: z.boolean() }),
    errors: [],
    rows: ['R7.3', 'R6.6', 'R9.2'],
  },
  setSupplier: {
    method: 'POST',
    path: '/suppliers/{code}',
    who: setters,
    summary:
      'Offers a supplier or not, and sets its maintenance: from a moment on, or from now without one, until another or until it is ended',
    labels,
    input: z.object({
      code: supplierCode,
      seen,
      enabled: z.boolean(),
      maintenance: z.object({ from: moment.nullable(), to: moment.nullable() }).nullable(),
    }),
    output: z.object({ data: supplierRow }),
    errors: ['common.conflict', 'games.supplier_unknown', 'games.window_invalid'],
    rows: ['R7.3', 'R6.6'],
  },
  moveSupplier: {
    method: 'POST',
    path: '/suppliers/{code}/move',
    who: setters,
    summary: 'Moves a supplier one place up or down in the order in which members see them',
    idempotent: 'no_money',
    labels,
    input: z.object({ code: supplierCode, direction: z.enum(['up', 'down']) }),
    output: z.object({ data: z.array(supplierRow) }),
    errors: ['games.supplier_unknown'],
    rows: ['R7.3', 'R6.6'],
  },
  testSupplier: {
    method: 'POST',
    path: '/suppliers/{code}/test',
    who: setters,
    summary: 'Asks a supplier about a transfer that never was: whether it answers, how fast, and in which words',
    timeout_ms: 60_000,
    labels,
    input: z.object({ code: supplierCode }),
    output: z.object({ data: z.object({ answered: z.boolean(), took_ms: z.number(), said: z.string() }) }),
    errors: ['games.supplier_unknown'],
    rows: ['R9.2', 'R6.6'],
  },
  orderFault: {
    method: 'POST',
    path: '/suppliers/{code}/fault',
    who: setters,
    summary: 'In a demo: makes the next calls of a supplier go wrong, so that one sees what the product does',
    labels,
    input: z.object({
      code: supplierCode,
      fault: z.enum(TEST_FAULTS),
      call: z.enum(TEST_CALLS).optional(),
      times: whole(1, 100),
      delay_s: whole(1, 600).default(10),
    }),
    output: z.object({}),
    errors: ['games.supplier_unknown', 'games.not_testable'],
    rows: ['R4.14', 'R6.6'],
  },
  clearFaults: {
    method: 'POST',
    path: '/suppliers/faults/clear',
    who: setters,
    summary: 'In a demo: forgets all faults that were ordered and did not happen yet',
    input: nothing,
    output: z.object({}),
    errors: ['games.not_testable'],
    rows: ['R6.6'],
  },
  games: {
    method: 'GET',
    path: '/games',
    who: { staff: GAME_READERS },
    summary: 'Games in the order in which members see them, by word in any language, code, supplier and category',
    input: z.object({
      keyword: z.string().trim().max(40).optional(),
      api_code: supplierCode.optional(),
      gameType: gameType.optional(),
      enabled: flag.optional(),
      ...paging,
    }),
    output: z.object({ data: paged(gameDeskRow), suppliers: z.array(filterChoice), types: z.array(filterChoice) }),
    errors: [],
    rows: ['R7.3', 'R6.6'],
  },
  setGame: {
    method: 'POST',
    path: '/games/{id}',
    who: { staff: GAME_SETTERS },
    summary: 'Offers a game or not, and says how it is marked, where it stands and which picture it has',
    labels: { picture: 'game_picture' },
    input: z.object({
      id,
      seen,
      enabled: z.boolean(),
      tags: gameTags,
      weight: whole(0, 100_000),
      picture: gamePicture,
    }),
    output: z.object({ data: gameDeskRow }),
    errors: ['common.conflict', 'games.game_unknown'],
    rows: ['R7.3', 'R6.6'],
  },
})
