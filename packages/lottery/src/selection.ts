import { type BetType, type Field, findBetType, type Game, type Picks } from './game.ts'

export type SelectionFault = 'field_count' | 'symbol_unknown' | 'symbol_repeated' | 'too_few' | 'empty'
export type Selection = { readonly text: string; readonly picks: Picks; readonly units: number }
export type Parsed =
  | { readonly ok: true; readonly selection: Selection }
  | { readonly ok: false; readonly fault: SelectionFault }

const UNTOUCHED = '-'

/** Picks → canonical text: symbols of a field in table order joined by `,`, fields joined by `|`, an untouched field `-`. */
export const formatSelection = (type: BetType, picks: Picks): string =>
  type.rule.fields
    .map((field, at) => field.symbols.filter((_, symbol) => picks[at]?.includes(symbol)).join(',') || UNTOUCHED)
    .join('|')

const parseField = (field: Field, text: string): readonly number[] | SelectionFault => {
  const symbols = text === UNTOUCHED ? [] : text.split(',')
  const indexes = symbols.map((symbol) => field.symbols.indexOf(symbol))
  if (indexes.includes(-1)) return 'symbol_unknown'
  if (new Set(indexes).size !== indexes.length) return 'symbol_repeated'
  return indexes.length < field.min ? 'too_few' : indexes.toSorted((a, b) => a - b)
}

/**
 * Text → selection with its canonical text and its number of unit bets. Order inside a field is free, everything else
 * strict. Faults: wrong number of fields, an unknown or repeated symbol, a field with too few, nothing chosen at all.
 */
export const parseSelection = (type: BetType, text: string): Parsed => {
  const { fields } = type.rule
  const parts = text.split('|')
  if (parts.length !== fields.length) return { ok: false, fault: 'field_count' }
  const picks: (readonly number[])[] = []
  for (const [at, field] of fields.entries()) {
    const chosen = parseField(field, parts[at] ?? UNTOUCHED)
    if (typeof chosen === 'string') return { ok: false, fault: chosen }
    picks.push(chosen)
  }
  const units = type.rule.units(picks)
  return units === 0
    ? { ok: false, fault: 'empty' }
    : { ok: true, selection: { text: formatSelection(type, picks), picks, units } }
}

/** A bet type where each single symbol is a bet, so that one tap makes a row. */
export const isTap = (game: Game, bet_type: string): boolean => {
  const fields = findBetType(game, bet_type)?.rule.fields ?? []
  return fields.every((field) => field.min === 0) || (fields.length === 1 && fields[0]?.min === 1)
}
