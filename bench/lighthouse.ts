import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../e2e/harness/product.ts'

/** The last one that runs on every Node.js of ours. */
const VERSION = '12.8.2'
const home = join(root, '.cache', 'lighthouse')
const entry = join(home, 'node_modules', 'lighthouse', 'core', 'index.js')

type Audit = { numericValue?: number }
export type LighthouseReport = {
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
  categories: { performance?: { score: number | null } }
  audits: Record<string, Audit>
}
export type Lighthouse = (
  url: string,
  flags: {
    port: number
    onlyCategories: string[]
    formFactor: 'mobile'
    disableStorageReset: true
    logLevel: 'silent'
  },
) => Promise<{ lhr: LighthouseReport } | undefined>

/**
 * Lighthouse, fetched into `.cache` by whoever measures: its 185 MB in 201 packages would be a third of what `npm ci` installs
 * for everybody else (decisions/0103). Nothing of it runs while it is installed, and it brings no browser.
 */
export const provideLighthouse = async (): Promise<Lighthouse> => {
  if (!existsSync(entry)) {
    console.log(`installing lighthouse@${VERSION} from the npm registry`)
    mkdirSync(home, { recursive: true })
    writeFileSync(join(home, 'package.json'), '{"private":true}')
    const words = ['install', '--prefix', home, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', [...words, `lighthouse@${VERSION}`], { cwd: home, stdio: 'inherit' })
  }
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }
  return lighthouse
}
