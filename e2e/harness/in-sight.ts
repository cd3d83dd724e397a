import type { Page } from 'playwright-core'
import { waitSettled } from './scan.ts'

/** Of what matches, what is not wholly within the window from side to side, or is cut by what it scrolls in. */
export const findBeside = async (page: Page, selector: string): Promise<string[]> => {
  await page.locator(selector).first().waitFor()
  return page.evaluate((matching) => {
    const isCut = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect()
      for (let around = element.parentElement; around; around = around.parentElement) {
        const box = around.getBoundingClientRect()
        const scrolls = getComputedStyle(around).overflowX !== 'visible'
        if (scrolls && (left < box.left - 1 || right > box.right + 1)) return true
      }
      return left < 0 || right > innerWidth
    }
    return [...document.querySelectorAll(matching)]
      .filter((element) => element.checkVisibility() && isCut(element))
      .map((element) => `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40)}`)
  }, selector)
}

/** Choices that are wider than the field that shows them. */
export const findCutChoices = async (page: Page): Promise<string[]> => {
  await page.getByRole('main').getByRole('combobox').first().waitFor()
  return page.getByRole('main').evaluate((main) => {
    const pen = document.createElement('canvas').getContext('2d')
    return [...main.querySelectorAll('select')].flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      if (pen) pen.font = font
      const wide = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return [...select.options]
        .filter(({ text }) => (pen?.measureText(text).width ?? 0) > wide)
        .map(({ text }) => text)
    })
  })
}

/** What has the focus and lies under a bar of the window; nothing once the focus has left the screen. */
const readFocus = (): { gone: boolean; under?: string } => {
  const at = document.activeElement
  if (!at || at === document.body) return { gone: true }
  const { left, right, top, bottom } = at.getBoundingClientRect()
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const bar = hit?.closest('header, aside')
  if (!at.closest('main') || !bar || bar.closest('main')) return { gone: false }
  return {
    gone: false,
    under: `${at.tagName.toLowerCase()} ${at.getAttribute('aria-label') ?? at.textContent?.trim()}`,
  }
}

/** Goes through the whole page by a key: what it came to that lies under a bar. */
export const walkByKey = async (page: Page, key: string): Promise<string[]> => {
  const MOST = 150
  const found: string[] = []
  for (let i = 0; i < MOST; i++) {
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const { gone, under } = await page.evaluate(readFocus)
    if (gone && i > 0) return found
    if (under !== undefined) found.push(`${key} ${under}`)
  }
  throw new Error(`the focus does not leave the page within ${MOST} steps`)
}

/** Tables of the screen that are wider than the frame they stand in, and still are once the window has come to rest. */
export const listWide = async (page: Page): Promise<string[]> => {
  if ((await measureWide(page)).length === 0) return []
  await waitSettled(page)
  return measureWide(page)
}

const measureWide = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('table')]
      .map((table) => table.parentElement)
      .filter((frame) => frame !== null && frame.scrollWidth > frame.clientWidth + 1)
      .map((frame) => `${frame?.getAttribute('aria-label')} ${frame?.clientWidth} < ${frame?.scrollWidth}`),
  )

/** As long as an account may be: an address of a chain. */
const LONG_ACCOUNT = `0x${'4a'.repeat(20)}`

/** Has every sum in what the page is answered come as this one, and accounts as long as they may be; not in what is part of the page itself. */
export const growSums = (page: Page, sum: string): Promise<unknown> =>
  page.route(/\/api\/(?!(office\/)?events|system)/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text())
      .replaceAll(/"(-?)\d+\.\d{2}"/g, `"$1${sum}"`)
      .replaceAll(/"account":"\d{12,}"/g, `"account":"${LONG_ACCOUNT}"`)
      .replaceAll(/"payer_account":"\d*"/g, `"payer_account":"${LONG_ACCOUNT}"`)
    await route.fulfill({ response: answer, body })
  })
