import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Visit } from './harness/browser.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { lottery } from './harness/lottery.ts'
import { expectBecomes, findLabelled, site } from './harness/member-site.ts'
import { amount, cents, plain } from './harness/money.ts'
import { office } from './harness/office.ts'
import { CAPTCHA } from './harness/product.ts'
import { t } from './harness/texts.ts'

/*
 * The whole way of one yuan, as two people see it: a new member and frank of the finance desk, each in a browser of his own.
 * What the screens say is compared with the books at every step.
 */
const journey = useJourney({ keep: true })
const NAME = `yuan${Date.now().toString(36).slice(-6)}`
const REAL_NAME = '李月明'
const CARD = '6222020200112233445'
const DEPOSIT = 50_000n
const STAKE = 2_000n

let member: Visit
let desk: Visit
let bill = ''
const my = () => site(member.page)
const his = () => office(desk.page)
const books = () => journey.books.of(NAME)
/** As the site's wall says it. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format()
const shot = (name: string, page: Page = member.page) => shoot(page, `yuan-${name}`)

beforeAll(async () => {
  member = await journey.visit()
  desk = await journey.visit()
})

describe('the whole way of one yuan', () => {
  it('R4.6 R5.4 R5.5 R6.1 a visitor registers; the captcha loads on focus and is renewed by a click', async () => {
    const { page } = member
    await my().arrive()
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('member:login.join') })
      .click()
    const form = my().dialog(t('member-register:title'))
    const field = (name: string) => findLabelled(form, t(`fields:${name}`))
    await field('name').fill(NAME)
    await field('password').fill('Moongate88')
    await field('password_confirmation').fill('Moongate88')
    if (await field('realname').isVisible()) await field('realname').fill(REAL_NAME)
    if (await field('phone').isVisible()) await field('phone').fill(`139${String(Date.now()).slice(-8)}`)
    await field('qk_pwd').fill('246810')
    const picture = form.getByRole('button', { name: t('member:login.captcha_refresh') })
    expect(await picture.count()).toBe(0)
    const captcha = form.getByRole('textbox', { name: t('member:login.captcha') })
    await captcha.focus()
    const key = () => form.locator('input[name=key]').inputValue()
    await picture.waitFor()
    const first = await key()
    expect(first).not.toBe('')
    await picture.click()
    await expect.poll(key).not.toBe(first)
    await captcha.fill(CAPTCHA)
    await form.getByRole('checkbox').check()
    await shot('1-register')
    await form.getByRole('button', { name: t('member-register:submit') }).click()
    await my().toast(t('member-register:done')).waitFor()
    await my().account(NAME).waitFor()
    await my().at('/Index')
    await expectBecomes(() => my().balance(), '¥0.00')
    expect(await books()).toEqual({})
  })

  it('R4.8 R3.6 R3.8 R5.11 fills the real name, then binds a card that is shown masked', async () => {
    const { page } = member
    await my().go('/Member/BindBank')
    if (
      (
        await journey.books.rows<{ realname: string | null }>('select realname from members.members where name = $1', [
          NAME,
        ])
      )[0]?.realname !== REAL_NAME
    ) {
      await my().hear(t('member:session.warm_reminder'), t('member:session.realname_first'))
      await my().at('/Member/Center')
      await page.getByLabel(t('fields:realname')).fill(REAL_NAME)
      await page.getByRole('button', { name: t('member-center:profile.save') }).click()
      await my().toast(t('member-center:profile.saved')).waitFor()
      await my().go('/Member/BindBank')
    }
    await my().title(t('member-bank:title')).waitFor()
    await page
      .getByRole('button', { name: t('member-bank:add') })
      .first()
      .click()
    const form = my().dialog(t('member-bank:add'))
    await form.getByLabel(t('fields:bank_type')).selectOption({ index: 1 })
    await form.getByLabel(t('fields:card_no')).fill(CARD)
    await form.getByLabel(t('fields:bank_address')).fill('上海市静安支行')
    expect(await form.getByLabel(t('fields:owner_name')).inputValue()).toBe(REAL_NAME)
    await form.getByRole('button', { name: t('member-bank:save') }).click()
    await my().toast(t('member-bank:saved')).waitFor()
    await page.getByRole('main').getByText('3445').waitFor()
    await shot('2-card')
    expect(await page.getByRole('main').innerText()).not.toContain(CARD.slice(4, 12))
  })

  it('R4.20 R2.33 R5.12 reports a company transfer step by step; the limits are shown and kept', async () => {
    const { page } = member
    await my().go('/Member/Deposit')
    const box = page.getByRole('textbox', { name: t('member-deposit:amount') })
    await box.fill('1')
    await page.getByRole('button', { name: t('member-deposit:next') }).click()
    await page.getByRole('alert').waitFor()
    await box.fill(plain(DEPOSIT))
    await shot('3-deposit-channel')
    await page.getByRole('button', { name: t('member-deposit:next') }).click()
    await page.getByText(t('member-deposit:pay_exact')).waitFor()
    expect(await page.getByLabel(t('member-deposit:your_name')).inputValue()).toBe(REAL_NAME)
    await shot('4-deposit-info')
    await page.getByRole('button', { name: t('member-deposit:submit') }).click()
    await page.getByRole('heading', { name: t('member-deposit:submitted') }).waitFor()
    bill = /[DW]\d{8}-[A-Z0-9]+/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
    expect(bill).not.toBe('')
    await shot('5-deposit-done')
    expect(await books()).toEqual({})
  })

  it('R2.20 R4.20 R6.6 staff see the order without a reload and credit it; the member sees the money rise without one', async () => {
    await his().logIn('frank', journey.books)
    await his().queue('deposits')
    await his().row(bill).waitFor()
    await shot('6-office-deposits', desk.page)
    await his().step('deposits', 'credit', bill).click()
    await his().agree('deposits', 'credit', [amount(DEPOSIT), bill])
    await his().row(bill).waitFor({ state: 'detached' })
    await expectBecomes(() => my().balance(), amount(DEPOSIT))
    await member.page
      .getByRole('list', { name: t('member-deposit:progress') })
      .getByText(t('member-deposit:at_credited'))
      .waitFor()
    await shot('7-deposit-credited')
    expect(await books()).toEqual({ 'centre CNY': plain(DEPOSIT) })
  })

  it('R4.11 R5.13 moves money to the lottery by hand, and own wallets are not exchanged', async () => {
    const { page } = member
    await my().go('/Member/Transfer')
    const automatic = page.getByRole('switch', { name: t('member-transfer:auto') })
    await automatic.waitFor()
    if (await automatic.isChecked()) await automatic.click()
    await expectBecomes(() => automatic.isChecked(), false)
    const to = page.getByLabel(t('member-transfer:to'))
    await to.selectOption('fs_money')
    await page.getByText(t('member-transfer:exchange')).waitFor()
    await to.selectOption('JZ')
    await page.getByRole('textbox', { name: t('member-transfer:amount') }).fill('100')
    await shot('8-transfer')
    await page.getByRole('button', { name: t('member-transfer:submit') }).click()
    await my().toast(t('member-transfer:done')).waitFor()
    await expectBecomes(my().total, amount(DEPOSIT))
    expect(await books()).toEqual({ 'centre CNY': plain(DEPOSIT - 10_000n), 'supplier:JZ CNY': '100.00' })
  })

  it('R2.10 opens the lottery in its own window, bets on both sides, and the draw settles by itself', async () => {
    const { page, context } = member
    await my().go('/Lottery')
    const tile = page.getByRole('button', { name: t('lottery:games.jzssc') }).first()
    const [window] = await Promise.all([context.waitForEvent('page'), tile.click()])
    await window.waitForURL(/\/lottery\//)
    const game = lottery(window)
    await expectBecomes(game.balance, '¥100.00')
    await game.family('sum').click()
    await game.chip('10').click()
    await game.waitForTime({ least_s: 20 })
    await game.sum('big').click()
    await game.sum('small').click()
    await shot('9-lottery-slip', window)
    await game.confirm.click()
    await game.accepted.waitFor()
    await shot('10-lottery-accepted', window)
    expect(await books()).toEqual({ 'centre CNY': plain(DEPOSIT - 10_000n), 'supplier:JZ CNY': plain(10_000n - STAKE) })
    await game.done.click()
    await game.tab('bets').click()
    await window
      .getByRole('tabpanel', { name: t('lottery:ui.tab_bets') })
      .getByText(t('lottery:ui.outcome_won'))
      .waitFor({ timeout: 90_000 })
    await expectBecomes(game.balance, '¥99.70')
    await shot('11-lottery-settled', window)
    expect(await books()).toEqual({ 'centre CNY': plain(DEPOSIT - 10_000n), 'supplier:JZ CNY': '99.70' })
    await window.close()
  })

  it('R4.12 R4.13 one key brings everything home', async () => {
    const { page } = member
    await my().go('/Member/Transfer')
    await page.getByRole('button', { name: t('member-money:holdings.recover') }).click()
    await my()
      .toast(t('member-money:holdings.recovered', { money: '¥99.70' }))
      .waitFor()
    await expectBecomes(() => my().balance(), '¥499.70')
    expect(await books()).toEqual({ 'centre CNY': '499.70' })
  })

  it('R9.6 R8.4 R3.9 asks for a withdrawal and sees the fee before confirming it', async () => {
    const { page } = member
    await my().go('/Member/Withdraw')
    await page.getByRole('textbox', { name: t('member-withdraw:amount') }).fill('200')
    await page.getByRole('textbox', { name: t('member-withdraw:remark') }).fill('rent')
    await page.getByRole('textbox', { name: t('member-withdraw:pin') }).fill('246810')
    await page.getByRole('definition').filter({ hasText: '196.00' }).waitFor()
    await shot('12-withdraw')
    await page.getByRole('button', { name: t('member-withdraw:next') }).click()
    const sure = my().alert(t('member-withdraw:confirm_title'))
    for (const fact of ['¥200.00', '¥4.00', '¥196.00']) await sure.getByText(fact, { exact: true }).waitFor()
    await shot('13-withdraw-confirm')
    expect(await books()).toEqual({ 'centre CNY': '499.70' })
    await sure.getByRole('button', { name: t('member-withdraw:confirm') }).click()
    await page.getByRole('heading', { name: t('member-withdraw:submitted') }).waitFor()
    bill = /[DW]\d{8}-[A-Z0-9]+/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
    await expectBecomes(my().total, '¥499.70')
    expect(await books()).toEqual({ 'centre CNY': '299.70', 'held CNY': '200.00' })
  })

  it('R4.21 R6.6 staff review, approve and pay it; the member sees each state come by itself', async () => {
    const progress = member.page.getByRole('list', { name: t('member-withdraw:progress') })
    const now = async () =>
      (await progress.getByRole('listitem').and(member.page.locator('[aria-current=step]')).allInnerTexts()).join()
    await his().queue('withdrawals')
    await his().row(bill).waitFor()
    await shot('14-office-withdrawals', desk.page)
    await desk.page.setViewportSize({ width: 1024, height: 900 })
    expect(await his().isStepInView('withdrawals', 'reject', bill)).toBe(true)
    await desk.page.setViewportSize({ width: 1440, height: 900 })
    await his().step('withdrawals', 'review', bill).click()
    await expect.poll(now).toContain(t('member-withdraw:state.in_review'))
    await his().step('withdrawals', 'approve', bill).click()
    await his().agree('withdrawals', 'approve', ['¥196.00', bill])
    await expect.poll(now).toContain(t('member-withdraw:state.paying'))
    expect(await books()).toEqual({ 'centre CNY': '299.70', 'held CNY': '200.00' })
    await his().step('withdrawals', 'pay', bill).click()
    await his().agree('withdrawals', 'pay', ['¥196.00', bill])
    await his().row(bill).waitFor({ state: 'detached' })
    await expect.poll(() => progress.getByRole('listitem').last().innerText()).toMatch(/\d{4}.\d{2}.\d{2}/)
    await shot('15-withdraw-paid')
    expect(await books()).toEqual({ 'centre CNY': '299.70' })
    await member.page.getByRole('link', { name: t('member-withdraw:records') }).click()
    await my().at('/Member/Transaction')
    await member.page.getByRole('row').filter({ hasText: bill }).getByText('¥196.00').first().waitFor()
  })

  it('R2.32 R2.34 the statement adds up to the cent, and the bet record shows the bet', async () => {
    const { page } = member
    await my().go('/Member/Transaction')
    const table = page.getByRole('table', { name: t('member-records:statement') })
    await expect.poll(() => table.getByRole('row').filter({ hasText: ':' }).count()).toBe(5)
    await shot('16-statement')
    const rows = await Promise.all(
      (await table.getByRole('row').filter({ hasText: ':' }).all()).map((row) => row.getByRole('cell').allInnerTexts()),
    )
    const read = rows.map((cells) => cells.filter((cell) => /^[+-]?[^\d]*[\d,]+\.\d\d$/.test(cell)).map(cents))
    for (const [change = 0n, before = 0n, after = 0n] of read) expect(before + change).toBe(after)
    expect(read.map(([change]) => change)).toEqual([-400n, -19_600n, 9_970n, -10_000n, 50_000n])
    expect(read[0]?.[2]).toBe(29_970n)
    await my().go('/Member/BetRecord')
    const bets = page.getByRole('table', { name: t('member-records:bets') })
    await expect
      .poll(() =>
        bets
          .getByRole('row')
          .filter({ hasText: t('lottery:games.jzssc') })
          .count(),
      )
      .toBe(1)
    await bets
      .getByRole('row', { name: t('member-records:grand_total') })
      .getByText('20.00')
      .first()
      .waitFor()
    await bets
      .getByRole('row', { name: t('member-records:grand_total') })
      .getByText('19.70')
      .waitFor()
    // Both sides of one draw: the record says why nothing of it counts.
    await bets.getByText(t('betting:uncounted.covering')).waitFor()
    await shot('17-bet-record')
  })

  it('R1.3 R4.20 a transfer by Alipay that the bank tells of is credited with its gift, and the member hears of it', async () => {
    const { page } = member
    await my().go('/Member/Deposit')
    await page.getByRole('radio', { name: t('cashier:payment_types.company_alipay') }).check()
    await page.getByRole('textbox', { name: t('member-deposit:amount') }).fill('200')
    await page.getByRole('button', { name: t('member-deposit:next') }).click()
    await page.getByText(t('member-deposit:pay_exact')).waitFor()
    const details = await page.getByRole('main').innerText()
    const [account = ''] = /pay0\d@moongate\.example/.exec(details) ?? []
    const [code = ''] = /\b\d{7}\b/.exec(details) ?? []
    await shot('18-alipay')
    await page.getByRole('button', { name: t('member-deposit:submit') }).click()
    await page.getByRole('heading', { name: t('member-deposit:submitted') }).waitFor()

    const { page: office_page } = desk
    await office(office_page).way('statements').click()
    await office_page.getByRole('button', { name: t('office:ui.statements.upload') }).click()
    const form = office_page.getByRole('dialog', { name: t('office:ui.statements.upload') })
    await form.getByLabel(t('office:ui.statements.account')).first().fill(account)
    await office_page.getByRole('option', { name: account }).click()
    // Their money is of today: what came in long before a member reported it is other money.
    const csv = `date,amount,name,remark,reference\n${today()},200.00,${REAL_NAME},${code},${NAME}\n`
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await form.getByRole('button', { name: t('office:ui.statements.upload') }).click()
    const row = his().row(NAME)
    await row.getByText(t('office:ui.statements.exact')).waitFor()
    await shot('19-office-statements', office_page)
    await row.getByRole('button', { name: /[DW]\d{8}-/ }).click()
    await office_page
      .getByRole('dialog', { name: t('office:ui.statements.credit_title') })
      .getByRole('button', { name: t('office:ui.statements.credit') })
      .click()
    await row.waitFor({ state: 'detached' })
    await page
      .getByRole('list', { name: t('member-deposit:progress') })
      .getByText(t('member-deposit:at_credited'))
      .waitFor()
    expect(await books()).toEqual({ 'centre CNY': '500.70' })
  })
})
