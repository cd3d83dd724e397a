import type { Method, RouteSpec } from '@moongate/contract'
import { listFieldIssues } from '@moongate/contract/validate'
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

/** The checked input, or 422 with a message for each field in the order of the schema (R5.14). */
export const parseInput = (spec: RouteSpec, parts: Parts): Record<string, unknown> => {
  const raw = flattenInput(spec, parts)
  const result = spec.input.safeParse(raw)
  if (result.success) return result.data
  throw new HttpRefusal('common.invalid', { issues: listFieldIssues(result.error, raw, Object.keys(spec.input.shape)) })
}
