import type { Lang } from '@moongate/contract'
import type { BetOutcome, BetReason } from '@moongate/contract/betting.states'
import type { GamePattern, GameTag, GameType, MatchSide, MatchType } from '@moongate/contract/games.states'
import type { Text } from '../site/index.ts'

/** Who plays, as a supplier knows them: never a name, a phone or a balance elsewhere. */
export type Player = { member_id: number; is_demo: boolean }

/** One movement between us and a supplier, in minor units. `transfer_id` (uuid) is made by us and names it for ever. */
export type SupplierTransfer = { transfer_id: string; player: Player; amount: bigint }

/** What was answered in the supplier's own words, without secrets, for staff who look into it; missing where nothing was. */
type Said = { said?: string | undefined }
/** `unknown` is every answer that is neither a clear yes nor a clear no: time-outs, broken connections, nonsense. */
export type SupplierAnswer = Said &
  ({ outcome: 'ok' } | { outcome: 'rejected'; reason: string } | { outcome: 'unknown' })
/** `not_found`: the supplier never heard of it, or has not yet. */
export type SupplierStatus = SupplierAnswer | (Said & { outcome: 'not_found' })

/** What a supplier does about a transfer whose answer was lost; without one of both it takes no automatic transfers. */
export type SupplierAbilities = {
  /** It tells what became of a transfer, by its id. */
  tells_status: boolean
  /** It applies an id once, however often it is sent. */
  applies_once: boolean
}

/** The supplier gave no answer that could be read: ask again later. */
export type Unavailable = { outcome: 'unavailable' }

/** What was bet on: data that our own code for this supplier words when it is read, or the supplier's words by language. */
export type BetWording =
  | { selection: Readonly<Record<string, unknown>> }
  | { game_title: Text; detail: Text; selection?: undefined }

/**
 * A bet as a supplier tells of it. `id` is the supplier's own and never changes; amounts in minor units, `payout` 0 while the
 * bet is open. `changed_at` is when it was placed, ended or corrected, whichever came last.
 */
export type SupplierBet = BetWording & {
  id: string
  player: Player
  game_code: string
  game_type: GameType
  stake: bigint
  payout: bigint
  /** The most that it may bring back, its stake included; missing where the supplier cannot tell. */
  payout_most?: bigint | undefined
  status: 'open' | BetOutcome
  bet_at: Date
  settled_at: Date | undefined
  changed_at: Date
  /** What decides it together with other bets, by the supplier's name: a round of a table, a match. Missing where it stands alone. */
  round?: string
  /** Why its stake came back, or why it ended otherwise than was told before. */
  reason?: BetReason
  /** Of a free spin: of which grant of ours it was played. Its stake and its payout moved nothing there. */
  free_grant?: string
}

/** Free spins in a game, as a supplier is told of them; `grant_id` (uuid) is made by us and names them for ever. */
export type FreeSpins = {
  grant_id: string
  player: Player
  game_code: string
  spins: number
  /** What each of them is played with, in minor units; it costs the player nothing. */
  stake: bigint
  expires_at: Date
}
/** `played`: how many of them were played before no more can be. */
export type TakenBack = Said & ({ outcome: 'ok'; played: number } | { outcome: 'unknown' })

/** What a supplier that plays free spins can be asked. Each call may be made again: it does once what it says. */
export type FreeSpinsPort = {
  /** Grants free spins; an id that is known is `ok` and changes nothing. */
  give: (asked: FreeSpins) => Promise<SupplierAnswer>
  /** Takes back what is left. An id that was never heard of can not be granted any more. */
  takeBack: (grant: Pick<FreeSpins, 'grant_id' | 'player'>) => Promise<TakenBack>
}

/**
 * An entry of a list that cannot be read, or not be kept: of another shape, of a state that nobody knows, of an amount that no column takes.
 * `id` is the supplier's own, where that much can be read; `raw` is what it told, cut to a length for people, and `why` what is wrong with it.
 */
export type UnreadEntry = { id: string | undefined; raw: string; why: string }
type Listed<T> = (T & { outcome: 'ok'; unread: readonly UnreadEntry[] }) | Unavailable

/**
 * One page of bets, the one that changed first first; `next` asks for what follows, and is missing on the last page. Of a bet in `bets` our
 * columns take everything.
 */
export type BetHistory = Listed<{ bets: readonly SupplierBet[]; next: string | undefined }>

/** What a game takes, in minor units, and is published to return, in parts per million; `cap`: the most of one player on a round or a match. */
export type GameTerms = {
  stake_least: bigint
  stake_most: bigint
  cap: bigint | undefined
  return_least_ppm: number
  return_most_ppm: number
}

/** A game that the supplier offers, by its own code. Pictures are addresses (absolute, or a path from our root), '' for none. */
export type SupplierGame = {
  game_code: string
  game_type: GameType
  title: Text
  tags: readonly GameTag[]
  web_pic: string
  mobile_pic: string
  /** The same for titles that differ in theme only; players are not told. */
  engine?: string
  /** The heavier the further up. */
  weight?: number
  /** The day that the game came out, `YYYY-MM-DD`. */
  added_on?: string
  /** What stands behind the picture. */
  art?: { hue: number; pattern: GamePattern }
  /** Missing where the supplier tells nothing of it. */
  terms?: GameTerms | undefined
}
export type SupplierCatalogue = Listed<{ games: readonly SupplierGame[] }>

/** A match that a supplier takes bets on, by its own id; `sport` is its word for the sport. */
export type SupplierMatch = { id: string; sport: string; starts_at: Date }
export type MatchList = Listed<{ matches: readonly SupplierMatch[]; next: string | undefined }>
/** A match between two sides as a board shows it. `score` is missing before it starts, `minute` where it has no clock; `odds` in hundredths, none while bets wait. */
export type BoardMatch = Omit<SupplierMatch, 'sport'> & {
  game_code: string
  game_type: MatchType
  sport: Text
  league: Text
  sides: readonly [Text, Text]
  score: readonly [number, number] | undefined
  minute: number | undefined
  odds: readonly { side: MatchSide; odds: bigint }[]
}
export type MatchBoard = Listed<{ matches: readonly BoardMatch[] }>

/** What a supplier that takes bets on matches can be asked about them; one without matches names none. */
export type MatchesPort = {
  /** The matches that start from `since` to before `before`, in pages as those of bets: none is missing, one may come twice. */
  list: (asked: { since: Date; before: Date; cursor?: string | undefined }) => Promise<MatchList>
  /** Some of what is played now and starts next, in the supplier's order. */
  board: () => Promise<MatchBoard>
}

/**
 * A member's time: after how many minutes they are shown how it goes (0: never), seconds played already, seconds left (null: no limit), and from
 * which loss in the visit on they are offered a time-out, in minor units (null: never).
 */
export type PlaySpell = { reality_minutes: number; played: number; left: number | null; break_loss: bigint | null }

/** What a supplier is told of who opens what, and where. */
export type SupplierLaunch = {
  player: Player
  session_id: string
  /** What we call the visit; missing where the book is ours. */
  visit_id?: string | undefined
  name: string
  /** The game's own code; '' for the hall of `game_type`, or without one for what the supplier shows first. */
  game_code: string
  game_type: GameType | undefined
  /** At which match the game opens; missing for wherever it begins. */
  match?: string | undefined
  is_mobile: boolean
  lang: Lang
  /** For suppliers that show reality checks themselves and end a visit in time. */
  spell: PlaySpell
}

/** What holds of a supplier before anything is asked of it. */
export type SupplierTerms = {
  code: string
  abilities: SupplierAbilities
  /** Money gets there and home by the member alone, whatever their mode. */
  manual_only?: true
  /** How long after a transfer was sent "never heard of it" still may be wrong. */
  horizon_ms: number
  /** Where the member's balance stands: with us (the ledger's account is the truth), with the supplier, or in the centre wallet (`SeamlessBook`). */
  book: 'ours' | 'theirs' | 'centre'
}

/**
 * What the product asks of every game supplier, the local one included. Calls may take long and may fail in every way;
 * none throws: what went wrong is `unknown` or `unavailable`. None is called while a database transaction is open.
 */
export type SupplierPort = SupplierTerms & {
  /**
   * Makes a member known to the supplier; one that is known already is `ok`. Called by `requireEntry` before the first launch
   * or transfer of a member here, and remembered in `games.players`.
   */
  createPlayer: (player: Player) => Promise<SupplierAnswer>
  transferIn: (transfer: SupplierTransfer) => Promise<SupplierAnswer>
  transferOut: (transfer: SupplierTransfer) => Promise<SupplierAnswer>
  /** `amount` is what we asked for: a record of another amount is `unknown`. */
  transferStatus: (transfer_id: string, amount: bigint) => Promise<SupplierStatus>
  /** Minor units, or undefined when the supplier does not answer. Not called where the book is ours. */
  balance: (player: Player) => Promise<bigint | undefined>
  /** The address that opens the game; single use. Undefined when the supplier does not answer. */
  launch: (asked: SupplierLaunch) => Promise<string | undefined>
  /** Ends what is open of a visit; nothing opens under its id any more. It may be told again. Missing where it has no such call. */
  leave?: (visit: { visit_id: string; player: Player }) => Promise<SupplierAnswer>
  /**
   * Every bet that changed at or after `since`, in pages; `cursor` is the `next` of the page before. For the job that pulls the
   * bets of suppliers with a book of their own; it asks again from before its last answer, so a bet may come more than once.
   */
  betHistory: (asked: { since: Date; cursor?: string | undefined }) => Promise<BetHistory>
  /** Where a bet's round can be looked at, undefined where it shows none. Missing where it has no such call. */
  replay?: (asked: { bet_id: string; player: Player; lang: Lang }) => Promise<string | undefined>
  /** Missing where it plays no free spins. Their wins are told by `betHistory`. */
  free_spins?: FreeSpinsPort
  matches?: MatchesPort
  /** All games it offers now. For staff who compare the catalogue with what there is. */
  catalogue: () => Promise<SupplierCatalogue>
}

/** The suppliers this product can reach, by code. */
export type Suppliers = Readonly<Record<string, SupplierPort>>
