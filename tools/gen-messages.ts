import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const locales = new URL('../packages/i18n/locales/zh_cn/', import.meta.url)
const target = new URL('../packages/i18n/src/keys.gen.ts', import.meta.url)

/** The module that names every text of zh_cn as a type. */
export const renderMessages = (): string => {
  const names = readdirSync(locales)
    .filter((f) => f.endsWith('.json'))
    .map((f) => f.slice(0, -5))
    .toSorted()
  const readName = (name: string) => name.replaceAll('-', '_')
  return [
    '// Made by `npm run gen` from locales/zh_cn. Do not edit.',
    ...names.map((n) => `import type ${readName(n)} from '../locales/zh_cn/${n}.json'`),
    "import type { Keys } from './messages.ts'",
    '',
    `export type MessageKey = Keys<{\n${names.map((n) => `  ${n === readName(n) ? n : `'${n}'`}: typeof ${readName(n)}`).join('\n')}\n}>`,
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, renderMessages())
