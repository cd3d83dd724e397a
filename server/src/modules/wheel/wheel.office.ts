import type { Lang } from '@moongate/contract'
import type { wheelOfficeRoutes } from '@moongate/contract/wheel.office'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { parseRange } from '../../kernel/time.ts'
import { findMemberByName, findMembersByIds } from '../members/index.ts'
import { readSetting } from '../site/index.ts'
import { findToday, type WheelDeps } from './deps.ts'
import { sendPrize, setPrizes } from './desk.ts'
import { deskRecordView, designView, drawnView } from './desk.view.ts'
import { createPreviewHandlers, readPrizes, readSteps } from './effect.office.ts'
import { findDesign } from './prize.sql.ts'
import { countMembers, sumDrawn } from './report.sql.ts'
import { countSpins, findSpins, type Spin } from './spin.sql.ts'
import { setTerms } from './terms.ts'
import { wheelSetting } from './wheel.settings.ts'

type Routes = typeof wheelOfficeRoutes

const DAYS_SHOWN = 30
const DAY_MS = 86_400_000

const createSettingHandlers = (d: WheelDeps): Pick<Handlers<Routes>, 'design' | 'setPrizes' | 'setTerms'> => ({
  design: async () => {
    const [design, terms] = await Promise.all([findDesign(d.db), readSetting(d.db, wheelSetting)])
    return { data: designView(design, terms, d.config.site_time_zone) }
  },
  setPrizes: async (call) => {
    const prizes = readPrizes(call.input.prizes)
    return { data: { seen: await setPrizes(d, { ...call.input, prizes }, readStaffAct(call)) } }
  },
  setTerms: async (call) => {
    const { reason, seen, steps, ...rest } = call.input
    await setTerms(d, { ...rest, steps: readSteps(steps) }, { seen, reason }, readStaffAct(call))
    return { data: { done: true } }
  },
})

/** The wheel for staff to see, to set and to send its prizes. */
export const createWheelOfficeHandlers = (d: WheelDeps): Handlers<Routes> => {
  const zone = d.config.site_time_zone
  const showSpins = async (spins: readonly Spin[], lang: Lang) => {
    const members = await findMembersByIds(d.db, [...new Set(spins.map(({ member_id }) => member_id))])
    const by_id = new Map(members.map((member) => [member.id, member]))
    return spins.map((spin) => deskRecordView(spin, by_id, { lang, time_zone: zone }))
  }
  return {
    ...createSettingHandlers(d),
    ...createPreviewHandlers(d),
    records: async ({ input, lang }) => {
      const member = input.keyword ? await findMemberByName(d.db, input.keyword) : undefined
      const filter = { member_id: input.keyword ? (member?.id ?? 0) : undefined, waiting: input.open === 1 }
      const { data } = await listPage(input, {
        count: () => countSpins(d.db, filter),
        rows: (limit, offset) => findSpins(d.db, filter, limit, offset),
        view: (rows) => showSpins(rows, lang),
      })
      return { data }
    },
    sendPrize: async (call) => {
      const spin = await sendPrize(d, call.input.id, call.input.reason, readStaffAct(call))
      const [row] = await showSpins([spin], call.lang)
      if (!row) throw new Error(`spin ${spin.bill_no} is not shown`)
      return { data: row }
    },
    report: async ({ input, lang }) => {
      const to = input.to ?? findToday(d)
      const from = input.from ?? new Date(Date.parse(to) - (DAYS_SHOWN - 1) * DAY_MS).toISOString().slice(0, 10)
      const span = parseRange([from, to], zone) ?? { from: d.clock.now(), before: d.clock.now() }
      const [rows, counted] = await Promise.all([sumDrawn(d.db, span), countMembers(d.db, span)])
      const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
      return { data: { from, to, ...counted, total: toWire(total), rows: rows.map((row) => drawnView(row, lang)) } }
    },
  }
}
