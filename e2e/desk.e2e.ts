import { languages } from '@moongate/i18n'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { askWithdrawal, readToken, reportDeposits } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { enterOffice } from './harness/faults.ts'
import { growSums, listWide } from './harness/in-sight.ts'
import { useJourney } from './harness/journey.ts'
import { office } from './harness/office.ts'
import { usePerson } from './harness/person.ts'
import { waitSettled } from './harness/scan.ts'
import { t } from './harness/texts.ts'

/* The office's screens as those use them who sit before them all day: a list is found again as it was left, and seen without a scroll. */
const journey = useJourney()
const person = usePerson(journey)

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

it('R6.6 a reload and Back find the lists of every screen at the tabs that were chosen', async () => {
  const page = await enterOffice(journey, 'erin')
  const leave = async (): Promise<void> => {
    await office(page).way('audit').click()
    await expect.poll(() => page.getByRole('main').getByRole('tablist').count()).toBe(0)
  }
  for (const [screen, lists] of Object.entries(TABBED)) {
    await leave()
    await page.goto(`/office/#/${screen}`)
    const chosen = await chooseLast(page, lists)
    await page.reload()
    await expect.poll(() => listChosen(page), { message: `${screen} after a reload` }).toEqual(chosen)
    await leave()
    await page.goBack()
    await expect.poll(() => listChosen(page), { message: `${screen} after Back` }).toEqual(chosen)
  }
})

it('R6.6 an order that is open beside its list is open after a reload, by Forward and for who is sent its address', async () => {
  const token = await readToken(person.name, person.password)
  const [bill_no = ''] = await reportDeposits(token, ['271.25'])
  const page = await enterOffice(journey, 'erin')
  const drawer = page.getByRole('dialog', { name: t('office:ui.deposits.one') })
  const bill = page.getByRole('button', { name: t('office:ui.open_order', { bill_no }) })
  const openAll = async (): Promise<string> => {
    await page.goto('/office/#/deposits?tab=all')
    await bill.waitFor()
    return page.url()
  }
  const expectClosed = async (): Promise<void> => {
    await drawer.waitFor({ state: 'detached' })
    expect(page.url()).toBe(list)
  }
  await page.goto('/office/#/audit')
  const list = await openAll()
  await bill.click()
  await drawer.getByText(bill_no).waitFor()
  const address = page.url()
  await page.reload()
  await drawer.getByText(bill_no).waitFor()
  await page.goBack()
  await expectClosed()
  await page.goForward()
  await drawer.getByText(bill_no).waitFor()
  // Twice before the browser has gone anywhere.
  await drawer.getByRole('button', { name: t('office:ui.close') }).evaluate((cross: HTMLElement) => {
    cross.click()
    cross.click()
  })
  await expectClosed()
  await page.goBack()
  await expect.poll(() => page.url()).toMatch(/#\/audit/)

  await page.goto(address)
  await drawer.getByText(bill_no).waitFor()
  await page.keyboard.press('Escape')
  await expectClosed()
  await page.goto(address.replace('tab=all', 'tab=rejected'))
  await page.reload()
  await page.getByText(t('office:ui.row_moved')).waitFor()
  await drawer.getByText(bill_no).waitFor()
  expect(page.url()).toMatch(/tab=all/)
  await page.goto(address.replace(bill_no, 'D20260101-NOBODYS'))
  await page.reload()
  await page.getByText(t('office:ui.row_gone')).waitFor()
  await expect.poll(() => page.url()).not.toMatch(/row=/)
})

it('R6.6 the address of a screen that a role may not open gives way to that of the one that is shown', async () => {
  const { page } = await journey.visit()
  await office(page).logIn('sofia', journey.books)
  for (const screen of ['audit', 'maintenance', 'overview']) {
    await page.goto(`/office/#/${screen}`)
    await expect.poll(() => page.url(), { message: screen }).toMatch(/#\/deposits$/)
    await page.getByRole('heading', { level: 1, name: t('office:ui.nav.deposits') }).waitFor()
  }
})

const WIDE_SCREENS = [
  'levels',
  'games',
  'bonus',
  'audit?action=commission.run_started',
  'play',
  'cash',
  'channels',
  'agents',
  'promotions',
] as const

/** Shows the screens in each language; what of them is wider than the desk. */
const listWideOf = async (page: Page, screens: readonly string[], picture: string): Promise<string[]> => {
  const wide: string[] = []
  for (const lang of Object.keys(languages)) {
    await page.evaluate((chosen) => localStorage.setItem('moongate_office_lang', chosen), lang)
    for (const screen of screens) {
      await page.goto(`/office/#/${screen}`)
      if (screen === screens[0]) await page.reload()
      await page.getByRole('main').getByRole('table').first().waitFor()
      await waitSettled(page)
      wide.push(...(await listWide(page)).map((table) => `${lang} ${screen} ${table}`))
      await shoot(page, `${picture}-${screen.replace(/\?.*/, '')}-${lang}`)
    }
  }
  return wide
}

it.each([1100, 1440])(
  'R6.6 R9.1 no table of the office is wider than a desk of %s px, in any language',
  async (width) => {
    const page = await enterOffice(journey, 'erin')
    await page.setViewportSize({ width, height: 800 })
    expect(await listWideOf(page, WIDE_SCREENS, `desk-${width}`)).toEqual([])
  },
)

/** Screens whose sums grow with the site. */
const SUM_SCREENS = [
  'withdrawals?tab=all',
  'withdrawals?tab=rejected',
  'deposits',
  'deposits?tab=all',
  'reconciliation',
  'cash',
  'channels',
  'savings',
  'rebate',
  'bonus',
  'games',
  'play',
  'levels',
  'members',
] as const

it('R6.6 R9.1 a sum of ten figures makes no table wider than a desk of 1100 px, in any language', async () => {
  const token = await readToken(person.name, person.password)
  const bill = await askWithdrawal(token, '2100', person.withdrawal_password)
  await reportDeposits(token, ['2100', '2100'])
  const page = await enterOffice(journey, 'erin')
  await office(page).queue('withdrawals')
  await office(page).step('withdrawals', 'reject', bill).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cashier:reasons.verify_identity') })
    .click()
  await office(page).agree('withdrawals', 'reject', [bill])
  await page.setViewportSize({ width: 1100, height: 800 })
  await growSums(page, '1234567890.00')
  expect(await listWideOf(page, SUM_SCREENS, 'desk-sums')).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
})
