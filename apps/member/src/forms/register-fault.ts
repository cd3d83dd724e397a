import type { ErrorCode } from '@moongate/contract'
import type { RegisterSettings } from '@moongate/contract/members.states'
import { describeFault, describeRule } from './fault-text.ts'
import { findFaults } from './fields.ts'
import { listRegisterFields } from './register.rules.ts'

/** What is wrong with a form: the words by input, in the order of the form. */
export type Faults = Record<string, string>

/** What the form asks for besides the register settings. */
export type Asks = { phone_pattern?: string | undefined; asks_birth?: boolean | undefined }

/** All that is wrong with the form; nothing when it may be sent (R5.4, R5.5). */
export const findRegisterFaults = async (
  settings: RegisterSettings,
  read: (name: string) => string,
  { phone_pattern, asks_birth }: Asks = {},
): Promise<Faults> => {
  const proveHuman = (name: string) => (name === 'captcha' && read('proof') !== '' ? 'proof' : read(name))
  const fields = listRegisterFields(settings, phone_pattern)
  const words = new Map<string, string>()
  for (const fault of findFaults(fields, proveHuman)) words.set(fault.field.name, await describeFault(fault))
  const repeats = read('password_confirmation') === read('password')
  if (!repeats && !words.has('password'))
    words.set('password_confirmation', await describeRule('same', 'password_confirmation'))
  if (asks_birth && read('birth_on') === '') words.set('birth_on', await describeRule('required', 'birth_on'))
  if (read('agreement') === '') words.set('agreement', await describeRule('boolean_true', 'agreement'))
  const order = fields.flatMap(({ name }) => (name === 'password' ? [name, 'password_confirmation'] : [name]))
  return Object.fromEntries(
    [...order, 'birth_on', 'agreement'].flatMap((name) => (words.has(name) ? [[name, words.get(name) ?? '']] : [])),
  )
}

/** The input that a refusal of the server is about. */
const INPUTS: Partial<Record<string, string>> = {
  'sessions.captcha_wrong': 'captcha',
  'members.name_taken': 'name',
  'members.invite_unknown': 'invite_code',
  'members.invite_required': 'invite_code',
  'members.realname_required': 'realname',
  'members.phone_required': 'phone',
  'members.phone_invalid': 'phone',
  'members.phone_taken': 'phone',
  'members.confirmation_differs': 'password_confirmation',
  'members.password_short': 'password',
  'members.password_has_name': 'password',
  'members.password_common': 'password',
  'members.agreement_required': 'agreement',
  'policy.birth_required': 'birth_on',
  'policy.birth_invalid': 'birth_on',
  'policy.too_young': 'birth_on',
} satisfies Partial<Record<ErrorCode, string>>

/** The words of a refusal at the input it is about. */
export const placeRefusal = (code: string, message: string): Faults => {
  const input = INPUTS[code]
  return input === undefined ? {} : { [input]: message }
}
