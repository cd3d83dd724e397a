import { type FieldFault, type FieldName, findFieldFault, fieldRules, makePhoneCheck } from '@moongate/contract/fields'

/** One input of a form: its name in the FormData, the rule it obeys, whether it may stay empty. */
export type Field = {
  name: string
  rule: FieldName
  required?: boolean
  /** The site's own pattern, narrower than the rule's. */
  pattern?: RegExp
}
export type Fault = { field: Field; fault: FieldFault }

/** The inputs that break their rules, in the order of the form. */
export const findFaults = (fields: readonly Field[], read: (name: string) => string): Fault[] =>
  fields.flatMap((field) => {
    const rule = { ...fieldRules[field.rule], ...(field.pattern && { pattern: field.pattern }) }
    const fault = findFieldFault(rule, read(field.name), field.required ?? true)
    return fault ? [{ field, fault }] : []
  })

/** The first of them (R5.5). */
export const findFirstFault = (fields: readonly Field[], read: (name: string) => string): Fault | undefined =>
  findFaults(fields, read)[0]

/** R5.6: the rule of a phone number by the site's `phone_pattern`; unknown as long as the settings are not there. */
export const choosePhoneRule = (phone_pattern: string | undefined): Pick<Field, 'rule' | 'pattern'> =>
  phone_pattern === undefined || phone_pattern === fieldRules.phone_default.pattern.source
    ? { rule: 'phone_default' }
    : { rule: 'phone', pattern: makePhoneCheck(phone_pattern) }

/** The `maxLength` of an input. */
export const getMaxLength = (rule: FieldName): number => fieldRules[rule].max
