/** What a caught fish does to others: `lightning` strikes the nearest small ones, `bomb` all that swim close by. */
export type Effect = 'lightning' | 'bomb'

/**
 * A kind of fish. `times` is what it pays, in stakes of the shot that caught it; `crossing_ms` how long one of them is in the sea;
 * `radius` its size in the sea's units; `weight` how often it comes among the others; `school` how many come together.
 */
export type Kind = {
  readonly code: string
  readonly times: number
  readonly crossing_ms: number
  readonly radius: number
  readonly weight: number
  readonly school: number
  readonly effect?: Effect
  readonly boss?: true
}

const makeKind = (
  code: string,
  times: number,
  [crossing_s, radius, weight, school]: readonly [number, number, number, number],
): Kind => ({ code, times, crossing_ms: crossing_s * 1000, radius, weight, school })

/** Every kind, the cheap ones first; the last two come by the clock and not by weight. */
export const KINDS: readonly Kind[] = [
  makeKind('anchovy', 2, [18, 26, 12, 5]),
  makeKind('clownfish', 3, [18, 30, 12, 4]),
  makeKind('damselfish', 4, [17, 30, 11, 4]),
  makeKind('butterflyfish', 5, [19, 34, 10, 3]),
  makeKind('pufferfish', 6, [22, 36, 9, 2]),
  makeKind('angelfish', 7, [20, 38, 8, 2]),
  makeKind('seahorse', 8, [24, 36, 8, 2]),
  makeKind('starfish', 10, [26, 38, 7, 1]),
  makeKind('lionfish', 12, [21, 42, 6, 1]),
  makeKind('jellyfish', 15, [25, 44, 6, 1]),
  makeKind('squid', 18, [18, 46, 5, 1]),
  makeKind('crab', 20, [24, 46, 5, 1]),
  makeKind('turtle', 25, [26, 54, 5, 1]),
  makeKind('swordfish', 30, [14, 60, 4, 1]),
  makeKind('manta', 40, [22, 70, 4, 1]),
  makeKind('shark', 60, [17, 78, 3, 1]),
  { ...makeKind('lightning_eel', 12, [20, 56, 4, 1]), effect: 'lightning' },
  { ...makeKind('bomb_crab', 15, [24, 50, 4, 1]), effect: 'bomb' },
  { ...makeKind('whale', 150, [28, 130, 0, 1]), boss: true },
  { ...makeKind('dragon', 300, [26, 120, 0, 1]), boss: true },
]

/** What a shot costs from each of the six cannons, in minor units. */
export const CANNONS = [10, 50, 100, 200, 500, 1000] as const

/** Whether a cannon fires shots of that price. */
export const isCannon = (stake: number): boolean => CANNONS.some((one) => one === stake)
