import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** What a process is in this bench, by its command line. */
const nameProcess = (pid: number, command: string): string => {
  if (pid === process.pid) return 'load'
  if (/postgres/.test(command)) return 'postgres'
  if (/paint-writer/.test(command)) return 'writer'
  if (/headless|chrom/.test(command)) return 'browser'
  if (/empty-route/.test(command)) return 'empty'
  if (/worker-process/.test(command)) return 'worker'
  if (/start\.mjs|server-process/.test(command)) return 'server'
  return ''
}

/** Seconds of processor so far, by what the processes are; nothing where the system does not tell. */
export const readCpu = (): Record<string, number> => {
  const used: Record<string, number> = readMachine()
  for (const pid of listPids()) {
    try {
      const name = nameProcess(pid, readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
      if (name === '') continue
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const [user = 0, system = 0] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
        .map(Number)
      used[name] = (used[name] ?? 0) + (user + system) / TICKS_PER_SECOND
    } catch {} // it has ended
  }
  return used
}

/** Seconds of all processors since the machine began: busy, resting, and taken away by its host. */
const readMachine = (): Record<string, number> => {
  try {
    const [user = 0, nice = 0, system = 0, rest = 0, io = 0, irq = 0, soft = 0, stolen = 0] = readFileSync(
      '/proc/stat',
      'utf8',
    )
      .slice('cpu  '.length)
      .split(' ', 8)
      .map((ticks) => Number(ticks) / TICKS_PER_SECOND)
    return { all: user + nice + system + irq + soft, rest: rest + io, stolen }
  } catch {
    return {}
  }
}

const listPids = (): number[] => {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}
