import type { FreeSpins, Layout, Mode, SlotGame, SlotSymbol } from './game.ts'

/** A value from each count on: `{3: 10, 5: 20}` is 10 for three and four, 20 for five and more. */
type Steps = Readonly<Record<number, number>>
/** A symbol as it is written: a plain one that multiplies nothing needs no more than its pays. */
type SymbolText = Pick<SlotSymbol, 'id' | 'letter'> & Partial<Omit<SlotSymbol, 'pays'>> & { readonly pays?: Steps }
/** A mode as it is written: strips of letters. */
type ModeText = {
  readonly strips: readonly string[]
  readonly multipliers?: readonly number[]
  readonly cascades?: true
  readonly expands?: true
}
type FreeSpinsText = { readonly mode: ModeText } & Readonly<Record<Exclude<keyof FreeSpins, 'mode'>, Steps>>
/** Lines are written with the row of each reel. */
type GameText = Omit<SlotGame, 'symbols' | 'base' | 'free_spins'> & {
  readonly symbols: readonly SymbolText[]
  readonly base: ModeText
  readonly free_spins?: FreeSpinsText
}

const readSteps = (steps: Steps, most: number): number[] => {
  const values: number[] = []
  for (let count = 0; count <= most; count += 1) values.push(steps[count] ?? values[count - 1] ?? 0)
  return values
}

const readStrip = (symbols: readonly SlotSymbol[], text: string): number[] =>
  Array.from(text, (letter) => {
    const at = symbols.findIndex((symbol) => symbol.letter === letter)
    if (at < 0) throw new RangeError(`no symbol has the letter ${letter} of the strip ${text}`)
    return at
  })

const readMode = (symbols: readonly SlotSymbol[], text: ModeText): Mode => ({
  strips: text.strips.map((strip) => readStrip(symbols, strip)),
  multipliers: text.multipliers ?? [1],
  cascades: text.cascades ?? false,
  expands: text.expands ?? false,
})

const readLayout = (layout: Layout, rows: number): Layout =>
  layout.kind === 'lines'
    ? { kind: 'lines', lines: layout.lines.map((line) => line.map((row, reel) => reel * rows + row)) }
    : layout

/** A game from the form in which it is written: letters become indexes, steps become tables by count. */
export const defineGame = (text: GameText): SlotGame => {
  const { free_spins, layout, ...rest } = text
  const cells = text.base.strips.length * text.rows
  const symbols = text.symbols.map(({ id, letter, kind = 'plain', multiplier = 1, pays = {} }): SlotSymbol => ({
    id,
    letter,
    kind,
    multiplier,
    pays: readSteps(pays, cells),
  }))
  const base = readMode(symbols, text.base)
  const game = { ...rest, layout: readLayout(layout, text.rows), symbols, base }
  if (!free_spins) return game
  const { mode, awards, retriggers } = free_spins
  return {
    ...game,
    free_spins: {
      mode: readMode(symbols, mode),
      awards: readSteps(awards, cells),
      retriggers: readSteps(retriggers, cells),
    },
  }
}
