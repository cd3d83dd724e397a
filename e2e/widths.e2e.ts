import { expect, it } from 'vitest'
import { useJourney } from './harness/journey.ts'
import { findCoveredAtWidths } from './harness/scan.ts'
import { readTexts } from './harness/texts.ts'

/*
 * At every width from a phone to a desk each control is where it seems to be: a tap reaches it, and nothing beside it. In the
 * language with the shortest words and in that with the longest.
 */
const journey = useJourney()
const FAMILIES = ['star1', 'star2', 'star3', 'sides', 'dragon_tiger', 'sum', 'pattern']
/** Where the board's columns change, beside the widths that every screen is drawn for. */
const BOARD_WIDTHS = [360, 390, 768, 1023, 1024, 1100, 1210, 1300, 1340, 1366, 1440]

it.each(['zh_cn', 'th'] as const)(
  'R1.1 a tap on a button of the lottery reaches that button, at every width, in %s',
  async (lang) => {
    const { page } = await journey.visit({ lang })
    const t = readTexts(lang)
    await page.goto(`/lottery/?lang=${lang}`)
    const found: string[] = []
    for (const family of FAMILIES) {
      await page.getByRole('tab', { name: t(`lottery:ui.family.${family}`), exact: true }).click()
      const covered = await findCoveredAtWidths(page, BOARD_WIDTHS)
      found.push(...covered.map((fault) => `${family} ${fault}`))
    }
    expect(found).toEqual([])
  },
)
