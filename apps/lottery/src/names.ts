import { findBetType, type Game, parseSelection } from '@moongate/lottery'
import { isTap } from './play/slip.rules.ts'
import { t, translateName } from './text.ts'

/** 万位, 万个, 前三, 总和 …: what one field of a selection stands for. */
export const describeField = (id: string): string => {
  const pair = /^p(\d)(\d)$/.exec(id)
  if (pair)
    return t('pair', {
      first: translateName('position_short', `p${pair[1]}`),
      second: translateName('position_short', `p${pair[2]}`),
    })
  return translateName('field', id)
}

/** A symbol in the reader's language; digits stay digits. */
export const describeSymbol = (symbol: string): string =>
  /^\d$/.test(symbol) ? symbol : translateName('symbol', symbol)
/** The name of a bet type by its id. */
export const describeType = (id: string): string => translateName('bet_type', id)

/** A selection in words: `万位 3 7 · 个位 1`, or for combinations `1 2 | 3`. */
export const describeSelection = (game: Game, id: string, selection: string): string => {
  const type = findBetType(game, id)
  const parsed = type && parseSelection(type, selection)
  if (!type || !parsed?.ok) return selection
  const fields = type.rule.fields.map((field, at) => ({
    field,
    symbols: (parsed.selection.picks[at] ?? []).map((symbol) => describeSymbol(field.symbols[symbol] ?? '')),
  }))
  if (!isTap(game, id)) return fields.map(({ symbols }) => symbols.join(' ')).join(' | ')
  return fields
    .filter(({ symbols }) => symbols.length > 0)
    .map(({ field, symbols }) => t('pick', { name: describeField(field.id), symbols: symbols.join(' ') }))
    .join(' · ')
}

/** The title of a slip row: a tapped symbol names itself, a combination names its bet type first. */
export const describeLine = (game: Game, id: string, selection: string): string =>
  isTap(game, id)
    ? describeSelection(game, id, selection)
    : `${describeType(id)} ${describeSelection(game, id, selection)}`

/** The name of a family of bet types. */
export const describeFamily = (family: string): string => translateName('family', family)
