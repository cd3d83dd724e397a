import * as rules from '@moongate/lottery'
import { translateName, translateWord } from './text.ts'

/** What bets are called: worded by the rules of the games, with the texts of this page. */
export const describeField = (id: string): string => rules.describeField(translateWord, id)
export const describeSymbol = (symbol: string): string => rules.describeSymbol(translateWord, symbol)
export const describeType = (id: string): string => rules.describeBetType(translateWord, id)
export const describeLine = (game: rules.Game, bet_type: string, selection: string): string =>
  rules.describeLine(translateWord, game, bet_type, selection)

/** The name of a family of bet types. */
export const describeFamily = (family: string): string => translateName('family', family)
