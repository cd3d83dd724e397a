import type { walletOfficeRoutes } from '@moongate/contract/wallet.office'
import type { Call, Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { findKnownSuppliers } from '../games/index.ts'
import { findMembersByIds } from '../members/index.ts'
import type { WalletDeps } from './deps.ts'
import { askAgain, proposeEnd, readTransferSearch, settleByStaff } from './desk.ts'
import { countTransfers, findEntries, findTransfers } from './desk.sql.ts'
import { type ShownTransfers, transferOrderView } from './desk.view.ts'
import { UNCLEAR_TRANSFER } from './transfer.rules.ts'
import type { Transfer } from './transfer.sql.ts'

type Asked = Pick<Call<(typeof walletOfficeRoutes)['transfers']>, 'caller' | 'lang'>

const loadShown = async (
  d: WalletDeps,
  { caller, lang }: Asked,
  transfers: readonly Transfer[],
): Promise<ShownTransfers> => {
  const [members, suppliers, entries] = await Promise.all([
    findMembersByIds(d.db, [...new Set(transfers.map((t) => t.member_id))]),
    findKnownSuppliers(d.db),
    findEntries(
      d.db,
      transfers.map(({ id }) => id),
    ),
  ])
  return {
    suppliers: d.suppliers,
    translate: d.translate(lang),
    lang,
    time_zone: d.config.site_time_zone,
    members: new Map(members.map((m) => [m.id, m])),
    titles: new Map(suppliers.map(({ code, title }) => [code, title])),
    entries,
    reader: caller,
  }
}

/** Transfers for staff, and the way out of those whose end nobody tells. */
export const createWalletOfficeHandlers = (d: WalletDeps): Handlers<typeof walletOfficeRoutes> => {
  const show = async (asked: Asked, t: Transfer) => ({ data: transferOrderView(t, await loadShown(d, asked, [t])) })
  return {
    transfers: async ({ input, caller, lang }) => {
      const filter = {
        ...(await readTransferSearch(d.db, input.keyword)),
        states: input.state ? [input.state] : input.open === 1 ? UNCLEAR_TRANSFER : undefined,
        oldest_first: input.open === 1,
      }
      const { data } = await listPage(input, {
        count: () => countTransfers(d.db, filter),
        rows: (limit, offset) => findTransfers(d.db, filter, limit, offset),
        view: async (rows) => {
          const shown = await loadShown(d, { caller, lang }, rows)
          return rows.map((row) => transferOrderView(row, shown))
        },
      })
      return { data }
    },
    askTransfer: async (call) => show(call, await askAgain(d, call.input.id, readStaffAct(call))),
    proposeTransfer: async (call) => {
      const { id, state, reason } = call.input
      return show(call, await proposeEnd(d, id, state, readStaffAct(call), reason))
    },
    settleTransfer: async (call) =>
      show(call, await settleByStaff(d, call.input.id, call.input.state, readStaffAct(call))),
  }
}
