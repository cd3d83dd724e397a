import { readFileSync } from 'node:fs'
import { readProduct, type Source } from './sources.ts'
import { type Code, listFunctions, listTypes, type NamedFunction, parseCode } from './syntax.ts'
import type { Held, Measure } from './ratchet.rules.ts'

export const RATCHET = new URL('ratchet.json', import.meta.url)
export const readHeld = (): Held => JSON.parse(readFileSync(RATCHET, 'utf8')) as Held

type Sized = { path: string; name?: string; lines: number }

const describeSize = ({ path, name, lines }: Sized): string =>
  `${name === undefined ? '' : `${name} in `}${path} (${lines})`

const measureLongest = (name: string, limit: number, items: readonly Sized[]): Measure => {
  const sorted = items.toSorted((a, b) => b.lines - a.lines)
  return {
    name,
    bound: 'most',
    value: sorted[0]?.lines ?? 0,
    limit,
    worst: sorted.slice(0, 3).map(describeSize),
  }
}

const measureShare = <T>(
  name: string,
  items: readonly T[],
  isFine: (item: T) => boolean,
  describe: (item: T) => string,
): Measure => {
  const others = items.filter((item) => !isFine(item))
  const share = items.length === 0 ? 100 : Math.floor(((items.length - others.length) * 100) / items.length)
  return { name, bound: 'least', value: share, worst: others.slice(0, 5).map(describe) }
}

const measureWithin = (name: string, lines: number, items: readonly Sized[]): Measure =>
  measureShare(
    name,
    items.toSorted((a, b) => b.lines - a.lines),
    (item) => item.lines <= lines,
    describeSize,
  )

const countFiles = (files: readonly Source[]): Sized[] => {
  const modules = files
    .map(({ path }) => /^server\/src\/modules\/[a-z]+/.exec(path)?.[0])
    .filter((m) => m !== undefined)
  return [...new Set(modules)].map((path) => ({ path, lines: modules.filter((m) => m === path).length }))
}

const measureDocs = (folder: string, functions: readonly NamedFunction[]): Measure =>
  measureShare(
    `per cent of the exported functions of ${folder} with a docstring`,
    functions.filter(({ exported, path }) => exported && path.startsWith(`${folder}/`)),
    ({ documented }) => documented,
    ({ name, path }) => `${name} in ${path}`,
  )

/** The sizes and docstrings of what ships, measured on its syntax; limits are those of STYLE. */
export const measureTree = (): Measure[] => {
  const files = readProduct(
    ['server', 'packages', 'apps', 'sandbox', 'testing', 'bench', 'tools'],
    /\.(ts|tsx|mts|mjs)$/,
  )
  const codes: Code[] = files.map(parseCode)
  const named = codes.flatMap(listFunctions)
  const functions = named.filter(({ component }) => !component)
  const components = named.filter(({ component }) => component)
  const sizes = files.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
  return [
    measureLongest('lines of the longest function', 70, functions),
    measureLongest('lines of the longest component', 200, components),
    measureLongest('lines of the longest file', 350, sizes),
    measureLongest('lines of the longest type', 40, codes.flatMap(listTypes)),
    measureLongest(
      'lines of the longest public interface',
      40,
      sizes.filter(({ path }) => /^server\/src\/modules\/[a-z]+\/index\.ts$/.test(path)),
    ),
    measureLongest('files of the largest module', 30, countFiles(files)),
    measureWithin('per cent of functions within 20 lines', 20, functions),
    measureWithin('per cent of components within 60 lines', 60, components),
    measureWithin('per cent of files within 90 lines', 90, sizes),
    measureDocs('server/src/modules', named),
    measureDocs('server/src/kernel', named),
    measureDocs('packages', named),
  ]
}
