import { queryClient } from '../api/query-client.ts'
import { meQuery } from '../api/queries.ts'
import { alertBox } from '../popups/popups.store.ts'
import { t } from '../text.ts'
import { type AccessRule, type Verdict, judgeAccess, wayOut } from './session.rules.ts'
import { isLoggedIn, useSession } from './session.store.ts'

const words = {
  login_first: () => alertBox(t('member:session.login_first'), t('member:ui.error'), 'error'),
  demo_refused: () => alertBox(t('member:session.demo_refused'), t('member:session.warm_reminder'), 'warn'),
  realname_first: () => alertBox(t('member:session.realname_first'), t('member:session.warm_reminder'), 'warn'),
  already_in: () => undefined,
} as const satisfies Record<Exclude<Verdict, 'pass'>, () => unknown>

/** Enforces an access rule: says why the screen stays shut and answers where to go instead; nothing when the visitor may pass (R4.7-R4.9). */
export const guard = async (accessRule: AccessRule): Promise<string | undefined> => {
  if (accessRule.access === 'public') return undefined
  const me =
    isLoggedIn() && accessRule.access !== 'guest'
      ? await queryClient.ensureQueryData(meQuery).catch(() => undefined)
      : undefined
  const visitor = {
    logged_in: isLoggedIn(),
    is_demo: me ? me.is_demo === 1 : useSession.getState().demo,
    has_realname: me === undefined || me.realname !== '',
  }
  const verdict = judgeAccess(accessRule, visitor)
  if (verdict === 'pass') return undefined
  void words[verdict]()
  return wayOut[verdict]
}
