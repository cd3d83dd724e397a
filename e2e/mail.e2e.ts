import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readToken } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { site } from './harness/member-site.ts'
import { office } from './harness/office.ts'
import { usePerson } from './harness/person.ts'
import { t } from './harness/texts.ts'
import { visitWith } from './harness/visit-as.ts'

const journey = useJourney()
const person = usePerson(journey)
const SUBJECT = 'Deposit of today'
const QUESTION = 'It is not there yet, please have a look.'
const ANSWER = 'We have found it.'

/** The header's way to the mail tells how many are unread. */
const waitUnread = (page: Page, count: number): Promise<void> =>
  page
    .getByRole('link', { name: t('member-money:unread', { count }) })
    .first()
    .waitFor()

const write = async (page: Page): Promise<void> => {
  await page.goto('/#/Member/SiteMail?tab=write')
  await page.getByRole('button', { name: t('member-mail:send') }).click()
  await page.getByText(t('member-mail:no_subject')).waitFor()
  await page.getByRole('textbox', { name: t('member-mail:subject') }).fill(SUBJECT)
  await page.getByRole('textbox', { name: t('member-mail:content') }).fill(QUESTION)
  await page.getByRole('button', { name: t('member-mail:send') }).click()
  await page.getByRole('button', { name: new RegExp(SUBJECT) }).waitFor()
}

const answer = async (page: Page, name: string): Promise<void> => {
  await office(page).logIn('sofia', journey.books)
  await office(page).way('mail').click()
  await page.getByRole('row').filter({ hasText: name }).getByRole('button').click()
  await page.getByText(QUESTION).waitFor()
  await page.getByRole('heading', { name, exact: true }).waitFor()
  await page.getByRole('button', { name: t('office:ui.mail.steps.take'), exact: true }).click()
  await page.getByRole('button', { name: t('office:ui.mail.steps.giveBack') }).waitFor()
  const text = page.getByRole('textbox', { name: t('office:ui.mail.answer') })
  await text.fill(ANSWER)
  await page.reload()
  await expect.poll(() => text.inputValue()).toBe(ANSWER)
  await shoot(page, 'mail-office')
  await page.getByRole('button', { name: t('office:ui.mail.send') }).click()
  await page.getByText(t('office:ui.mail.answered')).waitFor()
}

it('R1.8 R2.20 R2.23 R4.16 a member writes, staff answer in another browser, the count rises and falls, and what is deleted comes back', async () => {
  const { name, password } = person
  const { page } = await visitWith(journey, await readToken(name, password))
  await site(page).arrive('/Member/Center')
  await waitUnread(page, 2) // the product wrote of the card that was bound and the money that came
  await write(page)
  const desk = await journey.visit()
  await answer(desk.page, name)
  await waitUnread(page, 3)
  await page.goto('/#/Member/SiteMail')
  await page.getByRole('button', { name: new RegExp(t('mail:templates.deposit_credited.title')) }).waitFor()
  const mail = page.getByRole('button', { name: new RegExp(SUBJECT) })
  await mail.click()
  await page.getByText(ANSWER).waitFor()
  await waitUnread(page, 2)
  await shoot(page, 'mail-member')
  const letter = page.getByRole('listitem').filter({ hasText: ANSWER })
  await letter.getByRole('button', { name: t('member-mail:delete') }).click()
  await mail.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t('member-mail:undo') }).click()
  await page.getByText(ANSWER).waitFor() // opened as it was
  await page.getByRole('button', { name: t('member-mail:reply') }).click()
  await page.getByRole('textbox', { name: t('member-mail:content') }).fill('Thanks a lot')
  await page.getByRole('button', { name: t('member-mail:send') }).click()
  await page.goto('/#/Member/SiteMail?tab=outbox')
  await page.getByRole('button', { name: new RegExp(`Re: ${SUBJECT}`) }).waitFor()
  expect(
    await journey.books.rows(
      `select m.box, m.is_read from mail.messages m join members.members p on p.id = m.member_id where p.name = $1 order by m.id`,
      [name],
    ),
  ).toEqual([
    { box: 'inbox', is_read: false },
    { box: 'inbox', is_read: false },
    { box: 'outbox', is_read: true },
    { box: 'inbox', is_read: true },
    { box: 'outbox', is_read: true },
  ])
})
