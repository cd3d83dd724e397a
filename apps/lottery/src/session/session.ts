import { useSyncExternalStore } from 'react'

/** Who plays here. `token` is the game session's, never the site's own. */
export type GameSession = { token: string; name: string; is_demo: boolean; currency_symbol: string }

const NAME = 'moongate_game_session'
const heard = new Set<() => void>()

const readStored = (): GameSession | undefined => {
  const text = sessionStorage.getItem(NAME)
  return text === null ? undefined : (JSON.parse(text) as GameSession)
}
const held: { session: GameSession | undefined } = { session: readStored() }

/** Kept for this window only, so a reload goes on and closing the game ends it. */
export const setSession = (session: GameSession | undefined): void => {
  held.session = session
  if (session) sessionStorage.setItem(NAME, JSON.stringify(session))
  else sessionStorage.removeItem(NAME)
  for (const tell of heard) tell()
}

/** The game session; nothing for a guest. */
export const getSession = (): GameSession | undefined => held.session

/** The same, for components: drawn anew when it begins or ends. */
export const useSession = (): GameSession | undefined =>
  useSyncExternalStore((tell) => {
    heard.add(tell)
    return () => heard.delete(tell)
  }, getSession)
