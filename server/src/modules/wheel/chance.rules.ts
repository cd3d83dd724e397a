/** What has to be reached on a day for so many spins, in minor units. */
export type Step = { deposit: bigint; bet: bigint; spins: number }
/** What a member's day has come to. */
export type Day = { on_day: string; deposit: bigint; bet: bigint }
/** Chances that a day brought by a condition: given, taken back since, and spent. */
export type Grant = {
  on_day: string
  need_deposit: bigint
  need_bet: bigint
  given: number
  taken: number
  spent: number
}

const isReached = (day: Day, need: { need_deposit: bigint; need_bet: bigint }): boolean =>
  day.deposit >= need.need_deposit && day.bet >= need.need_bet

const countOpen = ({ given, taken, spent }: Grant): number => given - taken - spent

/** How many spins a member has. */
export const countHeld = (grants: readonly Grant[]): number => grants.reduce((sum, grant) => sum + countOpen(grant), 0)

/** A grant as its day stands now: what is not reached any more is taken back as far as it is not spent, and given again when it is. */
const adjustGrant = (grant: Grant, day: Day, free: number): Grant => {
  if (!isReached(day, grant)) return { ...grant, taken: grant.taken + countOpen(grant) }
  return { ...grant, taken: grant.taken - Math.max(0, Math.min(grant.taken, free)) }
}

type Facts = { day: Day; steps: readonly Step[]; grants: readonly Grant[]; most: number }

/**
 * What a day's chances come to (decisions/0187): each step once, of two that ask for the same the first, in their order, as many as there
 * is room for below `most`; what there is no room for is not given. `grants` are all of the member's; answers those of this day that are
 * new or have changed.
 */
export const decideGrants = ({ day, steps, grants, most }: Facts): Grant[] => {
  let held = countHeld(grants)
  const changed: Grant[] = []
  for (const grant of grants.filter(({ on_day }) => on_day === day.on_day)) {
    const now = adjustGrant(grant, day, most - held)
    if (now.taken === grant.taken) continue
    held += grant.taken - now.taken
    changed.push(now)
  }
  for (const { deposit, bet, spins } of steps) {
    const need = { need_deposit: deposit, need_bet: bet }
    const known = [...grants, ...changed].some(
      (g) => g.on_day === day.on_day && g.need_deposit === deposit && g.need_bet === bet,
    )
    if (known || !isReached(day, need)) continue
    const given = Math.max(0, Math.min(spins, most - held))
    held += given
    changed.push({ on_day: day.on_day, ...need, given, taken: 0, spent: 0 })
  }
  return changed
}

const lack = (need: bigint, has: bigint): bigint => (need > has ? need - has : 0n)

/** What is missing to each step that a day has not reached, the nearest first. */
export const listMissing = (day: Day, steps: readonly Step[]): Step[] =>
  steps
    .filter(({ deposit, bet }) => !isReached(day, { need_deposit: deposit, need_bet: bet }))
    .map(({ deposit, bet, spins }) => ({ deposit: lack(deposit, day.deposit), bet: lack(bet, day.bet), spins }))
    .toSorted((a, b) => Number(a.deposit + a.bet - b.deposit - b.bet))
