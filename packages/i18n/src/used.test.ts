import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errorTables } from '@moongate/contract'
import { expect, it } from 'vitest'
import { reviewed } from './reviewed.ts'
import { findUnused, type Source } from './used.ts'
import { readTexts } from './server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const listKeys = (value: unknown, path: string): string[] =>
  typeof value === 'string'
    ? [path]
    : Object.entries(value as object).flatMap(([key, part]) =>
        listKeys(part, path.endsWith(':') ? path + key : `${path}.${key}`),
      )

const sources = (): Source[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages', 'server/src', 'tools'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/(\.test\.tsx?|\.gen\.ts|\/reviewed\.ts)$|\/gallery\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

it('R1.10 no text lies there that nothing shows', () => {
  const keys = Object.entries(readTexts('zh_cn')).flatMap(([file, part]) => listKeys(part, `${file}:`))
  const refusals = new Set(
    Object.entries(errorTables).flatMap(([module, table]) =>
      Object.keys(table).flatMap((code) => [`${module}:errors.${code}`, `errors:${module}.${code}`]),
    ),
  )
  const asked = keys.filter((key) => !refusals.has(key))
  expect(findUnused(asked, sources())).toEqual(reviewed.unnamed)
})

it('finds a text that nothing shows, by itself and in a group that data fills', () => {
  const app = {
    path: 'apps/office/src/a.tsx',
    text: "t('save'); translateName('phase', phase); const PHASES = ['open']",
  }
  const server = {
    path: 'server/src/b.ts',
    text: 'translate(`bank:types.${code}`); maybe(`bank:miss_${id}`); const T = ["card", "name"]',
  }
  const keys = [
    'office:ui.save',
    'office:ui.drop',
    'office:ui.phase.open',
    'office:ui.phase.gone',
    'bank:types.card',
    'bank:types.old',
    'bank:miss_name',
    'bank:miss_old',
  ]
  expect(findUnused(keys, [app, server])).toEqual([
    'office:ui.drop',
    'office:ui.phase.gone',
    'bank:types.old',
    'bank:miss_old',
  ])
})
