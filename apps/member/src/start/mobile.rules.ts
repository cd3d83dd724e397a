/** Hash routes that a mobile visitor takes along (R1.14). */
const CARRIED = ['LiveLevelUp', 'SlotLevelUp', 'Credit', 'Activity']
const MOBILE = /Android.+Mobile|iPhone|iPod|Windows Phone|Mobile Safari/i

/** Whether a browser is a phone's. */
export const isPhone = (user_agent: string): boolean => MOBILE.test(user_agent)

/** The mobile address to go to, or nothing: no address configured, not a phone, or the visitor asked for the desktop site. */
export const findMobileTarget = (input: {
  wap_app_link: string
  user_agent: string
  hash: string
  wants_desktop: boolean
}): string | undefined => {
  if (input.wap_app_link === '' || input.wants_desktop || !isPhone(input.user_agent)) return undefined
  const carried = CARRIED.some((word) => input.hash.includes(word))
  return carried ? input.wap_app_link.replace(/#.*$/, '') + input.hash : input.wap_app_link
}
