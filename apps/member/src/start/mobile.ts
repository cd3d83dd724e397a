import { wantsDesktop } from './address.ts'
import { findMobileTarget, isPhone } from './mobile.rules.ts'

/** What calls that ask for games say of this browser: 1 on a phone, where the desktop site was asked for. */
export const IS_MOBILE = isPhone(navigator.userAgent) ? 1 : 0

/** Sends a phone to the mobile site when the operator has one and the visitor did not ask to stay (R1.14). */
export const leaveForMobile = (wap_app_link: string): void => {
  const target = findMobileTarget({
    wap_app_link,
    user_agent: navigator.userAgent,
    hash: location.hash,
    wants_desktop: wantsDesktop(),
  })
  if (target !== undefined) location.replace(target)
}
