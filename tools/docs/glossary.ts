import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAME_TAGS, GAME_TYPES } from '../../packages/contract/src/games.states.ts'
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

/** GLOSSARY.md with the types of games as they stand in the code. */
export const renderGlossary = (): string => {
  const page = readFileSync(join(root, 'GLOSSARY.md'), 'utf8')
  const [before, rest] = [page.slice(0, page.indexOf(begin)), page.slice(page.indexOf(end))]
  return [`${before}${begin}`, '', ...renderTypes(), '', rest].join('\n')
}
