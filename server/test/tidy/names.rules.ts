import ts from 'typescript'
import { type Code, listFunctions, type NamedFunction } from './syntax.ts'
import { LOOKS_LIKE_ONE, OTHERS, PARTICIPLES, VERBS } from './verbs.ts'

/** Makers of data that read as nouns where they stand, as `path#name`. This list only shrinks. */
export const NOUNS: readonly string[] = [
  'packages/contract/src/text.ts#optionalText',
  'packages/contract/src/text.ts#text',
  'packages/ui/src/lib/cx.ts#cx',
  'packages/ui/src/overlay/toast.store.ts#toast',
  'server/src/kernel/once.ts#once',
  'server/src/modules/ledger/accounts.rules.ts#house',
  'server/src/modules/ledger/accounts.rules.ts#member',
  'testing/src/auth-api.ts#data',
  'testing/src/auth-api.ts#outcome',
]

const readFirstWord = (name: string): string => /^[a-z]+/.exec(name)?.[0] ?? ''
const isParticiple = (word: string): boolean =>
  !LOOKS_LIKE_ONE.has(word) && (/[a-z]{2}ed$/.test(word) || PARTICIPLES.has(word))
const isVerb = (name: string): boolean => {
  const word = readFirstWord(name)
  return VERBS.has(word) || OTHERS.has(word)
}

/** Builders of zod schemas are data (`amount()`), views say what leaves (`cardView`). */
const isExempt = ({ path, name, node }: NamedFunction): boolean =>
  (path.endsWith('.view.ts') && name.endsWith('View')) || /\bz\./.test(node.getText())

const isConstant = ({ node }: NamedFunction): boolean => ts.isVariableDeclaration(node.parent)
const getKey = ({ path, name }: NamedFunction): string => `${path}#${name}`

/** Exported functions of a file that do not begin with a verb of the list. */
export const listNouns = (code: Code): NamedFunction[] =>
  listFunctions(code).filter((f) => f.exported && !f.component && !isExempt(f) && !isVerb(f.name))

/** Functions of a file, hidden ones too, that are named by what was done. */
export const listParticiples = (code: Code): NamedFunction[] =>
  listFunctions(code).filter((f) => isConstant(f) && !isExempt(f) && isParticiple(readFirstWord(f.name)))

/** A sentence for each name that is not excused, and for each excuse that nothing needs any more. */
export const findNameFaults = (found: readonly NamedFunction[], excused: readonly string[], what: string): string[] => {
  const keys = new Set(found.map(getKey))
  return [
    ...found.filter((f) => !excused.includes(getKey(f))).map((f) => `${f.path}: ${f.name} ${what}`),
    ...excused.filter((key) => !keys.has(key)).map((key) => `${key} is excused and needs it no more`),
  ]
}
