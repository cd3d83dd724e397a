import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Visit } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { site } from './harness/member-site.ts'
import { t } from './harness/texts.ts'
import { visitAs } from './harness/visit-as.ts'

const journey = useJourney()
const REST = ['online_wechat', 'online_union_quick', 'online_union_scan'] as const

/** Chooses a way to pay and pays on the page of its gateway; answers the window of that page. */
const pay = async ({ page, context }: Visit, type: 'online_alipay' | (typeof REST)[number]): Promise<Page> => {
  await page.getByRole('radio', { name: new RegExp(t(`cashier:payment_types.${type}`)) }).check()
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
      `select amount::text, kind, sub from ledger.statement where ref = $1 and account_kind = 'centre'`,
      [bill],
    ),
  ).toEqual([{ amount: '12050', kind: 'cashier.deposit_credited', sub: type }])
  return window
}

it('R1.3 R2.8 R2.33 R4.20 pays by each online way in a window of the press, and is credited by push', async () => {
  const visit = await visitAs(journey, 'alice')
  await site(visit.page).arrive('/Member/Deposit')
  const window = await pay(visit, 'online_alipay')
  await window.waitForURL(/OnlineDeposit\?order=/)
  await window.getByText(t('member-deposit:at_credited')).waitFor()
  await window.getByRole('button', { name: t('member-deposit:close_window') }).click()
  await expect.poll(() => window.isClosed()).toBe(true)
  for (const type of REST) {
    await visit.page.getByRole('button', { name: t('member-deposit:again') }).click()
    await (await pay(visit, type)).close()
  }
})
