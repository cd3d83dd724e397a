import { fieldRules } from '@moongate/contract/fields'
import { loadTexts, maybeText, t } from '../text.ts'
import type { Fault } from './fields.ts'

/** The name of a form's field; its file of texts is loaded with the screen. */
export const describeField = (name: string): string => maybeText(`fields:${name}`) ?? name

/** False while the server that has the words is away. */
const loadWords = (): Promise<boolean> =>
  loadTexts('fields', 'validation').then(
    () => true,
    () => false,
  )

/** The words for a fault; they name the field (R5.8). */
export const describeFault = async ({ field, fault }: Fault): Promise<string> => {
  if (!(await loadWords())) return t('member:session.no_answer')
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
  if (!(await loadWords())) return t('member:session.no_answer')
  return maybeText(`validation:${rule}`, { field: describeField(name) }) ?? name
}
