import type { Lang } from '@moongate/contract'
import type { mirrorOfficeRoutes } from '@moongate/contract/mirror.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { findSynced } from '../betting/index.ts'
import { findKnownSuppliers } from '../games/index.ts'
import { findMembersByIds } from '../members/index.ts'
import { findLatestTransfers } from '../wallet/index.ts'
import type { MirrorDeps } from './deps.ts'
import { countDifferences, countOpenBySupplier, type Difference, findDifferences } from './difference.sql.ts'
import { differenceView, freshnessView, type ShownDifferences, unreadView } from './difference.view.ts'
import { findPulls } from './pull.sql.ts'
import { createRoundHandlers } from './round.office.ts'
import { readSearch } from './search.ts'
import { findNewestUnread } from './unread.sql.ts'
import { leaveEntry } from './unread.ts'

const TRANSFERS = 3
const UNREAD = 5

const loadShown = async (d: MirrorDeps, lang: Lang, rows: readonly Difference[]): Promise<ShownDifferences> => {
  const [members, suppliers, transfers] = await Promise.all([
    findMembersByIds(d.db, [...new Set(rows.map(({ member_id }) => member_id))]),
    findKnownSuppliers(d.db),
    findLatestTransfers(d.db, rows, TRANSFERS),
  ])
  return {
    lang,
    time_zone: d.config.site_time_zone,
    now: d.clock.now(),
    members: new Map(members.map((m) => [m.id, m])),
    titles: new Map(suppliers.map(({ code, title }) => [code, title])),
    transfers,
  }
}

const listFreshness = async (d: MirrorDeps, lang: Lang) => {
  const { site_time_zone: time_zone } = d.config
  const [suppliers, pulls, synced, open, unread] = await Promise.all([
    findKnownSuppliers(d.db),
    findPulls(d.db),
    findSynced(d.db),
    countOpenBySupplier(d.db),
    findNewestUnread(d.db, UNREAD),
  ])
  return suppliers
    .filter(({ code }) => d.suppliers[code]?.book === 'theirs')
    .map((supplier) => {
      const pull = pulls.find(({ supplier_code }) => supplier_code === supplier.code)
      return {
        ...freshnessView(supplier, pull, synced.get(supplier.code), { lang, time_zone }),
        ...unreadView(
          unread.filter(({ supplier_code }) => supplier_code === supplier.code),
          time_zone,
        ),
        open: open.get(supplier.code) ?? 0,
      }
    })
}

/** What our books and those of suppliers say differently, and single rounds, for staff. */
export const createMirrorOfficeHandlers = (d: MirrorDeps): Handlers<typeof mirrorOfficeRoutes> => ({
  ...createRoundHandlers(d),
  differences: async ({ input, lang }) => {
    const filter = { ...(await readSearch(d, input.keyword)), is_open: input.open === 1 }
    const { data } = await listPage(input, {
      count: () => countDifferences(d.db, filter),
      rows: (limit, offset) => findDifferences(d.db, filter, limit, offset),
      view: async (rows) => {
        const shown = await loadShown(d, lang, rows)
        return rows.map((row) => differenceView(row, shown))
      },
    })
    return { data, suppliers: await listFreshness(d, lang) }
  },
  leaveUnread: async (call) => {
    await leaveEntry(d, call.input, readStaffAct(call))
    return {}
  },
})
