import type { Method, RouteSpec } from '@moongate/contract'
import { type FieldIssue, listFieldIssues } from '@moongate/contract/validate'
import { isStorable } from '../storable.ts'
import { HttpRefusal } from './failure.ts'

type Parts = { params: unknown; query: unknown; body: unknown }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `created_at[]=a&created_at[]=b` and a repeated `created_at` both mean an array. */
const unbracket = (query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([k, v]) => (k.endsWith('[]') ? [k.slice(0, -2), Array.isArray(v) ? v : [v]] : [k, v])),
  )

/** Where a method's input stands beside the path. A DELETE is sent either way: some clients give it no body. */
const readsQuery = (method: Method): boolean => method === 'GET' || method === 'DELETE'
const readsBody = (method: Method): boolean => method !== 'GET'

/** Path, query (GET), body (others) or both (DELETE) as the one flat object that the route's schema reads; the path wins, then the body. */
export const flattenInput = ({ method }: RouteSpec, { params, query, body }: Parts): Record<string, unknown> => {
  const asked = readsQuery(method) ? unbracket({ ...(query as object) }) : {}
  const sent = readsBody(method) ? (body ?? {}) : {}
  if (!isRecord(sent)) throw new HttpRefusal('common.invalid')
  return { ...asked, ...sent, ...(params as object) }
}

/** Whether a value holds such text at any depth; input may be nested deeper than calls can be. */
const holdsUnstorable = (value: unknown): boolean => {
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && !isStorable(next)) return true
    if (typeof next === 'object' && next !== null) left.push(...Object.keys(next), ...Object.values(next))
  }
  return false
}

/** Fields with text that cannot be kept: no schema and no statement meets it. */
const listUnstorable = (raw: Record<string, unknown>, fields: readonly string[]): FieldIssue[] =>
  fields
    .filter((field) => holdsUnstorable(raw[field]))
    .map((field) => ({ field, label: field, rule: 'characters', params: {} }))

const refuseFields = ({ labels = {} }: RouteSpec, issues: readonly FieldIssue[]): never => {
  throw new HttpRefusal('common.invalid', {
    issues: issues.map((issue) => ({ ...issue, label: labels[issue.field] ?? issue.label })),
  })
}

/** The checked input, or 422 with a message for each field in the order of the schema (R5.14). */
export const parseInput = (spec: RouteSpec, parts: Parts): Record<string, unknown> => {
  const raw = flattenInput(spec, parts)
  const fields = Object.keys(spec.input.shape)
  const unstorable = listUnstorable(raw, fields)
  if (unstorable.length > 0) return refuseFields(spec, unstorable)
  const result = spec.input.safeParse(raw)
  if (result.success) return result.data
  return refuseFields(spec, listFieldIssues(result.error, raw, fields))
}
