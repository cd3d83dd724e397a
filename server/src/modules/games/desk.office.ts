import type { Lang } from '@moongate/contract'
import type { gamesOfficeRoutes } from '@moongate/contract/games.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { readHealth } from '../health/index.ts'
import type { GamesDeps } from './deps.ts'
import { moveSupplier, setSupplier, testSupplier } from './supplier-desk.ts'
import { findDeskSuppliers } from './supplier-desk.sql.ts'
import { deskSupplierView } from './supplier-desk.view.ts'

const listSuppliers = async (d: GamesDeps, lang: Lang) => {
  const [rows, healthOf] = await Promise.all([findDeskSuppliers(d.db), readHealth(d.db)])
  return rows.map((row) =>
    deskSupplierView(row, {
      lang,
      time_zone: d.config.site_time_zone,
      book: d.suppliers[row.code]?.book ?? null,
      health: healthOf(row.code),
    }),
  )
}

/** Suppliers and games for staff to see and to set. */
export const createGamesOfficeHandlers = (d: GamesDeps): Handlers<typeof gamesOfficeRoutes> => ({
  suppliers: async ({ lang }) => ({ data: await listSuppliers(d, lang) }),
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
  testSupplier: async (call) => ({ data: await testSupplier(d, call.input.code, readStaffAct(call)) }),
})
