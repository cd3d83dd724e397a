import type { RiskRule } from '@moongate/contract/risk.states'
import { RISK_RULES } from '@moongate/contract/risk.states'
import { listNames } from '@moongate/contract/states'
import { expect, it } from 'vitest'
import { listRisks, type RiskFacts } from './risk.rules.ts'
import { riskSetting } from './risk.settings.ts'

const now = new Date('2026-01-15T04:00:00Z')
const ago = (hours: number, ms = 0) => new Date(now.getTime() - hours * 3_600_000 + ms)
const limits = riskSetting.schema.parse(riskSetting.default)
/** Just within every limit. */
const calm: RiskFacts = {
  now,
  amount: 500_000n,
  turnover_left: 0n,
  today: 1,
  paid: 1,
  withdrawn: 0n,
  deposited: 100_000n,
  registered_at: ago(7 * 24),
  card_written_at: ago(48),
  password_changed_at: ago(48),
  qk_pwd_changed_at: null,
  has_bets: true,
  card_sharers: 0,
  address_sharers: 1,
  largest_win: 1_000_000n,
  is_flagged: false,
}
/** Each rule with the least that makes it fire, and what it tells. */
const fired: Record<RiskRule, [change: Partial<RiskFacts>, found: string, limit: string]> = {
  amount: [{ amount: 500_001n, deposited: 200_000n }, '5000.01', '5000.00'],
  new_account: [{ registered_at: ago(7 * 24, 1) }, '6', '7'],
  first_withdrawal: [{ paid: 0 }, '', ''],
  card_changed: [{ card_written_at: ago(48, 1) }, '47', '48'],
  password_changed: [{ password_changed_at: ago(0.5) }, '0', '48'],
  qk_pwd_changed: [{ qk_pwd_changed_at: ago(3) }, '3', '48'],
  turnover_missing: [{ turnover_left: 1n }, '0.01', '0.00'],
  ratio: [{ withdrawn: 1n }, '5000.01', '1000.00'],
  no_bets: [{ has_bets: false }, '', ''],
  shared_card: [{ card_sharers: 1 }, '1', '0'],
  shared_address: [{ address_sharers: 2 }, '2', '1'],
  several_today: [{ today: 2 }, '3', '2'],
  large_win: [{ largest_win: 1_000_001n }, '10000.01', '10000.00'],
  sanction_hit: [{ is_flagged: true }, '', ''],
}
const cases = Object.entries(fired) as [RiskRule, (typeof fired)[RiskRule]][]

it('R4.21 nothing is remarkable about a withdrawal within every limit', () =>
  expect(listRisks(limits, calm)).toEqual([]))

it.each(cases)('R4.21 %s alone fires at its edge and tells its figures', (rule, [change, found, limit]) =>
  expect(listRisks(limits, { ...calm, ...change })).toEqual([{ rule, found, limit }]),
)

it.each(cases)('R4.21 %s does not fire while its switch is off', (rule, [change]) =>
  expect(listRisks({ ...limits, [rule]: { ...limits[rule], on: false } }, { ...calm, ...change })).toEqual([]),
)

it('R4.21 all that fire are told, in the order of their table', () => {
  const all: RiskFacts = Object.assign({}, calm, ...Object.values(fired).map(([change]) => change), { deposited: 0n })
  expect(listRisks(limits, all).map(({ rule }) => rule)).toEqual(listNames(RISK_RULES))
})
