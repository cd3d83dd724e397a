// npm test: installs what is missing (a browser too), runs every suite and ends with a plain count.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { provideBrowser } from './browser.mjs'
import { buildApps } from './build.mjs'
import { check } from './check.mjs'
import { formatCount } from './count.mjs'
import { checkNode, install, root } from './setup.mjs'
import { runSuite } from './suite.mjs'

/** A run on two quiet cores takes some fifteen minutes, on slow ones twice or thrice that; one that hangs is ended. */
const deadline = Date.now() + 80 * 60_000
const reports = join(root, '.cache', 'test')
const products = join(root, '.cache', 'e2e')
/** What runs after one another, each with the projects of vitest's that share its workers. */
const SUITES = { server: ['server'], unit: ['rules', 'unit'], e2e: ['e2e'] }
const failures = []
const shorten = (line) => line.slice(0, 400)

/** All suites, one after the other. */
const runSuites = async () => {
  const counts = []
  for (const [name, projects] of Object.entries(SUITES)) {
    console.log(`\n== ${name}`)
    const ran = await runSuite(name, projects, { reports, deadline })
    for (const seed of ran.seeds) console.log(`seed ${seed}`)
    failures.push(...ran.failures)
    counts.push(ran.count)
  }
  return counts
}

const attempt = async (title, job) => {
  try {
    await job()
    return 0
  } catch (error) {
    console.log(`FAIL ${title}: ${error.message}`)
    return 1
  }
}

const findBrowser = async () => {
  const path = await provideBrowser()
  if (!path) throw new Error('none found and none could be installed; set CHROMIUM_PATH to a Chromium')
  process.env.CHROMIUM_PATH = path
  console.log(`browser: ${path}`)
}

checkNode()
install()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
let other = await attempt('browser', findBrowser)
other += await attempt('build', () => buildApps())
console.log('\n== check')
other += await check()
const counts = await runSuites()
const { line, ok } = formatCount([...counts, { passed: 0, failed: other, skipped: 0 }])
/** At the end, where it is found: what failed, what a failed journey left, and what the products of the journeys complained of last. */
const tellFailures = () => {
  for (const line of failures) console.log(`FAIL ${line}`)
  const left = readdirSync(reports).filter((file) => file.startsWith('page-'))
  for (const name of left) console.log(`\n${name}\n${readFileSync(join(reports, name), 'utf8')}`)
  if (left.length === 0) return
  for (const name of readdirSync(products).filter((file) => file.endsWith('.log')))
    console.log(
      `\n${name}\n${readFileSync(join(products, name), 'utf8').trim().split('\n').slice(-15).map(shorten).join('\n')}`,
    )
}
tellFailures()
if (other > 0) console.log(`\n${other} of the steps before the tests failed (counted below)`)
process.exitCode = ok ? 0 : 1
console.log(line)
