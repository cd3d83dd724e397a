import { api } from '../api/api.ts'
import { meQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { alertBox } from '../popups/popups.store.ts'
import { t } from '../text.ts'
import { goTo } from './go.ts'
import { closeSession, isLoggedIn, openSession } from './session.store.ts'

/** What belongs to one member; forgotten when the session ends. */
const PRIVATE = new Set([
  'me',
  'wallets',
  'cards',
  'payment-types',
  'channels',
  'deposits',
  'withdrawals',
  'quote',
  'bets',
  'money-log',
  'money-log-types',
])

/** Drops what was read for the member, so that the next one never sees it. */
export const forgetMember = (): void =>
  queryClient.removeQueries({ predicate: (q) => PRIVATE.has(String(q.queryKey[0])) })

/** After a login: stores the token and loads the member. A member that cannot be read ends the session again (R8.3). */
export const enterSession = async (token: string, demo = false): Promise<boolean> => {
  forgetMember()
  openSession(token, demo)
  try {
    await queryClient.fetchQuery(meQuery)
    return true
  } catch {
    if (isLoggedIn()) {
      closeSession()
      void alertBox(t('member:session.auth_failed'), t('member:ui.error'), 'error')
    }
    return false
  }
}

/** Forgets the member on this device and goes home. */
export const clearSession = (): void => {
  closeSession()
  forgetMember()
  goTo('/Index')
}

/** Ends the session on the server and here; here in any case (R4.4). */
export const logout = async (): Promise<void> => {
  await api.sessions.logout({}, { quiet: true }).catch(() => undefined)
  clearSession()
}

/** A 401 of the server: forget the member and go home; say why when the server says so (R4.4, R8.1). */
export const handleSessionEnd = (reason: { forced: boolean; message: string }): void => {
  if (!isLoggedIn()) return
  clearSession()
  const text = reason.message === '' ? t('member:session.expired') : reason.message
  void alertBox(text, t(reason.forced ? 'member:session.kicked' : 'member:ui.tip'), 'warn')
}
