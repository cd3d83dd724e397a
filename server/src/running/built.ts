import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** How much space V8 has for what lives no longer than a call (decisions/0502). */
const isOfHeap = (flag: string): boolean => flag.startsWith('--max-semi-space-size=')

export type Runnable = { file: string; execArgv: string[] }

/**
 * How a program of ours is run, a source by its path: as `tools/programs.mjs` built it where `PROGRAMS` names a folder that has it, or else
 * from its source (decisions/0012). It has the heap that this process was given by its own `flags`.
 */
export const findProgram = (
  source: string,
  folder = process.env.PROGRAMS ?? '',
  flags: readonly string[] = process.execArgv,
): Runnable => {
  const of_heap = flags.filter(isOfHeap)
  const name = relative(root, source).replaceAll('/', '.').replace(/ts$/, 'mjs')
  const built = join(folder, name)
  return folder !== '' && existsSync(built)
    ? { file: built, execArgv: ['--enable-source-maps', ...of_heap] }
    : { file: source, execArgv: ['--import', 'tsx', ...of_heap] }
}
