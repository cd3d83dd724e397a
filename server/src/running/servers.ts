import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { findProgram } from './built.ts'
import { type Processes, type ProcessesOptions, runProcesses, type Translate } from './processes.ts'

const program = fileURLToPath(new URL('../server-process.ts', import.meta.url))

/**
 * Runs `count` serving processes behind one port: this one takes the connections and hands them on in turn (decisions/0119). One that dies
 * or hangs is started again while the others go on; `stop` lets running calls end.
 */
export const startServers = (
  count: number,
  env: NodeJS.ProcessEnv,
  translate: Translate,
  options?: ProcessesOptions,
): Processes => {
  cluster.schedulingPolicy = cluster.SCHED_RR
  const { file: exec, execArgv } = findProgram(program)
  cluster.setupPrimary({ exec, args: [], execArgv })
  const spawn = () => cluster.fork(env).process
  return runProcesses({ name: 'a server', short: 'server', spawn }, count, translate, options)
}
