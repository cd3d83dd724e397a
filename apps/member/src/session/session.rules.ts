/** Who may open a screen. `guest`: only while logged out; `member-not-demo`: no trial accounts. */
export type Access = 'public' | 'guest' | 'member' | 'member-not-demo'
/** What a route asks of its visitor; `realname` as well asks for the member's real name (R4.8, R5.11). */
export type AccessRule = { access: Access; realname?: true }
export type Visitor = { logged_in: boolean; is_demo: boolean; has_realname: boolean }
export type Verdict = 'pass' | 'login_first' | 'already_in' | 'demo_refused' | 'realname_first'

/** The guard's decision for one HTTP layer. */
export const judgeAccess = (accessRule: AccessRule, visitor: Visitor): Verdict => {
  if (accessRule.access === 'public') return 'pass'
  if (accessRule.access === 'guest') return visitor.logged_in ? 'already_in' : 'pass'
  if (!visitor.logged_in) return 'login_first'
  if (visitor.is_demo) return accessRule.access === 'member-not-demo' ? 'demo_refused' : 'pass'
  return accessRule.realname && !visitor.has_realname ? 'realname_first' : 'pass'
}

/** Where each refusal leads (R4.7, R4.8, R4.9). */
export const wayOut = {
  login_first: '/Index',
  already_in: '/',
  demo_refused: '/Index',
  realname_first: '/Member/Center',
} as const satisfies Record<Exclude<Verdict, 'pass'>, string>
