import { configs } from '@moongate/contract/site'
import { LANGS } from '@moongate/contract'
import { z } from 'zod'
import { pickName } from './content.rules.ts'
import { defineSetting } from './definition.rules.ts'

const text = { schema: z.string(), default: '' }
/** One name for all languages, or one for each. */
const name = { schema: z.union([z.string(), z.partialRecord(z.enum(LANGS), z.string())]), default: 'Moongate' }
const asIs = <T>(stored: T): T => stored

export const currencySymbolSetting = defineSetting('currency_symbol', {
  schema: z.string(),
  default: '¥',
  group: 'look',
  help: 'site:settings.currency_symbol',
  public: { as: 'currency_symbol', show: asIs },
})

/** R2.24: what stands in the footer; the words of a badge are names like the site's. */
export const badgesSetting = defineSetting('badges', {
  schema: z.array(configs.shape.badges.element.extend({ title: name.schema, text: name.schema.optional() })),
  default: [],
  group: 'look',
  help: 'site:settings.badges',
  public: {
    as: 'badges',
    show: (stored, lang) =>
      stored.map((badge) => ({
        ...badge,
        title: pickName(badge.title, lang),
        text: pickName(badge.text ?? '', lang),
      })),
  },
})

export const partnersSetting = defineSetting('partners', {
  schema: configs.shape.partners,
  default: [],
  group: 'look',
  help: 'site:settings.partners',
  public: { as: 'partners', show: asIs },
})

/** What people ask customer service most, with the answers: on its page. */
export const questionsSetting = defineSetting('service_questions', {
  schema: z.array(z.object({ question: name.schema, answer: name.schema })).max(30),
  default: [],
  group: 'contact',
  help: 'site:settings.service_questions',
  public: {
    as: 'service_questions',
    show: (stored, lang) =>
      stored.map(({ question, answer }) => ({ question: pickName(question, lang), answer: pickName(answer, lang) })),
  },
})

/** Some of the settings below, for one address of the site each (decisions/0006). */
export const addressesSetting = defineSetting('addresses', {
  schema: z.array(
    z.object({
      host: z.string().regex(/^[a-z0-9.-]+(:\d+)?$/),
      configs: z
        .strictObject({
          site_title: name.schema,
          site_name: name.schema,
          site_logo: text.schema,
          site_mobile: text.schema,
          service_phone: text.schema,
          service_link: text.schema,
          agent_login: configs.shape.agent_login,
          wap_app_link: text.schema,
          wap_qrcode: text.schema,
          app_android: text.schema,
          app_ios: text.schema,
        })
        .partial(),
    }),
  ),
  default: [],
  group: 'look',
  help: 'site:settings.addresses',
})

/** How the site looks, and where it leads (R3.15). */
export const siteSettings = [
  defineSetting('site_title', {
    ...name,
    group: 'look',
    help: 'site:settings.site_title',
    public: { as: 'site_title', show: pickName },
  }),
  defineSetting('site_name', {
    ...name,
    group: 'look',
    help: 'site:settings.site_name',
    public: { as: 'site_name', show: pickName },
  }),
  defineSetting('site_logo', {
    ...text,
    group: 'look',
    help: 'site:settings.site_logo',
    public: { as: 'site_logo', show: asIs },
  }),
  currencySymbolSetting,
  badgesSetting,
  partnersSetting,
  addressesSetting,
  defineSetting('site_mobile', {
    ...text,
    group: 'contact',
    help: 'site:settings.site_mobile',
    public: { as: 'site_mobile', show: asIs },
  }),
  defineSetting('service_phone', {
    ...text,
    group: 'contact',
    help: 'site:settings.service_phone',
    public: { as: 'service_phone', show: asIs },
  }),
  defineSetting('service_link', {
    ...text,
    group: 'contact',
    help: 'site:settings.service_link',
    public: { as: 'service_link', show: asIs },
  }),
  defineSetting('service_mail', {
    schema: z.union([z.literal(''), z.email()]),
    default: '',
    group: 'contact',
    help: 'site:settings.service_mail',
    public: { as: 'service_mail', show: asIs },
  }),
  defineSetting('service_hours', {
    ...name,
    default: '',
    group: 'contact',
    help: 'site:settings.service_hours',
    public: { as: 'service_hours', show: pickName },
  }),
  questionsSetting,
  defineSetting('agent_login', {
    schema: configs.shape.agent_login,
    default: { full_url: '' },
    group: 'contact',
    help: 'site:settings.agent_login',
    public: { as: 'agent_login', show: asIs },
  }),
  defineSetting('wap_app_link', {
    ...text,
    group: 'apps',
    help: 'site:settings.wap_app_link',
    public: { as: 'wap_app_link', show: asIs },
  }),
  defineSetting('wap_qrcode', {
    ...text,
    group: 'apps',
    help: 'site:settings.wap_qrcode',
    public: { as: 'wap_qrcode', show: asIs },
  }),
  defineSetting('app_android', {
    ...text,
    group: 'apps',
    help: 'site:settings.app_android',
    public: { as: 'app_android', show: asIs },
  }),
  defineSetting('app_ios', {
    ...text,
    group: 'apps',
    help: 'site:settings.app_ios',
    public: { as: 'app_ios', show: asIs },
  }),
] as const
