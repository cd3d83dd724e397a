const NAME = 'moongate_token'
const LIFE_S = 14 * 24 * 3600

/** The token lives in browser storage for the calls and in a cookie for the event stream (R4.1). */
export const readToken = (): string | null => localStorage.getItem(NAME)

/** Keeps the token in cookie and storage (R4.1); null takes it out of both. */
export const writeToken = (token: string | null): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  if (token === null) {
    localStorage.removeItem(NAME)
    document.cookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax${secure}`
    return
  }
  localStorage.setItem(NAME, token)
  document.cookie = `${NAME}=${encodeURIComponent(token)}; Path=/; Max-Age=${LIFE_S}; SameSite=Lax${secure}`
}

/** Calls back when another tab of this browser logs in or out. */
export const onTokenElsewhere = (heard: (token: string | null) => void): void => {
  addEventListener('storage', (event) => {
    if (event.key === NAME) heard(event.newValue)
  })
}
