import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export type Runnable = { file: string; execArgv: string[] }

/**
 * How a program of ours is run, a source by its path: as `tools/programs.mjs` built it where `PROGRAMS` names a folder that has it, or else
 * from its source (decisions/0012).
 */
export const findProgram = (source: string, folder = process.env.PROGRAMS ?? ''): Runnable => {
  const name = relative(root, source).replaceAll('/', '.').replace(/ts$/, 'mjs')
  const built = join(folder, name)
  return folder !== '' && existsSync(built)
    ? { file: built, execArgv: ['--enable-source-maps'] }
    : { file: source, execArgv: ['--import', 'tsx'] }
}
