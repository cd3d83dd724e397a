import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFilesLike, root } from './tree.ts'

/** Text without what stands in code, where brackets are no links. */
const stripCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** The anchor that a heading gets. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const listAnchors = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => toAnchor(heading))

const isDead = (from: string, target: string): boolean => {
  const [path = '', mark] = target.split('#')
  const file = path === '' ? join(root, from) : join(root, dirname(from), path)
  if (!existsSync(file)) return true
  return mark !== undefined && file.endsWith('.md') && !listAnchors(file).includes(mark)
}

/** Relative links of all Markdown files that lead nowhere, as `file: target`. */
export const findDeadLinks = (): string[] =>
  listFilesLike(/\.md$/).flatMap((file) =>
    [...stripCode(readFileSync(join(root, file), 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && isDead(file, target))
      .map((target) => `${file}: ${target}`),
  )
