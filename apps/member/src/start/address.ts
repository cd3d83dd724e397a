const INVITE = 'moongate_invite'
const DESKTOP = 'moongate_desktop'
const CODE = /^[A-Za-z0-9]{1,20}$/

/**
 * Reads what the page's own query says (`/?i=CODE#/…`, R3.5; `?desktop=1`, R1.14) and takes the query off the address, so
 * that the hash router never mixes it into a screen's. The invite code is kept for this visit, the wish for the desktop
 * site for good.
 */
export const readAddress = (): void => {
  if (location.search === '') return
  const query = new URLSearchParams(location.search)
  const code = query.get('i') ?? ''
  if (CODE.test(code)) sessionStorage.setItem(INVITE, code)
  if (query.get('desktop') === '1') localStorage.setItem(DESKTOP, '1')
  history.replaceState(history.state, '', location.pathname + location.hash)
}

/** The code of the link by which the visitor came; empty without one. */
export const readInviteCode = (): string => sessionStorage.getItem(INVITE) ?? ''
/** A code that the server does not know is not sent again. */
export const forgetInvite = (): void => sessionStorage.removeItem(INVITE)
/** Whether somebody on a phone chose this site over the mobile one. */
export const wantsDesktop = (): boolean => localStorage.getItem(DESKTOP) === '1'
