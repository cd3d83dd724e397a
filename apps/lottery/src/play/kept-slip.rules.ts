import { findBetType, type Game, parseSelection } from '@moongate/lottery'
import { emptySlip, getLineKey, type Line, MAX_MULTIPLE, parseStake, type Slip } from './slip.rules.ts'

/** A slip as it lies in the browser's storage, with what its player saw: the issue, and the odds by bet type. */
export type KeptSlip = {
  readonly lines: readonly Pick<Line, 'bet_type' | 'selection' | 'stake'>[]
  readonly stake: string
  readonly multiple: number
  readonly issue: string
  readonly odds: Readonly<Record<string, string>>
  /** It was on its way to the server, and no answer has come. */
  readonly sent: boolean
}

export const writeKept = (slip: Slip, seen: Pick<KeptSlip, 'issue' | 'odds' | 'sent'>): string =>
  JSON.stringify({ ...slip, ...seen } satisfies KeptSlip)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isLine = (value: unknown): value is KeptSlip['lines'][number] =>
  isRecord(value) && isText(value.bet_type) && isText(value.selection) && isText(value.stake)

/** Reads what lies in the storage, which anybody may have changed; nothing where it is no slip. */
export const parseKept = (text: string | null): KeptSlip | undefined => {
  try {
    const read: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(read) || !Array.isArray(read.lines) || !read.lines.every(isLine) || !isRecord(read.odds))
      return undefined
    const { lines, stake, multiple, issue, odds, sent } = read
    if (!isText(stake) || !Number.isSafeInteger(multiple) || !isText(issue)) return undefined
    const seen = Object.entries(odds).filter((entry): entry is [string, string] => isText(entry[1]))
    return { lines, stake, multiple: Number(multiple), issue, odds: Object.fromEntries(seen), sent: sent === true }
  } catch {
    return undefined
  }
}

const readLine = (game: Game, { bet_type, selection, stake }: KeptSlip['lines'][number]): Line | undefined => {
  const type = findBetType(game, bet_type)
  const parsed = type && parseSelection(type, selection)
  return parsed?.ok
    ? { bet_type, selection: parsed.selection.text, units: parsed.selection.units, stake: parseStake('', stake) }
    : undefined
}

/** The slip again, by the rules of now: a row that the game no longer knows, or a second of its kind, is left out. */
export const restoreSlip = (game: Game, kept: KeptSlip | undefined): Slip => {
  if (!kept) return emptySlip
  const lines = new Map(
    kept.lines.flatMap((one) => {
      const line = readLine(game, one)
      return line ? [[getLineKey(line), line] as const] : []
    }),
  )
  return {
    lines: [...lines.values()],
    stake: parseStake(emptySlip.stake, kept.stake),
    multiple: Math.min(MAX_MULTIPLE, Math.max(1, kept.multiple)),
  }
}

/** What a player should look at before they confirm a slip that was kept; nothing when there was none. */
export type Restored = {
  readonly doubtful: boolean
  readonly gone: boolean
  readonly odds: boolean
  readonly issue: boolean
}

/** Compares a kept slip with the table of now; `odds` answers those of a bet type as they are shown. */
export const findChanges = (
  kept: KeptSlip | undefined,
  slip: Slip,
  now: { issue: string; odds: (bet_type: string) => string },
): Restored | undefined => {
  if (!kept || (kept.lines.length === 0 && slip.lines.length === 0)) return undefined
  return {
    doubtful: kept.sent,
    gone: slip.lines.length < kept.lines.length,
    odds: slip.lines.some(
      ({ bet_type }) => kept.odds[bet_type] !== undefined && kept.odds[bet_type] !== now.odds(bet_type),
    ),
    issue: kept.issue !== now.issue,
  }
}
