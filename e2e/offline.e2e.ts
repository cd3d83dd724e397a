import type { BrowserContext, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readToken, reportDeposits } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { lottery } from './harness/lottery.ts'
import { expectBecomes, type site } from './harness/member-site.ts'
import { office } from './harness/office.ts'
import { usePerson } from './harness/person.ts'
import { t } from './harness/texts.ts'
import { logInAs } from './harness/visit-as.ts'

/*
 * The network is cut while somebody moves money: it is said at once, nothing goes out by itself later, and what had gone out
 * before the cut is booked once, however often it is sent.
 */
const journey = useJourney()
const person = usePerson(journey)

const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|ERR_ABORTED/

const logIn = async () => {
  const seen = await logInAs(journey, person)
  seen.faults.expected(CUT)
  return seen
}
/** All that the books hold of the person: postings of the ledger, and orders, bets and tickets. */
const readBooks = () =>
  journey.books.rows<{ postings: string; withdrawals: string; bets: string; tickets: string; pending: string }>(
    `with me as (select id from members.members where name = $1)
     select (select count(distinct posting_id) from ledger.statement where member_id = me.id) as postings,
       (select count(*) from cashier.withdrawals where member_id = me.id) as withdrawals,
       (select count(*) from betting.bets where member_id = me.id) as bets,
       (select count(*) from lottery.tickets where member_id = me.id) as tickets,
       (select count(*) from cashier.deposits where member_id = me.id and state = 'pending') as pending
     from me`,
    [person.name],
  )

/** Counts the calls of a page that the network let out, by the end of their path. */
const countSent = (page: Page, call: RegExp) => {
  let n = 0
  page.on('request', (request) => void (n += request.method() === 'POST' && call.test(request.url()) ? 1 : 0))
  return () => n
}

/** The network is back, the page has heard of it, and whatever it did about that has gone out. */
const reconnect = async (context: BrowserContext, page: Page) => {
  await context.setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
  for (let n = 0; n < 2; n++) await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
}

/** The next call like this reaches the server, its answer is lost. */
const loseAnswer = (page: Page, call: RegExp) =>
  page.route(
    call,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

/** The next call like this hangs until it is given up. */
const hangAnswer = (page: Page, call: RegExp) => page.route(call, () => undefined, { times: 1 })

const goToTransfer = async (page: Page, member: ReturnType<typeof site>, sum: string) => {
  await member.go('/Member/Transfer')
  const automatic = page.getByRole('switch', { name: t('member-transfer:auto') })
  await automatic.waitFor()
  if (await automatic.isChecked()) await automatic.click()
  await expectBecomes(() => automatic.isChecked(), false)
  await page.getByLabel(t('member-transfer:to')).selectOption('JZ')
  await page.getByRole('textbox', { name: t('member-transfer:amount') }).fill(sum)
  return page.locator('form').filter({ has: page.getByLabel(t('member-transfer:to')) })
}

describe('a transfer', () => {
  it('R8.1 R4.11 without a network is not sent, then or later', async () => {
    const { page, context, member } = await logIn()
    const form = await goToTransfer(page, member, '11')
    const before = await readBooks()
    await context.setOffline(true)
    await form.getByRole('button', { name: t('member-transfer:submit') }).click()
    await form.getByRole('alert').getByText(t('common:not_sent')).waitFor()
    await shoot(page, 'offline-transfer')
    const sent = countSent(page, /\/game\/deposit/)
    await reconnect(context, page)
    expect([sent(), await readBooks()]).toEqual([0, before])
  })

  it('R4.11 whose answer is lost moves the money once, however often it is sent', async () => {
    const { page, member } = await logIn()
    const before = await journey.books.of(person.name)
    const form = await goToTransfer(page, member, '12')
    await loseAnswer(page, /\/game\/deposit/)
    await form.getByRole('button', { name: t('member-transfer:submit') }).click()
    await form.getByRole('alert').getByText(t('common:unknown_booked')).waitFor()
    const once = await readBooks()
    await form.getByRole('button', { name: t('member-transfer:retry_same') }).click()
    await member.toast(t('member-transfer:done')).waitFor()
    expect(await readBooks()).toEqual(once)
    expect((await journey.books.of(person.name))['supplier:JZ CNY']).not.toBe(before['supplier:JZ CNY'])
  })
})

describe('a withdrawal', () => {
  const openConfirmation = async (page: Page, member: ReturnType<typeof site>): Promise<Locator> => {
    await member.go('/Member/Withdraw')
    await page.getByRole('textbox', { name: t('member-withdraw:amount') }).fill('100')
    await page.getByLabel(t('member-withdraw:remark')).fill('rent')
    await page.getByRole('textbox', { name: t('member-withdraw:pin') }).fill(person.withdrawal_password)
    await page.getByRole('button', { name: t('member-withdraw:next') }).click()
    return member.alert(t('member-withdraw:confirm_title'))
  }
  const confirm = (sure: Locator) => sure.getByRole('button', { name: t('member-withdraw:confirm') }).click()
  const cancel = (sure: Locator) =>
    sure
      .getByRole('button', { name: t('member:ui.cancel') })
      .last()
      .click()

  it('R9.6 R8.1 without a network is not sent, and cancelled it never is', async () => {
    const { page, context, member } = await logIn()
    const sure = await openConfirmation(page, member)
    const before = await readBooks()
    await sure.waitFor()
    await context.setOffline(true)
    await confirm(sure)
    await sure.getByText(t('common:not_sent')).waitFor()
    await shoot(page, 'offline-withdrawal')
    await cancel(sure)
    await sure.waitFor({ state: 'detached' })
    const sent = countSent(page, /\/drawing\?/)
    await reconnect(context, page)
    expect([sent(), await readBooks()]).toEqual([0, before])
  })

  it('R9.6 that is cancelled while it is sent is given up and says what is not known; sent again it counts once', async () => {
    const { page, member } = await logIn()
    const sure = await openConfirmation(page, member)
    await sure.waitFor()
    await hangAnswer(page, /\/drawing\?/)
    const asked = page.waitForRequest(/\/drawing\?/)
    await confirm(sure)
    const first = await asked
    await cancel(sure)
    await sure.getByText(t('common:unknown_booked')).waitFor()
    await expect.poll(() => first.failure()).not.toBeNull()
    await shoot(page, 'offline-withdrawal-unknown')
    await loseAnswer(page, /\/drawing\?/)
    const again = page.waitForRequest(/\/drawing\?/)
    await confirm(sure)
    await expect.poll(() => again.then((request) => request.failure())).not.toBeNull()
    const once = await readBooks()
    await sure.getByText(t('common:unknown_booked')).waitFor()
    await confirm(sure)
    await page.getByRole('heading', { name: t('member-withdraw:submitted') }).waitFor()
    expect(await readBooks()).toEqual(once)
    expect((await again).headers()['idempotency-key']).toBe(first.headers()['idempotency-key'])
  })
})

describe('a bet', () => {
  it('R1.1 R8.1 without a network is not sent, then or later; with a lost answer it is placed once', async () => {
    const { page, context, member, faults } = await logIn()
    faults.expected(/40\d \(/)
    const form = await goToTransfer(page, member, '50')
    await form.getByRole('button', { name: t('member-transfer:submit') }).click()
    await member.toast(t('member-transfer:done')).waitFor()
    await member.go('/Lottery')
    const tile = page.getByRole('button', { name: t('lottery:games.jzssc') }).first()
    const [table] = await Promise.all([context.waitForEvent('page'), tile.click()])
    await table.waitForURL(/\/lottery\//)
    const game = lottery(table)
    await game.family('sum').click()
    await game.waitForTime({ least_s: 20 })
    await game.sum('big').click()
    const before = await readBooks()
    await context.setOffline(true)
    await game.confirm.click()
    await game.slip.getByText(t('common:not_sent')).waitFor()
    await shoot(table, 'offline-slip')
    const sent = countSent(table, /\/jz\/bet(\?|$)/)
    await reconnect(context, table)
    expect([sent(), await readBooks()]).toEqual([0, before])

    await game.waitForTime({ least_s: 20 })
    await loseAnswer(table, /\/jz\/bet(\?|$)/)
    await game.confirm.click()
    await game.slip.getByText(t('common:unknown_booked')).waitFor()
    await shoot(table, 'offline-slip-unknown')
    const once = await readBooks()
    expect(once).not.toEqual(before)
    await game.again.click()
    await game.accepted.waitFor()
    expect((await readBooks()).map(({ bets, tickets }) => [bets, tickets])).toEqual(
      once.map(({ bets, tickets }) => [bets, tickets]),
    )
  })
})

describe('the desk', () => {
  it("R4.20 R6.6 R8.1 a clerk's credit without a network is said and not sent, cancelled it never is, with a lost answer it counts once; a page that has become empty shows the last one", async () => {
    const bills = await reportDeposits(await readToken(person.name, person.password), ['101'])
    const [bill = ''] = bills
    const { page, context, faults } = await journey.visit()
    faults.expected(CUT)
    const desk = office(page)
    await desk.logIn('erin', journey.books)
    await page.goto('/office/#/deposits?page=500')
    await desk.row(bill).waitFor()
    const credit = page.getByRole('dialog', { name: t('office:ui.deposits.credit.title') })
    const confirm = credit.getByRole('button', { name: t('office:ui.deposits.credit.confirm') })
    const before = await readBooks()
    await desk.step('deposits', 'credit', bill).click()
    await confirm.waitFor()
    await context.setOffline(true)
    await confirm.click()
    await credit.getByText(t('common:not_sent')).waitFor()
    await shoot(page, 'offline-credit')
    await credit.getByRole('button', { name: t('office:ui.cancel') }).click()
    await credit.waitFor({ state: 'detached' })
    const sent = countSent(page, /\/credit(\?|$)/)
    await reconnect(context, page)
    expect([sent(), await readBooks()]).toEqual([0, before])

    // While it is sent Escape is no way out, and Cancel gives it up and stays to tell.
    await desk.step('deposits', 'credit', bill).click()
    await hangAnswer(page, /\/credit(\?|$)/)
    const asked = page.waitForRequest(/\/credit(\?|$)/)
    await confirm.click()
    await asked
    await page.keyboard.press('Escape')
    await credit.getByRole('button', { name: t('office:ui.cancel') }).click()
    await credit.getByText(t('common:unknown_booked')).waitFor()
    expect(await readBooks()).toEqual(before)

    await loseAnswer(page, /\/credit(\?|$)/)
    await confirm.click()
    await expect.poll(readBooks).not.toEqual(before)
    await credit.getByText(t('common:unknown_booked')).waitFor()
    const once = await readBooks()
    expect(once).not.toEqual(before)
    await confirm.click()
    await credit.waitFor({ state: 'detached' })
    expect(await readBooks()).toEqual(once)
  })
})
