import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modules } from '../../server/src/modules.ts'
import { root } from './tree.ts'

const begin = '<!-- the ladder: made by npm run docs from server/src/modules.ts -->'
const end = '<!-- end of the ladder -->'

const renderTable = (): string[] => [
  '| level | module | may use |',
  '|---|---|---|',
  ...Object.entries(modules).map(([name, { level, may_use }]) => {
    const folder = `server/src/modules/${name}/`
    return `| ${level} | [${name}](${folder}) | ${may_use.join(', ') || '–'} |`
  }),
]

/** ARCHITECTURE.md with the ladder as it stands in the code. */
export const renderArchitecture = (): string => {
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const [before, rest] = [page.slice(0, page.indexOf(begin)), page.slice(page.indexOf(end))]
  return [`${before}${begin}`, ...renderTable(), rest].join('\n')
}
