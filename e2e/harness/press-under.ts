import type { Locator } from 'playwright-core'
import { vi } from 'vitest'

const ENOUGH = { timeout: 30_000 }

/**
 * Presses a button that a place shows under the pointer. Such a place rises: a try that meets it rising scrolls the page, and the
 * pointer lies elsewhere then; so it is moved there anew for each try.
 */
export const pressUnder = (place: Locator, button: Locator): Promise<void> =>
  vi.waitFor(async () => {
    await place.hover()
    await button.click({ timeout: 2_000 })
  }, ENOUGH)
