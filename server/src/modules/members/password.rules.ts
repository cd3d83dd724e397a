/** What an operator may ask of a chosen password beyond the specification's form (R5.4). */
export const PASSWORD_PROFILES = ['specification', 'strict'] as const
export type PasswordProfile = (typeof PASSWORD_PROFILES)[number]

/** The least length that each takes. */
export const PASSWORD_MIN: Readonly<Record<PasswordProfile, number>> = { specification: 6, strict: 8 }

/**
 * What the passwords that are guessed first are made of: these words, with figures before or behind, rows of a keyboard, and figures or
 * letters in a run or repeated. So a hundred words stand for the thousands of the usual lists.
 */
const WORDS =
  `password passwort passwd pass word admin administrator welcome letmein login master hello monkey dragon football
  baseball basketball soccer hockey superman batman spiderman pokemon princess sunshine shadow michael jordan jennifer charlie daniel
  thomas jessica ashley michelle nicole andrew joshua matthew anthony robert william iloveyou loveyou lovely love baby angel flower
  freedom whatever trustno starwars computer internet samsung google facebook qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm azerty
  qazwsx qazwsxedc wsxedc secret killer summer winter spring autumn orange banana cookie cheese chocolate purple yellow silver golden
  diamond hunter ranger tigger buster harley ginger pepper maggie test testing guest user root changeme default access money lucky
  casino poker winner jackpot gamble moongate woaini woaiwojia aini nihao zhongguo beijing wang zhang thailand vietnam saigon hanoi
  matkhau anhyeuem yeuem taikhoan rakkhun sawasdee`
    .split(/\s+/)
    .map((word) => word.toLowerCase())

const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
]
const KNOWN: ReadonlySet<string> = new Set(WORDS)

const reverse = (text: string): string => Array.from(text).toReversed().join('')
const isRun = (text: string): boolean => RUNS.some((run) => run.includes(text) || reverse(run).includes(text))
/** `abab…`: a piece of up to four letters, again and again. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/.test(text) && new Set(text).size <= 4
const readLeet = (text: string): string =>
  text.replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('3', 'e').replaceAll('4', 'a').replaceAll('5', 's')

/** Whether a password is among those that are guessed first, whatever its case. */
export const isCommonPassword = (password: string): boolean => {
  const small = password.toLowerCase()
  const core = small.replaceAll(/^\d+|\d+$/g, '')
  if (isRepeated(small) || isRun(small) || (core === '' && /^(19|20)\d{6}$/.test(small))) return true
  if (core.length >= 3 && (KNOWN.has(core) || isRun(core) || isRepeated(core))) return true
  return KNOWN.has(readLeet(small)) || KNOWN.has(readLeet(core))
}

/** Why a chosen password is refused under a profile; nothing when it may be taken. */
export const refusePassword = (profile: PasswordProfile, { name, password }: { name: string; password: string }) => {
  if (profile === 'specification') return undefined
  if (password.length < PASSWORD_MIN[profile]) return 'members.password_short'
  if (password.toLowerCase().includes(name.toLowerCase())) return 'members.password_has_name'
  return isCommonPassword(password) ? 'members.password_common' : undefined
}
