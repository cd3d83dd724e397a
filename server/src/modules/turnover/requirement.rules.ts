export type Requirement = { id: bigint; amount: bigint; consumed: bigint }
/** The new `consumed` of a requirement that was touched. */
export type Touched = { id: bigint; consumed: bigint }
/** What a bet counts and how much of the requirements it took; the rest of it fell away. */
export type Counted = { effective: bigint; consumed: bigint }

/** Spreads an effective bet over the open requirements, oldest first; what is over falls away. Answers those it touched and the sum it took. */
export const consumeRequirements = (
  open: readonly Requirement[],
  effective: bigint,
): { touched: Touched[]; taken: bigint } => {
  const touched: Touched[] = []
  let left = effective
  for (const r of open) {
    if (left === 0n) break
    const missing = r.amount - r.consumed
    const part = missing < left ? missing : left
    if (part > 0n) touched.push({ id: r.id, consumed: r.consumed + part })
    left -= part
  }
  return { touched, taken: effective - left }
}

type OfMember = { member_id: number; asset: string }
type CountedBet = OfMember & { id: string; effective: bigint }

/** Spreads bets of several members, in their order; answers each requirement that was touched once, and the bets that took something. */
export const consumeByBets = (
  open: readonly (Requirement & OfMember)[],
  bets: readonly CountedBet[],
): { touched: (Touched & OfMember)[]; took: (CountedBet & { consumed: bigint })[] } => {
  const now = new Map(open.map((r) => [r.id, r]))
  const took: (CountedBet & { consumed: bigint })[] = []
  for (const bet of bets) {
    const own = [...now.values()].filter((r) => r.member_id === bet.member_id && r.asset === bet.asset)
    const { touched, taken } = consumeRequirements(own, bet.effective)
    for (const r of own) {
      const change = touched.find(({ id }) => id === r.id)
      if (change) now.set(r.id, { ...r, ...change })
    }
    if (taken > 0n) took.push({ ...bet, consumed: taken })
  }
  return { touched: open.flatMap((r) => (now.get(r.id) === r ? [] : (now.get(r.id) ?? []))), took }
}

/** Opens requirements again by an amount, the newest first: the other way round than they were consumed. */
const reopenRequirements = (all: readonly Requirement[], amount: bigint): Touched[] => {
  const touched: Touched[] = []
  let left = amount
  for (const r of all.toReversed()) {
    if (left <= 0n) break
    const part = r.consumed < left ? r.consumed : left
    if (part > 0n) touched.push({ id: r.id, consumed: r.consumed - part })
    left -= part
  }
  return touched
}

const findLargest = (first: bigint, ...others: bigint[]): bigint =>
  others.reduce((most, one) => (one > most ? one : most), first)

/**
 * A bet that counted turns out to count another amount. More of it is spread over what is open, as a bet would be. Less of it
 * opens again what it took beyond the new amount, and whatever the bets of the member together no longer cover.
 */
export const recountBet = (
  all: readonly Requirement[],
  bet: Counted,
  effective: bigint,
  effective_of_others: bigint,
): { touched: Touched[]; consumed: bigint } => {
  if (effective > bet.effective) {
    const { touched, taken } = consumeRequirements(all, effective - bet.effective)
    return { touched, consumed: bet.consumed + taken }
  }
  const consumed_of_all = all.reduce((sum, r) => sum + r.consumed, 0n)
  const over = findLargest(0n, bet.consumed - effective, consumed_of_all - effective - effective_of_others)
  const consumed = bet.consumed < effective ? bet.consumed : effective
  return { touched: reopenRequirements(all, over), consumed }
}
