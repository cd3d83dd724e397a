import type { Risk } from '@moongate/contract/risk.states'
import type { Reader } from '../../kernel/db.ts'
import { parseStored } from '../site/index.ts'
import { findRiskFacts, type RiskScope } from './risk-facts.sql.ts'
import { listRisks, type RiskFacts } from './risk.rules.ts'
import { riskSetting } from './risk.settings.ts'

/** A withdrawal about to be made, with what its own module knows of the member's orders; `stored`: the setting `risk` as it is stored. */
export type JudgedWithdrawal = Omit<RiskScope, 'address_days' | 'win_days'> &
  Pick<RiskFacts, 'now' | 'amount' | 'turnover_left' | 'today' | 'paid' | 'withdrawn' | 'deposited'> & {
    stored: unknown
  }

/** What is remarkable about a withdrawal now, under the operator's limits. */
export const findRisks = async (r: Reader, asked: JudgedWithdrawal): Promise<Risk[]> => {
  const limits = parseStored(riskSetting, asked.stored)
  const facts = await findRiskFacts(r, {
    ...asked,
    address_days: limits.shared_address.days,
    win_days: limits.large_win.days,
  })
  return listRisks(limits, { ...asked, ...facts })
}
