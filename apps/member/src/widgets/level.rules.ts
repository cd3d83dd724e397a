import { fromWire } from '@moongate/money'

/** How far a member is from the level they stand on to the next one, 0 to 1; 1 at the top. */
export const findProgress = (dama: readonly string[], total_bet: string): number => {
  const bet = fromWire(total_bet) ?? 0n
  const steps = dama.map((wire) => fromWire(wire) ?? 0n)
  const below = steps.findLast((step) => step <= bet) ?? 0n
  const above = steps.find((step) => step > bet)
  return above === undefined ? 1 : Number(((bet - below) * 1000n) / (above - below)) / 1000
}
