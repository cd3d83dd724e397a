import { defineConfig } from 'vitest/config'
import { countProducts } from './e2e/harness/count-products.ts'

const globalSetup = ['testing/src/global-setup.ts']
const exclude = ['**/node_modules/**', '**/dist/**']
const common = { globalSetup, exclude, pool: 'forks' as const, hookTimeout: 60_000 }

/**
 * The unit tests of a file stand in no order: `--project unit` shuffles them, the same way each time; `TEST_SEED=<number>` shuffles
 * them otherwise. Vitest takes the order for all projects at once, and journeys keep theirs.
 */
const seed = Number(process.env.TEST_SEED ?? 288_242)
const shuffle = process.argv.includes('unit') && { tests: true }

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { seed, shuffle },
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['{packages,testing,apps,server,sandbox,tools,bench}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...common,
          globalSetup: ['e2e/harness/global-setup.ts'],
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          testTimeout: 180_000,
          expect: { poll: { interval: 100, timeout: 15_000 } },
          setupFiles: ['e2e/harness/choose-product.ts'],
          maxWorkers: countProducts(),
        },
      },
    ],
  },
})
