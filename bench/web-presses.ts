import type { Browser, Page } from 'playwright-core'
import { t } from '../e2e/harness/texts.ts'
import { findPercentile, roundTo } from './figures.rules.ts'
import type { Screen } from './web-lighthouse.ts'
import { openScreen } from './web-rest.ts'

const PRESSES = 60
const SLOWER = 4
const WAIT_MS = 60_000

declare global {
  interface Window {
    pressed_ms?: number[]
  }
}

/** Keeps how long the browser took from each press or key to the next picture. */
export const watchPresses = (page: Page) =>
  page.evaluate(() => {
    const kept: number[] = []
    window.pressed_ms = kept
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && Number(entry.interactionId) > 0) kept.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })

/** What somebody does who looks around: slides, screens, the form of the header, the way in. */
const listSteps = (page: Page): (() => Promise<unknown>)[] => {
  const nav = page.getByRole('navigation', { name: t('member:header.main_nav') })
  const press = (n: number) => nav.getByRole('link').nth(n).click()
  return [
    () => press(1),
    () => press(2),
    () => press(0),
    () =>
      page
        .getByRole('button', { name: t('member:login.join') })
        .first()
        .click(),
    () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: t('member:ui.close') })
        .first()
        .click(),
    () => page.getByRole('textbox', { name: t('member:login.name') }).click(),
    () => page.keyboard.press('a'),
    () => page.keyboard.press('Tab'),
    () =>
      page
        .getByRole('button', { name: t('member:ui.pause') })
        .first()
        .click(),
    () =>
      page
        .getByRole('button', { name: t('member:ui.play') })
        .first()
        .click(),
  ]
}

/** INP of a visitor on Home: of sixty presses at a fourth of the speed, the duration that 98 in a hundred stay below. */
export const measurePresses = async (browser: Browser, home: Screen) => {
  const page = await openScreen(browser, home)
  page.setDefaultTimeout(WAIT_MS)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('member:ui.close') })
    .first()
    .click()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await watchPresses(page)
  const steps = listSteps(page)
  for (let n = 0; n < PRESSES; n++) await steps[n % steps.length]?.()
  const durations = await page.evaluate(
    () => new Promise<number[]>((resolve) => requestIdleCallback(() => resolve(window.pressed_ms ?? []))),
  )
  await page.context().close()
  const quick = Array.from({ length: Math.max(0, PRESSES - durations.length) }, () => 0)
  return { presses: PRESSES, slower: SLOWER, inp_ms: roundTo(findPercentile([...durations, ...quick], 98)) }
}
