import type { ZodError } from 'zod'
import { type FieldFault, type FieldName, type FieldRule, fieldRules } from './fields.ts'

/** What is wrong with one input field. `rule` names a wording of `validation.json`; `params` fills it. */
export type FieldIssue = { field: string; rule: string; params: Record<string, string | number> }

type Issue = ZodError['issues'][number]
type Found = Omit<FieldIssue, 'field'>

const fault = (rule: string, params: Found['params'] = {}): Found => ({ rule, params })

/**
 * The wording for a fault of a field rule. A form calls it with what `fieldFault` found, the server with what its schema
 * found, so both say the same (R5.14).
 */
export const ruleFault = (found: FieldFault, name: FieldName): Found => {
  const { max, min = 0 }: FieldRule = fieldRules[name]
  if (found === 'pattern') return fault(`shape.${name}`, { min, max })
  if (found === 'max') return fault('max_length', { max })
  return found === 'min' ? fault('min_length', { min }) : fault('required')
}

const sizes: Record<string, readonly [low: string, high: string]> = {
  string: ['min_length', 'max_length'],
  array: ['min_items', 'max_items'],
}
const formats: Record<string, string> = { email: 'email', date: 'date', datetime: 'date' }

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

const custom = (params: Record<string, unknown> = {}): Found => {
  const { rule = 'pattern', field_rule, ...rest } = params
  if (typeof field_rule === 'string' && field_rule in fieldRules)
    return ruleFault(rule as FieldFault, field_rule as FieldName)
  const plain = Object.entries(rest).filter(([, v]) => typeof v === 'string' || typeof v === 'number')
  return fault(String(rule), Object.fromEntries(plain) as Found['params'])
}

const faultOf = (issue: Issue, value: unknown): Found => {
  if (issue.code === 'custom') return custom(issue.params)
  if (isEmpty(value)) return fault('required')
  if (issue.code === 'too_small') return fault(sizes[issue.origin]?.[0] ?? 'min', { min: Number(issue.minimum) })
  if (issue.code === 'too_big') return fault(sizes[issue.origin]?.[1] ?? 'max', { max: Number(issue.maximum) })
  if (issue.code === 'invalid_format') return fault(formats[issue.format] ?? 'pattern')
  if (issue.code === 'invalid_value') return fault('choice')
  return issue.code === 'not_multiple_of' ? fault('multiple', { step: Number(issue.divisor) }) : fault('pattern')
}

/**
 * The first fault of each field, in the order of the schema's fields (`order`), else of the issues. `raw` is what was
 * sent: it tells a value that is missing from one that is wrong.
 */
export const fieldIssues = (
  error: ZodError,
  raw: Record<string, unknown> = {},
  order: readonly string[] = [],
): FieldIssue[] => {
  const first = new Map<string, FieldIssue>()
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '')
    if (!first.has(field)) first.set(field, { field, ...faultOf(issue, issue.path.length > 1 ? raw : raw[field]) })
  }
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  return [...first.values()].toSorted((a, b) => place(a.field) - place(b.field))
}

/** The label of a field in messages, as a key of `fields.json`: a wire name as general as `name` goes by its rule. */
export const fieldLabel = (field: string, rule?: string): string => (field === 'name' && rule ? rule : field)
