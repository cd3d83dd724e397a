import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { t } from './texts.ts'

type Round = { payout: number; is_free: boolean }
const SPIN = /\/sandbox\/slots\/spin$/

/** Presses the reels until a round is asked for: a press right after one that hurried the round before is not heard. */
const begin = async (page: Page): Promise<void> => {
  let asked = false
  const hear = (request: Request): void => void (asked ||= SPIN.test(request.url()))
  page.on('request', hear)
  await expect
    .poll(async () => {
      if (!asked) await page.locator('figure').click()
      return asked
    })
    .toBe(true)
  page.off('request', hear)
}

/** Presses on while a round is shown, free spins and large wins too; true once another could be played. */
const pressOn = async (page: Page, tell: typeof t): Promise<boolean> => {
  if (await page.getByRole('button', { name: tell('slots:ui.spin') }).isVisible()) return true
  const overlay = page.getByRole('button', { name: tell('slots:ui.go_on') })
  if (await overlay.isVisible()) await overlay.click({ timeout: 1_000 }).catch(() => undefined)
  return false
}

/** Plays a round of a slot to its end; what the supplier said of it. `tell`: the words of the page. */
export const playSlotRound = async (page: Page, tell = t): Promise<Round> => {
  const answered = page.waitForResponse(SPIN)
  await begin(page)
  const answer = await answered
  expect(answer.status()).toBe(200)
  const round = (await answer.json()) as Round
  await expect.poll(() => pressOn(page, tell)).toBe(true)
  return round
}
