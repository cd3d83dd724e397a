import { z } from 'zod'
import { nothing, whole } from './common.ts'
import { gamesRoutes } from './games.ts'
import { lotteryRoutes } from './lottery.ts'
import { reportsRoutes } from './reports.ts'
import { defineRoutes } from './route.ts'

const notice = z.object({ id: z.number(), title: z.string(), content: z.string(), created_at: z.string() })
const picture = z.object({ pic_url: z.string(), pic_width: z.number(), pic_height: z.number() })

/** R3.15: what the configs answer holds when no group is asked for. */
export const configs = z.object({
  site_title: z.string(),
  site_name: z.string(),
  site_mobile: z.string(),
  site_logo: z.string(),
  service_link: z.string(),
  service_phone: z.string(),
  service_mail: z.string(),
  service_hours: z.string(),
  service_questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  wap_app_link: z.string(),
  wap_qrcode: z.string(),
  app_android: z.string(),
  app_ios: z.string(),
  activity_shengji_enable: z.string(),
  activity_jiebei_enable: z.string(),
  activity_fsnow_enable: z.string(),
  activity_hall_enable: z.string(),
  activity_wheel_enable: z.string(),
  activity_yuebao_enable: z.string(),
  agent_login: z.object({ full_url: z.string() }),
  register_setting_json: z.string(),
  phone_pattern: z.string(),
  /** R5.4 How many letters or digits a chosen password has at least. */
  password_min: z.number(),
  /** From which age somebody may play here, and whether the register form asks for the day of birth. */
  age: z.object({ min: z.number(), asks_birth: z.boolean() }),
  currency: z.string(),
  currency_symbol: z.string(),
  time_zone: z.string(),
  badges: z.array(
    z.object({
      kind: z.enum(['licence', 'responsible']),
      title: z.string(),
      // Who holds a licence and who issued it, or what a page is for; '' where nothing more is said.
      text: z.string(),
      number: z.string(),
      url: z.string(),
    }),
  ),
  partners: z.array(z.object({ name: z.string(), pic_url: z.string() })),
})

/** All public settings, as a call without a group answers them. */
export type Configs = z.output<typeof configs>

const contentRoutes = defineRoutes({
  configs: {
    method: 'GET',
    path: '/system/configs',
    who: 'anyone',
    summary:
      'Public settings of the site: all of them, or those of a `group` (look, contact, apps, access, play, money). `url` is the address where the caller stands; an operator may have set some for it',
    kept: 'content',
    input: z.object({ group: z.string().max(40).optional(), url: z.string().max(200).optional() }),
    output: z.object({ data: configs.partial() }),
    errors: [],
    rows: ['R3.15', 'R3.4', 'R1.12', 'R7.7'],
  },
  notices: {
    method: 'GET',
    path: '/system/notices',
    who: 'anyone',
    summary: 'System notices; `alert` says whether to pop them up',
    kept: 'content',
    input: nothing,
    output: z.object({ data: z.array(notice), alert: z.boolean() }),
    errors: [],
    rows: ['R2.2', 'R7.7'],
  },
  banners: {
    method: 'GET',
    path: '/banners',
    who: 'anyone',
    summary: 'Pictures of a banner group',
    kept: 'content',
    input: z.object({ group: z.string().max(40).default('new1') }),
    output: z.object({
      data: z.array(
        z.object({
          title: z.string(),
          subtitle: z.string(),
          seal: z.string(),
          // The picture's address, absolute or from our root.
          url: z.string(),
          jump_link: z.string(),
          // One of the kit's motifs, which our site composes with the words instead; '' where `url` is the whole picture.
          motif: z.string(),
        }),
      ),
    }),
    errors: [],
    rows: ['R7.7', 'R9.3'],
  },
  about: {
    method: 'GET',
    path: '/abouts',
    who: 'anyone',
    summary:
      'A page of the operator: 1 about, 2 deposit help, 3 withdrawal help, 4 guide, 5 partners, 6 affiliate, 7 contact, 8 rules',
    kept: 'content',
    input: z.object({ type: whole(1, 8).default(1) }),
    output: z.object({ data: z.object({ title: z.string(), content: z.string() }) }),
    errors: ['site.page_not_found'],
    rows: ['R7.7', 'R9.3'],
  },
  asides: {
    method: 'GET',
    path: '/asides/list',
    who: 'anyone',
    summary: 'Floating ads',
    kept: 'content',
    input: nothing,
    output: z.object({
      data: z.array(
        z.object({
          // Ads of one group stand together and are closed together.
          group: z.string(),
          vertical: z.enum(['top', 'middle', 'bottom']),
          horizontal: z.enum(['left', 'right']),
          full_url: z.string(),
          effect: z.enum(['hover', 'other']),
          title: z.string(),
          advs: z.array(picture),
        }),
      ),
    }),
    errors: [],
    rows: ['R3.13', 'R2.26', 'R7.7'],
  },
  links: {
    method: 'GET',
    path: '/system/link',
    who: 'anyone',
    summary: 'Lines and outside links',
    kept: 'content',
    input: nothing,
    output: z.object({
      data: z.array(z.object({ name: z.string(), url: z.string(), kind: z.enum(['line', 'link']) })),
    }),
    errors: [],
    rows: ['R3.15', 'R2.3', 'R7.7'],
  },
})

export const siteRoutes = defineRoutes({
  ...contentRoutes,
  firstView: {
    method: 'GET',
    path: '/system/first_view',
    who: 'anyone',
    summary: 'What the first view of Home shows, in one answer: each part as its own call answers it',
    input: z.object({ url: z.string().max(200).optional() }),
    output: z.object({
      data: z.object({
        configs,
        notices: contentRoutes.notices.output,
        banners: contentRoutes.banners.output.shape.data,
        asides: contentRoutes.asides.output.shape.data,
        nav: gamesRoutes.nav.output.shape.data,
        suppliers: gamesRoutes.suppliers.output.shape.data,
        hot_games: gamesRoutes.list.output.shape.data,
        any_game: gamesRoutes.list.output.shape.data,
        draws: lotteryRoutes.hot.output.shape.data,
        statistics: reportsRoutes.statistics.output.shape.data,
        happenings: reportsRoutes.happenings.output.shape.data,
      }),
    }),
    errors: [],
    rows: ['R9.3', 'R2.28'],
    kept: true,
    gathered: true,
  },
})
