import type { Lang } from '@moongate/contract'
import { ACTIVITY_CATEGORIES, APPLY_STATUS } from '@moongate/contract/promotions.states'
import type { promotionsRoutes } from '@moongate/contract/promotions'
import type { Call, Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { findMemberByName, maskName } from '../members/index.ts'
import { listHall, openActivity, readLooker } from './activity.ts'
import { findActivities } from './activity.sql.ts'
import { type Application, type ApplicationFilter, countApplications, findApplications } from './application.sql.ts'
import { apply } from './apply.ts'
import { findToday, type PromotionsDeps } from './deps.ts'
import { activityCardView, activityDetailView, applicationView, resultView, type Shown } from './promotions.view.ts'

type Routes = typeof promotionsRoutes
/** An account that is not there has no applications. */
const NOBODY = 0

const createShow = (d: PromotionsDeps) => {
  const look = (lang: Lang): Shown => ({
    lang,
    translate: d.translate(lang),
    now: d.clock.now(),
    today: findToday(d),
    time_zone: d.config.site_time_zone,
  })
  const list = async ({ caller, lang }: Call<Routes['list']>) => {
    const seen = await readLooker(d.db, caller?.member_id, lang)
    const activity = (await listHall(d, seen)).map((a) => activityCardView(a, seen, look(lang)))
    return { data: { activity } }
  }
  const detail = async ({ caller, lang, input }: Call<Routes['detail']>) => {
    const seen = await readLooker(d.db, caller?.member_id, lang)
    return { data: activityDetailView(await openActivity(d, input.id, seen), seen, look(lang)) }
  }
  return { look, list, detail }
}

const readTitles = async (d: PromotionsDeps) => new Map((await findActivities(d.db)).map((a) => [a.id, a]))

const listApplications = <Row>(
  d: PromotionsDeps,
  asked: { page: number; limit: number },
  filter: ApplicationFilter,
  view: (a: Application, titles: Awaited<ReturnType<typeof readTitles>>) => Row,
) =>
  listPage(asked, {
    count: () => countApplications(d.db, filter),
    rows: (limit, offset) => findApplications(d.db, filter, limit, offset),
    view: async (rows) => {
      const titles = await readTitles(d)
      return rows.map((row) => view(row, titles))
    },
  })

/** The hall, applying, and how applications stand. */
export const createPromotionsHandlers = (d: PromotionsDeps): Handlers<Routes> => {
  const { look, list, detail } = createShow(d)
  return {
    list,
    activities: list,
    detail,
    activity: detail,
    config: async ({ lang }) => ({
      data: {
        game_type_array: ACTIVITY_CATEGORIES.map((key) => ({
          key,
          value: d.translate(lang)(`promotions:categories.${key}`),
        })),
      },
    }),
    result: async ({ input, lang }) => {
      const { member_name, activity_id } = input
      const member = member_name === '' ? undefined : await findMemberByName(d.db, member_name)
      const name = maskName(member?.name ?? '')
      const filter = { member_id: member?.id ?? NOBODY, activity_id }
      const { data } = await listApplications(d, input, filter, (a, titles) => resultView(a, name, titles, look(lang)))
      return { data }
    },
    mine: async ({ caller: { member_id }, input, lang }) => {
      const { data } = await listApplications(d, input, { member_id }, (a, titles) =>
        applicationView(a, titles, look(lang)),
      )
      return { data }
    },
    apply: async ({ caller, input, lang }) => {
      const { bill_no, state } = await apply(d, caller, input, lang)
      return { data: { bill_no, status: APPLY_STATUS[state] }, message: 'promotions:applied' }
    },
  }
}
