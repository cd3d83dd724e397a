import { forgetDrafts } from '@moongate/client/drafts'
import { api, ApiError } from '../api/api.ts'
import { meQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { alertBox } from '../popups/popups.store.ts'
import { t } from '../text.ts'
import { forgetForm } from '../widgets/forget-form.ts'
import { goTo } from './go.ts'
import { adoptToken, closeSession, isLoggedIn, openSession } from './session.store.ts'
import { forgetTarget } from './target.ts'

/** What belongs to one member; forgotten when the session ends. */
export const PRIVATE: ReadonlySet<string> = new Set([
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
  'holdings',
  'open-orders',
  'held',
  'usdt',
  'rebate',
  'levels',
  'savings',
  'wheel',
  'credit',
  'activities',
  'applications',
  'bonus',
  'security',
  'factors',
  'logins',
  'mail',
  'team',
  'protection',
])

/** Drops what was read for the member, so that the next one never sees it. */
export const forgetMember = (): void =>
  queryClient.removeQueries({ predicate: (q) => PRIVATE.has(String(q.queryKey[0])) })

const failAuthentication = (): void => {
  if (!isLoggedIn()) return
  closeSession()
  void alertBox(t('member:session.auth_failed'), t('member:ui.error'), 'error')
}

/** After a login: stores the token and loads the member. A member that cannot be read ends the session again (R8.3). */
export const enterSession = async (token: string, demo = false): Promise<boolean> => {
  forgetMember()
  openSession(token, demo)
  try {
    await queryClient.fetchQuery(meQuery)
    return true
  } catch {
    failAuthentication()
    return false
  }
}

/** Answers that have not looked for a member: none at all, one that has ended the session already, and a server that is away. */
const OTHERWISE = new Set([0, 401, 503])
/**
 * Whenever the member cannot be had, not only after a login (R8.3, decisions/0047): an answer without a member ends the session
 * and says so, behind the server's own words. Silence and a server that is away leave it, so that a reload goes on.
 */
export const watchMember = (): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || event.query.queryKey[0] !== 'me') return
    const { error } = event.action
    const there = event.query.state.data !== undefined
    if (there || !isLoggedIn() || !(error instanceof ApiError) || OTHERWISE.has(error.status)) return
    failAuthentication()
    forgetMember()
    goTo('/Index')
  })

const leave = (): void => {
  forgetMember()
  forgetTarget()
  goTo('/Index')
}

/** Forgets the member on this device and goes home. */
export const clearSession = (): void => {
  closeSession()
  leave()
}

/** What another tab did is so here too: who logs out there leaves here (R4.4), who logs in there or has a newer token is asked for. */
export const followToken = (token: string | null): void => {
  adoptToken(token)
  if (token === null) {
    forgetDrafts()
    leave()
  } else void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
}

/** Ends the session here, so that no tab asks with a token that is being ended, and on the server with the token it had (R4.4). */
export const logout = async (): Promise<void> => {
  const ended = api.sessions.logout({}, { quiet: true }).catch(() => undefined)
  forgetForm()
  forgetDrafts()
  clearSession()
  await ended
}

/** A 401 of the server: forget the member and go home; say why when the server says so (R4.4, R8.1). */
export const handleSessionEnd = (reason: { forced: boolean; message: string }): void => {
  if (!isLoggedIn()) return
  clearSession()
  const text = reason.message === '' ? t('member:session.expired') : reason.message
  void alertBox(text, t(reason.forced ? 'member:session.kicked' : 'member:ui.tip'), 'warn')
}
