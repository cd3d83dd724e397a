import type { Locator, Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { askWithdrawal, readToken } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { enterOffice } from './harness/faults.ts'
import { useJourney } from './harness/journey.ts'
import { office } from './harness/office.ts'
import { letMachinePay } from './harness/pay-by-machine.ts'
import { usePerson } from './harness/person.ts'
import { t } from './harness/texts.ts'

/* A payout that waits because no gateway pays out now: one of the staff takes it over and pays it by hand, another one settles it. */
const journey = useJourney()
const person = usePerson(journey)

/** No gateway pays out until the journey is over. */
const switchPayoutsOff = async (): Promise<void> => {
  onTestFinished(async () => {
    await journey.books.rows('update payments.gateways set takes_payouts = true')
  })
  await journey.books.rows(
    `insert into payments.gateways (code, takes_payouts) values ('HARBOUR', false), ('LANTERN', false)
     on conflict (code) do update set takes_payouts = false`,
  )
}

const enterPayouts = async (name: 'erin' | 'frank', expected?: RegExp): Promise<Page> => {
  const page = await enterOffice(journey, name, expected)
  await office(page).way('payouts').click()
  return page
}
const findStep = (page: Page, step: string, bill: string): Locator =>
  office(page)
    .row(bill)
    .getByRole('button', { name: t(`office:ui.payouts.steps.${step}`) })
const findQuestion = (page: Page, step: string): Locator =>
  page.getByRole('dialog', { name: t(`office:ui.payouts.${step}.title`) })
const findConfirm = (page: Page, step: string): Locator =>
  findQuestion(page, step).getByRole('button', { name: t(`office:ui.payouts.${step}.confirm`) })
const readStage = async (bill: string): Promise<string | undefined> =>
  (await journey.books.rows<{ state: string }>('select state from payments.payouts where bill_no = $1', [bill]))[0]
    ?.state

it('R6.6 R4.21 a payout whose gateways are switched off is taken over once, also after a cut network and a reload, and is settled as paid by hand by somebody else', async () => {
  await letMachinePay(journey)
  await switchPayoutsOff()
  const bill = await askWithdrawal(await readToken(person.name, person.password), '120', person.withdrawal_password)
  const [frank, erin] = [await enterPayouts('frank', /ERR_INTERNET_DISCONNECTED/), await enterPayouts('erin')]
  await office(frank).row(bill).getByText(t('office:ui.payouts.waits_for.gateway')).waitFor()
  await shoot(frank, 'payouts-waits')
  await office(frank).row(bill).getByRole('button').first().click()
  await frank.getByRole('dialog').getByText(t('office:ui.payouts.waits_for.gateway')).waitFor()
  await shoot(frank, 'payouts-waits-whole')
  await frank.keyboard.press('Escape')
  await findStep(frank, 'take_over', bill).click()
  await frank.context().setOffline(true)
  await findConfirm(frank, 'take_over').click()
  await findQuestion(frank, 'take_over').getByText(t('common:not_sent')).waitFor()
  await shoot(frank, 'payouts-cut')
  await findQuestion(frank, 'take_over')
    .getByRole('button', { name: t('office:ui.cancel') })
    .click()
  await findQuestion(frank, 'take_over').waitFor({ state: 'detached' })
  await frank.context().setOffline(false)
  await frank.reload()
  expect(await readStage(bill)).toBe('queued')

  await findStep(frank, 'take_over', bill).click()
  await findConfirm(frank, 'take_over').dblclick()
  await office(erin)
    .row(bill)
    .getByText(`${t('office:ui.payouts.stages.manual')} · frank`)
    .waitFor()
  expect(await findStep(erin, 'ask', bill).getAttribute('aria-disabled')).toBe('true')
  await findStep(frank, 'propose_paid', bill).click()
  await shoot(frank, 'payouts-propose')
  await findQuestion(frank, 'propose_paid')
    .getByLabel(t('office:ui.form.reason_label'))
    .fill('paid from the bank, slip 4711')
  await findConfirm(frank, 'propose_paid').click()
  await expect.poll(() => findStep(frank, 'settle_paid', bill).getAttribute('aria-disabled')).toBe('true')
  await findStep(erin, 'settle_paid', bill).click()
  await findQuestion(erin, 'settle_paid').getByText('paid from the bank, slip 4711').waitFor()
  await shoot(erin, 'payouts-settle')
  await findConfirm(erin, 'settle_paid').click()
  await office(erin).row(bill).waitFor({ state: 'detached' })
  expect(await readStage(bill)).toBe('paid')
  expect(await journey.books.of(person.name)).toMatchObject({ 'centre CNY': '4880.00' })
})
