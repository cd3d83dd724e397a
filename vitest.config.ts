import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { countProducts } from './e2e/harness/count-products.ts'
import { PATIENCE_MS } from './e2e/harness/patience.ts'
import { chooseScratch } from './tools/scratch.mjs'

process.env.TMPDIR = chooseScratch()

const globalSetup = ['testing/src/global-setup.ts']
const exclude = ['**/node_modules/**', '**/dist/**']
/** Young objects die in it without being copied: a third of the time of the garbage collector. */
const execArgv = ['--max-semi-space-size=64']
/** Slow cores take longer than the second that is meant for quick ones. */
const expect = { poll: { timeout: 10_000 } }
const common = {
  globalSetup,
  exclude,
  pool: 'forks' as const,
  hookTimeout: 60_000,
  execArgv,
  expect,
  // What is written while a file ends would be handed on to nobody, which vitest counts as a failure outside every test.
  disableConsoleIntercept: true,
}

/**
 * The tests of a file stand in no order: the projects `server`, `rules` and `unit` shuffle them, the same way each time;
 * `TEST_SEED=<number>` shuffles them otherwise. Vitest takes the order for all projects at once, and journeys keep theirs.
 */
const seed = Number(process.env.TEST_SEED ?? 288_242)
const shuffle = process.argv.some((word) => /(^|=)(server|rules|unit)$/.test(word)) && { tests: true }

/** So long that the others fit beside it: begun last, it would run on alone. */
const LONGEST = /\/torture\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId)
    const others = files.filter((file) => !isLong(file))
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's
    return [...files.filter(isLong), ...(await super.sort(others))]
  }
}

/** What runs in no browser: its modules keep nothing between two tests, so a worker reads them once for all of its files. */
const SERVER =
  '{server,sandbox,packages/{cards,contract,fishing,lottery,money,postgres,slots,sports,tables}}/**/*.test.ts'

/** Pure rules and their tables, of which a worker reads as many as come: two thirds of a second each by itself, to start. */
const RULES = '{packages,testing,apps,tools,bench}/**/*.rules.test.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { seed, shuffle, sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'server',
          include: [SERVER],
          isolate: false,
          testTimeout: 30_000,
          // One more than there are processors: many of them wait for a clock.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...common,
          name: 'rules',
          include: [RULES],
          exclude: [...exclude, SERVER],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...common,
          name: 'unit',
          include: ['{packages,testing,apps,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, SERVER, RULES],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...common,
          globalSetup: ['e2e/harness/global-setup.ts'],
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          isolate: false,
          // A walk through all screens of a language took up to 264 s on two slow cores.
          testTimeout: 900_000,
          hookTimeout: 180_000,
          expect: { poll: { interval: 100, timeout: PATIENCE_MS } },
          setupFiles: ['e2e/harness/choose-product.ts'],
          maxWorkers: countProducts(),
        },
      },
    ],
  },
})
