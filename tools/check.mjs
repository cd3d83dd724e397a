// npm run check: types, lint, format, and how much Home's first view weighs.
import { spawnSync } from 'node:child_process'
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

const runProgram = ([title, program, words]) => {
  const begun = performance.now()
  const done = spawnSync(bin(program), words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  })
  const took = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${done.status === 0 ? 'ok  ' : 'FAIL'} ${title} (${took} s)`)
  if (done.status !== 0) console.log(`${done.stdout}${done.stderr}${done.error?.message ?? ''}`.trim())
  return done.status === 0
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

/** How many checks failed. */
export const check = () => {
  const results = [...programs.map(runProgram), checkWeight()]
  return results.filter((fine) => !fine).length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkNode()
  install()
  process.exitCode = check() === 0 ? 0 : 1
}
