import type { Feature } from '@moongate/contract/features'
import { DEMO_SUPPLIER } from '@moongate/contract/games.states'

export type Action =
  | 'member_area'
  | 'play'
  | 'transfer'
  | 'deposit'
  | 'withdraw'
  | 'move_money'
  | 'use_feature'
  | 'receive_gift'
  | 'borrow'
export type PolicyMember = { member_id: number; is_demo: boolean; is_frozen?: boolean }

/** `supplier` for play and transfer; `feature` for use_feature; `country` (ISO 3166 alpha-2) where it is known. */
export type Context = { supplier?: string; feature?: Feature; country?: string }

/** What members are barred from whom more money would harm. */
export const BARRED_ACTIONS = ['receive_gift', 'borrow'] as const satisfies readonly Action[]
/** What members can be barred from, and why; each reason has a rule of its own. Who is shut out is barred from all of it. */
export const SHUT_ACTIONS = [...BARRED_ACTIONS, 'play', 'deposit'] as const satisfies readonly Action[]
export type BarredAction = (typeof SHUT_ACTIONS)[number]
/** `protected`: a limit or an exclusion protects the member from playing for more than they have. */
export type BarReason = 'credit_overdue' | 'protected'

/** What the rules look at. No member: a visitor. `countries` and `features_on` are the operator's settings. */
export type Facts = Context & {
  member: PolicyMember | undefined
  action: Action
  countries: readonly string[]
  features_on: readonly Feature[]
  /** Why the member is barred from this action now. */
  barred?: readonly BarReason[]
}

export type RefusalCode =
  | 'policy.demo_only_lottery'
  | 'policy.demo_not_supported'
  | 'policy.member_frozen'
  | 'policy.country_not_allowed'
  | 'policy.feature_off'
  | 'policy.credit_overdue'
  | 'policy.protected'
export type Decision = { allow: true } | { allow: false; rule: string; code: RefusalCode }
type Rule = { id: string; code: RefusalCode; refuses: (f: Facts) => boolean }

const moves_money: readonly Action[] = [
  'play',
  'transfer',
  'deposit',
  'withdraw',
  'move_money',
  'receive_gift',
  'borrow',
]
/** Play money moves too; where to is the question of 'play'. */
const demo_may_ask: readonly Action[] = ['play', 'move_money']
/** A member's own money can always be taken home: withdrawing asks for no country. */
const stakes_real_money: readonly Action[] = ['play', 'deposit', 'borrow']

export const RULES: readonly Rule[] = [
  {
    id: 'demo-only-lottery',
    code: 'policy.demo_only_lottery',
    refuses: (f) => f.member?.is_demo === true && f.action === 'play' && f.supplier !== DEMO_SUPPLIER,
  },
  {
    id: 'demo-not-supported',
    code: 'policy.demo_not_supported',
    refuses: (f) => f.member?.is_demo === true && !demo_may_ask.includes(f.action),
  },
  {
    id: 'member-frozen',
    code: 'policy.member_frozen',
    refuses: (f) => f.member?.is_frozen === true && moves_money.includes(f.action),
  },
  {
    id: 'no-country',
    code: 'policy.country_not_allowed',
    refuses: (f) => stakesRealMoney(f) && f.countries.length === 0,
  },
  {
    id: 'country-not-allowed',
    code: 'policy.country_not_allowed',
    refuses: (f) => stakesRealMoney(f) && f.country !== undefined && !f.countries.includes(f.country),
  },
  {
    id: 'protected',
    code: 'policy.protected',
    refuses: (f) => f.barred?.includes('protected') === true,
  },
  {
    id: 'credit-overdue',
    code: 'policy.credit_overdue',
    refuses: (f) => f.barred?.includes('credit_overdue') === true,
  },
  {
    id: 'feature-off',
    code: 'policy.feature_off',
    refuses: (f) => f.action === 'use_feature' && !(f.feature !== undefined && f.features_on.includes(f.feature)),
  },
]

/** The features that an operator's settings have switched on; `1` is on. */
export const listFeaturesOn = (switches: readonly (readonly [Feature, string | undefined])[]): Feature[] =>
  switches.flatMap(([feature, stands]) => (stands === '1' ? [feature] : []))

/** The first rule that refuses decides; what no rule refuses is allowed. */
export const decide = (f: Facts): Decision => {
  const rule = RULES.find((r) => r.refuses(f))
  return rule ? { allow: false, rule: rule.id, code: rule.code } : { allow: true }
}

/** The refusal of a member who is barred from an action, for whatever reason it is: the one of the first rule. */
export const findBarCode = (
  barred: readonly `${BarredAction}:${BarReason}`[],
  action: BarredAction,
): RefusalCode | undefined => {
  if (barred.includes(`${action}:protected`)) return 'policy.protected'
  return barred.includes(`${action}:credit_overdue`) ? 'policy.credit_overdue' : undefined
}

const stakesRealMoney = (f: Facts): boolean => f.member?.is_demo !== true && stakes_real_money.includes(f.action)
