import type { Lang } from '@moongate/contract'
import type { MessageKey } from '@moongate/i18n'
import type { Reader } from '../../kernel/db.ts'

/** Who acted. `system` is a job or the product itself and has no id. */
export type AuditActor = { type: 'staff' | 'member'; id: number; name: string } | { type: 'system'; name: string }

/** A thing that entries are about, by what stands behind its kind in `target`, and what it is called. */
export type Named = { id: string; name: string }
/** What things of a kind are called, in a language; those that have gone, or never were, are left out. */
export type NameThings = (r: Reader, ids: readonly string[], lang: Lang) => Promise<Named[]>
/** The kinds that have names, by how a target of theirs begins. */
export type Namers = Readonly<Record<string, NameThings>>

type ActionOf<K extends string> = K extends `audit:actions.${infer A}` ? A : never
/** What can be recorded, `module.what_happened`: what the log has words for. */
export type AuditAction = ActionOf<MessageKey>

/** One act. `target` is `kind:id`; `before` and `after` are small JSON objects. */
export type AuditEntry = {
  actor: AuditActor
  action: AuditAction
  target: string
  reason?: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  ip?: string
  request_id?: string
}

export type AuditRow = {
  id: bigint
  created_at: Date
  actor_type: AuditActor['type']
  actor_name: string
  action: string
  target: string
  reason: string
  before: unknown
  after: unknown
  ip: string
  request_id: string
}

export type AuditPage = { rows: AuditRow[]; total: number; is_more: boolean }

/** `from` included, `to` excluded; `keyword` looks into actor, action and target, which the others name whole. */
export type AuditFilter = {
  keyword?: string
  actor?: ActorName
  action?: string
  target?: string
  from?: Date
  to?: Date
  page: number
  limit: number
}

/** An actor by kind and name, the key of which is e.g. `staff:erin`. */
export type ActorName = Pick<AuditRow, 'actor_type' | 'actor_name'>

export const buildActorKey = ({ actor_type, actor_name }: ActorName): string => `${actor_type}:${actor_name}`
/** Of a key whose kind the contract has checked. */
export const parseActorKey = (key: string): ActorName => {
  const at = key.indexOf(':')
  return { actor_type: key.slice(0, at) as AuditActor['type'], actor_name: key.slice(at + 1) }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
const secret = /(password|pwd|token|secret|hash|card_no|totp)/i

/** The object as it is stored: amounts as digits, and nothing that looks like a secret; a whole object is none, such as the risk rule `password_changed`. */
export const serializeState = (state: Record<string, unknown> | undefined): string | null => {
  if (!state) return null
  return JSON.stringify(state, (key, value: unknown) => {
    if (secret.test(key) && !isObject(value)) return '***'
    return typeof value === 'bigint' ? value.toString() : value
  })
}

/** A keyword as the pattern of `like`, its own wildcards taken literally. */
export const toLikePattern = (keyword: string): string => `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
