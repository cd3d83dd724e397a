import type { Channel, Lang, RouteSpec, SignedWho } from '@moongate/contract'
import type { MemberCaller, PlayerCaller, StaffCaller, AnyCaller } from './call.ts'
import type { Figures } from '../figures.ts'
import type { Content } from './content.ts'

/** Why a token is no longer good. `reason` is a message key that says why to the one who was sent away. */
export type SessionEnd = { ended: 'login_required' | 'session_ended' | 'force_offline'; reason?: string }
export type Authenticated<C> = { caller: C; refreshed_token?: string }
/** `passive` only looks: it neither counts as use of the session nor makes a successor of the token. */
export type Authenticate<C> = (
  token: string,
  from: { ip: string; user_agent: string; passive?: true },
) => Promise<Authenticated<C> | SessionEnd>

/** Decides whether this caller may make this call now; refuses by throwing a Refusal (`policy.…`). */
export type Authorize = (asked: {
  module: string
  name: string
  route: RouteSpec
  caller: AnyCaller | undefined
  ip: string
  lang: Lang
}) => Promise<void>

export type LimitClass = NonNullable<RouteSpec['limit']> | 'signed' | 'stream'
/** Seconds to wait when a key has used up its share, else nothing. */
export type Limiter = (limit: LimitClass, keys: readonly string[]) => Promise<number | undefined> | number | undefined

/** The secrets that are good for a caller by its code: one, two while it changes to the next, none when it is not known. */
export type FindSecrets = (code: string) => Promise<readonly [] | readonly [string] | readonly [string, string]>

/**
 * While it is on, every call but the office's answers 503. `message` is in the caller's language; `redirect` must be on the
 * allow-list. Whether this address passes is decided there too.
 */
export type Maintenance = (from: { ip: string; lang: Lang }) => MaintenanceState | Promise<MaintenanceState>
type MaintenanceState = { on: boolean; message?: string; redirect?: string }

export type PushedEvent = { id: string; type: string; data: unknown }
/** Stored events of the channels after the event of that id, if it is one, then those to come, until `signal` is aborted. */
export type Listen = (
  channels: readonly Channel[],
  after_id: string | undefined,
  on_event: (event: PushedEvent) => void,
  signal: AbortSignal,
) => Promise<void>

/** What the composition root hands to the HTTP layer; a port left out is the permissive one of a product without that module. */
export type HttpPorts = {
  member?: Authenticate<MemberCaller>
  staff?: Authenticate<StaffCaller>
  player?: Authenticate<PlayerCaller>
  /** What suppliers and gateways sign with; without it every signed call is refused. */
  secrets?: Partial<Record<SignedWho, FindSecrets>>
  authorize?: Authorize
  limiter?: Limiter
  maintenance?: Maintenance
  listen?: Listen
  /** Where several processes run: the figures of all, and the name of this one. Without it `/metrics` tells its own. */
  collectFigures?: () => Promise<{ all: Figures[]; you: string }>
  /** Keeps what visitors read in memory until the site's content changes. */
  content?: Content
  /** Names of what is not ready, e.g. `database`, `migrations`. */
  unready?: () => Promise<readonly string[]>
  /** The addresses of the site's lines, which its pages may test. */
  lines?: () => Promise<readonly string[]>
}
