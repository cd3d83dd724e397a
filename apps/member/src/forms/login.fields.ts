import { type Field, getMaxLength } from './fields.ts'

/** R5.1-R5.3, in the order of the form. */
export const loginFields: readonly Field[] = [
  { name: 'name', rule: 'name' },
  { name: 'password', rule: 'password' },
  { name: 'captcha', rule: 'captcha' },
]

/** What both login forms say of their inputs, so that a browser fills either. */
export const LOGIN_INPUTS = {
  name: {
    name: 'name',
    maxLength: getMaxLength('name'),
    autoComplete: 'username',
    autoCapitalize: 'off',
    spellCheck: false,
  },
  password: { name: 'password', maxLength: getMaxLength('password'), autoComplete: 'current-password' },
} as const
