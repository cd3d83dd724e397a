import { people } from '@moongate/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { askWithdrawal, bringHome, readToken } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { enterOffice } from './harness/faults.ts'
import { useJourney } from './harness/journey.ts'
import { expectBecomes, site } from './harness/member-site.ts'
import { office } from './harness/office.ts'
import { t } from './harness/texts.ts'
import { visitWith } from './harness/visit-as.ts'

/*
 * Two of the finance desk stand before one order, each in a browser of their own, and its member before its progress: each sees what
 * the others do without asking.
 */
const journey = useJourney()
const { password, withdrawal_password } = people.alice

const enterQueue = async (name: 'erin' | 'frank', bill: string): Promise<Page> => {
  const page = await enterOffice(journey, name)
  await office(page).queue('withdrawals')
  await office(page).row(bill).waitFor()
  return page
}

it('R6.6 R4.21 who takes an order keeps the others off it; its member reads why it was refused as it happens', async () => {
  await bringHome('alice', password)
  const token = await readToken('alice', password)
  // Above what the rules approve by themselves.
  const bill = await askWithdrawal(token, '2100', withdrawal_password)
  const { page } = await visitWith(journey, token)
  const member = site(page)
  await member.arrive(`/Member/Withdraw?order=${bill}`)
  await page.getByRole('button', { name: t('member-withdraw:cancel') }).waitFor()
  const [frank, erin] = [await enterQueue('frank', bill), await enterQueue('erin', bill)]
  const isOff = () => office(erin).step('withdrawals', 'reject', bill).getAttribute('aria-disabled')
  expect(await isOff()).toBe('false')

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
