import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { usePerson } from './harness/person.ts'
import { readToken } from './harness/api.ts'
import { t } from './harness/texts.ts'
import { visitAsPlayer, visitWith } from './harness/visit-as.ts'

const journey = useJourney()
const own = usePerson(journey)
const TABLES = [
  ['baccarat_a', 'B2'],
  ['royal_dragon_tiger', 'D2'],
  ['roulette_vip', 'R2'],
  ['sicbo_gold', 'S2'],
  ['golden_bull_bull', 'N2'],
] as const
const DESKS = [
  [800, 768],
  [800, 900],
  [1100, 800],
  [1440, 900],
] as const

const enterTable = async (page: Page, [game, code]: (typeof TABLES)[number]): Promise<void> => {
  await page.goto(`/#/LoginToSupplier?api_code=JADE&gameType=1&gameCode=${game}`)
  await page.waitForURL(/\/sandbox\/games\//)
  const name = new RegExp(String.raw`${code}\b`)
  await page.getByRole('main').getByRole('button', { name }).click()
  await page.getByRole('main', { name }).waitFor()
}

/** How much of a table lies under its chips until somebody scrolls, and how many places of cards lie on others or beyond the edge. */
const measureTable = (page: Page) =>
  page.getByRole('main').evaluate((table) => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = table
    const [hands] = table.querySelectorAll('section > div')
    const cards = [...(hands?.querySelectorAll('h2 + div > *') ?? [])].map((card) => card.getBoundingClientRect())
    const apart = cards.filter((a) =>
      cards.every((b) => a === b || a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom),
    )
    return { below: scrollHeight - clientHeight, beside: scrollWidth - clientWidth, laid: cards.length - apart.length }
  })

// The longest words are Thai and Vietnamese.
it.each(['th', 'vi'] as const)(
  'R1.1 R1.10 at a desk all of a live table lies above its chips, the maps of what came out too, and no card on another (%s)',
  async (lang) => {
    const { page } = await visitWith(journey, await readToken(own.name, own.password), { lang })
    for (const table of TABLES) {
      await enterTable(page, table)
      for (const [width, height] of DESKS) {
        await page.setViewportSize({ width, height })
        await expect
          .poll(() => measureTable(page), { message: `${table[1]} at ${width} × ${height}` })
          .toEqual({ below: 0, beside: 0, laid: 0 })
        await shoot(page, `live-desk-${lang}-${table[1]}-${width}x${height}`)
      }
    }
  },
)

it('R1.1 at a desk a hand of mahjong stands in one row with its buttons in sight, and no tile under the clock', async () => {
  const { page } = await visitAsPlayer(journey, own)
  await page.goto('/#/LoginToSupplier?api_code=LOTUS&gameType=6&gameCode=mahjong')
  await page.waitForURL(/\/sandbox\/games\//)
  const hand = page.getByRole('group', { name: t('cards:ui.mahjong.hand') })
  await hand.waitFor()
  const deal = page.getByRole('button', { name: t('cards:ui.deal') })
  await page
    .getByRole('group', { name: t('cards:ui.chips') })
    .getByRole('button')
    .first()
    .click()
  await expect.poll(() => deal.isEnabled()).toBe(true)
  await deal.click()
  await page.getByRole('timer').waitFor()
  for (const [width, height] of DESKS) {
    await page.setViewportSize({ width, height })
    const measure = () =>
      hand.evaluate((tiles) => {
        const [main, clock] = [tiles.closest('main'), document.querySelector('[role=timer]')]
        const rows = new Set([...tiles.children].map((tile) => Math.round(tile.getBoundingClientRect().top)))
        const under =
          clock &&
          document.elementsFromPoint(clock.getBoundingClientRect().right - 4, clock.getBoundingClientRect().bottom - 8)
        return {
          rows: rows.size,
          below: (main?.scrollHeight ?? 0) - (main?.clientHeight ?? 0),
          under: under?.some((part) => part.closest('svg') !== null) ?? false,
        }
      })
    await expect.poll(measure, { message: `${width} × ${height}` }).toEqual({ rows: 1, below: 0, under: false })
  }
})
