const KEY = 'moongate_invite'
const CODE = /^[A-Za-z0-9]{1,20}$/

/**
 * Takes the invite code from the page's address (`/?i=CODE#/…`, R3.5) and cleans the address, so that the hash router
 * never sees it. Kept for this visit only.
 */
export const takeInvite = (): void => {
  const query = new URLSearchParams(location.search)
  const code = query.get('i')
  if (code === null) return
  if (CODE.test(code)) sessionStorage.setItem(KEY, code)
  query.delete('i')
  const rest = query.toString()
  history.replaceState(history.state, '', `${location.pathname}${rest ? `?${rest}` : ''}${location.hash}`)
}

export const inviteCode = (): string => sessionStorage.getItem(KEY) ?? ''
