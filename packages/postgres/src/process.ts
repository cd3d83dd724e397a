import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

const linux = process.platform === 'linux'

/** Fields of /proc/PID/stat after the command name; the name may hold spaces and brackets. */
const readStat = (pid: number): string[] | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** True while the process runs. A zombie counts as dead: where nobody reaps, signal 0 would call it alive for ever. */
export const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !linux || !['Z', 'X', undefined].includes(readStat(pid)?.[0])
}

/** When the process was born, as an opaque word: tells a process from a later one with the same number. */
export const readBirth = (pid: number): string => {
  if (linux) return readStat(pid)?.[19] ?? ''
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** The command line, words separated by spaces; empty for a zombie or nobody. */
export const readCommandLine = (pid: number): string => {
  if (!linux) return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** PostgreSQL processes at work in a folder (Linux only): after a killed postmaster its backends may outlive it. */
export const findProcessesIn = (dir: string): number[] => {
  if (!linux) return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && readlinkSync(`/proc/${pid}/cwd`) === dir && readCommandLine(pid).startsWith('postgres')
      } catch {
        return false
      }
    })
}

/** Resolves after so many milliseconds. */
export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Asks every 10 ms; false when the time is over. */
export const waitUntil = async (timeout_ms: number, ask: () => boolean | Promise<boolean>): Promise<boolean> => {
  const end = performance.now() + timeout_ms
  while (!(await ask())) {
    if (performance.now() > end) return false
    await sleep(10)
  }
  return true
}
