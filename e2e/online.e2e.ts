import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { shoot, type Visit } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { loseBet } from './harness/lose-bet.ts'
import { site } from './harness/member-site.ts'
import { t } from './harness/texts.ts'
import { visitAs } from './harness/visit-as.ts'

const journey = useJourney()
const REST = ['online_wechat', 'online_union_quick', 'online_union_scan'] as const

/** Chooses a way to pay and pays on the page of its gateway; answers the window of that page. */
const pay = async (
  { page, context }: Visit,
  type: 'online_alipay' | (typeof REST)[number],
  look = async () => {},
): Promise<Page> => {
  await page.getByRole('radio', { name: new RegExp(t(`cashier:payment_types.${type}`)) }).check()
  await page.getByRole('textbox', { name: t('member-deposit:amount') }).fill('120.50')
  await look()
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

/** What is bet for a matched 120.50: 30 % of it, eight times. */
const MATCH = { money: '¥36.15', required: '¥289.20', stake: 28_920 }

/** Takes what the newest deposit brings, bets enough for it, and finds it in the money records. */
const playThrough = async (page: Page): Promise<void> => {
  await page.goto('/#/Member/Bonus')
  await page.getByRole('button', { name: t('member-bonus:take', { money: MATCH.money }) }).click()
  const progress = (wagered: string) => t('member-bonus:progress', { wagered, required: MATCH.required })
  await page.getByText(progress('¥0.00')).first().waitFor()
  await shoot(page, 'bonus-running')
  await page.goto('/#/Member/Withdraw')
  await page.getByRole('status').filter({ hasText: MATCH.required }).filter({ hasText: MATCH.money }).first().waitFor()
  await shoot(page, 'bonus-withdraw')
  const before = Number((await journey.books.of('alice'))['bonus CNY'])
  expect(before).toBe(36.15)
  await loseBet(journey, MATCH.stake)
  await page.goto('/#/Member/Bonus?tab=history')
  await page
    .getByRole('row')
    .filter({ hasText: t('member-bonus:states.released') })
    .first()
    .waitFor()
  expect((await journey.books.of('alice'))['bonus CNY']).toBeUndefined()
  await page.goto('/#/Member/Transaction')
  await page
    .getByRole('row')
    .filter({ hasText: t('bonus:operate_types.7') })
    .filter({ hasText: '36.15' })
    .first()
    .waitFor()
}

/** The window goes under the press, which may hear of that itself. */
const closeByButton = async (window: Page): Promise<void> => {
  const closed = window.waitForEvent('close')
  await Promise.any([closed, window.getByRole('button', { name: t('member-deposit:close_window') }).click()])
  await closed
}

it('R1.3 R1.5 R2.8 R2.33 R4.20 pays by each online way in a window of the press, and is credited by push; its match is told, taken, bet for, released and in the records', async () => {
  const visit = await visitAs(journey, 'alice')
  await site(visit.page).arrive('/Member/Deposit')
  const told = visit.page.getByText(t('member-deposit:match', { title: '每笔续存送 30%', money: MATCH.money }))
  const button = visit.page.getByRole('button', { name: t('member-deposit:pay_online') })
  const window = await pay(visit, 'online_alipay', async () => {
    const before = await button.boundingBox()
    await told.waitFor()
    await shoot(visit.page, 'deposit-match')
    expect(await button.boundingBox(), 'where the button is when the note has come').toEqual(before)
  })
  await window.waitForURL(/OnlineDeposit\?order=/)
  await window.getByText(t('member-deposit:at_credited')).waitFor()
  await closeByButton(window)
  for (const type of REST) {
    await visit.page.getByRole('button', { name: t('member-deposit:again') }).click()
    await (await pay(visit, type)).close()
  }
  await playThrough(visit.page)
})
