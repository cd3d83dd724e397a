import { create } from 'zustand'
import { readToken, writeToken } from './token.ts'

export type Session = {
  /** The bearer token; logged in means that there is one (R4.1). */
  token: string | null
  /** Set at a demo login, before the member's data is there (R4.3). */
  demo: boolean
}

export const useSession = create<Session>()(() => ({ token: readToken(), demo: false }))

/** Whether this browser holds a token, for code outside of components. */
export const isLoggedIn = (): boolean => useSession.getState().token !== null
/** The access token, or null for a visitor. */
export const getSessionToken = (): string | null => useSession.getState().token

/** Opens the session on this device, and ends first what was: to other tabs a token that follows a token is a renewed one (R4.5). */
export const openSession = (token: string, demo = false): void => {
  writeToken(null)
  writeToken(token)
  useSession.setState({ token, demo })
}

/** R4.5: a successor of the token; what is known of the member stays. */
export const renewToken = (token: string): void => {
  if (!isLoggedIn()) return
  writeToken(token)
  useSession.setState({ token })
}

/** Clears token and mark (R4.4). */
export const closeSession = (): void => {
  writeToken(null)
  useSession.setState({ token: null, demo: false })
}

/** Takes over what another tab did, without writing it again. */
export const adoptToken = (token: string | null): void => {
  useSession.setState(token === null ? { token, demo: false } : { token })
}
