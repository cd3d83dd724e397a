import type { MemberPushed } from '@moongate/client'

type Told = MemberPushed['type']

/** Push → the reads it makes stale. `holdings` leads to the member's own wallets too. */
const table: Record<Told, readonly string[]> = {
  draw: ['draws'],
  balance: ['holdings', 'wallets', 'money-log', 'quote'],
  settled: ['bets'],
  enter: [],
  level: ['levels'],
  mail: ['mail'],
  odds: [],
  promotion: ['activities', 'applications'],
  rebate: ['rebate'],
  savings: ['savings'],
  plans: ['savings'],
  wheel: ['wheel'],
  credit: ['credit'],
  bonus: ['bonus', 'quote'],
  deposit: ['deposits', 'open-orders'],
  usdt: ['usdt'],
  withdrawal: ['withdrawals', 'open-orders'],
  'session.device': ['security', 'logins'],
  'session.ended': ['me', 'wallets', 'security'],
}

/** A push that only a newer server knows costs a look at the balance, never a wrong figure. */
export const listStale = (type: Told): readonly string[] => (Object.hasOwn(table, type) ? table[type] : table.balance)

/** What any push that was missed may have made stale. */
export const STALE_AFTER_GAP: ReadonlySet<string> = new Set(Object.values(table).flat())
