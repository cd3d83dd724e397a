import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readToken, reportDeposits } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { enterOffice } from './harness/faults.ts'
import { useJourney } from './harness/journey.ts'
import { expectBecomes, findLabelled, site } from './harness/member-site.ts'
import { office } from './harness/office.ts'
import { usePerson } from './harness/person.ts'
import { readTexts } from './harness/texts.ts'
import { visitWith } from './harness/visit-as.ts'

/* What somebody who pays in with a phone is told, and that they see it without looking for it. */
const journey = useJourney()
const person = usePerson(journey)
const t = readTexts('vi')

const open = async (type: string) => {
  const token = await readToken(person.name, person.password)
  const seen = await visitWith(journey, token, { lang: 'vi', width: 390, height: 844 })
  seen.faults.expected(/ERR_INTERNET_DISCONNECTED/)
  await site(seen.page).go(`/Member/Deposit?type=${type}&amount=234.5`)
  await seen.page
    .getByRole('dialog')
    .getByRole('button', { name: t('member:ui.close') })
    .click()
  return { ...seen, token }
}
const findButton = (page: Page, key: string): Locator => page.getByRole('button', { name: t(`member-deposit:${key}`) })

/** Whether the whole of something lies within the window. */
const isInView = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

it('R8.1 R2.33 an online payment that a cut network did not let out is said in the form, and nothing lies on the word of the cut', async () => {
  const { page, context } = await open('online_alipay')
  await findButton(page, 'pay_online').waitFor()
  await context.setOffline(true)
  await findButton(page, 'pay_online').click()
  // The window of the press begins with a network of its own, and the browser may not know yet that there is none.
  const alert = page.getByRole('main').getByRole('alert')
  await alert.filter({ hasText: new RegExp(`${t('common:not_sent')}|${t('common:unknown_booked')}`) }).waitFor()
  const ribbon = page.getByText(t('common:server_away'))
  await ribbon.waitFor()
  const toast = page
    .getByRole('region', { name: t('member:ui.tip') })
    .getByRole('listitem')
    .last()
  await shoot(page, 'deposits-cut')
  const [said, below] = [await toast.boundingBox(), await ribbon.boundingBox()]
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

it('R3.10 what is missing in a reported transfer is in sight and has the focus', async () => {
  const { page } = await open('company_alipay')
  await findButton(page, 'next').click()
  const name = findLabelled(page.getByRole('main'), t('member-deposit:your_name'))
  await name.fill('')
  await findButton(page, 'submit').click()
  await expectBecomes(() => name.evaluate((input) => input === document.activeElement), true)
  expect(await isInView(name)).toBe(true)
  await shoot(page, 'deposits-missing')
})

it('R1.3 who asks for an address for USDT sees how much to send, and the form where they change it', async () => {
  const { page } = await open('online_usdt')
  await findButton(page, 'usdt.get_address').click()
  const target = page.getByRole('region', { name: t('member-deposit:usdt.send_exactly') })
  await expectBecomes(() => isInView(target.getByText(/^[\d.]+ USDT$/)), true)
  expect(await target.evaluate((part) => part.contains(document.activeElement))).toBe(true)
  await shoot(page, 'deposits-usdt')
  await findButton(page, 'usdt.change').click()
  const amount = page.getByRole('textbox', { name: t('member-deposit:amount') })
  await amount.waitFor()
  await expectBecomes(() => isInView(amount), true)
  await shoot(page, 'deposits-usdt-change')
})

it('R4.20 R6.6 a transfer that was reported from another tab is told in the form, and to staff before they credit it twice', async () => {
  const { page, token } = await open('company_bankpay')
  const holds: string[] = []
  page.on('request', (asked) => void (asked.url().includes('/payment/normal/hold') && holds.push(asked.url())))
  await findButton(page, 'next').click()
  await findButton(page, 'submit').waitFor()
  const [first = ''] = await reportDeposits(token, ['234.5'])
  const note = page.getByRole('main').getByRole('status').filter({ hasText: first })
  await note.getByRole('button', { name: t('member-deposit:reported_look') }).waitFor()
  await note.scrollIntoViewIfNeeded()
  await shoot(page, 'deposits-reported')
  await findButton(page, 'submit').click()
  await findButton(page, 'submit').waitFor({ state: 'detached' })

  const desk = await enterOffice(journey, 'erin')
  await office(desk).queue('deposits')
  const mark = office(desk).row(first).getByText(readTexts('zh_cn')('office:ui.deposits.alike.mark'))
  const second = (await mark.getAttribute('title')) ?? ''
  expect(second).toMatch(/^D\d{8}-/)
  await office(desk).step('deposits', 'credit', first).click()
  const found = desk.getByRole('dialog').getByRole('region').filter({ hasText: second })
  await found.waitFor()
  await shoot(desk, 'deposits-alike')
  // What was reported is held no longer, and nothing is held in its place.
  expect(holds).toHaveLength(1)
})
