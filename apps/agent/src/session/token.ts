import { useSyncExternalStore } from 'react'

/** The member site's: a member has one session, and whoever is logged in there is so here (decisions/0290). */
const NAME = 'moongate_token'
const LIFE_S = 14 * 24 * 3600
const heard = new Set<() => void>()

/** Over HTTPS the cookie's name forbids that another host or a plain page of this one sets it. */
const writeCookie = (value: string, life_s: number): void => {
  const secure = location.protocol === 'https:'
  const name = secure ? `__Host-${NAME}` : NAME
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${life_s}; SameSite=Lax${secure ? '; Secure' : ''}`
}

export const readToken = (): string | undefined => localStorage.getItem(NAME) ?? undefined

/** Keeps a token, or forgets it. */
export const writeToken = (token: string | undefined): void => {
  const changed = (token === undefined) !== (readToken() === undefined)
  if (token === undefined) localStorage.removeItem(NAME)
  else localStorage.setItem(NAME, token)
  writeCookie(token ?? '', token === undefined ? 0 : LIFE_S)
  if (changed) for (const tell of heard) tell()
}

/** Whether somebody is logged in, here or in another tab of this browser. */
export const useIsLoggedIn = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      heard.add(tell)
      addEventListener('storage', tell)
      return () => {
        heard.delete(tell)
        removeEventListener('storage', tell)
      }
    },
    () => readToken() !== undefined,
  )
