import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import replays from '../sandbox/suppliers/src/fish-texts.json' with { type: 'json' }
import { bringHome } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { usePerson } from './harness/person.ts'
import { site } from './harness/member-site.ts'
import { PULLED, pullBets } from './harness/pull.ts'
import { findViolations } from './harness/scan.ts'
import { t } from './harness/texts.ts'
import { visitAs, visitAsPlayer } from './harness/visit-as.ts'

const journey = useJourney()
const own = usePerson(journey)
type Shot = { stake: number; state: string; times: number }
type Batch = { stake: number; payout: number }

const readBets = async (): Promise<Batch[]> => {
  const rows = await journey.books.rows<{ stake: string; payout: string }>(
    `select b.stake::text as stake, b.payout::text as payout from betting.bets b join members.members m on m.id = b.member_id
      where m.name = $1 and b.game_code = 'pond_hunter' and b.status = 'COMPLETE'`,
    [own.name],
  )
  return rows.map(({ stake, payout }) => ({ stake: Number(stake), payout: Number(payout) }))
}
const sumBatch = (shots: readonly Shot[]): Batch => ({
  stake: shots.filter(({ times }) => times > 0).reduce((sum, { stake }) => sum + stake, 0),
  payout: shots.filter(({ state }) => state === 'caught').reduce((sum, { stake, times }) => sum + stake * times, 0),
})
/** Notes what every batch came to that this page has fired. */
const noteBatches = (page: Page): Batch[] => {
  const noted: Batch[] = []
  page.on('response', (answer) => {
    if (!answer.url().endsWith('/sandbox/fishing/shoot')) return
    void answer.json().then(
      ({ shots = [] }: { shots?: Shot[] }) => noted.push(sumBatch(shots)),
      () => undefined,
    )
  })
  return noted
}
const openSea = async (page: Page): Promise<void> => {
  await page.goto('/#/LoginToSupplier?api_code=KOI&gameType=2&gameCode=pond_hunter')
  await page.waitForURL(/\/sandbox\/games\//)
  await page.getByText(t('fishing:ui.seat_bot')).first().waitFor()
}
type Sea = { sea: string; seed: number; place: number; caught: { place: number }[] }
/** What a page is told next of the sea that it shows. */
const hearSea = async (page: Page): Promise<Sea> =>
  (await page.waitForResponse((answer) => /\/sandbox\/fishing\/(sea|shoot)$/.test(answer.url()))).json()
const describeBatch = ({ stake, payout }: Batch): string => `${stake} ${payout}`

it('R1.1 R2.10 R4.10 R4.12 two browsers see one sea; a member fishes there by pointer and by keys to a win and a loss; every batch stands in both books and in their record', async () => {
  const { page } = await visitAsPlayer(journey, own)
  const before = await journey.books.sum(own.name)
  const noted = noteBatches(page)
  await openSea(page)
  const sea = page.getByRole('region', { name: t('fishing:ui.sea') })
  const { page: other } = await visitAs(journey, 'bobby')
  await openSea(other)
  const [one, two] = await Promise.all([hearSea(page), hearSea(other)])
  expect([two.sea, two.seed, two.place]).toEqual([one.sea, one.seed, 1 - one.place])
  await page.keyboard.press('3')
  // A bullet that meets no fish costs nothing and is not sent: some are fired until one does.
  const fireUntilMore = async (fire: () => Promise<void>): Promise<void> => {
    const before_them = noted.length
    const look = async () => (await fire(), noted.length)
    await expect.poll(look).toBeGreaterThan(before_them)
  }
  await fireUntilMore(() => sea.click({ position: { x: 300, y: 200 } }))
  await page.keyboard.press('ArrowRight')
  await fireUntilMore(() => page.keyboard.press('Space'))
  await page.keyboard.press('a')
  await expect.poll(() => noted.some(({ payout }) => payout > 0), { timeout: 60_000 }).toBe(true)
  await expect.poll(() => noted.some(({ stake, payout }) => stake > payout), { timeout: 60_000 }).toBe(true)
  // What one of them catches is gone for the other: they see one sea.
  const hearCatch = async () => (await hearSea(other)).caught.some(({ place }) => place === one.place)
  await expect.poll(hearCatch).toBe(true)
  await shoot(other, 'fishing-sea-other')
  await other.context().close()
  await page.keyboard.press('a')
  await shoot(page, 'fishing-sea')
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: t('fishing:ui.history') }).click()
  await page
    .getByRole('button', { name: t('game:replay') })
    .first()
    .click()
  await page.locator('dl').getByText(replays.zh_cn.sea, { exact: true }).first().waitFor()
  await shoot(page, 'fishing-replay')
  expect(await findViolations(page)).toEqual([])
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('game:close') })
    .click()

  await page.getByRole('button', { name: t('game:home') }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox/'))
  const member = site(page)
  await member.at('/Welcome')
  await pullBets(journey, 'KOI')
  const paid = noted.filter(({ stake }) => stake > 0).map(describeBatch)
  await expect.poll(async () => (await readBets()).map(describeBatch), PULLED).toEqual(expect.arrayContaining(paid))
  await member.arrive('/Member/BetRecord')
  await page.getByRole('row').filter({ hasText: '荷塘渔趣' }).first().waitFor()
  await shoot(page, 'fishing-record')
  // All of it comes home: what the supplier says is there is what the books here make of it. That takes a login, which ends this visit.
  await page.context().close()
  await bringHome(own.name, own.password)
  const change = async () => (await readBets()).reduce((sum, { stake, payout }) => sum + payout - stake, 0)
  await expect.poll(async () => (await journey.books.sum(own.name)) - (await change())).toBe(before)
})
