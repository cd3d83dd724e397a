import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bringHome } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { usePerson } from './harness/person.ts'
import { site } from './harness/member-site.ts'
import { PULLED, pullBets } from './harness/pull.ts'
import { t } from './harness/texts.ts'
import { findViolations } from './harness/scan.ts'
import { visitAsPlayer } from './harness/visit-as.ts'

const journey = useJourney()
const own = usePerson(journey)
const STAKE = '30'

const enterMatches = async (page: Page): Promise<void> => {
  await page.goto('/#/LoginToSupplier?api_code=ATLAS&gameType=5&gameCode=matchday')
  await page.waitForURL(/\/sandbox\/games\//)
  await findSoon(page).first().waitFor()
}
/** Bets on what starts last of what is shown: hours ahead, so that their odds stand still. */
const findSoon = (page: Page) =>
  page
    .getByRole('region', { name: t('sports:ui.soon') })
    .getByRole('listitem')
    .filter({ has: page.locator('[aria-pressed]') })
const choose = async (page: Page, fromLast: number): Promise<void> => {
  const rows = findSoon(page)
  await rows
    .nth((await rows.count()) - fromLast)
    .locator('[aria-pressed]')
    .first()
    .click()
}
const place = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: t('sports:ui.place'), exact: true }).click()
  await page.getByText(t('sports:ui.said.placed')).waitFor()
}
const toMinor = (amount = '0'): number => Math.round(Number(amount) * 100)
/** All that they have, wherever it lies. */
const sumMoney = async (): Promise<number> => {
  const accounts = Object.entries(await journey.books.of(own.name)).filter(([name]) => name.endsWith(' CNY'))
  return accounts.reduce((sum, [, amount]) => sum + toMinor(amount), 0)
}
const readBets = () =>
  journey.books.rows<{ stake: string; payout: string; status: string }>(
    `select (b.stake / 100.0)::numeric(12, 2)::text as stake, (b.payout / 100.0)::numeric(12, 2)::text as payout, b.status
      from betting.bets b join members.members m on m.id = b.member_id
      where m.name = $1 and b.game_code = 'matchday' order by b.status`,
    [own.name],
  )

it('R1.1 R2.10 R4.10 R4.12 a single that is bought back and a parlay that stays open stand in both books and in the record', async () => {
  const { page } = await visitAsPlayer(journey, own)
  await enterMatches(page)
  const before = await sumMoney()
  await choose(page, 1)
  await page.getByLabel(t('sports:ui.line')).fill(STAKE)
  await place(page)
  await page.getByRole('button', { name: t('sports:ui.mine') }).click()
  const sell = page.getByRole('button', { name: t('sports:ui.cash_out', { amount: '' }) })
  const value = /¥([\d,.]+)/.exec(await sell.innerText())?.[1]
  await sell.click()
  await page.getByText(t('sports:ui.status.cashed', { amount: `¥${value}` })).waitFor()

  await page.getByRole('button', { name: new RegExp(`^${t('sports:ui.slip')}`) }).click()
  for (const fromLast of [2, 3]) await choose(page, fromLast)
  await place(page)
  await page.getByRole('button', { name: t('sports:ui.mine') }).click()
  await page.getByText(t('sports:ui.system_of.double')).waitFor()
  await shoot(page, 'sports-board')
  expect(await findViolations(page)).toEqual([])
  await findSoon(page).last().getByRole('button').first().click()
  await page.getByRole('article').waitFor()
  expect(await findViolations(page)).toEqual([])
  await shoot(page, 'sports-match')

  await page.getByRole('button', { name: t('sports:ui.home') }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox/'))
  const member = site(page)
  await member.at('/Welcome')
  await pullBets(journey, 'ATLAS')
  const settled = { stake: `${STAKE}.00`, payout: value, status: 'COMPLETE' }
  await expect.poll(() => readBets(), PULLED).toMatchObject([settled, { stake: `${STAKE}.00`, payout: '0.00' }])
  await member.arrive('/Member/BetRecord')
  await page.getByRole('row').filter({ hasText: '赛事大厅' }).first().waitFor()
  // All of it comes home but what lies on the parlay. That takes a login, which ends this visit.
  await page.context().close()
  await bringHome(own.name, own.password)
  await expect.poll(() => sumMoney(), { timeout: 15_000 }).toBe(before - 2 * toMinor(STAKE) + toMinor(value))
})

it('R1.11 R2.22 the strip of matches asks a visitor to log in, and opens a match in its game', async () => {
  const visitor = (await journey.visit()).page
  await site(visitor).arrive('/Sport')
  const strip = (page: Page) => page.locator('[data-matches]').getByRole('button')
  await strip(visitor).last().click()
  await visitor.getByRole('alertdialog').getByText(t('member:session.game_login_first')).waitFor()

  const { page } = await visitAsPlayer(journey, own)
  await site(page).arrive('/Esports')
  const [game] = await Promise.all([page.waitForEvent('popup'), strip(page).last().click()])
  await game.waitForURL(/\/sandbox\/games\//)
  expect(new URL(game.url()).searchParams.get('match')).toMatch(/^\w+\.\d+\.\d+\.\d$/)
  await game.getByRole('article').waitFor()
  await page.context().close()
  await bringHome(own.name, own.password)
})
