/** A win of a window. `parts` holds before what the spin multiplies by; `multiplier` is that of wilds in it. */
export type Win = {
  readonly symbol: number
  readonly count: number
  readonly cells: readonly number[]
  readonly multiplier: number
  readonly parts: number
  readonly line?: number
  readonly ways?: number
}
