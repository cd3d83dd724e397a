import { expect, it } from 'vitest'
import { useJourney } from './harness/journey.ts'
import { expectBecomes, findLabelled } from './harness/member-site.ts'
import { usePerson } from './harness/person.ts'
import { t } from './harness/texts.ts'
import { logInAs } from './harness/visit-as.ts'

/* By keys alone, and by somebody in a hurry: nothing is lost by a press too many or by a slip. */
const journey = useJourney()
const person = usePerson(journey)

it('R3.8 Enter pressed twice takes no bank card away: the question begins at the way back', async () => {
  const { page, member } = await logInAs(journey, person)
  await member.go('/Member/BindBank')
  const remove = page.getByRole('main').getByRole('button', { name: t('member-bank:remove') })
  await remove.focus()
  await page.keyboard.press('Enter')
  const question = member.alert(t('member-bank:remove_title'))
  const back = question.getByRole('button', { name: t('member:ui.cancel') }).last()
  await expectBecomes(() => back.evaluate((button) => button === document.activeElement), true)
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  await expectBecomes(() => remove.count(), 1)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('member-bank:remove'))
})

it('R3.7 a slip in a new password by link leaves both where they were typed', async () => {
  const { page } = await journey.visit()
  await page.goto('/#/ResetPassword?token=x')
  const [first, again] = ['password', 'password_confirmation'].map((name) => findLabelled(page, t(`fields:${name}`)))
  await first?.fill('Moongate99')
  await again?.fill('Moongate90')
  await page.keyboard.press('Enter')
  await page.getByText(t('validation:same', { field: t('fields:password_confirmation') })).waitFor()
  expect([await first?.inputValue(), await again?.inputValue()]).toEqual(['Moongate99', 'Moongate90'])
})

it('R3.7 without a link there is no form for a new password, but the way to whoever gives one', async () => {
  const { page } = await journey.visit()
  await page.goto('/#/ResetPassword')
  await page.getByText(t('member-security:reset.no_link')).waitFor()
  expect(await page.locator('input[type=password]').count()).toBe(0)
  await page.getByRole('link', { name: t('member-security:reset.ask') }).click()
  await expectBecomes(() => page.url().includes('/Service'), true)
})

it('R4.20 R2.33 a deposit goes on from step to step by Enter: each takes the focus from the one before', async () => {
  const { page, member } = await logInAs(journey, person)
  const readFocus = () => page.evaluate(() => document.activeElement?.closest('[aria-current=step]')?.textContent)
  await member.go('/Member/Deposit')
  await page.getByRole('textbox', { name: t('member-deposit:amount') }).fill('345')
  const next = page.getByRole('button', { name: t('member-deposit:next') })
  await next.focus()
  await page.keyboard.press('Enter')
  await expectBecomes(async () => (await readFocus())?.includes(t('member-deposit:step_info')), true)
  const submit = page.getByRole('button', { name: t('member-deposit:submit') })
  await submit.focus()
  await page.keyboard.press('Enter')
  await expectBecomes(async () => (await readFocus())?.includes(t('member-deposit:step_done')), true)
})

it('R4.21 R1.8 what was sent takes the focus from its form: the order of a withdrawal, the outbox of a mail', async () => {
  const { page, member } = await logInAs(journey, person)
  const readFocus = () => page.evaluate(() => document.activeElement?.textContent)
  await member.go('/Member/Withdraw')
  await page.getByRole('textbox', { name: t('member-withdraw:amount') }).fill('200')
  await page.getByRole('textbox', { name: t('member-withdraw:remark') }).fill('rent')
  await page.getByRole('textbox', { name: t('member-withdraw:pin') }).fill(person.withdrawal_password)
  await page.getByRole('textbox', { name: t('member-withdraw:pin') }).press('Enter')
  const confirm = member.alert(t('member-withdraw:confirm_title')).getByRole('button', {
    name: t('member-withdraw:confirm'),
  })
  await confirm.press('Enter')
  await expectBecomes(readFocus, t('member-withdraw:submitted'))
  await member.go('/Member/SiteMail?tab=write')
  await page.getByRole('textbox', { name: t('member-mail:subject') }).fill('by keys')
  await page.getByRole('textbox', { name: t('member-mail:content') }).fill('by keys alone')
  await page.getByRole('button', { name: t('member-mail:send') }).press('Enter')
  await expectBecomes(readFocus, t('member-mail:tabs.outbox'))
})
