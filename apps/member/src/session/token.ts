const NAME = 'moongate_token'
const LIFE_S = 14 * 24 * 3600

/** The token lives in browser storage for the calls and in a cookie for the event stream (R4.1). */
export const readToken = (): string | null => localStorage.getItem(NAME)

/** Over HTTPS the cookie's name forbids that another host or a plain page of this one sets it. */
const nameCookie = (secure: boolean): string => (secure ? `__Host-${NAME}` : NAME)

const writeCookie = (value: string, life_s: number): void => {
  const secure = location.protocol === 'https:'
  const attributes = `Path=/; Max-Age=${life_s}; SameSite=Lax${secure ? '; Secure' : ''}`
  document.cookie = `${nameCookie(secure)}=${encodeURIComponent(value)}; ${attributes}`
}

/** Keeps the token in cookie and storage (R4.1); null takes it out of both. */
export const writeToken = (token: string | null): void => {
  if (token === null) localStorage.removeItem(NAME)
  else localStorage.setItem(NAME, token)
  writeCookie(token ?? '', token === null ? 0 : LIFE_S)
}

/** Calls back when another tab of this browser logs in or out. */
export const onTokenElsewhere = (heard: (token: string | null) => void): void => {
  addEventListener('storage', (event) => {
    if (event.key === NAME) heard(event.newValue)
  })
}
