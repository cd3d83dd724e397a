import type { Page } from 'playwright-core'
import type { Journey } from './journey.ts'
import { office } from './office.ts'
import { t } from './texts.ts'

/** A visit whose member of staff stands at the office's desk. `expected`: what the browser will complain of. */
export const enterOffice = async (journey: Journey, name: 'erin' | 'frank', expected?: RegExp): Promise<Page> => {
  const { page, faults } = await journey.visit()
  if (expected) faults.expected(expected)
  await office(page).logIn(name, journey.books)
  return page
}
export const openScreen = (page: Page, screen: 'suppliers' | 'transfers' | 'differences'): Promise<void> =>
  office(page).way(screen).click()

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: t(label) })
    .click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Has the office, at its suppliers, order a fault for the next calls of a supplier (by its title). `delay_s`: of those that come late. */
export const orderFault = async (
  page: Page,
  asked: { supplier: string; fault: string; call: string; times: string; delay_s?: string },
): Promise<void> => {
  await page.getByRole('button', { name: t('office:ui.faults.one') }).click()
  const dialog = page.getByRole('dialog')
  await choose(page, 'office:ui.differences.supplier', asked.supplier)
  await choose(page, 'office:ui.faults.fault', t(`office:ui.faults.kinds.${asked.fault}`))
  await choose(page, 'office:ui.faults.call', t(`office:ui.faults.calls.${asked.call}`))
  await dialog.getByLabel(t('office:ui.faults.times')).fill(asked.times)
  if (asked.delay_s !== undefined) await dialog.getByLabel(t('office:ui.faults.delay')).fill(asked.delay_s)
  await dialog.getByRole('button', { name: t('office:ui.faults.order') }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Has the office, at its suppliers, begin the maintenance of a supplier (by its title) now, or end it. */
export const setServiced = async (page: Page, supplier: string, on: boolean): Promise<void> => {
  await page.getByRole('button', { name: t('office:ui.suppliers.title', { name: supplier }), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('switch', { name: t('office:ui.suppliers.serviced') }).setChecked(on, { force: true })
  await dialog.getByRole('button', { name: t('office:ui.suppliers.save') }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Forgets what was ordered and did not happen yet. */
export const clearFaults = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: t('office:ui.faults.one') }).click()
  await page.getByRole('button', { name: t('office:ui.faults.clear') }).click()
  await page.getByText(t('office:ui.faults.cleared')).waitFor()
  await page.keyboard.press('Escape')
}
