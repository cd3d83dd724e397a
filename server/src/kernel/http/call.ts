import type { InputOf, Lang, RouteSpec, RouteTable, StaffRole, Who } from '@moongate/contract'
import type { MessageKey } from '@moongate/i18n'
import type { z } from 'zod'
import type { Claim } from '../keys.ts'

export type MemberCaller = {
  member_id: number
  name: string
  is_demo: boolean
  agent_id: number | null
  session_id: string
}
export type StaffCaller = { staff_id: number; name: string; roles: readonly StaffRole[]; session_id: string }
/** Who plays in the lottery's game client: known to the supplier by its own player id, not as a member. */
export type PlayerCaller = { player_id: number; name: string; is_demo: boolean; session_id: string }
/** Who runs games, and who takes payments: programs outside that sign their calls into us. */
export type SupplierCaller = { supplier_code: string }
export type GatewayCaller = { gateway_code: string }
export type AnyCaller = MemberCaller | StaffCaller | PlayerCaller | SupplierCaller | GatewayCaller

export type Caller<W extends Who> = W extends 'anyone'
  ? MemberCaller | undefined
  : W extends 'agent'
    ? MemberCaller & { agent_id: number }
    : W extends 'member' | 'member+demo'
      ? MemberCaller
      : W extends 'player'
        ? PlayerCaller
        : W extends 'supplier'
          ? SupplierCaller
          : W extends 'gateway'
            ? GatewayCaller
            : StaffCaller

/** One file of an upload route, whole in memory (5 MB at most). */
export type UploadedFile = { name: string; mime: string; bytes: Uint8Array }

/** What a handler gets: all of it checked by the HTTP layer. */
export type Call<R extends RouteSpec> = {
  input: InputOf<R>
  caller: Caller<R['who']>
  lang: Lang
  ip: string
  request_id: string
  /** Derive the ledger keys of the call from it: a repeat after a crash runs the handler again. */
  idempotency_key?: string
  /** The same key for a handler of `takeKeyWithWork`, to be taken in the transaction that does its work (`claimKey`). */
  claim?: Claim
  user_agent: string
  /** The mark of the browser, where the route asks for it. */
  device?: string
  /** The origin of the page that asks, where the route asks for it and the browser tells it. */
  origin?: string
  file?: UploadedFile
}

/** What a handler may answer: the payload, before the output schema has dropped what it does not name. */
export type AnswerInput<R extends RouteSpec> = Named<z.input<R['output']>>
/** Only the keys that have names: an answer without a payload is typed as one that forbids every key, the message too. */
type Named<T> = { [K in keyof T as string extends K ? never : K]: T[K] }
export type Handlers<T extends RouteTable> = {
  [K in keyof T]: (call: Call<T[K]>) => Promise<AnswerInput<T[K]> & { message?: MessageKey }>
}

/**
 * Marks a handler whose use case takes the call's key in its own transaction and finds its own document again: the HTTP layer then
 * takes none before and keeps no answer after (decisions/0116).
 */
export const takeKeyWithWork = <H extends (call: never) => Promise<object>>(handler: H): H =>
  Object.assign(handler, { takes_its_key: true })

/** Whether a handler was marked so. */
export const takesItsKey = (handler: object): boolean => 'takes_its_key' in handler
