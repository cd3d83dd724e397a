import type { MessageKey } from '@moongate/i18n'
import type { Field } from '../../forms/fields.ts'

/** The three forms and their inputs in order (R3.6). `again` repeats the one before it; `label` says more than the field's own name. */
export const passwordForms = {
  login: [
    { name: 'oldpassword', rule: 'password' },
    { name: 'password', rule: 'new_password', label: 'member-center:security.new_password' },
    { name: 'password_confirmation', rule: 'new_password', again: 'password' },
  ],
  qk_set: [
    { name: 'qk_pwd', rule: 'qk_pwd' },
    { name: 'qk_pwd_confirmation', rule: 'qk_pwd', again: 'qk_pwd' },
  ],
  qk_change: [
    { name: 'old_qk_pwd', rule: 'qk_pwd' },
    { name: 'qk_pwd', rule: 'qk_pwd', label: 'member-center:security.new_qk' },
    { name: 'qk_pwd_confirmation', rule: 'qk_pwd', again: 'qk_pwd' },
  ],
} as const satisfies Record<string, readonly (Field & { again?: string; label?: MessageKey })[]>
export type PasswordKind = keyof typeof passwordForms

/** The repeated input that differs from its first, if any. */
export const isConfirmationWrong = (kind: PasswordKind, read: (name: string) => string): string | undefined =>
  passwordForms[kind].find((field) => 'again' in field && read(field.name) !== read(field.again))?.name
