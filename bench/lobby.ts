import type { Browser, CDPSession, Page } from 'playwright-core'
import { openBrowser, visit } from '../e2e/harness/browser.ts'
import { waitSettled } from '../e2e/harness/scan.ts'
import { startProduct } from '../e2e/harness/product.ts'
import { findMedian, roundTo } from './figures.rules.ts'
import { watchPresses } from './web-presses.ts'

/**
 * The hall of all 3,000 games on a processor of a fourth of the speed: how long it takes to stand there, how smoothly it scrolls, how
 * soon a typed letter shows, how many nodes the page has. A product of its own, or the one at `E2E_URL`. The last line is JSON.
 */
const SLOWER = 4
const ROUNDS = 5
const SCROLL_MS = 4000
const TYPED = 'golden dragon tr'
/** Between two letters, as somebody types who is quick, and at the end of a word, where the list follows. */
const [LETTER_MS, WORD_MS] = [110, 400]
const LIMITS = { mount_ms: 400, fps: 50, typing_ms: 50, nodes: 700 } as const

const slowDown = async (page: Page, rate: number, session?: CDPSession): Promise<CDPSession> => {
  const own = session ?? (await page.context().newCDPSession(page))
  await own.send('Emulation.setCPUThrottlingRate', { rate })
  return own
}

const goTo = (page: Page, place: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, place)

/** From the change of the address to the picture with the tiles, its code and data being there. */
const measureMount = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const from = performance.now()
        const look = () => {
          if (document.querySelectorAll('[data-at]').length > 0)
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - from)))
          else requestAnimationFrame(look)
        }
        location.hash = '#/AllGames'
        look()
      }),
  )

const measureMounts = async (page: Page): Promise<number[]> => {
  const times: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    await goTo(page, '#/AboutUs')
    await page.waitForFunction(() => document.querySelector('[data-at]') === null)
    times.push(roundTo(await measureMount(page)))
  }
  return times
}

/** Pictures a second while the page goes down without a stop, and the longest time without one. */
const measureScroll = (page: Page) =>
  page.evaluate(
    (for_ms) =>
      new Promise<{ fps: number; longest_ms: number }>((resolve) => {
        const from = performance.now()
        let [frames, last, longest_ms] = [0, from, 0]
        const step = (now: number) => {
          longest_ms = Math.max(longest_ms, now - last)
          last = now
          frames += 1
          scrollBy(0, 24)
          if (now - from < for_ms) requestAnimationFrame(step)
          else resolve({ fps: (frames * 1000) / (now - from), longest_ms })
        }
        requestAnimationFrame(step)
      }),
    SCROLL_MS,
  )

/** The longest time from a typed letter to the picture that shows it. */
const measureTyping = async (page: Page): Promise<number> => {
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('searchbox').first().click()
  await watchPresses(page)
  for (const letter of TYPED) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.waitForTimeout(letter === ' ' ? WORD_MS : LETTER_MS)
  }
  const kept = await page.evaluate(
    () => new Promise<number[]>((resolve) => requestIdleCallback(() => resolve(window.pressed_ms ?? []))),
  )
  return Math.max(16, ...kept)
}

const measureLobby = async (browser: Browser) => {
  const { page } = await visit(browser, { lang: 'en' })
  page.setDefaultTimeout(60_000)
  // What is evaluated in the page was compiled with the names of its functions kept by this.
  await page.addInitScript('globalThis.__name = (made) => made')
  await page.goto('/#/AllGames')
  await page.locator('[data-at]').first().waitFor()
  await waitSettled(page)
  await page.keyboard.press('Escape')
  const session = await slowDown(page, SLOWER)
  const mounts = await measureMounts(page)
  const { fps, longest_ms } = await measureScroll(page)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const typing_ms = await measureTyping(page)
  await slowDown(page, 1, session)
  const shown = await page.locator('[data-at]').count()
  const figures = { mount_ms: findMedian(mounts), mounts, fps: roundTo(fps, 1), longest_ms: roundTo(longest_ms) }
  return { slower: SLOWER, ...figures, typing_ms, nodes, shown, limits: LIMITS }
}

const main = async (): Promise<void> => {
  const running = process.env.E2E_URL
  const product = running === undefined ? await startProduct(0) : undefined
  if (product) process.env.E2E_URL = product.url
  const browser = await openBrowser()
  try {
    console.log(JSON.stringify(await measureLobby(browser)))
  } finally {
    await browser.close()
    await product?.stop()
  }
}

await main()
