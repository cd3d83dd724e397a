import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { shoot } from './harness/browser.ts'
import { enterOffice } from './harness/faults.ts'
import { useJourney } from './harness/journey.ts'
import { office } from './harness/office.ts'
import { t } from './harness/texts.ts'

const journey = useJourney()
const SUBJECT = 'D-OF-THIS-JOURNEY'
const text = (key: string, name = ''): string => t(`office:ui.reconciliation.${key}`, { name })

const addItem = async (): Promise<void> => {
  onTestFinished(async () => {
    await journey.books.rows(
      `update reconciliation.breaks set state = 'solved', solved_at = now() where subject = $1`,
      [SUBJECT],
    )
  })
  await journey.books.rows(
    `insert into reconciliation.breaks (day, source, kind, subject, detail, asset, amount, effect)
     values ('2020-01-01', 'ledger', 'twice_ours', $1, '', 'CNY', 500, -500)`,
    [SUBJECT],
  )
}

/** A desk with the item open beside the list. */
const lookAtItem = async (name: 'erin' | 'frank'): Promise<Page> => {
  const page = await enterOffice(journey, name, /409/)
  await page.goto('/office/#/reconciliation?tab=open')
  await office(page).row(SUBJECT).getByRole('button').click()
  return page
}
const press = (page: Page, step: string) =>
  page.getByRole('button', { name: text(`steps.${step}`), exact: true }).click()
const findQuestion = (page: Page, step: string, name = '') =>
  page.getByRole('dialog', { name: text(`${step}.title`, name) })
const agree = (page: Page, step: string, name = '') =>
  findQuestion(page, step, name)
    .getByRole('button', { name: text(`${step}.confirm`) })
    .click()

it('R6.6 who takes what a colleague has is told whose it is; the colleague keeps what they had typed and is told so', async () => {
  await addItem()
  const [frank, erin] = [await lookAtItem('frank'), await lookAtItem('erin')]
  for (const page of [frank, erin]) await press(page, 'own')
  await agree(frank, 'own')
  await agree(erin, 'own')
  await erin.getByText(t('reconciliation:errors.changed')).waitFor()
  await press(frank, 'explain')
  const reason = findQuestion(frank, 'explain').getByLabel(t('office:ui.form.reason_label'))
  await reason.fill('booked twice, see slip 4711')
  await press(erin, 'take_over')
  await shoot(erin, 'reconciliation-take-over')
  await agree(erin, 'take_over', 'frank')
  await erin.getByText(text('take_over.done')).waitFor()
  await agree(frank, 'explain')
  await findQuestion(frank, 'explain').getByText(t('office:ui.outdated')).waitFor()
  await shoot(frank, 'reconciliation-taken')
  expect(await reason.inputValue()).toBe('booked twice, see slip 4711')
})
