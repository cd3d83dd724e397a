import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { t } from './texts.ts'

/** Of both suppliers something that one of two sides wins. */
export const HALLS = [
  { code: 'ATLAS', game: 'matchday', type: 5, sport: '网球', title: '赛事大厅' },
  { code: 'NOVA', game: 'arena', type: 7, sport: '钢铁先锋', title: '电竞大厅' },
] as const
export type Hall = (typeof HALLS)[number]

/** What is played soon and can be bet on: the last of it starts hours ahead, so that its odds stand still. */
export const findSoon = (page: Page) =>
  page
    .getByRole('region', { name: t('sports:ui.soon') })
    .getByRole('listitem')
    .filter({ has: page.locator('[aria-pressed]') })
/** What is played now and can be bet on at once. */
export const findLive = (page: Page) =>
  page
    .getByRole('region', { name: t('sports:ui.live') })
    .getByRole('listitem')
    .filter({ has: page.locator('[aria-pressed]:enabled') })

/** Opens a supplier's matches, and waits until one can be bet on. */
export const enterMatches = async (page: Page, { code, game, type }: Hall = HALLS[0]): Promise<void> => {
  await page.goto(`/#/LoginToSupplier?api_code=${code}&gameType=${type}&gameCode=${game}`)
  await page.waitForURL(/\/sandbox\/games\//)
  await findSoon(page).first().waitFor()
}
const openSport = (page: Page, sport: string): Promise<void> =>
  page
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${sport}`) })
    .first()
    .click()

/** Puts a bet on the slip, of a match counted from the last one. */
export const choose = async (page: Page, fromLast: number, bet = 0): Promise<void> => {
  const rows = findSoon(page)
  await rows
    .nth((await rows.count()) - fromLast)
    .locator('[aria-pressed]')
    .nth(bet)
    .click()
}
/** Places what is on the slip; with a stake, for so much a line. */
export const place = async (page: Page, stake?: string): Promise<void> => {
  if (stake !== undefined) await page.getByLabel(t('sports:ui.line')).fill(stake)
  await page.getByRole('button', { name: t('sports:ui.place'), exact: true }).click()
  await page.getByText(t('sports:ui.said.placed')).waitFor()
}
/** What is played soon and can be bet on from either side: of a great favourite only the other one is on offer. */
const listEven = async (page: Page): Promise<Locator[]> => {
  const rows = await findSoon(page).all()
  const sides = await Promise.all(rows.map((row) => row.locator('[aria-pressed]').count()))
  return rows.filter((_, at) => sides[at] === 2)
}

/** Bets on both sides of two matches: of these four at least one wins and one is lost. */
export const betOnBothSides = async (page: Page, { sport }: Hall, stake: string): Promise<void> => {
  await openSport(page, sport)
  await expect.poll(async () => (await listEven(page)).length).toBeGreaterThan(1)
  for (const fromLast of [-1, -2])
    for (const side of [0, 1]) {
      await (await listEven(page)).at(fromLast)!.locator('[aria-pressed]').nth(side).click()
      await place(page, stake)
    }
  await page.getByRole('button', { name: t('sports:ui.mine') }).click()
}

type Listed = { sides: readonly string[]; starts_at: number }
/** Shows what is played of a sport next, and bets on the first match, one side and the other, and on the last one. */
export const betOnFirstAndLast = async (
  page: Page,
  sport: string,
  stake: string,
): Promise<{ session: string; first: Listed }> => {
  const heard = page.waitForResponse('**/sandbox/sports/soon')
  await openSport(page, sport)
  const { session } = (await heard).request().postDataJSON() as { session: string }
  const { matches } = (await (await heard).json()) as { matches: Listed[] }
  const [first, last] = [matches[0]!, matches.at(-1)!]
  const bets = [
    [first, 'first'],
    [first, 'last'],
    [last, 'first'],
  ] as const
  for (const [{ sides }, side] of bets) {
    const row = findSoon(page).filter({ hasText: sides[0] }).filter({ hasText: sides[1] })
    await row.locator('[aria-pressed]')[side]().click()
    await place(page, stake)
  }
  return { session, first }
}

/** What a slip brought by its words; one that is void gives its stake back. */
export const readPayout = (words: string, stake: string): string =>
  /¥([\d,.]+)/.exec(words)?.[1]?.replaceAll(',', '') ?? `${stake}.00`
/** What the four slips of a page brought, once all of them are settled. */
export const readPaid = async (page: Page, stake: string): Promise<string[]> => {
  const paid = page.locator('[data-status=settled] strong, [data-status=void] strong')
  await expect.poll(() => paid.count()).toBe(4)
  return (await paid.allInnerTexts()).map((text) => readPayout(text, stake))
}

type Slip = { id: string; value: number | null }
/** What the suppliers say of a player's slips now, the last one first; their page need not have heard of it. */
export const askSlips = async (session: string): Promise<Slip[]> => {
  const url = new URL('/sandbox/sports/mine', process.env.E2E_URL)
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ session }) })
  return ((await answer.json()) as { slips: Slip[] }).slips
}
/** Has something be done before the page hears anything more of its slips. */
export const actUnheard = async (page: Page, act: () => Promise<void>): Promise<void> => {
  let go = (): void => undefined
  const acted = new Promise<void>((done) => (go = done))
  await page.route('**/sandbox/sports/mine', async (route) => {
    await acted
    await route.continue()
  })
  await act().finally(go)
  await page.unrouteAll({ behavior: 'wait' })
}
