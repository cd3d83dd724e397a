import { betType, type Game, parseSelection } from '@moongate/lottery'
import { isTap } from './play/slip.rules.ts'
import { t, word } from './text.ts'

/** 万位, 万个, 前三, 总和 …: what one field of a selection stands for. */
export function fieldName(id: string): string {
  const pair = /^p(\d)(\d)$/.exec(id)
  if (pair)
    return t('pair', { first: word('position_short', `p${pair[1]}`), second: word('position_short', `p${pair[2]}`) })
  return word('field', id)
}

export const symbolName = (symbol: string): string => (/^\d$/.test(symbol) ? symbol : word('symbol', symbol))
export const typeName = (id: string): string => word('bet_type', id)

/** A selection in words: `万位 3 7 · 个位 1`, or for combinations `1 2 | 3`. */
export function selectionName(game: Game, id: string, selection: string): string {
  const type = betType(game, id)
  const parsed = type && parseSelection(type, selection)
  if (!type || !parsed?.ok) return selection
  const fields = type.rule.fields.map((field, at) => ({
    field,
    symbols: (parsed.selection.picks[at] ?? []).map((symbol) => symbolName(field.symbols[symbol] ?? '')),
  }))
  if (!isTap(game, id)) return fields.map(({ symbols }) => symbols.join(' ')).join(' | ')
  return fields
    .filter(({ symbols }) => symbols.length > 0)
    .map(({ field, symbols }) => t('pick', { name: fieldName(field.id), symbols: symbols.join(' ') }))
    .join(' · ')
}

/** The title of a slip row: a tapped symbol names itself, a combination names its bet type first. */
export const lineName = (game: Game, id: string, selection: string): string =>
  isTap(game, id) ? selectionName(game, id, selection) : `${typeName(id)} ${selectionName(game, id, selection)}`

export const familyName = (family: string): string => word('family', family)
