import { toPlainDigits } from '@moongate/ui'
import { readText } from './read-text.ts'

const FIGURES = /^(phone|code)$|qk_pwd/

/** A field of a form as text; one that holds figures alone with plain digits, whichever keyboard wrote them. */
export const readFigures = (form: FormData, name: string): string => {
  const text = readText(form, name)
  return FIGURES.test(name) ? toPlainDigits(text) : text
}
