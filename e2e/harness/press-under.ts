import type { Locator } from 'playwright-core'
import { vi } from 'vitest'

const ENOUGH = { timeout: 30_000 }

/**
 * Presses a button that a place shows under the pointer. Such a place rises: a try that meets it rising scrolls the page, and the
 * pointer lies elsewhere then; so it is moved there anew for each try. It is pressed once: a press that took effect may be told
 * as too late, and the button is gone then.
 */
export const pressUnder = async (place: Locator, button: Locator): Promise<void> => {
  await vi.waitFor(async () => {
    await place.hover()
    await button.hover({ timeout: 2_000 })
  }, ENOUGH)
  await button.click()
}
