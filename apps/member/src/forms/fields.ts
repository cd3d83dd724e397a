import { type FieldFault, type FieldName, findFieldFault, fieldRules } from '@moongate/contract/fields'

/** One input of a form: its name in the FormData, the rule it obeys, whether it may stay empty. */
export type Field = { name: string; rule: FieldName; required?: boolean }
export type Fault = { field: Field; fault: FieldFault }

/** A field of a form as trimmed text; empty where it is missing or a file. */
export const readText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The first input that breaks its rule, in the order of the form (R5.5). */
export const findFirstFault = (fields: readonly Field[], read: (name: string) => string): Fault | undefined => {
  for (const field of fields) {
    const fault = findFieldFault(fieldRules[field.rule], read(field.name), field.required ?? true)
    if (fault) return { field, fault }
  }
  return undefined
}

/** The `maxLength` of an input. */
export const getMaxLength = (rule: FieldName): number => fieldRules[rule].max
