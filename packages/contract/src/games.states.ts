/**
 * R9.7: the types of games by the wire's number. `name` is the key of its text, `nav` the entry of the navigation whose
 * drop-down shows it (R2.21, R2.22). A lobby page lists single games, the others open a hall.
 */
export const GAME_TYPES = [
  { key: 1, name: 'live', lobby: false, nav: 'casino' },
  { key: 2, name: 'fish', lobby: false, nav: 'fish' },
  { key: 3, name: 'slot', lobby: true, nav: 'slot' },
  { key: 4, name: 'lottery', lobby: false, nav: 'lottery' },
  { key: 5, name: 'sport', lobby: false, nav: 'sport' },
  { key: 6, name: 'poker', lobby: true, nav: 'poker' },
  { key: 7, name: 'esport', lobby: false, nav: undefined },
] as const
export type GameType = (typeof GAME_TYPES)[number]['key']
export type GameTypeName = (typeof GAME_TYPES)[number]['name']

/** Who may win a match between two sides. */
export const MATCH_SIDES = ['home', 'draw', 'away'] as const
export type MatchSide = (typeof MATCH_SIDES)[number]
/** The types of games whose titles are matches. */
export const MATCH_TYPES = [5, 7] as const
export type MatchType = (typeof MATCH_TYPES)[number]

/** What a game may be marked with in the catalogue. */
export const GAME_TAGS = ['hot', 'recommend', 'new'] as const
export type GameTag = (typeof GAME_TAGS)[number]

/** What may stand behind a game's picture. */
export const GAME_PATTERNS = ['sunburst', 'rings', 'seigaiha', 'stars', 'swell', 'lattice'] as const
export type GamePattern = (typeof GAME_PATTERNS)[number]

/** The local lottery as a supplier, on the wire and in the ledger. */
export const JZ = 'JZ'
/** The one supplier that trial accounts may enter (R1.13, R6.3). */
export const DEMO_SUPPLIER = JZ

/** How a supplier stands: offered, to be serviced later, being serviced, not offered. */
export const SUPPLIER_STATES = ['open', 'planned', 'maintenance', 'off'] as const
export type SupplierState = (typeof SUPPLIER_STATES)[number]

/** How a supplier did within an hour: nobody called, well, with gaps, not at all. */
export const HEALTH_STATES = ['none', 'good', 'poor', 'silent'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

/** What can be made to go wrong at the suppliers of a demo. */
export const TEST_FAULTS = [
  'never_answers',
  'applies_then_silent',
  'fails_then_applies',
  'applies_each_time',
  'says_ok_does_nothing',
  'wrong_amount',
  'stale_balance',
  'not_found',
  'slow',
  'maintenance',
] as const
export type TestFault = (typeof TEST_FAULTS)[number]
/** The calls that a fault may be meant for. */
export const TEST_CALLS = [
  'player',
  'transfer',
  'status',
  'balance',
  'launch',
  'bets',
  'games',
  'free_spins',
  'leave',
] as const
export type TestCallName = (typeof TEST_CALLS)[number]
