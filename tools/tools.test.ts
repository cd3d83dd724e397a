import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { measureFirstView } from './bundle-size.mjs'
import { countReport, formatCount, listFailures, listOutside, listSeeds } from './count.mjs'
import { chooseScratch } from './scratch.mjs'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((t) => ({ status: t })) })
const report = (passed: number, failed: number, pending: number, ...testResults: ReturnType<typeof file>[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: 0,
  testResults,
})

it.each([
  ['all well', report(2, 0, 0, file('passed', 'passed')), 0, '2 passed, 0 failed', true],
  ['a failure', report(1, 1, 0, file('failed', 'passed', 'failed')), 1, '1 passed, 1 failed', false],
  ['a skip', report(1, 0, 2, file('passed', 'passed')), 0, '1 passed, 0 failed, 2 skipped', true],
  ['nothing ran', report(0, 0, 0), 0, '0 passed, 0 failed', false],
  ['a file that does not load', report(1, 0, 0, file('failed')), 1, '1 passed, 1 failed', false],
  ['an error outside every test', report(1, 0, 0, file('passed', 'passed')), 1, '1 passed, 1 failed', false],
])('the last line of a test run: %s', (_, given, status, line, ok) => {
  expect(formatCount([countReport(given, status)])).toEqual({ line, ok })
})

it('what failed is told in a line each, a file that does not load too', () => {
  const test = (status: string, fullName: string, ...failureMessages: string[]) => ({
    status,
    fullName,
    failureMessages,
  })
  const testResults = [
    {
      name: '/a/e2e/steps.e2e.ts',
      status: 'failed',
      assertionResults: [test('passed', 'one'), test('failed', 'two', 'Error: late\n  at x')],
    },
    { name: '/a/e2e/mail.e2e.ts', status: 'failed', message: 'no such file\n  at y', assertionResults: [] },
    { name: '/a/e2e/home.e2e.ts', status: 'passed', assertionResults: [test('passed', 'three')] },
  ]
  expect(listFailures({ testResults })).toEqual([
    'e2e/steps.e2e.ts > two: Error: late',
    'e2e/mail.e2e.ts: no such file',
  ])
})

it.each([
  ['all well', [], { status: 0, signal: null, complaints: 'a warning' }, []],
  ['a test that failed', ['one'], { status: 1, signal: null, complaints: 'it failed' }, []],
  [
    'an error that nobody caught',
    [],
    { status: 1, signal: null, complaints: 'Unhandled\n' },
    ['unit: outside every test (exit code 1)\nUnhandled'],
  ],
  [
    'a suite that was ended',
    [],
    { status: null, signal: 'SIGINT', complaints: '' },
    ['unit: outside every test (SIGINT)\n'],
  ],
])('what failed outside every test is told: %s', (_, failures, ending, told) => {
  expect(listOutside('unit', failures, ending)).toEqual(told)
})

it('what chance was drawn from is told once a file', () => {
  const test = (fullName: string) => ({ status: 'passed', fullName })
  const draws = [test('a year (TEST_SEED=17) pays'), test('a year (TEST_SEED=17) ends'), test('a day')]
  const testResults = [{ name: '/a/rebate/year.test.ts', status: 'passed', assertionResults: draws }]
  expect(listSeeds({ testResults })).toEqual(['rebate/year.test.ts TEST_SEED=17'])
})

it('the first view is the entry, what it imports, the parts of Home and the heaviest texts, each file once', () => {
  const dist = mkdtempSync(join(tmpdir(), 'moongate-dist-'))
  const manifest = {
    'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'], css: ['entry.css'] },
    '_shared.js': { file: 'shared.js' },
    'src/features/home/draws.tsx': { file: 'home.js', isDynamicEntry: true, imports: ['_shared.js', 'index.html'] },
    'src/layouts/main/overflow.tsx': { file: 'overflow.js', isDynamicEntry: true },
    '_home.js': { file: 'parts.js', name: 'home' },
    '_notices.js': { file: 'notices.js', name: 'notices' },
    '_texts-en.js': { file: 'en.js', name: 'texts-en' },
    '_texts-th-longer.js': { file: 'th-longer.js', name: 'texts-th' },
    'src/features/bank/bank-page.tsx': { file: 'bank.js', isDynamicEntry: true },
  }
  mkdirSync(join(dist, '.vite'))
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest))
  const scripts = [
    'entry.js',
    'shared.js',
    'home.js',
    'overflow.js',
    'parts.js',
    'notices.js',
    'bank.js',
    'en.js',
    'th-longer.js',
  ]
  for (const name of [...scripts, 'entry.css']) writeFileSync(join(dist, name), name)
  expect(
    measureFirstView(dist)
      .files.map(([name]) => name)
      .toSorted(),
  ).toEqual(['entry.css', 'entry.js', 'home.js', 'notices.js', 'overflow.js', 'parts.js', 'shared.js', 'th-longer.js'])
  rmSync(dist, { recursive: true })
})

it.each([
  ['memory with space', { asked: '', space: 8 * 2 ** 30 }, '/dev/shm'],
  ['memory without', { asked: '', space: 8 * 2 ** 30 - 1 }, '/var/tmp'],
  ['a folder that is asked for', { asked: '/mnt/mine', space: 8 * 2 ** 30 }, '/mnt/mine'],
])('the files of a run lie in %s', (_, given, folder) => {
  vi.stubEnv('TMPDIR', '/var/tmp')
  expect(chooseScratch(given)).toBe(folder)
  vi.unstubAllEnvs()
})
