import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { moveIn } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { expectBecomes, site } from './harness/member-site.ts'
import { amount, cents } from './harness/money.ts'
import { usePerson } from './harness/person.ts'
import { t } from './harness/texts.ts'
import { logInAs } from './harness/visit-as.ts'

/*
 * Somebody reloads, goes back and forth, leaves for the bank and comes back in another tab or on another device: every step of a
 * deposit and of a withdrawal is where it was. What lies at a platform is in sight, and comes home from where it is wanted.
 */
const journey = useJourney()
const person = usePerson(journey)

const logIn = () => logInAs(journey, person)

const readStored = (page: Page) =>
  page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]))

/** The quote of an amount is made at once, and its answer is on its way until something else has come. Tells when it is asked for. */
const holdQuote = async (page: Page, amount: string, come: Promise<unknown>): Promise<{ asked: Promise<void> }> => {
  let tell: () => void
  const asked = new Promise<void>((resolve) => {
    tell = resolve
  })
  let is_held = false
  await page.route(/drawing\/quote/, async (route) => {
    if (is_held || !route.request().postData()?.includes(amount)) return route.fallback()
    is_held = true
    const response = await route.fetch()
    tell()
    await come
    // It may not be waited for any more.
    return route.fulfill({ response }).catch(() => undefined)
  })
  return { asked }
}

/** The order that the address names. */
const readOrder = (page: Page): string => new URLSearchParams(page.url().split('?')[1]).get('order') ?? ''

describe('a deposit', () => {
  const find = (page: Page) => ({
    money: page.getByRole('textbox', { name: t('member-deposit:amount') }),
    second: page.getByRole('radio', { name: /6225880155667788|招商银行/ }),
    next: page.getByRole('button', { name: t('member-deposit:next') }),
    exact: page.getByText(t('member-deposit:pay_exact')),
    account: page.getByLabel(t('member-deposit:your_account')),
    note: page.getByLabel(t('member-deposit:your_note')),
    time: page.getByLabel(t('member-deposit:your_time')),
    sent: page.getByText(t('member-deposit:receipt_done')),
    remove: page.getByRole('button', { name: t('member-deposit:receipt_remove') }),
    submit: page.getByRole('button', { name: t('member-deposit:submit') }),
    submitted: page.getByRole('heading', { name: t('member-deposit:submitted') }),
    progress: page.getByRole('list', { name: t('member-deposit:progress') }),
  })
  /** Brings a picture as a person does with the keyboard or the mouse. */
  const bring = (page: Page, way: 'paste' | 'drop', name: string) =>
    page.evaluate(
      async ({ way, name }) => {
        const canvas = new OffscreenCanvas(300, 400)
        const pen = canvas.getContext('2d')
        if (pen) pen.fillStyle = 'seagreen'
        pen?.fillRect(0, 0, 300, 400)
        const carried = new DataTransfer()
        carried.items.add(new File([await canvas.convertToBlob()], name, { type: 'image/png' }))
        const facts = { bubbles: true, cancelable: true }
        document.body.dispatchEvent(
          way === 'paste'
            ? new ClipboardEvent('paste', { ...facts, clipboardData: carried })
            : new DragEvent('drop', { ...facts, dataTransfer: carried }),
        )
      },
      { way, name },
    )

  it('R4.20 R2.33 keeps its step and its form over reload, back, forward, a tab that was given up and a second device', async () => {
    const first = await logIn()
    const { context } = first
    // The second device's login ends the session of the first.
    first.faults.expected(/401/)
    let { page } = first
    await first.member.go('/Member/Deposit')
    await find(page).second.check()
    await find(page).money.fill('345.6')
    await page.reload()
    await expectBecomes(() => find(page).money.inputValue(), '345.6')
    expect(await find(page).second.isChecked()).toBe(true)

    await find(page).next.click()
    await find(page).exact.waitFor()
    await find(page).account.fill('6789')
    await find(page).note.fill('柜台转账')
    await bring(page, 'paste', 'slip.png')
    await page.getByText('slip.png').waitFor()
    await find(page).time.fill('0:00')
    await find(page).time.blur()
    await shoot(page, 'steps-receipt')
    const expectForm = async () => {
      await find(page).exact.waitFor()
      await find(page).sent.waitFor()
      await page.getByText('slip.png').waitFor()
      const { account, note, time } = find(page)
      expect(await Promise.all([account, note, time].map((field) => field.inputValue()))).toEqual([
        '6789',
        '柜台转账',
        '00:00',
      ])
    }
    await page.reload()
    await expectForm()
    await page.goBack()
    await expectBecomes(() => find(page).money.inputValue(), '345.6')
    await page.goForward()
    await expectForm()

    // Left for the bank: the browser gives the tab up, and opens it again from its address.
    const address = page.url()
    expect(address).not.toMatch(/6789|slip|%E6/)
    await page.close()
    page = await context.newPage()
    await page.goto(address)
    await expectForm()
    // Another tab is another visit: its notices come up once more.
    await site(page)
      .notices.getByRole('button', { name: t('member:ui.close') })
      .click()
    await find(page).remove.click()
    await find(page).sent.waitFor({ state: 'detached' })
    await page.reload()
    await find(page).exact.waitFor()
    expect(await find(page).sent.count(), 'a receipt that was removed').toBe(0)
    await bring(page, 'drop', 'other.png')
    await page.getByText('other.png').waitFor()
    // From another step of the way to the very address, as by a bookmark.
    await site(page).go('/Member/Deposit')
    await find(page).money.waitFor()
    await page.goto(address)
    await page.getByText('other.png').waitFor()

    await find(page).submit.click()
    await find(page).submitted.waitFor()
    const bill = readOrder(page)
    expect(await readStored(page)).not.toMatch(/6789|other\.png/)
    await page.reload()
    await find(page).progress.waitFor()
    await page.getByText(bill).waitFor()
    await page.goBack()
    await find(page).money.waitFor()
    await page.goForward()
    await page.getByText(bill).waitFor()
    expect(
      (await journey.books.rows('select 1 from cashier.deposits where bill_no = $1 and picture <> $2', [bill, '']))
        .length,
    ).toBe(1)

    const second = await logIn()
    await second.member.go('/Member/Center')
    const card = second.page.getByRole('listitem').filter({ hasText: bill })
    await card.getByText('¥345.60').waitFor()
    await shoot(second.page, 'steps-open-order')
    const clock = () =>
      card
        .getByText(/\d\d:\d\d$/)
        .first()
        .innerText()
    const before = await clock()
    await expect.poll(clock).not.toBe(before)
    await second.page
      .getByRole('banner')
      .getByRole('link', { name: /进行中/ })
      .waitFor()
    await card.getByRole('link', { name: t('member-money:orders.look') }).click()
    await find(second.page).progress.waitFor()
    await second.page.getByText(t('member-deposit:bill', { bill })).waitFor()
  })
})

describe('a withdrawal', () => {
  it('R4.21 keeps its step and its form over reload, back and forward, and the password nowhere', async () => {
    const { page, member } = await logIn()
    const money = page.getByRole('textbox', { name: t('member-withdraw:amount') })
    const remark = page.getByRole('textbox', { name: t('member-withdraw:remark') })
    const pin = page.getByRole('textbox', { name: t('member-withdraw:pin') })
    const sure = member.alert(t('member-withdraw:confirm_title'))
    const next = page.getByRole('button', { name: t('member-withdraw:next') })
    /** With its quote, which whoever withdraws looks at first. */
    const expectForm = () =>
      expectBecomes(
        async () => [
          await money.inputValue(),
          await remark.inputValue(),
          await page.locator('form [data-net]').first().innerText(),
        ],
        ['123.45', '房租', '¥120.98'],
      )
    await member.go('/Member/Withdraw')
    await money.fill('123.45')
    await remark.fill('房租')
    await page.reload()
    await expectForm()

    await pin.fill(person.withdrawal_password)
    await next.click()
    await sure.waitFor()
    await page.goBack()
    await sure.waitFor({ state: 'detached' })
    await expectForm()
    expect(await pin.inputValue()).toBe(person.withdrawal_password)
    await page.goForward()
    await sure.waitFor()
    expect(await readStored(page)).not.toContain(person.withdrawal_password)

    await page.reload()
    await page.getByRole('alert').getByText(t('member-withdraw:pin_again')).waitFor()
    await expectForm()
    expect([await pin.inputValue(), await sure.count()]).toEqual(['', 0])
    await shoot(page, 'steps-pin-again')
    await pin.fill(person.withdrawal_password)
    await next.click()
    await sure.getByRole('button', { name: t('member-withdraw:confirm') }).click()
    await page.getByRole('heading', { name: t('member-withdraw:submitted') }).waitFor()
    const bill = readOrder(page)
    await page.reload()
    await page.getByText(t('member-withdraw:bill', { bill })).waitFor()
    await page.getByRole('list', { name: t('member-withdraw:progress') }).waitFor()
    await page.goBack()
    await expectBecomes(() => money.inputValue(), '')
    expect(await sure.count()).toBe(0)
    await page.getByRole('listitem').filter({ hasText: bill }).getByText('¥123.45').waitFor()
    await shoot(page, 'steps-withdraw-open')
    await page.goForward()
    await page.getByText(t('member-withdraw:bill', { bill })).waitFor()
  })

  it('R4.13 R1.2 of money that lies at a platform: the whole is in sight, comes home first at one press, and goes on', async () => {
    await moveIn(person.name, person.password)
    const { 'supplier:JZ CNY': away = '', 'held CNY': held = '0.00', ...rest } = await journey.books.of(person.name)
    expect(rest).toEqual({})
    const { page, member } = await logIn()
    await expectBecomes(member.total, amount(cents(away) + cents(held)))
    await member.go('/Member/Withdraw')
    const where = page
      .getByRole('main')
      .getByRole('term')
      .filter({ hasText: /彩票|JZ/ })
    await where.waitFor()
    await page
      .getByText(t('member-withdraw:available_all', { money: amount(cents(away)), away: amount(cents(away)) }))
      .waitFor()
    const { asked } = await holdQuote(page, '150', page.waitForResponse(/game\/recovery_last/))
    await page.getByRole('textbox', { name: t('member-withdraw:amount') }).fill('150')
    await page.getByRole('textbox', { name: t('member-withdraw:remark') }).fill('rent')
    await page.getByRole('textbox', { name: t('member-withdraw:pin') }).fill(person.withdrawal_password)
    await page.getByText(t('member-withdraw:home_first', { money: amount(cents(away)) })).waitFor()
    await shoot(page, 'steps-home-first')
    await asked
    await Promise.all([
      member.toast(t('member-money:holdings.recovered', { money: amount(cents(away)) })).waitFor(),
      page.getByRole('button', { name: t('member-withdraw:home_and_next') }).click(),
    ])
    await member.alert(t('member-withdraw:confirm_title')).getByText('¥150.00', { exact: true }).first().waitFor()
    await shoot(page, 'steps-home-confirm')
    expect(await journey.books.of(person.name)).toMatchObject({ 'centre CNY': away })
    await member
      .alert(t('member-withdraw:confirm_title'))
      .getByRole('button', { name: t('member:ui.cancel') })
      .last()
      .click()
  })
})
