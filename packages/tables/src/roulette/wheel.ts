import type { Pocket } from './bets.ts'

/** The pockets of a European wheel, clockwise. */
export const WHEEL: readonly Pocket[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

/** A pocket with so many on each side of it along the wheel, in the wheel's order. */
export const listNeighbours = (pocket: Pocket, each_side: number): Pocket[] => {
  const at = WHEEL.indexOf(pocket)
  return Array.from(
    { length: 2 * each_side + 1 },
    (_, step) => WHEEL[(at - each_side + step + WHEEL.length) % WHEEL.length]!,
  )
}

/** The sections of the racetrack: bets of the layout, and how many chips lie on each. */
export const SECTIONS: Readonly<Record<'voisins' | 'tiers' | 'orphelins', Readonly<Record<string, number>>>> = {
  voisins: { '0-2-3': 2, '4-7': 1, '12-15': 1, '18-21': 1, '19-22': 1, '25-26-28-29': 2, '32-35': 1 },
  tiers: { '5-8': 1, '10-11': 1, '13-16': 1, '23-24': 1, '27-30': 1, '33-36': 1 },
  orphelins: { '1': 1, '6-9': 1, '14-17': 1, '17-20': 1, '31-34': 1 },
}
