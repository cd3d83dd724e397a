import { listScreens } from '../screens.ts'

const OUTSIDE = /^(https?:\/\/|mailto:)/
const open = listScreens().flatMap(([path, { link }]) => (link === false ? [] : [path]))

/** Whether a link of the operator's leads somewhere: outside, or to a screen that exists; one that is still to come is not shown. */
export const isOpenLink = (link: string): boolean => {
  if (OUTSIDE.test(link)) return true
  const [address = ''] = link.split('?')
  return open.some((path) => address === `#${path}` || address.startsWith(`#${path}/`))
}
