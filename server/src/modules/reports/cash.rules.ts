/** What one account received on a day, and what left on it; minor units. */
export type Received = {
  channel_id: number
  payment_type: string
  channel_name: string
  channel_account: string
  amount: bigint
  gift: bigint
  n: number
}
export type PaidOut = { amount: bigint; n: number }
/** A channel's day. `type` '' is what was paid out to members' cards. */
export type Position = {
  channel_id: number
  type: string
  name: string
  in: bigint
  out: bigint
  gift: bigint
  count: number
  accounts: { account: string; in: bigint; count: number }[]
}

const addUp = (rows: readonly bigint[]): bigint => rows.reduce((sum, one) => sum + one, 0n)

const buildPosition = (channel_id: number, own: readonly Received[]): Position => ({
  channel_id,
  type: own[0]?.payment_type ?? '',
  name: own[0]?.channel_name ?? '',
  in: addUp(own.map(({ amount }) => amount)),
  out: 0n,
  gift: addUp(own.map(({ gift }) => gift)),
  count: own.reduce((sum, { n }) => sum + n, 0),
  accounts: own.map(({ channel_account, amount, n }) => ({ account: channel_account, in: amount, count: n })),
})

/** The day by channel, the largest first, and at its end what was paid out. */
export const groupCash = (received: readonly Received[], paid: PaidOut): Position[] => {
  const ids = [...new Set(received.map(({ channel_id }) => channel_id))]
  const channels = ids.map((id) =>
    buildPosition(
      id,
      received.filter(({ channel_id }) => channel_id === id),
    ),
  )
  const payouts = { ...buildPosition(0, []), out: paid.amount, count: paid.n }
  return [...channels.toSorted((a, b) => (a.in < b.in ? 1 : a.in > b.in ? -1 : 0)), ...(paid.n > 0 ? [payouts] : [])]
}

type Sums = Pick<Position, 'in' | 'out' | 'gift' | 'count'>

/** All of a day in one. */
export const sumCash = (rows: readonly Sums[]): Sums => ({
  in: addUp(rows.map((row) => row.in)),
  out: addUp(rows.map((row) => row.out)),
  gift: addUp(rows.map((row) => row.gift)),
  count: rows.reduce((sum, row) => sum + row.count, 0),
})
