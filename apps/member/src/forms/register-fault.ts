import type { RegisterSettings } from '@moongate/contract/members.states'
import { describeFault, describeRule } from './fault-text.ts'
import { findFirstFault } from './fields.ts'
import { listRegisterFields } from './register.rules.ts'

/** The first thing that is wrong with the form, in words; nothing when it may be sent (R5.4, R5.5). */
export const findRegisterFault = async (
  settings: RegisterSettings,
  read: (name: string) => string,
  phone_pattern?: string,
): Promise<string | undefined> => {
  const proveHuman = (name: string) => (name === 'captcha' && read('proof') !== '' ? 'proof' : read(name))
  const fields = listRegisterFields(settings, phone_pattern)
  const after = fields.findIndex((field) => field.name === 'password') + 1
  const first = findFirstFault(fields.slice(0, after), proveHuman)
  if (first) return describeFault(first)
  if (read('password_confirmation') !== read('password')) return describeRule('same', 'password_confirmation')
  const rest = findFirstFault(fields.slice(after), proveHuman)
  if (rest) return describeFault(rest)
  return read('agreement') === '' ? describeRule('boolean_true', 'agreement') : undefined
}
