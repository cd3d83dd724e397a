// npm run check: types, lint, format, the tree's rules, pages that are made, and how much Home's first view weighs.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureFirstView, limits } from './bundle-size.mjs'
import { checkNode, install, root } from './setup.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)

const programs = [
  ['types of the server', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the front ends', 'tsc', ['-p', 'apps/tsconfig.json']],
  ['types of the back office', 'tsc', ['-p', 'apps/office/tsconfig.json']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
]

/** `npm test` has these in its suites. */
const rules = ['rules of the tree and made pages', 'vitest', ['run', 'server/test/tidy', 'tools/docs', '--silent']]

const runProgram = ([title, program, words]) => {
  const begun = performance.now()
  const child = spawn(bin(program), words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    const end = (fine, fault = '') => {
      const took = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(`${fine ? 'ok  ' : 'FAIL'} ${title} (${took} s)`)
      if (!fine) console.log(`${output}${fault}`.trim())
      resolve(fine)
    }
    child.on('error', (error) => end(false, error.message))
    child.on('close', (code) => end(code === 0))
  })
}

const checkWeight = () => {
  const dist = join(root, 'apps', 'member', 'dist')
  if (!existsSync(join(dist, '.vite', 'manifest.json'))) {
    console.log('--   weight of the first view: the member site is not built')
    return true
  }
  const found = measureFirstView(dist)
  const fits = found.js_bytes <= limits.js_bytes && found.css_bytes <= limits.css_bytes
  const kib = (bytes) => (bytes / 1024).toFixed(1)
  console.log(
    `${fits ? 'ok  ' : 'FAIL'} first view of Home, brotli: JavaScript ${kib(found.js_bytes)} of ${kib(limits.js_bytes)} KiB, ` +
      `CSS ${kib(found.css_bytes)} of ${kib(limits.css_bytes)} KiB`,
  )
  if (!fits) for (const [file, bytes] of found.files) console.log(`     ${kib(bytes).padStart(7)} KiB ${file}`)
  return fits
}

/** How many checks failed. The programs run beside each other. */
export const check = async (more = []) => {
  const results = [...(await Promise.all([...programs, ...more].map(runProgram))), checkWeight()]
  return results.filter((fine) => !fine).length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkNode()
  install()
  process.exitCode = (await check([rules])) === 0 ? 0 : 1
}
