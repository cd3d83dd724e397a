import * as rules from '@moongate/lottery'
import type { FormatAmount } from '@moongate/ui'
import type { Result } from './play/result.rules.ts'
import { t, translateName, translateWord } from './text.ts'
import { shortenIssue } from './time/phase.rules.ts'

/** What bets are called: worded by the rules of the games, with the texts of this page. */
export const describeField = (id: string): string => rules.describeField(translateWord, id)
export const describeSymbol = (symbol: string): string => rules.describeSymbol(translateWord, symbol)
export const describeType = (id: string): string => rules.describeBetType(translateWord, id)
export const describeLine = (game: rules.Game, bet_type: string, selection: string): string =>
  rules.describeLine(translateWord, game, bet_type, selection)

/** The name of a family of bet types. */
export const describeFamily = (family: string): string => translateName('family', family)

/** What an issue came to, in one sentence. */
export const describeResult = ({ issue, kind, payout, net }: Result, formatAmount: FormatAmount): string => {
  const paid = { issue: shortenIssue(issue), payout: formatAmount(payout), net: formatAmount(net, true) }
  if (kind === 'won') return t('result_won', paid)
  if (kind === 'even') return t('result_even', paid)
  return t(payout === '0.00' ? 'result_lost' : 'result_partly', paid)
}
