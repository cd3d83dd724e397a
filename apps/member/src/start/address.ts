import { keepForVisit, readVisit } from './visit.ts'

const DESKTOP = 'moongate_desktop'
const CODE = /^[A-Za-z0-9]{1,20}$/

/** A screen's address without the invite code in its query, and that code: `#/Game?api=PT&i=CODE`. */
const takeCode = (hash: string): { code: string; hash: string } => {
  const [path = '', text = ''] = hash.split('?')
  const query = new URLSearchParams(text)
  const code = query.get('i') ?? ''
  query.delete('i')
  return { code, hash: query.size > 0 ? `${path}?${query}` : path }
}

/**
 * Reads what the address says to the whole site (`/?i=CODE#/…` or `/#/…?i=CODE`, R3.5; `/?desktop=1`, R1.14) and takes it off,
 * so that the router never mixes it into a screen's own query. The invite code is kept for this visit, the wish for the
 * desktop site for good.
 */
export const readAddress = (): void => {
  const query = new URLSearchParams(location.search)
  const taken = takeCode(location.hash)
  const code = [query.get('i') ?? '', taken.code].find((one) => CODE.test(one))
  if (code !== undefined) keepForVisit('invite', code)
  if (query.get('desktop') === '1') localStorage.setItem(DESKTOP, '1')
  const address = location.pathname + taken.hash
  if (address !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', address)
}

/** The code of the link by which the visitor came; empty without one. */
export const readInviteCode = (): string => readVisit('invite')
/** A code that the server does not know is not sent again. */
export const forgetInvite = (): void => keepForVisit('invite', '')
/** Whether somebody on a phone chose this site over the mobile one. */
export const wantsDesktop = (): boolean => localStorage.getItem(DESKTOP) === '1'
