/**
 * The field rules of the forms as plain data: the server's schemas and the browser's forms both read them, so a check
 * exists once (R5.14). `max` is the input's length limit; `pattern` what the value must look like; the blanks around a value do not
 * count, but where it is taken `as_typed`.
 */
export type FieldRule = { max: number; min?: number; pattern?: RegExp; multiline?: true; as_typed?: true }

export const fieldRules = {
  /** R5.1 letters and digits, 4-15. */
  name: { max: 16, pattern: /^[A-Za-z0-9]{4,15}$/ },
  /** R5.4 the same where an account is chosen; its input takes more. */
  new_name: { max: 20, pattern: /^[A-Za-z0-9]{4,15}$/ },
  /** R5.2 letters and digits, 6-13, at login. */
  password: { max: 13, pattern: /^[A-Za-z0-9]{6,13}$/, as_typed: true },
  /** R5.4 6-12 where a password is chosen. */
  new_password: { max: 12, pattern: /^[A-Za-z0-9]{6,12}$/, as_typed: true },
  /** R5.3 */
  captcha: { max: 13, min: 1 },
  /** R5.4 */
  register_captcha: { max: 6, min: 1 },
  invite_code: { max: 20, pattern: /^[A-Za-z0-9]{1,20}$/ },
  realname: { max: 12, min: 2, pattern: /^[\p{L}\p{M}][\p{L}\p{M} ·.'-]*$/u },
  /** What any phone number looks like; which of them a site takes says its system config `phone_pattern`. */
  phone: { max: 20, pattern: /^[+\d][\d -]{4,19}$/ },
  /** R5.6 the rule of a phone number where `phone_pattern` is its default. */
  phone_default: { max: 11, pattern: /^1[3-9]\d{9}$/ },
  /** R5.4 six digits. */
  qk_pwd: { max: 6, pattern: /^\d{6}$/, as_typed: true },
  email: { max: 100, pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ },
  qq: { max: 20, pattern: /^[A-Za-z0-9_-]{4,20}$/ },
  card_no: { max: 24, pattern: /^\d{12,24}$/ },
  bank_address: { max: 100, min: 2 },
  owner_name: { max: 30, min: 2 },
  member_remark: { max: 200, multiline: true },
  payment_desc: { max: 200, multiline: true },
  mail_title: { max: 60 },
  mail_content: { max: 2000, multiline: true },
  reason: { max: 300, min: 2, multiline: true },
} as const satisfies Record<string, FieldRule>

/** R5.6: `phone_pattern` as a check of a whole number; throws SyntaxError for a text that is no pattern. */
export const makePhoneCheck = (phone_pattern: string): RegExp => new RegExp(`^(?:${phone_pattern})$`)

export type FieldName = keyof typeof fieldRules
export type FieldFault = 'required' | 'pattern' | 'max' | 'min'

/** What is wrong with a typed value, or nothing. An empty value is a fault only where one is asked for. */
export const findFieldFault = (rule: FieldRule, value: string, required = true): FieldFault | undefined => {
  if (value === '') return required ? 'required' : undefined
  if (value.length > rule.max) return rule.pattern ? 'pattern' : 'max'
  if (rule.pattern && !rule.pattern.test(value)) return 'pattern'
  return rule.min !== undefined && value.length < rule.min ? 'min' : undefined
}
