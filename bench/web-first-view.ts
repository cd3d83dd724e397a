import type { Browser, CDPSession, Page } from 'playwright-core'
import { roundTo } from './figures.rules.ts'

/** 400 kbit/s and 300 ms to the first byte: a phone at the edge of its network. */
const SLOW_LINE = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const QUIET_MS = 1500

type Loaded = { url: string; type: string; bytes: number }
export type FirstView = {
  js_kib: number
  css_kib: number
  html_kib: number
  picture_kib: number
  calls: number
  requests: number
  first_paint_ms: number
  largest_paint_ms: number
  title_ms: number
}

/** Every answer of a page, with the bytes that came over the line, heads included. */
const recordAnswers = (session: CDPSession): Loaded[] => {
  const known = new Map<string, Loaded>()
  const all: Loaded[] = []
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const one = { url: response.url, type, bytes: 0 }
    known.set(requestId, one)
    all.push(one)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = known.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  return all
}

/* What runs in the page has no named functions: the program that runs this file marks those with a helper that no page has. */

/** Notes when the first title of a screen is painted, the shell's or the screen's own. */
const watchTitle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (![...document.querySelectorAll('h1')].some((one) => one.textContent !== '' && one.checkVisibility())) return
      observer.disconnect()
      requestAnimationFrame(() => performance.mark('title'))
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })

const readPaints = (page: Page) =>
  page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    const [first] = performance.getEntriesByName('first-contentful-paint')
    const [title] = performance.getEntriesByName('title')
    return {
      first_paint_ms: Math.round(first?.startTime ?? 0),
      largest_paint_ms: Math.round(largest),
      title_ms: Math.round(title?.startTime ?? 0),
    }
  })

const sumKib = (loaded: readonly Loaded[], type: string): number =>
  roundTo(loaded.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1024, 1)

/** Waits until the network has been quiet for a while; the stream of events never ends and does not count. */
const waitForQuiet = async (page: Page, loaded: readonly Loaded[]): Promise<void> => {
  let [count, since] = [-1, performance.now()]
  while (performance.now() - since < QUIET_MS) {
    const now = loaded.reduce((sum, { bytes }) => sum + 1 + bytes, 0)
    if (now !== count) [count, since] = [now, performance.now()]
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

const sumUp = (loaded: readonly Loaded[]) => ({
  js_kib: sumKib(loaded, 'Script'),
  css_kib: sumKib(loaded, 'Stylesheet'),
  html_kib: sumKib(loaded, 'Document'),
  picture_kib: sumKib(loaded, 'Image'),
  calls: loaded.filter((one) => one.url.includes('/api/')).length,
  requests: loaded.length,
})

/** What a browser that comes for the first time loads of a screen until it rests, and when it shows what, on a slow line or on a plain one. */
export const measureFirstView = async (browser: Browser, url: string, slow: boolean): Promise<FirstView> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (slow) await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  const loaded = recordAnswers(session)
  await watchTitle(page)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.locator('main h1, #app-root h1').first().waitFor({ timeout: 60_000 })
  await waitForQuiet(page, loaded)
  const paints = await readPaints(page)
  await context.close()
  return { ...sumUp(loaded), ...paints }
}
