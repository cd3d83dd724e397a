import type { Browser, CDPSession, Page } from 'playwright-core'
import { visit } from '../e2e/harness/browser.ts'
import { countIdleFrames } from '../e2e/harness/idle.ts'
import { waitSettled } from '../e2e/harness/scan.ts'
import { roundTo } from './figures.rules.ts'
import type { Screen } from './web-lighthouse.ts'

const SECONDS = 10
const NAVIGATIONS = 50
const PLACES = ['/Index', '/Lottery', '/Board', '/Fish', '/Sport', '/AboutUs', '/Welcome', '/Nav'] as const

export type Rest = { main_thread_percent: number; frames: number }

const readMetric = async (session: CDPSession, name: string): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((metric) => metric.name === name)?.value ?? 0
}

/** Durations are those of the processor, so that other work of the machine is not in them. */
const openSession = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** A page of the screen, with motion, signed in where it is a member's. */
export const openScreen = async (browser: Browser, { token, findAddress }: Screen): Promise<Page> => {
  const { page, context } = await visit(browser, token === undefined ? {} : { storage: { moongate_token: token } })
  if (token !== undefined)
    await context.addCookies([{ name: 'moongate_token', value: token, url: process.env.E2E_URL ?? '' }])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(await findAddress())
  await waitSettled(page)
  return page
}

/** So long nothing has to come any more before a screen counts as come. */
const QUIET_MS = 2_000

/** A screen is at rest when all of it has come, and what opened by itself is put away. */
const bringToRest = async (page: Page): Promise<void> => {
  await page.waitForFunction((quiet_ms) => {
    const last = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming | undefined
    return performance.now() - (last?.responseEnd ?? 0) > quiet_ms
  }, QUIET_MS)
  await page.keyboard.press('Escape')
  await waitSettled(page)
}

/** What a screen that nobody touches takes of its main thread in ten seconds. */
export const measureRest = async (browser: Browser, screen: Screen): Promise<Rest> => {
  const page = await openScreen(browser, screen)
  await bringToRest(page)
  const session = await openSession(page)
  const before = await readMetric(session, 'TaskDuration')
  const frames = await countIdleFrames(new Map([[screen.name, page]]), SECONDS)
  const after = await readMetric(session, 'TaskDuration')
  await page.context().close()
  return {
    main_thread_percent: roundTo(((after - before) / SECONDS) * 100, 1),
    frames: frames.get(screen.name) ?? 0,
  }
}

const readHeapMib = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  return roundTo((await readMetric(session, 'JSHeapUsedSize')) / 1024 ** 2, 1)
}

/** What the page holds at first, and after fifty ways from screen to screen, all garbage collected. */
export const measureHeap = async (browser: Browser, home: Screen) => {
  const page = await openScreen(browser, home)
  const session = await openSession(page)
  const first_mib = await readHeapMib(session)
  for (let n = 1; n <= NAVIGATIONS; n++) {
    await page.evaluate((place) => void (location.hash = place), PLACES[n % PLACES.length] ?? '')
    await waitSettled(page)
  }
  await page.evaluate(() => void (location.hash = '/Index'))
  await waitSettled(page)
  const last_mib = await readHeapMib(session)
  await page.context().close()
  return { navigations: NAVIGATIONS, first_mib, last_mib }
}
