import { type BetType, type Game, parseSelection, type Picks, formatSelection } from '@moongate/lottery'

/** One button of the board: a symbol of a field of a bet type. */
export type Cell = { readonly type: BetType; readonly field: number; readonly symbol: number }
/** `digits` rows have ten digits and quick picks, `options` rows named symbols with their odds. */
export type Row = { readonly id: string; readonly kind: 'digits' | 'options'; readonly cells: readonly Cell[] }

/** What a cell stands for, e.g. `7` or `big`. */
export const getSymbol = ({ type, field, symbol }: Cell): string => type.rule.fields[field]?.symbols[symbol] ?? ''

const isUntouched = (type: BetType): number[][] => type.rule.fields.map(() => [])

/** The selection of a single tapped cell. */
export const buildCellSelection = ({ type, field, symbol }: Cell): string => {
  const picks = isUntouched(type)
  picks[field] = [symbol]
  return formatSelection(type, picks)
}

const isDigits = (type: BetType, field: number): boolean => type.rule.fields[field]?.symbols.length === 10

/** The rows of bet types that share their fields, e.g. dragon, tiger and tie of each pair. */
export const buildRows = (types: readonly BetType[]): Row[] => {
  const fields = types[0]?.rule.fields ?? []
  return fields.map(({ id }, field) => ({
    id,
    kind: types[0] && isDigits(types[0], field) ? 'digits' : 'options',
    cells: types.flatMap((type) =>
      (type.rule.fields[field]?.symbols ?? []).map((_, symbol) => ({ type, field, symbol })),
    ),
  }))
}

/** What a family's tab shows: families of combinations one bet type at a time, the others all at once. */
export const listTypes = (game: Game, family: string): BetType[] =>
  game.bet_types.filter((type) => type.family === family)

export const QUICK = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const
export type Quick = (typeof QUICK)[number]

const WANTED: Record<Quick, (digit: number) => boolean> = {
  all: () => true,
  big: (digit) => digit >= 5,
  small: (digit) => digit < 5,
  odd: (digit) => digit % 2 === 1,
  even: (digit) => digit % 2 === 0,
  clear: () => false,
}

/** The digits a quick pick leaves chosen in its row. */
export const pickQuickDigits = (quick: Quick): number[] =>
  Array.from({ length: 10 }, (_, digit) => digit).filter(WANTED[quick])

/** A combination being put together: picks with one symbol put in or taken out. */
export const toggleSymbol = (
  type: BetType,
  picks: Picks | undefined,
  { field, symbol }: Pick<Cell, 'field' | 'symbol'>,
): Picks =>
  (picks ?? isUntouched(type)).map((chosen, at) => {
    if (at !== field) return chosen
    return chosen.includes(symbol)
      ? chosen.filter((one) => one !== symbol)
      : [...chosen, symbol].toSorted((a, b) => a - b)
  })

/** The picks with one field's symbols replaced; a field that ends empty stays, so that the others keep their places. */
export const setField = (type: BetType, picks: Picks | undefined, field: number, symbols: readonly number[]): Picks =>
  (picks ?? isUntouched(type)).map((chosen, at) => (at === field ? symbols : chosen))

export type Draft = { readonly selection: string; readonly units: number }

/** The combination as it would go on the slip; nothing while it is incomplete. */
export const buildDraft = (type: BetType, picks: Picks | undefined): Draft | undefined => {
  const parsed = parseSelection(type, formatSelection(type, picks ?? isUntouched(type)))
  return parsed.ok ? { selection: parsed.selection.text, units: parsed.selection.units } : undefined
}
