import { z } from 'zod'
import { type FieldName, findFieldFault, fieldRules } from './fields.ts'

/** The blanks around a value do not count, but where it is taken as typed. */
const chooseString = (name: FieldName) => ('as_typed' in fieldRules[name] ? z.string() : z.string().trim())

/** A string that obeys a field rule; the issue carries the rule's name for the message. */
export const text = (name: FieldName, required = true) =>
  chooseString(name).superRefine((value, ctx) => {
    const fault = findFieldFault(fieldRules[name], value, required)
    if (fault) ctx.addIssue({ code: 'custom', params: { rule: fault, field_rule: name } })
  })

/** The same, where the field may be left out or empty; empty reads as not given. */
export const optionalText = (name: FieldName) =>
  text(name, false)
    .optional()
    .transform((value) => (value === '' ? undefined : value))
