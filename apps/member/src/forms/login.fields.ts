import type { Field } from './fields.ts'

/** R5.1-R5.3, in the order of the form. */
export const loginFields: readonly Field[] = [
  { name: 'name', rule: 'name' },
  { name: 'password', rule: 'password' },
  { name: 'captcha', rule: 'captcha' },
]
