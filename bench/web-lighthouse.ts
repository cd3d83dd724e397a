import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { FLAGS } from '../e2e/harness/flags.ts'
import { provideBrowser } from '../tools/browser.mjs'
import { roundTo, summarizeRuns } from './figures.rules.ts'
import type { Lighthouse, LighthouseReport } from './lighthouse.ts'

const PORT = 9322
const FLAGS_OF_A_RUN = {
  port: PORT,
  onlyCategories: ['performance'],
  formFactor: 'mobile',
  disableStorageReset: true,
  logLevel: 'silent',
} satisfies Parameters<Lighthouse>[1]

export type Screen = { name: string; token?: string; findAddress: () => Promise<string> }

const readFigures = ({ categories, audits, environment }: LighthouseReport) => {
  const read = (name: string) => audits[name]?.numericValue ?? 0
  return {
    score: roundTo((categories.performance?.score ?? 0) * 100),
    first_paint_ms: roundTo(read('first-contentful-paint')),
    largest_paint_ms: roundTo(read('largest-contentful-paint')),
    blocking_ms: roundTo(read('total-blocking-time')),
    layout_shift: read('cumulative-layout-shift'),
    speed_index_ms: roundTo(read('speed-index')),
    machine: roundTo(environment.benchmarkIndex),
  }
}
export type Vitals = ReturnType<typeof readFigures>

const signIn = async (context: BrowserContext, origin: string, token: string): Promise<void> => {
  const page = await context.newPage()
  await page.goto(`${origin}/healthz`)
  await page.evaluate((kept) => localStorage.setItem('moongate_token', kept), token)
  await context.addCookies([{ name: 'moongate_token', value: token, url: origin }])
  await page.close()
}

/** A browser that was never used, at a port where Lighthouse finds it. */
const openFresh = async (folder: string): Promise<BrowserContext> => {
  const executablePath = await provideBrowser()
  if (executablePath === undefined) throw new Error('no Chromium: set CHROMIUM_PATH')
  return chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...FLAGS, `--remote-debugging-port=${PORT}`],
  })
}

/** One run, signed in where the screen is a member's. */
const runOnce = async (lighthouse: Lighthouse, origin: string, { token, findAddress }: Screen): Promise<Vitals> => {
  const folder = mkdtempSync(join(tmpdir(), 'moongate-lighthouse-'))
  const context = await openFresh(folder)
  try {
    if (token !== undefined) await signIn(context, origin, token)
    const result = await lighthouse(await findAddress(), FLAGS_OF_A_RUN)
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse said nothing')
    return readFigures(result.lhr)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The medians of Lighthouse's mobile figures of each screen. Rounds go over all screens, so that a machine busy for a while slows
 * them alike; `machine` is Lighthouse's own measure of it, to compare runs with.
 */
export const measureVitals = async (
  lighthouse: Lighthouse,
  origin: string,
  screens: readonly Screen[],
  rounds: number,
): Promise<Record<string, Vitals>> => {
  const runs = new Map<string, Vitals[]>()
  for (let round = 1; round <= rounds; round++)
    for (const screen of screens) {
      const vitals = await runOnce(lighthouse, origin, screen)
      console.log(`round ${round}, ${screen.name}: ${JSON.stringify(vitals)}`)
      runs.set(screen.name, [...(runs.get(screen.name) ?? []), vitals])
    }
  return Object.fromEntries([...runs].map(([name, found]) => [name, summarizeRuns(found)]))
}
