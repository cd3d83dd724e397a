import { people } from '@moongate/testing'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { bringHome } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { site } from './harness/member-site.ts'
import { toMinor } from './harness/money.ts'
import { PULLED, pullBets } from './harness/pull.ts'
import { t } from './harness/texts.ts'
import { visitAs, visitAsPlayer } from './harness/visit-as.ts'

const journey = useJourney()
const SPOTS = ['player', 'tie', 'banker'] as const
const STAKE = '30.00'
/** Enough of a round's bets left to lay three chips in. */
const ENOUGH_S = 6

type Seen = { card: string; at: number }
type Watching = { seen?: Seen[] }

/** From the lobby to a table. */
const enterAt = async (page: Page, code: string): Promise<void> => {
  const name = new RegExp(String.raw`${code}\b`)
  await page
    .getByRole('main', { name: t('live:ui.lobby') })
    .getByRole('button', { name })
    .click()
  await page.getByRole('main', { name }).waitFor()
}
const enterTable = async (page: Page): Promise<void> => {
  await page.goto('/#/LoginToSupplier?api_code=JADE&gameType=1&gameCode=baccarat_a')
  await page.waitForURL(/\/sandbox\/games\//)
  await enterAt(page, 'B2')
}
/** Notes each card that comes to lie, and when. */
const noteCards = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Seen[] = []
    Object.assign(globalThis, { seen })
    const note = (node: Node): void => {
      const card = node instanceof SVGElement ? node.querySelector('title')?.textContent : undefined
      if (card) seen.push({ card, at: Date.now() })
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) note(node)
    }).observe(document.body, { subtree: true, childList: true })
  })
const readCards = (page: Page): Promise<Seen[]> => page.evaluate(() => (globalThis as Watching).seen ?? [])
const findSpot = (page: Page, spot: (typeof SPOTS)[number]) =>
  page.getByRole('group', { name: t('live:ui.spots') }).getByRole('button', {
    name: new RegExp(String.raw`^${t(`live:ui.spot.${spot}`)}\s*[\d.]+ : 1`),
  })
const readLeft = async (page: Page): Promise<number> =>
  (await findSpot(page, 'banker').isEnabled()) ? Number(await page.locator('[data-soon]').innerText()) : 0
const readBets = () =>
  journey.books.rows<{ stake: string; payout: string }>(
    `select (b.stake / 100.0)::numeric(12, 2)::text as stake, (b.payout / 100.0)::numeric(12, 2)::text as payout
      from betting.bets b join members.members m on m.id = b.member_id
      where m.name = 'alice' and b.game_code = 'baccarat_a' and b.status = 'COMPLETE'`,
  )
afterAll(() => bringHome('alice', people.alice.password))

it('R1.1 R2.10 R4.10 R4.12 two at one table see the same cards; what one of them bets and wins stands in both books and in the record', async () => {
  const [{ page }, { page: other }] = await Promise.all([
    visitAsPlayer(journey, { name: 'alice', ...people.alice }),
    visitAs(journey, 'bobby'),
  ])
  await Promise.all([enterTable(page), enterTable(other)])
  const before = await journey.books.sum('alice')
  await expect.poll(() => readLeft(page)).toBeGreaterThanOrEqual(ENOUGH_S)
  await Promise.all([noteCards(page), noteCards(other)])
  for (const spot of SPOTS) await findSpot(page, spot).click()
  await page.getByRole('button', { name: t('live:ui.confirm') }).click()
  await page.getByText(t('live:ui.said.laid')).first().waitFor()
  const paid = page.getByText(t('live:ui.paid', { amount: '' }))
  await paid.first().waitFor()
  await shoot(page, 'live-table')
  const [mine, theirs] = await Promise.all([readCards(page), readCards(other)])
  expect(mine.length).toBeGreaterThanOrEqual(4)
  expect(theirs.map(({ card }) => card)).toEqual(mine.map(({ card }) => card))
  for (const [at, { at: mine_at }] of mine.entries())
    expect(Math.abs(mine_at - (theirs[at]?.at ?? 0)), mine[at]?.card).toBeLessThanOrEqual(200)

  const amount = /¥([\d,.]+)/.exec(await paid.first().innerText())?.[1]?.replaceAll(',', '')
  await page.getByRole('button', { name: t('game:home') }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox/'))
  const member = site(page)
  await member.at('/Welcome')
  await pullBets(journey, 'JADE')
  await expect.poll(() => readBets(), PULLED).toEqual([{ stake: STAKE, payout: amount }])
  await member.arrive('/Member/BetRecord')
  await page.getByRole('row').filter({ hasText: '百家乐A厅' }).first().waitFor()
  await shoot(page, 'live-record')
  await member.go('/Member/Transaction')
  await page
    .getByRole('row')
    .filter({ hasText: t('wallet:operate_types.3') })
    .first()
    .waitFor()
  // All of it comes home: what the supplier says is there is what the books here make of it. That takes a login, which ends this visit.
  await page.context().close()
  await bringHome('alice', people.alice.password)
  await expect.poll(() => journey.books.sum('alice')).toBe(before - toMinor(STAKE) + toMinor(amount))
})
