import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DEPOSIT_STATES,
  DEPOSIT_STEPS,
  WITHDRAWAL_STATES,
  WITHDRAWAL_STEPS,
} from '../../packages/contract/src/cashier.states.ts'
import { GAME_TAGS, GAME_TYPES } from '../../packages/contract/src/games.states.ts'
import { listNames } from '../../packages/contract/src/states.ts'
import { TRANSFER_STATES, TRANSFER_STEPS } from '../../packages/contract/src/wallet.states.ts'
import { readTexts } from '../../packages/i18n/src/server.ts'
import { root } from './tree.ts'

const begin = '<!-- the types of games: made by npm run docs from packages/contract/src/games.states.ts -->'
const end = '<!-- end of the types of games -->'

const renderTypes = (): string[] => {
  const texts = readTexts('en')['games']?.['types'] as Record<string, string>
  return [
    '| game type | | navigation |',
    '|---|---|---|',
    ...GAME_TYPES.map(({ key, name, nav }) => `| ${key} | ${texts[name]?.toLowerCase()} | ${nav ?? '–'} |`),
    '',
    `Tags of games: ${GAME_TAGS.join(', ')}.`,
  ]
}

const stepsBegin =
  '<!-- the states of orders and transfers: made by npm run docs from packages/contract/src/*.states.ts -->'
const stepsEnd = '<!-- end of the states -->'

type Steps = Readonly<Record<string, { from: readonly string[]; to: string }>>

/** A line for each state that is left: where it may lead to. */
const renderStates = (what: string, states: Readonly<Record<string, unknown>>, steps: Steps): string[] =>
  listNames(states).flatMap((state) => {
    const next = new Set(
      Object.values(steps).flatMap(({ from, to }) => (from.includes(state) && to !== state ? [to] : [])),
    )
    return next.size === 0 ? [] : [`| ${what} | \`${state}\` | ${[...next].map((to) => `\`${to}\``).join(', ')} |`]
  })

const renderSteps = (): string[] => [
  '| | from | to |',
  '|---|---|---|',
  ...renderStates('deposit', DEPOSIT_STATES, DEPOSIT_STEPS),
  ...renderStates('withdrawal', WITHDRAWAL_STATES, WITHDRAWAL_STEPS),
  ...renderStates('transfer', TRANSFER_STATES, TRANSFER_STEPS),
]

const replaceBetween = (page: string, first: string, last: string, lines: readonly string[]): string =>
  [`${page.slice(0, page.indexOf(first))}${first}`, '', ...lines, '', page.slice(page.indexOf(last))].join('\n')

/** GLOSSARY.md with the types of games and the states of orders as they stand in the code. */
export const renderGlossary = (): string => {
  const page = readFileSync(join(root, 'GLOSSARY.md'), 'utf8')
  return replaceBetween(replaceBetween(page, begin, end, renderTypes()), stepsBegin, stepsEnd, renderSteps())
}
