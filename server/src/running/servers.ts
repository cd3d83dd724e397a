import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { type Processes, runProcesses, type Translate } from './processes.ts'

const program = fileURLToPath(new URL('../server-process.ts', import.meta.url))

/**
 * Runs `count` serving processes behind one port: this one takes the connections and hands them on in turn (decisions/0119). One that dies
 * or hangs is started again while the others go on; `stop` lets running calls end.
 */
export const startServers = (count: number, env: NodeJS.ProcessEnv, translate: Translate): Processes => {
  cluster.schedulingPolicy = cluster.SCHED_RR
  cluster.setupPrimary({ exec: program, args: [], execArgv: ['--import', 'tsx'] })
  const spawn = () => cluster.fork(env).process
  return runProcesses({ name: 'a server', spawn }, count, translate)
}
