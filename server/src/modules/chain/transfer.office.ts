import type { chainOfficeRoutes } from '@moongate/contract/chain.office'
import type { Call, Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { findMembersByIds } from '../members/index.ts'
import type { ChainDeps } from './deps.ts'
import { creditByStaff, leaveTransfer, proposeCredit, readSearch } from './desk.ts'
import { findNetworks } from './network.sql.ts'
import { countTransfers, findTransfers, type Transfer } from './transfer.sql.ts'
import { chainTransferView, networkView, type ShownTransfers } from './transfer.view.ts'
import { readDepth } from './usdt.routes.ts'

type Asked = Pick<Call<(typeof chainOfficeRoutes)['transfers']>, 'caller' | 'lang'>

const loadShown = async (d: ChainDeps, { caller, lang }: Asked, rows: readonly Transfer[]): Promise<ShownTransfers> => {
  const ids = [...new Set(rows.map(({ member_id }) => member_id))]
  const [members, depth] = await Promise.all([findMembersByIds(d.db, ids), readDepth(d)])
  return {
    translate: d.translate(lang),
    reader: caller,
    time_zone: d.config.site_time_zone,
    now: d.clock.now(),
    members: new Map(members.map((m) => [m.id, m])),
    depth,
  }
}

/** Transfers on chains for staff, and the ways out of those that the rules did not credit. */
export const createChainOfficeHandlers = (d: ChainDeps): Handlers<typeof chainOfficeRoutes> => {
  const show = async (asked: Asked, t: Transfer) => ({ data: chainTransferView(t, await loadShown(d, asked, [t])) })
  return {
    transfers: async ({ input, caller, lang }) => {
      const filter = {
        ...(await readSearch(d.db, input.keyword)),
        states: input.state ? [input.state] : input.open === 1 ? (['queued'] as const) : undefined,
        oldest_first: input.open === 1,
      }
      const { data } = await listPage(input, {
        count: () => countTransfers(d.db, filter),
        rows: (limit, offset) => findTransfers(d.db, filter, limit, offset),
        view: async (rows) => {
          const shown = await loadShown(d, { caller, lang }, rows)
          return rows.map((row) => chainTransferView(row, shown))
        },
      })
      return { data, networks: (await findNetworks(d.db)).map((n) => networkView(n, d.config.site_time_zone)) }
    },
    proposeTransfer: async (call) =>
      show(call, await proposeCredit(d, call.input.id, readStaffAct(call), call.input.reason)),
    creditTransfer: async (call) => show(call, await creditByStaff(d, call.input.id, readStaffAct(call))),
    leaveTransfer: async (call) =>
      show(call, await leaveTransfer(d, call.input.id, readStaffAct(call), call.input.reason)),
  }
}
