const SPREAD = 0.06
const GAP = 0.008
/**
 * How much of a race each runner is drawn to have run. While it lasts this follows from the race's name and the time alone, never from its
 * result, which nobody is told before the finish; then from the order.
 */
export const placeRunners = (id: string, runners: number, part: number, order: readonly number[]): number[] =>
  Array.from({ length: runners }, (_, at) => {
    if (order.length > 0) return 1 - order.indexOf(at) * GAP
    const seed = [...`${id} ${at}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
    const swing = Math.sin(seed + part * (9 + (seed % 7))) + Math.sin(seed * 1.7 + part * 5)
    return part * (1 - SPREAD / 2 + (SPREAD / 4) * swing * (1 - part))
  })
