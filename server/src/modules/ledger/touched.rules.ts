import { type AccountSpec, type Asset, chooseOwner, nameAccount } from './accounts.rules.ts'

/** An account that a batch touches, with its place in the batch's list, from 1. */
type Touched = { owner: number; side: AccountSpec['side']; name: string; asset: Asset; place: number }

type Leg = { kind: { from: AccountSpec; to: AccountSpec }; member_id: number; asset: Asset; sub?: string }

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** One order for every batch of every process: accounts that are missing are opened in it, and two that wait for each other's would stand still. */
const compareAccounts = (a: Touched, b: Touched): number =>
  a.owner - b.owner || compareTexts(a.side, b.side) || compareTexts(a.name, b.name) || compareTexts(a.asset, b.asset)

/** Every account of the items once, in the order in which missing ones are opened; `legs`: from and to of each item in turn. */
export const findAccounts = (items: readonly Leg[]): { legs: Touched[]; accounts: Touched[] } => {
  const of_owner = new Map<number, Touched[]>() // few accounts an owner: looked through quicker than their names are joined
  const accounts: Touched[] = []
  const find = (spec: AccountSpec, { member_id, sub, asset }: Leg): Touched => {
    const owner = chooseOwner(spec, member_id)
    const name = nameAccount(spec, sub)
    let known = of_owner.get(owner)
    if (!known) of_owner.set(owner, (known = []))
    for (const one of known) if (one.name === name && one.side === spec.side && one.asset === asset) return one
    const touched = { owner, side: spec.side, name, asset, place: 0 }
    known.push(touched)
    accounts.push(touched)
    return touched
  }
  const legs = items.flatMap((item) => [find(item.kind.from, item), find(item.kind.to, item)])
  const sorted = accounts.toSorted(compareAccounts)
  sorted.forEach((account, i) => (account.place = i + 1))
  return { legs, accounts: sorted }
}
