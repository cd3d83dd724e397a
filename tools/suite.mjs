// One suite of a test run: some projects of vitest's, which share its workers.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countReport, listFailures, listOutside, listSeeds } from './count.mjs'
import { root } from './setup.mjs'

/** Characters of what a suite complained of that are kept: vitest tells what failed outside every test last. */
const KEPT = 12_000

/** Runs node to its end, or for so many milliseconds; its complaints go on as they come, and their end is given back. */
const runNode = (words, timeout) => {
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    timeout,
    killSignal: 'SIGINT',
  })
  let complaints = ''
  child.stderr.on('data', (piece) => {
    process.stderr.write(piece)
    complaints = (complaints + piece).slice(-KEPT)
  })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (status, signal) => done({ status, signal, complaints }))
  })
}

/** Its counts from vitest's JSON report, what failed and which seeds were drawn, in a line each. */
export const runSuite = async (name, projects, { reports, deadline }) => {
  const report = join(reports, `${name}.json`)
  const words = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const done = await runNode(words, Math.max(1_000, deadline - Date.now()))
  try {
    const said = JSON.parse(readFileSync(report, 'utf8'))
    const failures = listFailures(said)
    const outside = listOutside(name, failures, done)
    return { count: countReport(said, done.status), failures: [...failures, ...outside], seeds: listSeeds(said) }
  } catch {
    const failures = listOutside(name, [], { ...done, status: done.status || 1 })
    return { count: { passed: 0, failed: 1, skipped: 0 }, failures: ['it left no report', ...failures], seeds: [] }
  }
}
