import {
  type Bet,
  type BetFault,
  findBestPayout,
  type BetLimits,
  findBetFault,
  computeBetStake,
  formatOdds,
  findBetType,
  type Game,
  isTap,
  parseSelection,
  formatSelection,
} from '@moongate/lottery'
import { fromWire } from '@moongate/money'

/** One row of the slip: a selection of one bet type with the unit stake as typed. */
export type Line = {
  readonly bet_type: string
  readonly selection: string
  readonly units: number
  readonly stake: string
}
export type Slip = { readonly lines: readonly Line[]; readonly stake: string; readonly multiple: number }
/** The present odds and limits, by bet type. */
export type Terms = Readonly<Record<string, BetLimits & { readonly odds_milli: number }>>

export type SlipAction =
  | { do: 'toggle'; bet_type: string; selection: string; units: number }
  | { do: 'swap'; bet_type: string; out: readonly string[]; in: readonly string[] }
  | { do: 'remove'; key: string }
  | { do: 'stake'; stake: string }
  | { do: 'line_stake'; key: string; stake: string }
  | { do: 'multiple'; multiple: number }
  | { do: 'fill'; lines: readonly Line[]; multiple: number }
  | { do: 'clear' }

/** What tells two lines of a slip apart: same type and selection are the same line. */
export const getLineKey = (line: Pick<Line, 'bet_type' | 'selection'>): string => `${line.bet_type} ${line.selection}`
export const emptySlip: Slip = { lines: [], stake: '10', multiple: 1 }
export const MAX_MULTIPLE = 1000

const removeLine = (lines: readonly Line[], keys: ReadonlySet<string>): Line[] =>
  lines.filter((line) => !keys.has(getLineKey(line)))

const swap = (slip: Slip, bet_type: string, out: readonly string[], put: readonly string[]): Slip => {
  const gone = new Set(out.map((selection) => getLineKey({ bet_type, selection })))
  const lines = removeLine(slip.lines, gone)
  return {
    ...slip,
    lines: [...lines, ...put.map((selection) => ({ bet_type, selection, units: 1, stake: slip.stake }))],
  }
}

/** What a tap, a key or a typed stake makes of the slip. */
export const reduceSlip = (slip: Slip, action: SlipAction): Slip => {
  switch (action.do) {
    case 'toggle': {
      const line = { bet_type: action.bet_type, selection: action.selection, units: action.units, stake: slip.stake }
      const lines = removeLine(slip.lines, new Set([getLineKey(line)]))
      return { ...slip, lines: lines.length < slip.lines.length ? lines : [...slip.lines, line] }
    }
    case 'swap':
      return swap(slip, action.bet_type, action.out, action.in)
    case 'remove':
      return { ...slip, lines: removeLine(slip.lines, new Set([action.key])) }
    case 'stake':
      return { ...slip, stake: action.stake, lines: slip.lines.map((line) => ({ ...line, stake: action.stake })) }
    case 'line_stake':
      return {
        ...slip,
        lines: slip.lines.map((line) => (getLineKey(line) === action.key ? { ...line, stake: action.stake } : line)),
      }
    case 'multiple':
      return { ...slip, multiple: Math.min(MAX_MULTIPLE, Math.max(1, Math.trunc(action.multiple) || 1)) }
    case 'fill':
      return { ...slip, lines: action.lines, multiple: action.multiple }
    case 'clear':
      return { ...slip, lines: [], multiple: 1 }
    default:
      return slip
  }
}

/** What an amount field holds after a keystroke: the new text, or the old one where the new is no amount of at most two decimals. */
export const parseStake = (old: string, next: string): string => {
  const plain = next
    .replaceAll(',', '')
    .replace(/^\./, '0.')
    .replace(/^0+(?=\d)/, '')
  return /^(\d{0,9})(\.\d{0,2})?$/.test(plain) ? plain : old
}

/** Minor units of a typed stake; nothing while it is empty or zero. */
export const readStakeMinor = (text: string): bigint | undefined => {
  const minor = fromWire(text.endsWith('.') ? text.slice(0, -1) : text)
  return minor !== undefined && minor > 0n ? minor : undefined
}

type Ready = { readonly bet: Bet; readonly selection: string; readonly stake: string }

/** The rows that a row goes out with: a tap's symbol stands for itself beside others of its position. */
const nameTicket = (game: Game, line: Line): string => {
  const type = findBetType(game, line.bet_type)
  const parsed = type && line.units === 1 && isTap(game, type.id) ? parseSelection(type, line.selection) : undefined
  if (!parsed?.ok) return `${getLineKey(line)} ${line.stake}`
  return `${line.bet_type} ${parsed.selection.picks.findIndex((picked) => picked.length > 0)} ${line.stake}`
}

/**
 * Taps of one position and stake go out as one ticket: fewer rows to read later, same money. Those of another position do not: where bets
 * cover one, the whole ticket counts nothing (decisions/0058).
 */
const mergeLines = (game: Game, lines: readonly Line[]): Omit<Line, 'units'>[] => {
  const groups = new Map<string, Line[]>()
  for (const line of lines) {
    const key = nameTicket(game, line)
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()].map((group) => ({
    bet_type: group[0]?.bet_type ?? '',
    stake: group[0]?.stake ?? '',
    selection: unite(game, group),
  }))
}

const unite = (game: Game, group: readonly Line[]): string => {
  const type = findBetType(game, group[0]?.bet_type ?? '')
  if (!type || group.length === 1) return group[0]?.selection ?? ''
  const parsed = group.map((line) => parseSelection(type, line.selection))
  return formatSelection(
    type,
    type.rule.fields.map((_, at) => parsed.flatMap((one) => (one.ok ? (one.selection.picks[at] ?? []) : []))),
  )
}

const buildBet = (game: Game, terms: Terms, multiple: number, line: Omit<Line, 'units'>): Ready | undefined => {
  const type = findBetType(game, line.bet_type)
  const unit_stake_minor = readStakeMinor(line.stake)
  const parsed = type && parseSelection(type, line.selection)
  if (!type || !parsed?.ok || unit_stake_minor === undefined) return undefined
  const odds_milli = terms[type.id]?.odds_milli ?? type.odds_milli
  return {
    bet: { type, picks: parsed.selection.picks, unit_stake_minor, multiple, odds_milli },
    selection: parsed.selection.text,
    stake: line.stake,
  }
}

export type SlipFault =
  | 'empty'
  | 'stake_empty'
  | 'stake_below_min'
  | 'stake_above_max'
  | 'payout_above_max'
  | 'too_many_lines'
  | 'insufficient'
export type SlipView = {
  readonly bets: number
  readonly stake_minor: bigint
  readonly best_minor: bigint
  readonly fault: SlipFault | undefined
  /** What is sent: one entry for each ticket, with the odds it was shown at. */
  readonly order: readonly { bet_type: string; selection: string; unit_stake: string; multiple: number; odds: string }[]
}

const findLimitFault = (game: Game, terms: Terms, ready: readonly Ready[]): BetFault | undefined => {
  for (const { bet } of ready) {
    const fault = findBetFault(terms[bet.type.id] ?? game.limits, bet)
    if (fault) return fault
  }
  return undefined
}

type Known = { readonly tickets: number; readonly over: BetFault | undefined; readonly lacks: boolean }

const findFault = (game: Game, lines: readonly Line[], { tickets, over, lacks }: Known): SlipFault | undefined => {
  if (lines.length === 0) return 'empty'
  if (lines.some((line) => readStakeMinor(line.stake) === undefined)) return 'stake_empty'
  if (tickets > game.limits.max_lines) return 'too_many_lines'
  return over ?? (lacks ? 'insufficient' : undefined)
}

/** Totals of a slip, what is wrong with it in the order the server looks, and the order to send. */
export const viewSlip = (game: Game, terms: Terms, slip: Slip, balance_minor?: bigint): SlipView => {
  const ready = mergeLines(game, slip.lines).flatMap((line) => buildBet(game, terms, slip.multiple, line) ?? [])
  const bets = ready.map((one) => one.bet)
  const stake_minor = bets.reduce((sum, bet) => sum + computeBetStake(bet), 0n)
  const over = findLimitFault(game, terms, ready)
  const lacks = balance_minor !== undefined && stake_minor > balance_minor
  return {
    bets: slip.lines.reduce((sum, line) => sum + line.units, 0),
    stake_minor,
    // What is above a limit pays nothing, and may be more than can be reckoned with.
    best_minor: over ? 0n : findBestPayout(bets),
    fault: findFault(game, slip.lines, { tickets: ready.length, over, lacks }),
    order: ready.map(({ bet, selection, stake }) => ({
      bet_type: bet.type.id,
      selection,
      unit_stake: stake.replace(/\.$/, ''),
      multiple: slip.multiple,
      odds: formatOdds(bet.odds_milli),
    })),
  }
}
