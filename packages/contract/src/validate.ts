import type { ZodError } from 'zod'
import { type FieldFault, type FieldName, type FieldRule, fieldRules } from './fields.ts'

/** What is wrong with one input field. `rule` names a wording of `validation.json`, `label` one of `fields.json`; `params` fills it. */
export type FieldIssue = { field: string; label: string; rule: string; params: Record<string, string | number> }

type Issue = ZodError['issues'][number]
type Found = Pick<FieldIssue, 'rule' | 'params'>

const makeFault = (rule: string, params: Found['params'] = {}): Found => ({ rule, params })

/**
 * The wording for a fault of a field rule. A form calls it with what `fieldFault` found, the server with what its schema
 * found, so both say the same (R5.14).
 */
export const findRuleFault = (found: FieldFault, name: FieldName): Found => {
  const { max, min = 0 }: FieldRule = fieldRules[name]
  if (found === 'pattern') return makeFault(`shape.${name}`, { min, max })
  if (found === 'max') return makeFault('max_length', { max })
  return found === 'min' ? makeFault('min_length', { min }) : makeFault('required')
}

const sizes: Record<string, readonly [low: string, high: string]> = {
  string: ['min_length', 'max_length'],
  array: ['min_items', 'max_items'],
}
const formats: Record<string, string> = { email: 'email', date: 'date', datetime: 'date' }

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

const readCustomRule = (params: Record<string, unknown> = {}): Found => {
  const { rule = 'pattern', field_rule, ...rest } = params
  if (typeof field_rule === 'string' && field_rule in fieldRules)
    return findRuleFault(rule as FieldFault, field_rule as FieldName)
  const plain = Object.entries(rest).filter(([, v]) => typeof v === 'string' || typeof v === 'number')
  return makeFault(String(rule), Object.fromEntries(plain) as Found['params'])
}

const readFault = (issue: Issue, value: unknown): Found => {
  if (issue.code === 'custom') return readCustomRule(issue.params)
  if (isEmpty(value)) return makeFault('required')
  if (issue.code === 'too_small') return makeFault(sizes[issue.origin]?.[0] ?? 'min', { min: Number(issue.minimum) })
  if (issue.code === 'too_big') return makeFault(sizes[issue.origin]?.[1] ?? 'max', { max: Number(issue.maximum) })
  if (issue.code === 'invalid_format') return makeFault(formats[issue.format] ?? 'pattern')
  if (issue.code === 'invalid_value') return makeFault('choice')
  return issue.code === 'not_multiple_of'
    ? makeFault('multiple', { step: Number(issue.divisor) })
    : makeFault('pattern')
}

const readAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), raw)

/** What a fault within a list or an object is about: the innermost part that has a name. */
const readLabel = (path: readonly PropertyKey[]): string =>
  String(path.findLast((part) => typeof part === 'string') ?? '')

/**
 * The first fault of each field, in the order of the schema's fields (`order`), else of the issues. `raw` is what was
 * sent: it tells a value that is missing from one that is wrong.
 */
export const listFieldIssues = (
  error: ZodError,
  raw: Record<string, unknown> = {},
  order: readonly string[] = [],
): FieldIssue[] => {
  const first = new Map<string, FieldIssue>()
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '')
    if (!first.has(field))
      first.set(field, { field, label: readLabel(issue.path), ...readFault(issue, readAt(raw, issue.path)) })
  }
  const findPlace = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  return [...first.values()].toSorted((a, b) => findPlace(a.field) - findPlace(b.field))
}
