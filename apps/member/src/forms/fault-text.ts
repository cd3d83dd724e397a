import { fieldRules } from '@moongate/contract/fields'
import { loadTexts, maybeText } from '../text.ts'
import type { Fault } from './fields.ts'

/** The name of a form's field; its file of texts is loaded with the screen. */
export const describeField = (name: string): string => maybeText(`fields:${name}`) ?? name

/** The words for a fault; they name the field (R5.8). */
export const describeFault = async ({ field, fault }: Fault): Promise<string> => {
  await loadTexts('fields', 'validation')
  const rule = fieldRules[field.rule]
  const params = {
    field: describeField(field.name),
    max: rule.max,
    min: 'min' in rule ? rule.min : 0,
  }
  const key =
    fault === 'pattern'
      ? `validation:shape.${field.rule}`
      : `validation:${{ required: 'required', min: 'min_length', max: 'max_length' }[fault]}`
  return maybeText(key, params) ?? maybeText('validation:pattern', params) ?? params.field
}

/** The same for rules between fields. */
export const describeRule = async (
  rule: 'same' | 'boolean_true' | 'choice' | 'amount' | 'required' | 'not_equal',
  name: string,
): Promise<string> => {
  await loadTexts('fields', 'validation')
  return maybeText(`validation:${rule}`, { field: describeField(name) }) ?? name
}
