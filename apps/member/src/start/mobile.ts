import { mobileTarget } from './mobile.rules.ts'

const KEY = 'moongate_desktop'

/** Sends a phone to the mobile site when the operator has one (R1.14); `?desktop=1` is the visitor's wish to stay, and is kept. */
export const leaveForMobile = (wap_app_link: string): void => {
  if (new URLSearchParams(location.search).get('desktop') === '1') localStorage.setItem(KEY, '1')
  const wants_desktop = localStorage.getItem(KEY) === '1'
  const target = mobileTarget({ wap_app_link, user_agent: navigator.userAgent, hash: location.hash, wants_desktop })
  if (target !== undefined) location.replace(target)
}
