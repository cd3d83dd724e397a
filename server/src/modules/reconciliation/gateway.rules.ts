import type { BreakKind } from '@moongate/contract/reconciliation.states'
import { applyRate } from '@moongate/money'
import { type Break, type Compared, groupBy, measure, sum } from './break.rules.ts'

/** A line of a gateway's file, as its port reads it. */
export type Line = {
  kind: 'payment' | 'payout' | 'refund' | 'return'
  external_id: string
  order_id: string
  amount: bigint
  fee: bigint
  currency: string
}
export type File = {
  lines: readonly Line[]
  count: number
  net: bigint
  fees: bigint
  opening: bigint
  closing: bigint
}
/** What we believe of a payment, payout or refund. `on`: the day on which it ended. `order_id`: of a refund the payment's. */
export type Told = {
  kind: 'payment' | 'payout' | 'refund'
  order_id: string
  bill_no: string
  amount: bigint
  currency: string
  state: 'open' | 'done' | 'failed'
  on: string | null
  /** Made on this day, and its end is not known for too long. */
  is_unclear: boolean
}
export type GatewayDay = {
  day: string
  asset: string
  /** What the gateway takes of a payment, in millionths. */
  fee_ppm: bigint
  file: File
  /** What the file of the day before ends with. */
  closing_before: bigint | undefined
  /** Names of what stands in the files of the days around. */
  around: ReadonlySet<string>
  told: readonly Told[]
}

const SIGNS = { payment: 1n, payout: -1n, refund: -1n, return: 1n } as const
/** What both sides call the same by; a payout that came back is about the payout. */
export const nameLine = ({ kind, order_id }: { kind: Line['kind']; order_id: string }): string =>
  `${kind === 'return' ? 'payout' : kind}:${order_id}`
const isReturn = ({ kind }: Line): boolean => kind === 'return'

type Worth = { kind: Line['kind']; amount: bigint; currency: string }
const weigh = (asset: string, { kind, amount, currency }: Worth): bigint =>
  currency === asset ? SIGNS[kind] * amount : 0n

const build = (kind: BreakKind, about: Worth & { order_id: string }, effect: bigint, detail: string): Break => ({
  kind,
  subject: nameLine(about),
  detail,
  amount: about.amount,
  effect,
})

const UNKNOWN = {
  payment: 'order_unknown',
  payout: 'order_unknown',
  return: 'order_unknown',
  refund: 'refund_unknown',
} as const

/** What is wrong with a line beside our order, or nothing. The first that is wrong is the one that is named. */
const judgePair = (day: GatewayDay, line: Line, ours: Told): BreakKind | undefined => {
  if (ours.state !== 'done') return ours.kind === 'payout' && ours.state === 'failed' ? 'paid_returned' : 'missing_ours'
  if (line.currency !== ours.currency) return 'currency_differs'
  if (line.amount !== ours.amount) return 'amount_differs'
  return ours.on === day.day ? undefined : 'day_differs'
}

const comparePair = (day: GatewayDay, line: Line, ours: Told): Break[] => {
  const kind = judgePair(day, line, ours)
  const own = ours.state === 'done' && ours.on === day.day ? weigh(day.asset, ours) : 0n
  const effect = weigh(day.asset, line) - own
  const expected = line.kind === 'payment' ? applyRate(line.amount, day.fee_ppm, 'half-even') : 0n
  const found = kind ? [build(kind, line, effect, ours.bill_no)] : []
  if (line.fee === expected) return found
  return [...found, { ...build('fee_differs', line, 0n, ours.bill_no), amount: measure(line.fee - expected) }]
}

/** Nobody knows what a line is about. */
const nameUnknown = (day: GatewayDay, lines: readonly Line[]): Break[] =>
  lines
    .slice(0, 1)
    .map((line) => build(UNKNOWN[line.kind], line, sum(lines.map((one) => weigh(day.asset, one))), line.external_id))

/** A payout that came back is right where the member has the money back too; then both lines weigh against each other. */
const compareReturn = (day: GatewayDay, back: Line, ours: Told, is_paid_today: boolean): Break[] => {
  if (ours.state === 'failed' && is_paid_today) return []
  return [build(ours.state === 'failed' ? 'day_differs' : 'returned_paid', back, weigh(day.asset, back), ours.bill_no)]
}

/** The lines of one name: the first of a kind counts, the others are there twice. */
const compareNamed = (day: GatewayDay, lines: readonly Line[], ours: Told | undefined): Break[] => {
  if (!ours) return nameUnknown(day, lines)
  const [returned, others] = [lines.filter(isReturn), lines.filter((line) => !isReturn(line))]
  const [first, back] = [others[0], returned[0]]
  const twice = [...others.slice(1), ...returned.slice(1)].map((line, at) => {
    const found = build('twice_theirs', line, weigh(day.asset, line), line.external_id)
    return { ...found, subject: `${found.subject}:${at + 2}` }
  })
  const is_undone = first !== undefined && back !== undefined && ours.state === 'failed'
  return [
    ...(first && !is_undone ? comparePair(day, first, ours) : []),
    ...(back ? compareReturn(day, back, ours, first !== undefined) : []),
    ...twice,
  ]
}

const MISSING_THEIRS = { payment: 'missing_theirs', payout: 'missing_theirs', refund: 'refund_missing' } as const

/** What we have and no line of the day names. */
const compareRest = (day: GatewayDay, ours: Told): Break[] => {
  if (ours.is_unclear) return [build('unclear_too_long', ours, 0n, ours.bill_no)]
  if (ours.state !== 'done' || ours.on !== day.day) return []
  const kind = day.around.has(nameLine(ours)) ? 'day_differs' : MISSING_THEIRS[ours.kind]
  return [build(kind, ours, -weigh(day.asset, ours), ours.bill_no)]
}

/** Whether the file agrees with itself and with the one before it. */
const compareSums = ({ asset, day, file, closing_before }: GatewayDay): Break[] => {
  const net = sum(file.lines.map((line) => weigh(asset, line)))
  const fees = sum(file.lines.filter(({ currency }) => currency === asset).map(({ fee }) => fee))
  const off = measure(file.net - net) + measure(file.fees - fees)
  const tell = (kind: BreakKind, amount: bigint, detail: string): Break => ({
    kind,
    subject: day,
    detail,
    amount,
    effect: 0n,
  })
  const closing = file.opening + file.net - file.fees
  return [
    ...(off !== 0n || file.count !== file.lines.length
      ? [tell('sum_differs', off, `${file.count} / ${file.lines.length}`)]
      : []),
    ...(closing_before !== undefined && closing_before !== file.opening
      ? [tell('opening_differs', measure(file.opening - closing_before), '')]
      : []),
    ...(closing === file.closing ? [] : [tell('closing_differs', measure(file.closing - closing), '')]),
  ]
}

/** A day of a gateway: its file beside what we believe of its payments, payouts and refunds. */
export const compareGateway = (day: GatewayDay): Compared => {
  const ours = new Map(day.told.map((one) => [nameLine(one), one]))
  const named = groupBy(day.file.lines, nameLine)
  const of_lines = [...named].map(([name, lines]) => compareNamed(day, lines, ours.get(name)))
  const rest = day.told.filter((one) => !named.has(nameLine(one))).flatMap((one) => compareRest(day, one))
  return {
    lines: day.file.lines.length,
    matched: of_lines.filter((found) => found.length === 0).length,
    sum_theirs: sum(day.file.lines.map((line) => weigh(day.asset, line))),
    sum_ours: sum(
      day.told.filter(({ state, on }) => state === 'done' && on === day.day).map((one) => weigh(day.asset, one)),
    ),
    breaks: [...of_lines.flat(), ...rest, ...compareSums(day)],
  }
}
