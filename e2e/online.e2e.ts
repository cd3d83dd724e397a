import { expect, it } from 'vitest'
import { useJourney } from './harness/journey.ts'
import { site } from './harness/member-site.ts'
import { t } from './harness/texts.ts'
import { visitAs } from './harness/visit-as.ts'

const journey = useJourney()

it('R1.3 R2.8 R2.33 R4.20 pays by Alipay in a window of the press, and is credited by push', async () => {
  const { page, context } = await visitAs(journey, 'alice')
  const my = site(page)
  await my.arrive('/Member/Deposit')
  await page.getByRole('radio', { name: new RegExp(t('cashier:payment_types.online_alipay')) }).check()
  await page.getByRole('textbox', { name: t('member-deposit:amount') }).fill('120.50')
  const [window] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: t('member-deposit:pay_online') }).click(),
  ])
  await window.waitForURL(/\/sandbox\/pay\//)
  await page.getByRole('heading', { name: t('member-deposit:pay_waiting') }).waitFor()
  await window.locator('#pay').click()
  await page.getByRole('heading', { name: t('member-deposit:at_credited') }).waitFor()
  const bill = new URLSearchParams(page.url().split('?')[1]).get('order')
  expect(
    await journey.books.rows(
      `select amount::text, kind from ledger.statement where ref = $1 and account_kind = 'centre'`,
      [bill],
    ),
  ).toEqual([{ amount: '12050', kind: 'cashier.deposit_credited' }])
  await window.waitForURL(/OnlineDeposit\?order=/)
  await window.getByText(t('member-deposit:at_credited')).waitFor()
  await window.getByRole('button', { name: t('member-deposit:close_window') }).click()
  await expect.poll(() => window.isClosed()).toBe(true)
})
