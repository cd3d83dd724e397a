import { z } from 'zod'
import { type FieldName, findFieldFault, fieldRules } from './fields.ts'

/** A string that obeys a field rule; the issue carries the rule's name for the message. */
export const text = (name: FieldName, required = true) =>
  z
    .string()
    .trim()
    .superRefine((value, ctx) => {
      const fault = findFieldFault(fieldRules[name], value, required)
      if (fault) ctx.addIssue({ code: 'custom', params: { rule: fault, field_rule: name } })
    })

/** The same, where the field may be left out or empty; empty reads as not given. */
export const optionalText = (name: FieldName) =>
  text(name, false)
    .optional()
    .transform((value) => (value === '' ? undefined : value))
