export type ServiceConfigs = {
  service_link: string
  service_phone: string
  service_mail: string
  service_hours: string
  site_mobile: string
  service_questions: readonly { question: string; answer: string }[]
}
export type Contact = { kind: 'phone' | 'mobile' | 'mail'; value: string; href: string }

/** The chat, where the operator's link leads to a page. */
export const findChat = ({ service_link }: ServiceConfigs): string | undefined =>
  /^https?:/.test(service_link) ? service_link : undefined

const readAddress = (link: string, scheme: string): string => (link.startsWith(scheme) ? link.slice(scheme.length) : '')

/** Whom to call and write to; only what the operator has set, each address once (R1.12, R3.15). A link that is no page is one of them. */
export const listContacts = (configs: ServiceConfigs): readonly Contact[] => {
  const { service_link: link, service_phone: phone, site_mobile: mobile, service_mail: mail } = configs
  const wanted = [
    ['phone', phone || readAddress(link, 'tel:'), 'tel:'],
    ['mobile', mobile, 'tel:'],
    ['mail', mail || readAddress(link, 'mailto:'), 'mailto:'],
  ] as const
  return wanted.flatMap(([kind, value, scheme]) => (value === '' ? [] : [{ kind, value, href: scheme + value }]))
}

/** Whether the page of customer service has anything to say. */
export const hasService = (configs: ServiceConfigs): boolean =>
  findChat(configs) !== undefined || listContacts(configs).length > 0 || configs.service_questions.length > 0
