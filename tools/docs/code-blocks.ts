import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFilesLike, root } from './tree.ts'

/** A block of code in a document. `given` is what it stands among, as the comment before it says; `/* code *\/` in it is the block's place. */
export type CodeBlock = { file: string; line: number; lang: string; given: string; code: string }

const FENCE = /(?:<!-- given:\s*([\s\S]*?)\s*-->\s*\n)?^( *)```(\w*)\n([\s\S]*?)^ *```$/gm

/** The blocks of a Markdown text, without the indent of the list that they stand in. */
export const readCodeBlocks = (file: string, text: string): CodeBlock[] =>
  [...text.matchAll(FENCE)].map(({ index, 1: given = '', 2: indent = '', 3: lang = '', 4: code = '' }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    lang,
    given,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }))

/** The blocks of all documents. */
export const listCodeBlocks = (): CodeBlock[] =>
  listFilesLike(/\.md$/).flatMap((file) => readCodeBlocks(file, readFileSync(join(root, file), 'utf8')))

const PLACE = '/* code */'

/** A block as a module of its own. */
export const toModule = ({ given, code }: CodeBlock): string =>
  `${given.includes(PLACE) ? given.replace(PLACE, () => code) : `${given}\n${code}`}\nexport {}\n`

/** The commands in a document, in its blocks for a shell and in its text: `npm run` names, and files that tools are given. */
export const listCommands = (text: string): { scripts: string[]; files: string[] } => ({
  scripts: [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name),
  files: [...text.matchAll(/\bnpx (?:tsx|vitest run(?: --project \w+)?) ([\w./-]+\.ts)\b/g)].map(
    ([, name = '']) => name,
  ),
})

/** Variables that a document sets, `LIKE_THIS=…`. */
export const listVariables = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<![\w$])([A-Z]{2,}(?:_[A-Z]+)*)=(?=[\w.<])/g)].map(([, name = '']) => name)),
]

/** Paths of the repository that a document names in backticks: with a folder, an ending and nothing to be filled in. */
export const listPaths = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/`((?:apps|bench|docs|e2e|packages|server|testing|tools)\/[\w./-]+\.\w+)`/g)].map(
      ([, path = '']) => path,
    ),
  ),
]
