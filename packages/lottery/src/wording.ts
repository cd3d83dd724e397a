import { findBetType, type Game } from './game.ts'
import { isTap, parseSelection } from './selection.ts'

/** The texts a bet is worded with: `pair` takes `first` and `second`, `pick` takes `name` and `symbols`. */
export type WordKey = 'pair' | 'pick' | `${'bet_type' | 'field' | 'symbol' | 'position_short'}.${string}`
/** Says a word in the reader's language. The server and the game client each bring their own. */
export type Wording = (key: WordKey, params?: Record<string, string>) => string
/** One field that was touched, by its id, with what was chosen in it. */
type Choice = { readonly field: string; readonly symbols: readonly string[] }

export const describeBetType = (translate: Wording, id: string): string => translate(`bet_type.${id}`)

/** 万位, 前三, 总和 …; a pair such as `p15` is named by its two positions. */
export const describeField = (translate: Wording, id: string): string => {
  const [, first, second] = /^p(\d)(\d)$/.exec(id) ?? []
  if (!first || !second) return translate(`field.${id}`)
  return translate('pair', {
    first: translate(`position_short.p${first}`),
    second: translate(`position_short.p${second}`),
  })
}

/** A digit is itself. */
export const describeSymbol = (translate: Wording, symbol: string): string =>
  /^\d$/.test(symbol) ? symbol : translate(`symbol.${symbol}`)

/** What a selection's text says, field by field; nothing where it is no selection of this game. */
const readChoices = (translate: Wording, game: Game, bet_type: string, selection: string): Choice[] | undefined => {
  const type = findBetType(game, bet_type)
  const parsed = type && parseSelection(type, selection)
  if (!type || !parsed?.ok) return undefined
  return type.rule.fields.flatMap((field, at) => {
    const symbols = (parsed.selection.picks[at] ?? []).map((pick) =>
      describeSymbol(translate, field.symbols[pick] ?? ''),
    )
    return symbols.length === 0 ? [] : [{ field: field.id, symbols }]
  })
}

/** A selection in full, every field named, as bet records show it: `3,7|-|1` is `万位 3,7 · 百位 1`. */
export const describeSelection = (translate: Wording, game: Game, bet_type: string, selection: string): string =>
  readChoices(translate, game, bet_type, selection)
    ?.map(({ field, symbols }) => `${describeField(translate, field)} ${symbols.join(',')}`)
    .join(' · ') ?? selection

/** A selection as short as a slip's row: a tapped symbol names its field, a combination is its digits alone (`1 2 | 3`). */
const describePicks = (translate: Wording, game: Game, bet_type: string, selection: string): string => {
  const choices = readChoices(translate, game, bet_type, selection)
  if (!choices) return selection
  if (!isTap(game, bet_type)) return choices.map(({ symbols }) => symbols.join(' ')).join(' | ')
  return choices
    .map(({ field, symbols }) =>
      translate('pick', { name: describeField(translate, field), symbols: symbols.join(' ') }),
    )
    .join(' · ')
}

/** The title of a slip's row: a tapped symbol names itself, a combination names its bet type first. */
export const describeLine = (translate: Wording, game: Game, bet_type: string, selection: string): string => {
  const picks = describePicks(translate, game, bet_type, selection)
  return isTap(game, bet_type) ? picks : `${describeBetType(translate, bet_type)} ${picks}`
}
