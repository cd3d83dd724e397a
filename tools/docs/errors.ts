import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorTables } from '../../packages/contract/src/index.ts'
import { root } from './tree.ts'

type Texts = { [key: string]: string | Texts }

const file = (lang: string, name: string): Texts => {
  const path = join(root, 'packages/i18n/locales', lang, `${name}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as Texts
}

const at = (texts: Texts | string | undefined, ...path: string[]): string | undefined => {
  const [key, ...rest] = path
  if (key === undefined) return typeof texts === 'string' ? texts : undefined
  return typeof texts === 'object' ? at(texts[key], ...rest) : undefined
}

/** The modules whose texts lie in a file together: they belong to the HTTP layer. */
const common = new Set(['common', 'auth', 'idempotency', 'policy'])

/** The text of a refusal, found where the server finds it. */
const readText = (lang: string, module: string, name: string): string =>
  (
    at(file(lang, 'errors'), module, name) ??
    (common.has(module) ? undefined : at(file(lang, module), 'errors', name)) ??
    '–'
  ).replaceAll('|', String.raw`\|`)

const row = (module: string, name: string, status: number): string =>
  `| \`${module}.${name}\` | ${status} | ${readText('zh_cn', module, name)} | ${readText('en', module, name)} |`

/** docs/errors.md (R8.8) */
export const renderErrors = (): string =>
  [
    '# Errors',
    '',
    'Made by `npm run docs` from the tables of `packages/contract` and the texts of `packages/i18n`. Do not edit.',
    '',
    'A refusal is `{"status":"error","code":<HTTP status>,"message":"…","error":"<code below>"}`. The code is stable; the text comes in the',
    'language of the request and may change. `{{…}}` is filled in by the server. A field fault (422) also carries `errors: {field: text}`.',
    '',
    ...Object.entries(errorTables).flatMap(([module, table]) => [
      `## ${module}`,
      '',
      '| code | status | zh_cn | en |',
      '|---|---|---|---|',
      ...Object.entries(table).map(([name, status]) => row(module, name, status)),
      '',
    ]),
  ].join('\n')
