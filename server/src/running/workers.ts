import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findProgram } from './built.ts'
import { type Processes, type ProcessesOptions, runProcesses, type Translate } from './processes.ts'

const program = fileURLToPath(new URL('../worker-process.ts', import.meta.url))

/** Runs `count` worker processes; one that dies or hangs is started again. `stop` lets running jobs finish. */
export const startWorkers = (
  count: number,
  env: NodeJS.ProcessEnv,
  translate: Translate,
  { file = program, ...options }: ProcessesOptions & { file?: string } = {},
): Processes => {
  const { file: run, execArgv } = findProgram(file)
  const spawn = () => fork(run, { env, execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  return runProcesses({ name: 'a worker', short: 'worker', spawn }, count, translate, options)
}
