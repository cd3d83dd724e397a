/** What an operator set for one address of the site, by host and port. */
export type OwnAddress = { host: string; configs: Readonly<Record<string, unknown>> }

/** Host and port of an address as a client writes it, with or without `https://`; '' where it is none. */
const findHost = (url: string): string => {
  const whole = /^https?:\/\//i.test(url) ? url : `https://${url}`
  return URL.canParse(whole) ? new URL(whole).host : ''
}

/** The settings, in their stored form, that stand in place of the site's own at this address. */
export const pickForAddress = (addresses: readonly OwnAddress[], url: string): OwnAddress['configs'] => {
  const host = findHost(url)
  return addresses.find((address) => address.host === host)?.configs ?? {}
}
