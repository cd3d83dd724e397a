import { queryClient } from '../api/query-client.ts'
import { meQuery } from '../api/queries.ts'
import { alertBox } from '../popups/popups.store.ts'
import { t } from '../text.ts'
import { type AccessRule, type Verdict, judgeAccess, wayOut } from './session.rules.ts'
import { isLoggedIn, useSession } from './session.store.ts'
import { rememberTarget } from './target.ts'

const words = {
  login_first: () => alertBox(t('member:session.login_first'), t('member:ui.error'), 'error'),
  demo_refused: () => alertBox(t('member:session.demo_refused'), t('member:session.warm_reminder'), 'warn'),
  realname_first: () => alertBox(t('member:session.realname_first'), t('member:session.warm_reminder'), 'warn'),
  already_in: () => undefined,
} as const satisfies Record<Exclude<Verdict, 'pass'>, () => unknown>

/**
 * Enforces the access rule of a screen: says why it stays shut and answers where to go instead; nothing when the visitor may pass
 * (R4.7-R4.9). What a visitor wanted is remembered for when they have registered.
 */
export const guard = async (accessRule: AccessRule, path: string): Promise<string | undefined> => {
  if (accessRule.access === 'public') return undefined
  const had_session = isLoggedIn()
  const me =
    isLoggedIn() && accessRule.access !== 'guest'
      ? await queryClient.ensureQueryData(meQuery).catch(() => undefined)
      : undefined
  // The session has ended while the member was asked for, and why has been said.
  if (had_session && !isLoggedIn()) return wayOut.login_first
  const visitor = {
    logged_in: isLoggedIn(),
    is_demo: me ? me.is_demo === 1 : useSession.getState().demo,
    has_realname: me === undefined || me.realname !== '',
  }
  const verdict = judgeAccess(accessRule, visitor)
  if (verdict === 'pass') return undefined
  if (verdict === 'login_first') rememberTarget(path)
  void words[verdict]()
  return wayOut[verdict]
}
