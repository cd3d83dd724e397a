import { languages } from '@moongate/i18n'
import { people } from '@moongate/testing'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { askWithdrawal, post, readToken, reportDeposits } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { enterOffice } from './harness/faults.ts'
import { useJourney } from './harness/journey.ts'
import { expectBecomes, site } from './harness/member-site.ts'
import { office } from './harness/office.ts'
import { letMachinePay } from './harness/pay-by-machine.ts'
import { usePerson } from './harness/person.ts'
import { t } from './harness/texts.ts'
import { visitWith } from './harness/visit-as.ts'

/*
 * Orders as those see them whom they are about: two of the finance desk before one, each in a browser of their own, and its member
 * before its progress; one that a machine pays; and what must be there before one can be asked for.
 */
const journey = useJourney()
const person = usePerson(journey)
const { password } = people.alice

/** The order that the address names. */
const readOrder = (page: Page): string => new URLSearchParams(page.url().split('?')[1]).get('order') ?? ''

const enterQueue = async (name: 'erin' | 'frank', bill: string): Promise<Page> => {
  const page = await enterOffice(journey, name, /409.*approve/) // what has come up is told first
  // The office begins with what waits.
  await page
    .getByRole('main')
    .getByRole('link', { name: t('office:ui.nav.withdrawals') })
    .click()
  await office(page).row(bill).waitFor()
  return page
}

/** Lets a list of sanctions name the member until the journey is over. */
const bringUpHit = async (): Promise<void> => {
  onTestFinished(async () => {
    await journey.books.rows(`delete from papers.screenings where entry = 'journey'`)
  })
  await journey.books.rows(
    `insert into papers.screenings (member_id, asked_at, outcome, entry)
    select id, now(), 'hit', 'journey' from members.members where name = $1`,
    [person.name],
  )
}

it('R6.6 R4.21 what has come up about an order is told before it is approved; who takes it keeps the others off it; its member reads why it was refused as it happens', async () => {
  const token = await readToken(person.name, person.password)
  // Above what the rules approve by themselves; a fee comes off, as nothing has been bet.
  const bill = await askWithdrawal(token, '2100', person.withdrawal_password)
  const { page } = await visitWith(journey, token)
  const member = site(page)
  await member.arrive(`/Member/Withdraw?order=${bill}`)
  await page.getByRole('button', { name: t('member-withdraw:cancel') }).waitFor()
  const [frank, erin] = [await enterQueue('frank', bill), await enterQueue('erin', bill)]
  const isOff = () => office(erin).step('withdrawals', 'reject', bill).getAttribute('aria-disabled')
  expect(await isOff()).toBe('false')
  await bringUpHit()
  await office(erin).step('withdrawals', 'approve', bill).click()
  await office(erin).agree('withdrawals', 'approve', ['¥2,058.00', bill])
  await erin.getByText(t('cashier:errors.risks_since')).waitFor()
  for (const page of [erin, frank])
    await office(page).row(bill).getByText(t('office:ui.withdrawals.risks.sanction_hit')).waitFor()
  await shoot(erin, 'withdrawals-since')
  await office(erin).step('withdrawals', 'approve', bill).click()
  const question = erin.getByRole('dialog', { name: t('office:ui.withdrawals.approve.title') })
  await question.getByText(t('office:ui.withdrawals.risk_texts.sanction_hit')).waitFor()
  await shoot(erin, 'withdrawals-question')
  await erin.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })

  await frank.getByRole('button', { name: `${t('office:ui.claim.take')} ${bill}` }).click()
  await office(erin)
    .row(bill)
    .getByText(t('office:ui.claim.by', { name: 'frank' }))
    .waitFor()
  await expectBecomes(isOff, 'true')
  await shoot(erin, 'withdrawals-taken')

  const reason = t('cashier:reasons.verify_identity')
  await office(frank).step('withdrawals', 'reject', bill).click()
  const dialog = frank.getByRole('dialog', { name: t('office:ui.withdrawals.reject.title') })
  await dialog.getByRole('button', { name: reason }).click()
  await shoot(frank, 'withdrawals-reasons')
  await office(frank).agree('withdrawals', 'reject', ['¥2,100.00', bill])
  await office(erin).row(bill).waitFor({ state: 'detached' })
  const progress = page.getByRole('list', { name: t('member-withdraw:progress') })
  await progress.getByText(t('member-withdraw:state.rejected')).waitFor()
  await progress.getByText(reason).waitFor()
  await shoot(page, 'withdrawals-refused')
  expect(await page.getByRole('button', { name: t('member-withdraw:cancel') }).count()).toBe(0)
})

/** Cells of a row that lie under its steps, or out of its table, before anybody has scrolled. */
const listHidden = (page: Page, bill: string): Promise<string[]> =>
  office(page)
    .row(bill)
    .evaluate((row) => {
      const cells = [...row.querySelectorAll('td')]
      const steps = cells.at(-1)?.getBoundingClientRect().left ?? 0
      return cells
        .slice(0, -1)
        .filter((cell) => cell.getBoundingClientRect().right > steps + 1)
        .map((cell) => cell.textContent)
    })

it('R6.6 R9.1 at a desk of 1100 px nothing of an order lies under its steps, in any language', async () => {
  const token = await readToken(person.name, person.password)
  const withdrawal = await askWithdrawal(token, '2100', person.withdrawal_password)
  const [deposit = ''] = await reportDeposits(token, ['1234.50'])
  const desk = await enterQueue('erin', withdrawal)
  await desk.setViewportSize({ width: 1100, height: 800 })
  const hidden: string[] = []
  for (const lang of Object.keys(languages))
    for (const [queue, bill] of Object.entries({ withdrawals: withdrawal, deposits: deposit })) {
      await desk.evaluate((chosen) => localStorage.setItem('moongate_office_lang', chosen), lang)
      await desk.goto(`/office/#/${queue}`)
      await desk.reload()
      await office(desk).row(bill).waitFor()
      hidden.push(...(await listHidden(desk, bill)).map((cell) => `${lang} ${queue} ${cell}`))
      await shoot(desk, `${queue}-1100-${lang}`)
    }
  expect(hidden).toEqual([])
  await post('/drawing/cancel', { bill_no: withdrawal }, await readToken(person.name, person.password))
})

it('R8.4 R5.11 R4.8 who has nothing but an account is led to name, card and password and back with what they chose; R1.3 pays in by WeChat and USDT, R1.4 and is paid out by machine with the clock running', async () => {
  await journey.books.rows(`update members.members set qk_pwd_hash = null where name = 'gavin'`)
  await letMachinePay(journey)
  const [{ page }, desk] = [
    await visitWith(journey, await readToken('gavin', password)),
    await enterOffice(journey, 'frank'),
  ]
  const member = site(page)
  const goOn = (what: 'deposit' | 'withdraw') =>
    page.getByRole('link', { name: t(`member-money:go_on.${what}`) }).click()
  await member.go('/Member/Deposit?type=company_wechat&amount=345.6')
  await member.notices.getByRole('button', { name: t('member:ui.close') }).click()
  await member.hear(t('member:session.warm_reminder'), t('member:session.realname_first'))
  await page.getByLabel(t('fields:realname')).fill('高文')
  await page.getByRole('button', { name: t('member-center:profile.save') }).click()
  await shoot(page, 'conditions-1-name')
  await goOn('deposit')
  const amount = page.getByRole('textbox', { name: t('member-deposit:amount') })
  await expectBecomes(() => amount.inputValue(), '345.6')
  await amount.fill('456.7')
  await page.getByRole('link', { name: t('member-deposit:bind') }).click()
  const card = member.dialog(t('member-bank:add'))
  await card.getByLabel(t('fields:bank_type')).selectOption({ index: 1 })
  await card.getByLabel(t('fields:card_no')).fill('6222020200999888777')
  await card.getByLabel(t('fields:bank_address')).fill('上海市静安支行')
  await card.getByRole('button', { name: t('member-bank:save') }).click()
  await card.waitFor({ state: 'detached' })
  await shoot(page, 'conditions-2-card')
  await goOn('deposit')
  await expectBecomes(() => amount.inputValue(), '456.7')

  await office(desk).queue('deposits')
  for (const type of ['company_wechat', 'company_usdt'] as const) {
    const way = page.getByRole('radio', { name: t(`cashier:payment_types.${type}`) })
    if (type === 'company_wechat') expect(await way.isChecked(), 'what was chosen before the card').toBe(true)
    else await way.check()
    await amount.fill('456.7')
    await page.getByRole('button', { name: t('member-deposit:next') }).click()
    await page.getByRole('button', { name: t('member-deposit:submit') }).click()
    await page.getByRole('heading', { name: t('member-deposit:submitted') }).waitFor()
    const bill = readOrder(page)
    await office(desk).step('deposits', 'credit', bill).click()
    await office(desk).agree('deposits', 'credit', ['¥456.70', bill])
    await page
      .getByRole('list', { name: t('member-deposit:progress') })
      .getByText(t('member-deposit:at_credited'))
      .waitFor()
    await page.getByRole('button', { name: t('member-deposit:again') }).click()
  }

  await member.go('/Member/Withdraw')
  await page.getByRole('alert').getByText(t('member-withdraw:miss_qk_pwd')).waitFor()
  await shoot(page, 'conditions-3-list')
  await page.getByRole('link', { name: t('member-withdraw:go') }).click()
  const pin = member.dialog(t('member-center:security.qk'))
  for (const name of ['qk_pwd', 'qk_pwd_confirmation'] as const)
    await pin.getByLabel(t(`fields:${name}`), { exact: true }).fill('246810')
  await pin.getByRole('button', { name: t('member-center:security.save') }).click()
  await pin.waitFor({ state: 'detached' })
  await shoot(page, 'conditions-4-password')
  await goOn('withdraw')
  await page.getByRole('textbox', { name: t('member-withdraw:amount') }).fill('131.07')
  await page.getByRole('textbox', { name: t('member-withdraw:remark') }).fill('rent')
  await page.getByRole('textbox', { name: t('member-withdraw:pin') }).fill('246810')
  await page.getByRole('button', { name: t('member-withdraw:next') }).click()
  const sure = member.alert(t('member-withdraw:confirm_title'))
  await sure.getByRole('button', { name: t('member-withdraw:confirm') }).click()
  const clock = page.getByRole('timer')
  const first = await clock.innerText()
  expect(first).toContain(t('member-withdraw:running', { time: '' }).trim())
  await expect.poll(() => clock.innerText()).not.toBe(first)
  await page.getByRole('heading', { name: t('member-withdraw:state.paid') }).waitFor()
  expect(await clock.innerText()).toContain(t('member-withdraw:took', { time: '00:' }))
  await shoot(page, 'withdrawals-paid')
  const bill = readOrder(page)
  expect(await journey.books.rows('select state, way from cashier.withdrawals where bill_no = $1', [bill])).toEqual([
    { state: 'paid', way: 'machine' },
  ])
  const [paper] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: t('member-withdraw:receipt.open') }).click(),
  ])
  await paper.getByText(bill).waitFor()
  await shoot(paper, 'withdrawals-receipt')
})
