import type { AboutPath } from '../../widgets/about-pages.ts'

/** The pages of help, with their steps in order and the picture of each. */
export const HELP_STEPS = {
  '/DepositHelp': [
    ['deposit_channel', 'coin'],
    ['deposit_transfer', 'receipt'],
    ['deposit_credited', 'money-bag'],
  ],
  '/DrawHelp': [
    ['draw_ready', 'credit-card'],
    ['draw_ask', 'hourglass'],
    ['draw_paid', 'money-bag'],
  ],
  '/Guide': [
    ['guide_join', 'panda'],
    ['guide_money', 'red-envelope'],
    ['guide_play', 'crystal-ball'],
  ],
} as const satisfies Partial<Record<AboutPath, readonly (readonly [step: string, motif: string])[]>>
export type HelpPath = keyof typeof HELP_STEPS
export const isHelpPath = (path: string): path is HelpPath => Object.hasOwn(HELP_STEPS, path)

/** The questions asked most; those of a page begin with the same word as its steps. */
export const QUESTIONS = [
  'deposit_time',
  'deposit_own',
  'draw_fee',
  'draw_refused',
  'draw_password',
  'guide_fair',
  'guide_wallet',
  'guide_trial',
] as const
export type Question = (typeof QUESTIONS)[number]
const TOPICS: Record<HelpPath, string> = { '/DepositHelp': 'deposit_', '/DrawHelp': 'draw_', '/Guide': 'guide_' }

type Worded = { id: Question; question: string; answer: string }
/** Without a word the questions of the page; with one all that say it, whatever their page. */
export const findQuestions = (all: readonly Worded[], path: HelpPath, typed: string): readonly Worded[] => {
  const word = typed.trim().toLowerCase()
  if (word === '') return all.filter(({ id }) => id.startsWith(TOPICS[path]))
  return all.filter(({ question, answer }) => `${question} ${answer}`.toLowerCase().includes(word))
}
