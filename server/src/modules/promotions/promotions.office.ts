import type { InputOf, Lang } from '@moongate/contract'
import type { promotionsOfficeRoutes } from '@moongate/contract/promotions.office'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { parseInstant, parseRange } from '../../kernel/time.ts'
import { findMemberByName, findMembersByIds } from '../members/index.ts'
import { cleanTexts } from '../site/index.ts'
import { saveActivity } from './activity.ts'
import { findActivities, type NewActivity } from './activity.sql.ts'
import { type Application, countApplications, countWaiting, findApplications } from './application.sql.ts'
import { approve, finish, refuseApplication } from './apply-desk.ts'
import { previewAudience } from './audience.ts'
import { sumCost } from './cost.sql.ts'
import { findToday, type PromotionsDeps } from './deps.ts'
import { costView, deskActivityView, deskApplicationView } from './desk.view.ts'
import { keepPicture } from './picture.ts'

type Routes = typeof promotionsOfficeRoutes

const readActivity = (
  { start_at, end_at, ...rest }: Omit<InputOf<Routes['saveActivity']>, 'id' | 'seen' | 'reason'>,
  time_zone: string,
): NewActivity => ({
  ...rest,
  starts_at: parseInstant(start_at, time_zone) ?? refuse('promotions.activity_invalid'),
  ends_at: parseInstant(end_at, time_zone) ?? refuse('promotions.activity_invalid'),
})

const createShow = (d: PromotionsDeps) => {
  const look = (lang: Lang) => ({
    lang,
    translate: d.translate(lang),
    now: d.clock.now(),
    today: findToday(d),
    time_zone: d.config.site_time_zone,
  })
  const showApplications = async (rows: readonly Application[], lang: Lang) => {
    const [activities, members] = await Promise.all([
      findActivities(d.db),
      findMembersByIds(d.db, [...new Set(rows.map(({ member_id }) => member_id))]),
    ])
    const known = {
      activities: new Map(activities.map((a) => [a.id, a])),
      members: new Map(members.map((m) => [m.id, m])),
    }
    return rows.map((row) => deskApplicationView(row, known, look(lang)))
  }
  const showOne = async (row: Application, lang: Lang) => {
    const [shown] = await showApplications([row], lang)
    if (!shown) throw new Error(`application ${row.bill_no} is not shown`)
    return { data: shown }
  }
  return { look, showApplications, showOne }
}

const createDeskHandlers = (
  d: PromotionsDeps,
): Pick<Handlers<Routes>, 'applications' | 'approve' | 'finish' | 'refuse'> => {
  const { showApplications, showOne } = createShow(d)
  return {
    applications: async ({ input, lang }) => {
      const member = input.keyword ? await findMemberByName(d.db, input.keyword) : undefined
      const filter = { member_id: input.keyword ? (member?.id ?? 0) : undefined, open: input.open === 1 }
      const { data } = await listPage(input, {
        count: () => countApplications(d.db, filter),
        rows: (limit, offset) => findApplications(d.db, filter, limit, offset),
        view: (rows) => showApplications(rows, lang),
      })
      return { data }
    },
    approve: async (call) => {
      const { id, reward, money, times, note } = call.input
      const given = { reward, amount: money ?? null, times, note }
      return showOne(await approve(d, id, given, readStaffAct(call)), call.lang)
    },
    finish: async (call) => showOne(await finish(d, call.input.id, readStaffAct(call)), call.lang),
    refuse: async (call) =>
      showOne(await refuseApplication(d, call.input.id, call.input.reason, readStaffAct(call)), call.lang),
  }
}

const DAYS_SHOWN = 30
const DAY_MS = 86_400_000

/** Activities for staff: to write, to decide, and what they cost. */
export const createPromotionsOfficeHandlers = (d: PromotionsDeps): Handlers<Routes> => {
  const { look } = createShow(d)
  const time_zone = d.config.site_time_zone
  return {
    ...createDeskHandlers(d),
    activities: async ({ lang }) => {
      const [activities, waiting] = await Promise.all([findActivities(d.db), countWaiting(d.db)])
      const counts = new Map(waiting.map(({ activity_id, n }) => [activity_id, n]))
      return { data: activities.map((a) => deskActivityView(a, counts.get(a.id) ?? 0, look(lang))) }
    },
    uploadPicture: async (call) => {
      const { hash, ...rest } = await keepPicture(d, call.file?.bytes ?? new Uint8Array(), readStaffAct(call))
      return { data: { own_picture: hash, ...rest } }
    },
    previewAudience: async ({ input }) => {
      const { amount, ...rest } = await previewAudience(d, input)
      return { data: { ...rest, money: toWire(amount) } }
    },
    preview: async ({ input }) => ({ data: { content: cleanTexts(input.content) } }),
    saveActivity: async (call) => {
      const { id, seen, reason, ...written } = call.input
      const activity = readActivity(written, time_zone)
      const key = deriveKey('promotions.activity', call.idempotency_key ?? d.ids.uuid())
      return { data: { id: await saveActivity(d, { id, seen, reason, activity }, key, readStaffAct(call)) } }
    },
    cost: async ({ input, lang }) => {
      const to = input.to ?? findToday(d)
      const from = input.from ?? new Date(Date.parse(to) - (DAYS_SHOWN - 1) * DAY_MS).toISOString().slice(0, to.length)
      const span = parseRange([from, to], time_zone) ?? { from: d.clock.now(), before: d.clock.now() }
      const [rows, activities] = await Promise.all([sumCost(d.db, span), findActivities(d.db)])
      const known = new Map(activities.map((a) => [a.id, a]))
      const total = toWire(rows.reduce((sum, { amount }) => sum + amount, 0n))
      return { data: { from, to, total, rows: rows.map((row) => costView(row, known, look(lang))) } }
    },
  }
}
