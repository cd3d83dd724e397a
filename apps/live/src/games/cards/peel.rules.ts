/** A card that is lifted so far turns by itself. */
const ENOUGH = 0.7
/** How much of it a key lifts. */
export const LIFT_STEP = 0.25

/** How far a card is lifted after a hand went on by so much of its height: 0 lies there, 1 is open. */
export const liftCard = (lifted: number, by: number): number => {
  const next = Math.max(0, lifted + by)
  return next >= ENOUGH ? 1 : next
}
