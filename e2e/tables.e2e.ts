import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bringHome } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { usePerson } from './harness/person.ts'
import { toMinor } from './harness/money.ts'
import { PULLED, pullBets } from './harness/pull.ts'
import { findViolations } from './harness/scan.ts'
import { t } from './harness/texts.ts'
import { visitAsPlayer } from './harness/visit-as.ts'

const journey = useJourney()
const own = usePerson(journey)
const CHIP = 10
/** Enough of a round's bets left to lay three chips in. */
const ENOUGH_S = 5
/** At each table one of these bets wins and another is lost, whatever comes out. */
const GAMES = [
  { code: 'D2', game: 'royal_dragon_tiger', bets: ['dragon', 'tiger', 'tie'] },
  { code: 'R2', game: 'roulette_vip', bets: ['red', 'black', '0'] },
  { code: 'S2', game: 'sicbo_gold', bets: ['big', 'small', 'any_triple'] },
  { code: 'N2', game: 'golden_bull_bull', bets: ['player:1', 'banker:1'] },
] as const
type Game = (typeof GAMES)[number]

const findSpot = (page: Page, bet: string) => page.locator(`[data-bet="${bet}"]:is(button)`)
const enterTable = async (page: Page, { code, game }: Game): Promise<void> => {
  await page.goto(`/#/LoginToSupplier?api_code=JADE&gameType=1&gameCode=${game}`)
  await page.waitForURL(/\/sandbox\/games\//)
  const name = new RegExp(String.raw`${code}\b`)
  await page
    .getByRole('main', { name: t('live:ui.lobby') })
    .getByRole('button', { name })
    .waitFor()
  if (code === 'D2') expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name }).click()
  await page.getByRole('main', { name }).waitFor()
}
const readLeft = async (page: Page, bet: string): Promise<number> =>
  (await findSpot(page, bet).isEnabled()) ? Number(await page.locator('[data-soon]').innerText()) : 0

/** Bets on a round, and waits for what it brings: what the table says was paid. */
const playRound = async (page: Page, { code, bets }: Game): Promise<string> => {
  await expect.poll(() => readLeft(page, bets[0])).toBeGreaterThanOrEqual(ENOUGH_S)
  for (const bet of bets) await findSpot(page, bet).click()
  await page.getByRole('button', { name: t('live:ui.confirm') }).click()
  await page.getByText(t('live:ui.said.laid')).first().waitFor()
  const paid = page.getByText(t('live:ui.paid', { amount: '' })).first()
  await paid.waitFor()
  const amount = /¥([\d,.]+)/.exec(await paid.innerText())?.[1]?.replaceAll(',', '') ?? ''
  expect(await page.locator('button[data-won=true]').count(), code).toBeGreaterThan(0)
  await shoot(page, `table-${code}`)
  expect(await findViolations(page), code).toEqual([])
  return amount
}
const readBets = () =>
  journey.books.rows<{ game: string; stake: string; payout: string }>(
    `select b.game_code as game, (b.stake / 100.0)::numeric(12, 2)::text as stake, (b.payout / 100.0)::numeric(12, 2)::text as payout
      from betting.bets b join members.members m on m.id = b.member_id
      where m.name = $1 and b.game_code = any($2) and b.status = 'COMPLETE' order by 1`,
    [own.name, GAMES.map(({ game }) => game)],
  )

it('R1.1 R2.10 R4.10 R4.12 dragon tiger, roulette, sic bo and bull bull are each played to a win and a loss; the record and both books have what the tables said', async () => {
  const { page: first, context } = await visitAsPlayer(journey, own)
  const pages: Page[] = []
  for (const game of GAMES) {
    const page = pages.length === 0 ? first : await context.newPage()
    await enterTable(page, game)
    pages.push(page)
  }
  const before = await journey.books.sum(own.name)
  const paid = await Promise.all(GAMES.map((game, at) => playRound(pages[at]!, game)))
  await pullBets(journey, 'JADE')
  const told = GAMES.map(({ game, bets }, at) => ({ game, stake: `${bets.length * CHIP}.00`, payout: paid[at] }))
  await expect.poll(readBets, PULLED).toEqual(told.toSorted((a, b) => (a.game < b.game ? -1 : 1)))
  for (const { stake, payout } of told) expect(Number(payout)).not.toBe(Number(stake))
  await context.close()
  await bringHome(own.name, own.password)
  const change = told.reduce((sum, { stake, payout }) => sum + toMinor(payout) - toMinor(stake), 0)
  await expect.poll(() => journey.books.sum(own.name)).toBe(before + change)
})
