import { type PostingItem, type Verdict } from '../src/modules/ledger/index.ts'

type Account = { balance: bigint; floor: bigint | undefined }
type Done = { what: string; verdict: Verdict }

const describeItem = (item: PostingItem): string =>
  [item.kind.name, item.amount, item.asset, item.sub, item.ref].join(' ')

/** The ledger again, as plainly as it can be said: maps, no database, one item after the other. */
export class Accountant {
  readonly accounts = new Map<string, Account>()
  readonly done = new Map<string, Done>()
  readonly frozen = new Set<number>()

  batch(items: readonly PostingItem[]): Verdict['status'][] {
    const statuses: Verdict['status'][] = []
    for (let from = 0; from < items.length;) {
      let to = from
      while (items[to]?.linked && to < items.length - 1) to++
      statuses.push(...this.chain(items.slice(from, to + 1)))
      from = to + 1
    }
    return statuses
  }

  private chain(items: readonly PostingItem[]): Verdict['status'][] {
    const before = new Map([...this.accounts].map(([id, account]) => [id, account.balance]))
    const known = new Set(this.done.keys())
    const statuses = items.map((item) => this.post(item))
    if (statuses.every((status) => status === 'posted' || status === 'repeat')) return statuses
    const undone = new Set([...this.done.keys()].filter((key) => !known.has(key)))
    for (const [id, account] of this.accounts) account.balance = before.get(id) ?? 0n
    for (const key of undone) this.done.delete(key)
    const readStanding = (item: PostingItem): boolean => !undone.has(`${item.member_id} ${item.key}`)
    return statuses.map((status, i) =>
      (status === 'posted' || status === 'repeat') && !readStanding(items[i] as PostingItem)
        ? 'linked_refused'
        : status,
    )
  }

  private post(item: PostingItem): Verdict['status'] {
    const key = `${item.member_id} ${item.key}`
    const earlier = this.done.get(key)
    if (earlier) return earlier.what === describeItem(item) ? 'repeat' : 'key_reused'
    const [from, to] = [this.account(item, 'from'), this.account(item, 'to')]
    if (!from || !to) return 'unknown_account'
    if (this.frozen.has(item.member_id)) return 'frozen'
    if (from.floor !== undefined && from.balance - item.amount < from.floor) return 'insufficient'
    from.balance -= item.amount
    to.balance += item.amount
    this.done.set(key, {
      what: describeItem(item),
      verdict: { status: 'posted', from_balance: from.balance, to_balance: to.balance },
    })
    return 'posted'
  }

  private account(item: PostingItem, leg: 'from' | 'to'): Account | undefined {
    const { side, name } = item.kind[leg]
    const full = name.endsWith(':') ? name + item.sub : name
    const play = ['member supplier:JZ', 'house gaming:JZ', 'house PLAY'].includes(`${side} ${full}`)
    if (item.asset === 'PLAY' ? !play : full === 'PLAY' || full === 'nowhere') return undefined
    const id = `${side === 'house' ? `house ${item.member_id % 64}` : `member ${item.member_id}`} ${full} ${item.asset}`
    const account = this.accounts.get(id) ?? {
      balance: 0n,
      floor: side === 'house' || (name === 'supplier:' && item.sub !== 'JZ') ? undefined : 0n,
    }
    this.accounts.set(id, account)
    return account
  }
}
