import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Feature } from './features.ts'
import type { StaffRole } from './staff.states.ts'

/**
 * Who may call a route. A player holds a game session of the local lottery supplier. Suppliers and gateways sign their calls into us. A list
 * of staff roles means: any one of these roles, after the second factor.
 */
export type Who = 'anyone' | 'member' | 'member+demo' | 'agent' | 'player' | SignedWho | { staff: readonly StaffRole[] }
export type SignedWho = 'supplier' | 'gateway'
export const isSigned = (who: Who): who is SignedWho => who === 'supplier' || who === 'gateway'
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** How a call is spoken of. */
type Wording = {
  summary: string
  /** Fields that messages call otherwise than by their wire name: field → key of `fields.json`. */
  labels?: Readonly<Record<string, string>>
}

/** How its answer is waited for, and kept. */
type Waiting = {
  /**
   * The same for everybody who asks the same: it goes out compressed, and a browser that has it is told that it is still good. `content`
   * changes with the site's content and catalogue alone, and is answered from memory until those change.
   */
  kept?: true | 'content'
  /**
   * The same for everybody who asks the same: those who ask at once have one answer, begun after the last of them asked. Who may ask is looked
   * at for each.
   */
  gathered?: true
  /** `false`: the front end shows no loading indicator for it. */
  loading?: false
}

/** What becomes of it when it is sent again. */
type Repeating = {
  /**
   * Takes an `Idempotency-Key` header. `true`: moves money, which a frozen member may not; `no_money`: makes what a repeat would make
   * once more.
   */
  idempotent?: true | 'no_money'
}

/** What its handler hears besides its input. */
type Hearing = {
  /** Request carries one file as multipart/form-data under `file`. */
  upload?: true
  /** Opens a session: the mark by which we know the browser again. */
  device?: true
  /** Proves a passkey: the address of the page that asks, as its browser tells it. */
  origin?: true
}

/**
 * One call of the product, and all that a reader asks of it. The server's validation and handler types, the OpenAPI
 * document and the client are made from this and nothing else.
 */
export type RouteSpec = Wording &
  Waiting &
  Repeating &
  Hearing & {
    method: Method
    /** Below `/api` (or `/api/office`), with `{name}` for a part of the path. */
    path: string
    who: Who
    /** Path, query and body as one object: GET reads path and query, DELETE all three, the others path and body. */
    input: z.ZodObject
    /** The payload beside `status`, `code` and `message`; its keys stand at the top level of the answer. */
    output: z.ZodObject
    /** Its own refusals, by their stable code. What every route of its kind may answer is derived: `derived-errors.ts`. */
    errors: readonly ErrorCode[]
    /** How long a client waits, in ms. Default 60,000. */
    timeout_ms?: number
    /** Real money comes in by it, or goes to where it is staked: refused where the site's country rules do not allow it. */
    real_money?: true
    /** Answers `policy.feature_off` while the operator has this switched off. */
    feature?: Feature
    /** `false`: sent without a language. */
    lang?: false
    /** Limit class of the caller's address or account; default `read` for GET, `write` otherwise. Signed calls have a class of their own. */
    limit?: 'read' | 'write' | 'auth' | 'upload'
    /** The requirement ids it serves. */
    rows: readonly string[]
  }

export type RouteTable = Record<string, RouteSpec>

/** Keeps the literal types of a module's table while checking its form. */
export const defineRoutes = <const T extends RouteTable>(table: T): T => table

export type InputOf<R extends RouteSpec> = z.output<R['input']>
/** What a caller may write: before defaults and coercion. */
export type RequestOf<R extends RouteSpec> = z.input<R['input']>
export type AnswerOf<R extends RouteSpec> = z.output<R['output']>
