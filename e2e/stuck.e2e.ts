import { people } from '@moongate/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { moveTo } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { office } from './harness/office.ts'
import { t } from './harness/texts.ts'

const journey = useJourney({ keep: true })
const SUM = '17.31'
const seen: { erin?: Page; frank?: Page } = {}

/** A code is good once, and another journey may have used the one of now. */
const enter = async (name: 'erin' | 'frank'): Promise<Page> => {
  await journey.books.rows('update staff.staff set totp_last_step = 0 where name = $1', [name])
  const { page } = await journey.visit()
  await office(page).logIn(name)
  return page
}
const open = (page: Page, screen: 'suppliers' | 'transfers' | 'differences') =>
  page.getByRole('link', { name: t(`office:ui.nav.${screen}`) }).click()
const row = (page: Page) => page.getByRole('row').filter({ hasText: SUM })
const step = (page: Page, name: string) =>
  row(page).getByRole('button', { name: t(`office:ui.transfers.steps.${name}`) })

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: t(label) })
    .click()
  await page.getByRole('option', { name: t(option), exact: true }).click()
}
const orderFault = async (page: Page, fault: string, call: string, times: string): Promise<void> => {
  await page.getByRole('button', { name: t('office:ui.faults.one') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: t('office:ui.differences.supplier') }).click()
  await page.getByRole('option', { name: '莲台棋牌' }).click()
  await choose(page, 'office:ui.faults.fault', `office:ui.faults.kinds.${fault}`)
  await choose(page, 'office:ui.faults.call', `office:ui.faults.calls.${call}`)
  await dialog.getByLabel(t('office:ui.faults.times')).fill(times)
  await dialog.getByRole('button', { name: t('office:ui.faults.order') }).click()
  await dialog.waitFor({ state: 'detached' })
}

describe('R4.14 R6.6 a transfer that nobody answers for', () => {
  it('is made in a demo by a fault that the office orders', async () => {
    const page = (seen.erin = await enter('erin'))
    await open(page, 'suppliers')
    await orderFault(page, 'says_ok_does_nothing', 'transfer', '1')
    await orderFault(page, 'maintenance', 'status', '100')
    await moveTo('alice', people.alice.password, 'LOTUS', SUM)
    // An hour has gone by since.
    await journey.books.rows(
      "update wallet.transfers set sent_at = sent_at - interval '1 hour' where supplier_code = 'LOTUS' and amount = 1731",
    )
    await open(page, 'transfers')
    await row(page).waitFor()
    expect(await journey.books.of('alice')).toMatchObject({ 'transit:LOTUS CNY': SUM })
    await shoot(page, 'stuck-transfer')
  })

  it('is asked about again, and one person proposes how it ended', async () => {
    const page = (seen.frank = await enter('frank'))
    await open(page, 'transfers')
    await step(page, 'ask').click()
    await page.getByText(t('office:ui.transfers.ask.done', { member: 'alice', money: `¥${SUM}` })).waitFor()
    await step(page, 'propose_rejected').click()
    const dialog = page.getByRole('dialog', { name: t('office:ui.transfers.propose_rejected.title') })
    await dialog.getByLabel(t('office:ui.form.reason_label')).fill('the supplier wrote that it never came')
    await dialog.getByRole('button', { name: t('office:ui.transfers.propose_rejected.confirm') }).click()
    await row(page).getByText(t('office:ui.transfers.stages.to_reject')).waitFor()
    expect(await step(page, 'settle_rejected').getAttribute('aria-disabled')).toBe('true')
  })

  it('is settled by somebody else, and the money is home', async () => {
    const page = seen.erin!
    await step(page, 'settle_rejected').click()
    const dialog = page.getByRole('dialog', { name: t('office:ui.transfers.settle_rejected.title') })
    await dialog.getByText('the supplier wrote that it never came').waitFor()
    await dialog.getByRole('button', { name: t('office:ui.transfers.settle_rejected.confirm') }).click()
    await row(page).waitFor({ state: 'detached' })
    expect(await journey.books.of('alice')).not.toHaveProperty('transit:LOTUS CNY')
    await open(page, 'suppliers')
    await page.getByRole('button', { name: t('office:ui.faults.one') }).click()
    await page.getByRole('button', { name: t('office:ui.faults.clear') }).click()
    await page.getByText(t('office:ui.faults.cleared')).waitFor()
    await page.keyboard.press('Escape')
  })

  it('leads from a difference between the books to the transfer that may explain it', async () => {
    await journey.books.rows(
      `insert into mirror.differences (member_id, supplier_code, ours, theirs, found_at, closed_at)
       select id, 'LOTUS', 0, 1731, now(), now() from members.members where name = 'alice'`,
    )
    const page = seen.erin!
    await open(page, 'differences')
    await page.getByRole('tab', { name: t('office:ui.differences.tabs.gone') }).click()
    await page.getByRole('link', { name: SUM }).first().click()
    await expect.poll(() => row(page).innerText()).toContain(t('office:ui.transfers.stages.rejected'))
  })
})
