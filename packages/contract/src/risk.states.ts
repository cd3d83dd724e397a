/**
 * What may be remarkable about a withdrawal, each rule with the kind of its two figures: what was found, and the limit the operator
 * had set then. `none`: the rule says it all.
 */
export const RISK_RULES = {
  amount: 'money',
  new_account: 'count',
  first_withdrawal: 'none',
  card_changed: 'count',
  password_changed: 'count',
  qk_pwd_changed: 'count',
  turnover_missing: 'money',
  ratio: 'money',
  no_bets: 'none',
  shared_card: 'count',
  shared_address: 'count',
  several_today: 'count',
  large_win: 'money',
  sanction_hit: 'none',
} as const satisfies Record<string, 'money' | 'count' | 'none'>
export type RiskRule = keyof typeof RISK_RULES

/** A rule that fired, with its figures as they were then: amounts as on the wire, numbers as text, empty where there is none. */
export type Risk = { rule: RiskRule; found: string; limit: string }
