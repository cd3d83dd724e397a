import { toPlainDigits } from '@moongate/ui'

/** Six digits; what an authenticator shows as `123 456` may be pasted as it is. */
export const keepDigits = (typed: string): string => toPlainDigits(typed).replaceAll(/\D/g, '').slice(0, 6)
/** Whether a typed text is a one-time code: six digits. */
export const isCode = (value: string): boolean => /^\d{6}$/.test(value)
