/**
 * One part of a fish, drawn as an SVG path on a field from -100 to 100 with its head to the right. `tail` sways at its left end, `fin`
 * beats, `glow` shines by turns; without a line it is filled, with one it is drawn.
 */
export type Layer = {
  readonly d: string
  readonly fill: string
  readonly line?: number
  readonly moves?: 'tail' | 'fin' | 'glow'
}
/** `upright`: it does not turn with its way. */
export type Look = { readonly layers: readonly Layer[]; readonly upright?: true }

/** A body from snout to tail, so high at its middle. */
export const drawBody = (high: number, fill: string): Layer => ({
  d: `M-62 0C-40 ${-high} 25 ${-high * 1.1} 88 0C25 ${high * 1.1} -40 ${high} -62 0Z`,
  fill,
})
export const drawTail = (high: number, fill: string): Layer => ({
  d: `M-54 0L-100 ${-high}Q-82 0 -100 ${high}Z`,
  fill,
  moves: 'tail',
})
/** Fins on the back and below. */
export const drawFins = (high: number, fill: string): Layer => ({
  d: `M-35 ${-high * 0.6}Q-10 ${-high * 1.7} 38 ${-high * 0.7}ZM-20 ${high * 0.6}Q-5 ${high * 1.5} 25 ${high * 0.75}Z`,
  fill,
})
export const drawSideFin = (fill: string): Layer => ({ d: 'M12 8Q-22 14 -26 40Q8 36 12 8Z', fill, moves: 'fin' })
/** A band across the body. */
export const drawBand = (x: number, wide: number, high: number, fill: string): Layer => ({
  d: `M${x} ${-high}Q${x + wide * 1.4} 0 ${x} ${high}L${x + wide} ${high}Q${x + wide * 2.4} 0 ${x + wide} ${-high}Z`,
  fill,
})
export const drawDisc = (x: number, y: number, radius: number, fill: string): Layer => ({
  d: `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`,
  fill,
})
export const drawEye = (x: number, y: number, radius = 9): readonly Layer[] => [
  drawDisc(x, y, radius, '#fff'),
  drawDisc(x + radius * 0.25, y, radius * 0.55, '#10151f'),
]
