import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bringHome } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { findMarked } from './harness/double-press.ts'
import { useJourney } from './harness/journey.ts'
import { usePerson } from './harness/person.ts'
import { site } from './harness/member-site.ts'
import {
  actUnheard,
  askSlips,
  betOnBothSides,
  betOnFirstAndLast,
  choose,
  enterMatches,
  findLive,
  findSoon,
  HALLS,
  place,
  readPaid,
  readPayout,
} from './harness/matches.ts'
import { amount, readAmount, toMinor } from './harness/money.ts'
import { PULLED, pullBets } from './harness/pull.ts'
import { t } from './harness/texts.ts'
import { findViolations } from './harness/scan.ts'
import { readSupplierBook, setSuppliersClock } from './harness/suppliers.ts'
import { visitAsPlayer } from './harness/visit-as.ts'

const journey = useJourney()
const own = usePerson(journey)
const bettor = usePerson(journey)
const STAKE = '30'
const LATE_STAKE = '40'
/** All that starts within a day is over by then, and its result stands. */
const LATER_MS = 34 * 3_600_000
/** A while after a match has begun, and as long as bets wait once something has happened in it. */
const [EARLY_MS, PAUSE_MS] = [5 * 60_000, 15_000]

type BetRow = { stake: string; payout: string; status: string }
const readBets = (name = own.name, game = 'matchday') =>
  journey.books.rows<BetRow>(
    `select (b.stake / 100.0)::numeric(12, 2)::text as stake, (b.payout / 100.0)::numeric(12, 2)::text as payout, b.status
      from betting.bets b join members.members m on m.id = b.member_id
      where m.name = $1 and b.game_code = $2 order by b.status = 'X', b.payout`,
    [name, game],
  )

/** Opens the record of the first slip that is settled, and from it the match. */
const readRecord = async (page: Page): Promise<void> => {
  const slip = page.locator('[data-status=settled]').first()
  await slip.getByRole('button', { name: t('game:replay') }).click()
  for (const name of ['玩法', '投注时的赔率', '比赛进程', '结算依据'])
    await slip.getByRole('term').filter({ hasText: name }).waitFor()
  await shoot(page, 'sports-record')
  expect(await findViolations(page)).toEqual([])
  await slip.getByRole('button', { name: t('sports:ui.open_match', { match: '' }) }).click()
  await page.getByRole('article').getByText(t('sports:ui.phase.over')).waitFor()
}
/** The page hears of another time within a second. */
const STEPS = { interval: 1_500 }
it('R1.1 R2.10 R4.10 R4.12 a single that is bought back and a parlay that stays open stand in both books and in the record', async () => {
  const { page } = await visitAsPlayer(journey, own)
  await enterMatches(page)
  const before = await journey.books.sum(own.name)
  await choose(page, 1)
  expect(await findMarked(page)).toEqual([])
  await place(page, STAKE)
  await page.getByRole('button', { name: t('sports:ui.mine') }).click()
  const sell = page.getByRole('button', { name: t('sports:ui.cash_out', { amount: '' }) })
  await sell.waitFor()
  expect(await findMarked(page)).toEqual([])
  const value = /¥([\d,.]+)/.exec(await sell.innerText())?.[1]
  await sell.click()
  await page.getByText(t('sports:ui.status.cashed', { amount: `¥${value}` })).waitFor()

  await page.getByRole('button', { name: new RegExp(`^${t('sports:ui.slip')}`) }).click()
  for (const fromLast of [2, 3]) await choose(page, fromLast)
  await place(page)
  await page.getByRole('button', { name: t('sports:ui.mine') }).click()
  await page.getByText('2串1').waitFor()
  await shoot(page, 'sports-board')
  expect(await findViolations(page)).toEqual([])
  await findSoon(page).last().getByRole('button').first().click()
  await page.getByRole('article').waitFor()
  expect(await findViolations(page)).toEqual([])
  await shoot(page, 'sports-match')

  await page.getByRole('button', { name: t('game:home') }).click()
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
  await expect.poll(() => journey.books.sum(own.name)).toBe(before - 2 * toMinor(STAKE) + toMinor(value))
})

it('R1.1 R2.10 R4.10 R4.12 sports and e-sports are each bet on to a win and a loss; the record and both books have what the slips say', async () => {
  const { page: first, context } = await visitAsPlayer(journey, bettor)
  const before = await journey.books.sum(bettor.name)
  const pages: Page[] = []
  for (const hall of HALLS) {
    const page = pages.length === 0 ? first : await context.newPage()
    await enterMatches(page, hall)
    await betOnBothSides(page, hall, STAKE)
    pages.push(page)
  }
  const paid: string[][] = []
  await setSuppliersClock(new Date(Date.now() + LATER_MS))
  try {
    for (const page of pages) paid.push(await readPaid(page, STAKE))
    await shoot(pages[1]!, 'sports-settled')
    await readRecord(first)
  } finally {
    await setSuppliersClock(null)
  }
  for (const [at, hall] of HALLS.entries()) {
    expect(
      paid[at]!.filter((amount) => toMinor(amount) > toMinor(STAKE)),
      hall.code,
    ).not.toEqual([])
    expect(paid[at], hall.code).toContain('0.00')
    await pullBets(journey, hall.code)
    const told = paid[at]!.toSorted((a, b) => Number(a) - Number(b)).map((payout) => ({ stake: `${STAKE}.00`, payout }))
    await expect.poll(() => readBets(bettor.name, hall.game), PULLED).toMatchObject(told)
  }
  await context.close()
  const [row] = await journey.books.rows<{ id: string }>('select id::text from members.members where name = $1', [
    bettor.name,
  ])
  const accounts = await journey.books.of(bettor.name)
  for (const { code } of HALLS)
    expect((await readSupplierBook(code)).get(`m${row!.id}`), code).toBe(toMinor(accounts[`supplier:${code} CNY`]))
  const change = paid.flat().reduce((sum, amount) => sum + toMinor(amount) - toMinor(STAKE), 0)
  expect(await journey.books.sum(bettor.name)).toBe(before + change)

  const { page } = await visitAsPlayer(journey, bettor)
  const member = site(page)
  await member.arrive('/Member/BetRecord')
  const best = Math.max(...paid[0]!.map(Number)).toFixed(2)
  await page.getByRole('row').filter({ hasText: HALLS[0].title }).filter({ hasText: best }).first().waitFor()
  await page.context().close()
  await bringHome(bettor.name, bettor.password)
  await expect.poll(() => journey.books.sum(bettor.name)).toBe(before + change)
})

it('R1.1 worse odds are asked about before a slip is placed', async () => {
  const { page, faults } = await visitAsPlayer(journey, own)
  faults.expected(/422/)
  await enterMatches(page)
  let now = Date.now()
  const later = (minutes: number): Date => new Date((now += minutes * 60_000))
  const find = (key: 'accept' | 'place') => page.getByRole('button', { name: t(`sports:ui.${key}`), exact: true })
  const [accept, lay] = [find('accept'), find('place')]
  try {
    await setSuppliersClock(later(0))
    await findLive(page).first().waitFor()
    const live = Math.min(6, await findLive(page).count())
    for (let at = 0; at < live; at += 1) await findLive(page).nth(at).locator('[aria-pressed]').first().click()
    const worse = page.locator('[data-moved=down]')
    const rows = page.getByRole('region', { name: t('sports:ui.slip'), exact: true }).getByRole('listitem')
    // Odds of the time that was set last are waited for: those that are seen twice come from no time before.
    let seen = 0
    const step = async (): Promise<boolean> => {
      const [before, now] = [seen, await rows.filter({ has: worse }).count()]
      seen = now
      if (now === 0) await setSuppliersClock(later(1))
      return before > 0 && now > 0
    }
    await expect.poll(step, STEPS).toBe(true)
    const remove = { name: t('sports:ui.remove', { bet: '' }) }
    for (const one of [rows.filter({ hasNot: worse }), rows])
      while ((await one.count()) > (one === rows ? 1 : 0)) await one.last().getByRole('button', remove).click()
    await page.getByText(t('sports:ui.said.odds')).waitFor()
    expect(await findViolations(page)).toEqual([])
    await shoot(page, 'sports-worse')
    expect(await lay.count()).toBe(0)
    await accept.click()
    await lay.waitFor()
    expect(await page.locator('[data-moved]', { has: page.locator('s') }).count()).toBe(0)
    const tryAgain = async (): Promise<boolean> => {
      if (await page.getByText(t('sports:ui.said.suspended')).isVisible()) await setSuppliersClock(later(1))
      for (const button of [accept, lay]) if (await button.isVisible()) await button.click()
      return page.getByText(t('sports:ui.said.placed')).isVisible()
    }
    await expect.poll(tryAgain, STEPS).toBe(true)
  } finally {
    await setSuppliersClock(null)
  }
})

it('R1.1 R2.10 R4.10 a value that fell and a match that is over refuse the cash-out in words and move nothing; at its new value the slip is sold', async () => {
  const { page, faults } = await visitAsPlayer(journey, bettor)
  faults.expected(/422/)
  const before = await journey.books.sum(bettor.name)
  await enterMatches(page)
  const slip = (nth: number) =>
    page
      .locator('[data-status]')
      .filter({ has: page.getByRole('listitem') })
      .nth(nth)
  const sell = (nth: number) => slip(nth).getByRole('button', { name: t('sports:ui.cash_out', { amount: '' }) })
  const balance = () => readAmount(page.getByRole('banner'))
  const format = (minor: number) => amount(BigInt(minor))
  const paid: string[] = []
  try {
    await setSuppliersClock(new Date())
    const { session, first } = await betOnFirstAndLast(page, '足球', LATE_STAKE)
    await page.getByRole('button', { name: t('sports:ui.mine') }).click()
    await sell(2).waitFor()
    const seen = await askSlips(session)
    const left = before - 3 * toMinor(LATE_STAKE)
    await expect.poll(balance).toBe(format(left))
    let [at, value] = [-1, 0]
    await actUnheard(page, async () => {
      // Where a match may end level, what one side is worth falls as soon as it is played: to the draw, or to the other side.
      for (let now = first.starts_at + EARLY_MS; at < 0; now += PAUSE_MS) {
        await setSuppliersClock(new Date(now))
        const told = await askSlips(session)
        at = told.findIndex((one, nth) => one.value !== null && one.value < seen[nth]!.value!)
        value = told[at]?.value ?? 0
      }
      await sell(at).click()
      await slip(at)
        .getByText(t('sports:ui.unsold.odds', { amount: format(value) }))
        .waitFor()
    })
    await shoot(page, 'sports-unsold')
    expect(await slip(at).getAttribute('data-status')).toBe('open')
    expect(await balance()).toBe(format(left))
    await sell(at)
      .filter({ hasText: format(value) })
      .click()
    await slip(at)
      .getByText(t('sports:ui.status.cashed', { amount: format(value) }))
      .waitFor()

    const late = [0, 1, 2].filter((nth) => nth !== at)
    await expect.poll(() => sell(0).or(sell(1)).or(sell(2)).count()).toBe(2)
    await actUnheard(page, async () => {
      await setSuppliersClock(new Date(Date.now() + LATER_MS))
      for (const nth of late) {
        await sell(nth).click()
        await slip(nth).getByText(t('sports:ui.unsold.closed')).waitFor()
      }
    })
    for (const nth of late) await expect.poll(() => slip(nth).getAttribute('data-status')).toMatch(/settled|void/)
    for (const nth of [0, 1, 2]) paid.push(readPayout(await slip(nth).locator('strong').innerText(), LATE_STAKE))
    expect(toMinor(paid[at])).toBe(value)
  } finally {
    await setSuppliersClock(null)
  }
  await pullBets(journey, 'ATLAS')
  const readLate = async () => (await readBets(bettor.name)).filter(({ stake }) => stake === `${LATE_STAKE}.00`)
  const told = paid.toSorted((a, b) => Number(a) - Number(b)).map((payout) => ({ payout }))
  await expect.poll(readLate, PULLED).toMatchObject(told)
  expect((await readLate()).map(({ status }) => status)).not.toContain('X')
  await page.context().close()
  await bringHome(bettor.name, bettor.password)
  const change = paid.reduce((sum, one) => sum + toMinor(one) - toMinor(LATE_STAKE), 0)
  await expect.poll(() => journey.books.sum(bettor.name)).toBe(before + change)
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
