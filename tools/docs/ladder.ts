import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rooms } from '../../server/src/modules.ts'
import { root } from './tree.ts'

const begin = '<!-- the ladder: made by npm run docs from server/src/modules.ts -->'
const end = '<!-- end of the ladder -->'

const table = (): string[] => [
  '| rung | room | may use |',
  '|---|---|---|',
  ...Object.entries(rooms).map(([name, { rung, may_use }]) => {
    const folder = `server/src/modules/${name}/`
    return `| ${rung} | [${name}](${folder}) | ${may_use.join(', ') || '–'} |`
  }),
]

/** ARCHITECTURE.md with the ladder as it stands in the code. */
export const architecturePage = (): string => {
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const [before, rest] = [page.slice(0, page.indexOf(begin)), page.slice(page.indexOf(end))]
  return [`${before}${begin}`, ...table(), rest].join('\n')
}
