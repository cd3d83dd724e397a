import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { enterOffice } from './harness/faults.ts'
import { useJourney } from './harness/journey.ts'
import { office } from './harness/office.ts'

/* The office's screens as those use them who sit before them all day: a list is found again as it was left. */
const journey = useJourney()

/** Screens whose lists have tabs of their own, with how many such lists. */
const TABBED = {
  deposits: 1,
  promotions: 1,
  bonus: 2,
  rebate: 1,
  wheel: 1,
  savings: 1,
  credit: 1,
  protection: 1,
  papers: 1,
  mail: 1,
} as const

const listChosen = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('tab', { selected: true }).allInnerTexts()

/** Chooses the last tab of each list; answers what they are called. */
const chooseLast = async (page: Page, lists: number): Promise<string[]> => {
  const found = page.getByRole('main').getByRole('tablist')
  await expect.poll(() => found.count()).toBe(lists)
  const chosen: string[] = []
  for (const list of await found.all()) {
    const last = list.getByRole('tab').last()
    chosen.push(await last.innerText())
    await last.click()
    await expect.poll(() => listChosen(page)).toContain(chosen.at(-1))
  }
  return chosen
}

it.each(Object.entries(TABBED))(
  'R6.6 a reload and Back find the lists of %s at the tabs that were chosen',
  async (screen, lists) => {
    const page = await enterOffice(journey, 'erin')
    await page.goto(`/office/#/${screen}`)
    const chosen = await chooseLast(page, lists)
    await page.reload()
    await expect.poll(() => listChosen(page), { message: 'after a reload' }).toEqual(chosen)
    await office(page).way('audit').click()
    await expect.poll(() => page.getByRole('main').getByRole('tablist').count()).toBe(0)
    await page.goBack()
    await expect.poll(() => listChosen(page), { message: 'after Back' }).toEqual(chosen)
  },
)
