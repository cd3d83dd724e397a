import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { askWithdrawal, readToken } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { enterOffice } from './harness/faults.ts'
import { useJourney } from './harness/journey.ts'
import { site } from './harness/member-site.ts'
import { usePerson } from './harness/person.ts'
import { office } from './harness/office.ts'
import { t } from './harness/texts.ts'
import { visitWith } from './harness/visit-as.ts'

const journey = useJourney()
const own = usePerson(journey)
const specimens = new URL('../server/src/modules/papers/seed/specimens.json', import.meta.url)

/** A picture as a member has one. */
const readPassport = (): Buffer => {
  const { passport } = JSON.parse(readFileSync(specimens, 'utf8')) as { passport: string }
  return Buffer.from(passport, 'base64')
}

it('R4.21 R6.2 a withdrawal above the sum asks for papers; once staff accepted them in another browser it passes', async () => {
  await journey.books.rows(
    `insert into site.configs (key, value) values ('withdrawal_papers', '{"single_above":"1000.00","month_above":"","total_above":""}')`,
  )
  onTestFinished(
    async () => void (await journey.books.rows(`delete from site.configs where key = 'withdrawal_papers'`)),
  )
  const token = await readToken(own.name, own.password)
  const { page } = await visitWith(journey, token)
  await site(page).arrive('/Member/Withdraw')
  await page.getByRole('textbox', { name: t('member-withdraw:amount') }).fill('1500')
  await page.getByText(t('member-withdraw:above_free', { money: '¥1,000.00' })).waitFor()
  await shoot(page, 'papers-needed')
  await page.getByRole('link', { name: t('member-withdraw:papers_go') }).click()

  await page.getByText(t('member-security:papers.standing.none')).waitFor()
  await page.getByRole('combobox', { name: t('member-security:papers.kind') }).selectOption('passport')
  const file = { name: 'passport.webp', mimeType: 'image/webp', buffer: readPassport() }
  await page.locator('input[type=file]').setInputFiles(file)
  const picture = page.getByRole('img', { name: t('member-security:papers.picture', { n: '1' }) })
  await picture.waitFor()
  // Who leaves finds it again.
  await page.reload()
  await picture.waitFor()
  await page.getByRole('combobox', { name: t('member-security:papers.kind') }).selectOption('passport')
  await shoot(page, 'papers-form')
  await page.getByRole('button', { name: t('member-security:papers.send') }).click()
  await page.getByText(t('member-security:papers.standing.submitted')).waitFor()

  const erin = await enterOffice(journey, 'erin')
  await office(erin).way('papers').click()
  const row = erin.getByRole('row').filter({ hasText: own.name })
  await row.getByRole('button', { name: new RegExp(t('office:ui.papers.look')) }).click()
  await erin.getByRole('img', { name: t('office:ui.papers.picture', { n: '1' }) }).waitFor()
  await erin.getByRole('button', { name: t('office:ui.papers.take'), exact: true }).click()
  await erin.getByRole('button', { name: t('office:ui.papers.accept'), exact: true }).click()
  await shoot(erin, 'papers-desk')
  await erin.getByRole('textbox', { name: t('office:ui.papers.birth_on') }).fill('1990-05-17')
  await erin.getByRole('textbox', { name: t('office:ui.papers.good_until') }).fill('2031-05-16')
  await erin
    .getByRole('dialog', { name: t('office:ui.papers.accept') })
    .getByRole('button', { name: t('office:ui.papers.accept'), exact: true })
    .click()
  await row.waitFor({ state: 'detached' })

  await page.reload()
  await page.getByText(t('member-security:papers.standing.accepted')).waitFor()
  await shoot(page, 'papers-accepted')
  expect(await askWithdrawal(token, '1500', own.withdrawal_password)).toMatch(/^W/)
})
