import { people } from '@moongate/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bringHome, moveTo } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { clearFaults, enterOffice, openScreen, orderFault } from './harness/faults.ts'
import { useJourney } from './harness/journey.ts'
import { t } from './harness/texts.ts'

const journey = useJourney({ keep: true })
const SUM = '17.31'
const supplier = '莲台棋牌'
const seen: { erin?: Page; frank?: Page } = {}

const row = (page: Page) => page.getByRole('row').filter({ hasText: SUM })
const step = (page: Page, name: string) =>
  row(page).getByRole('button', { name: t(`office:ui.transfers.steps.${name}`) })

describe('R4.14 R6.6 a transfer that nobody answers for', () => {
  it('is made in a demo by a fault that the office orders', async () => {
    const page = (seen.erin = await enterOffice(journey, 'erin'))
    await openScreen(page, 'suppliers')
    await orderFault(page, { supplier, fault: 'says_ok_does_nothing', call: 'transfer', times: '1' })
    await orderFault(page, { supplier, fault: 'maintenance', call: 'status', times: '100' })
    await bringHome('alice', people.alice.password)
    await moveTo('alice', people.alice.password, 'LOTUS', SUM)
    // An hour has gone by since.
    await journey.books.rows(
      "update wallet.transfers set sent_at = sent_at - interval '1 hour' where supplier_code = 'LOTUS' and amount = 1731",
    )
    await openScreen(page, 'transfers')
    await row(page).waitFor()
    expect(await journey.books.of('alice')).toMatchObject({ 'transit:LOTUS CNY': SUM })
    await shoot(page, 'stuck-transfer')
  })

  it('is asked about again, and one person proposes how it ended', async () => {
    const page = (seen.frank = await enterOffice(journey, 'frank'))
    await openScreen(page, 'transfers')
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
    await openScreen(page, 'suppliers')
    await clearFaults(page)
  })

  it('leads from a difference between the books to the transfer that may explain it', async () => {
    await journey.books.rows(
      `insert into mirror.differences (member_id, supplier_code, ours, theirs, found_at, closed_at)
       select id, 'LOTUS', 0, 1731, now(), now() from members.members where name = 'alice'`,
    )
    const page = seen.erin!
    await openScreen(page, 'differences')
    await page.getByRole('tab', { name: t('office:ui.differences.tabs.gone') }).click()
    await page.getByRole('link', { name: SUM }).first().click()
    await expect.poll(() => row(page).innerText()).toContain(t('office:ui.transfers.stages.rejected'))
  })
})
