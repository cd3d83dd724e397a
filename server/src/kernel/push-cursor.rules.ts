/** What a statement saw, as PostgreSQL writes it: `xmin:xmax:xip,…`. */
export type Snapshot = string
/**
 * How far a stream has come: it has been given all that the snapshot `before` showed, and of what came between that and `until` the
 * events up to the number `id`.
 */
export type Cursor = { before: Snapshot; until: Snapshot; id: bigint }

/** Whether a snapshot shows what the transaction has written. */
export const hasSeen = (snapshot: Snapshot, xid: bigint): boolean => {
  const [xmin = '0', xmax = '0', running = ''] = snapshot.split(':')
  if (xid < BigInt(xmin)) return true
  return xid < BigInt(xmax) && !running.split(',').includes(String(xid))
}

/** The later of two snapshots of one database: what the earlier one shows, it shows too. */
export const pickLater = (one: Snapshot, other: Snapshot): Snapshot => {
  const [a, b] = [one, other].map((snapshot) => {
    const [, xmax = '0', running = ''] = snapshot.split(':')
    return { xmax: BigInt(xmax), running: running.split(',').filter(Boolean).length }
  })
  if (!a || !b) return one
  if (a.xmax !== b.xmax) return a.xmax > b.xmax ? one : other
  return a.running <= b.running ? one : other
}

const write = (n: bigint): string => n.toString(36)
/** Up to 13 digits of base 36 are a number of 64 bits. */
const NUMBER = /^[0-9a-z]{1,13}$/
const read = (text: string): bigint => [...text].reduce((n, digit) => n * 36n + BigInt(Number.parseInt(digit, 36)), 0n)

/** Short: all numbers are told from the first one on. */
const encodeSnapshot = (snapshot: Snapshot): string => {
  const [xmin = '0', xmax = '0', running = ''] = snapshot.split(':')
  const from = BigInt(xmin)
  const steps = [xmax, ...running.split(',').filter(Boolean)].map((xid) => write(BigInt(xid) - from))
  return [write(from), ...steps].join('.')
}

const decodeSnapshot = (text: string): Snapshot | undefined => {
  const parts = text.split('.')
  if (parts.length < 2 || !parts.every((part) => NUMBER.test(part))) return undefined
  const [from = 0n, span = 0n, ...running] = parts.map(read)
  const rises = running.every((step, i) => step < span && (i === 0 || step > (running[i - 1] ?? 0n)))
  return rises ? `${from}:${from + span}:${running.map((step) => from + step).join(',')}` : undefined
}

/** Cursors of one reading as browsers keep them and send them back, by their numbers. */
export const createCursors = ({ before, until }: Omit<Cursor, 'id'>): ((id: bigint) => string) => {
  const read_with = `${encodeSnapshot(before)}_${encodeSnapshot(until)}_`
  return (id) => read_with + write(id)
}

/** The cursor as a browser keeps it and sends it back. */
export const encodeCursor = ({ id, ...reading }: Cursor): string => createCursors(reading)(id)

/** What a browser sent; nothing where it is no cursor of ours. */
export const decodeCursor = (text: string): Cursor | undefined => {
  const [before, until, id, ...more] = text.split('_')
  if (before === undefined || until === undefined || id === undefined || more.length > 0 || !NUMBER.test(id))
    return undefined
  const snapshots = [before, until].map(decodeSnapshot)
  if (snapshots[0] === undefined || snapshots[1] === undefined) return undefined
  return { before: snapshots[0], until: snapshots[1], id: read(id) }
}
