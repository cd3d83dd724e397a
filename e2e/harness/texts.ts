import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '@moongate/i18n'
import { root } from './product.ts'

type Tree = { [key: string]: string | Tree }
const folder = join(root, 'packages', 'i18n', 'locales')
const read = new Map<string, Tree>()

const file = (lang: Lang, name: string): Tree => {
  const path = join(folder, lang, `${name}.json`)
  const known = read.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as Tree)
  read.set(path, known)
  return known
}

/** A text of the product, `'member:login.submit'`, so that journeys find things by the very words people see. */
export const readTexts =
  (lang: Lang) =>
  (key: string, params: Record<string, string | number> = {}): string => {
    const [name = '', path = ''] = key.split(':')
    const found = path
      .split('.')
      .reduce<string | Tree | undefined>(
        (tree, step) => (typeof tree === 'object' ? tree[step] : undefined),
        file(lang, name),
      )
    if (typeof found !== 'string') throw new Error(`no text ${key} in ${lang}`)
    return found.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, word: string) => String(params[word] ?? ''))
  }

/** The default language, in which the journeys go. */
export const t = readTexts('zh_cn')

const listLeaves = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : listLeaves(value)))

/** Every text of a language, without those that are made of parts. */
export const listTexts = (lang: Lang): Set<string> => {
  const names = readdirSync(join(folder, lang)).map((name) => name.replace('.json', ''))
  return new Set(names.flatMap((name) => listLeaves(file(lang, name))).filter((word) => !word.includes('{{')))
}
