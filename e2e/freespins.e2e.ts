import { people } from '@moongate/testing'
import { afterAll, expect, it } from 'vitest'
import { bringHome, post, readData, readToken } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { site } from './harness/member-site.ts'
import { PULLED, pullBets } from './harness/pull.ts'
import { playSlotRound } from './harness/slot.ts'
import { t } from './harness/texts.ts'
import { visitAs } from './harness/visit-as.ts'

const journey = useJourney()
const OFFER = '玉兔 10 次免费旋转'
/** Enough that one of them wins. */
const SPINS = 60

/** What alice has won in free spins, and what of it is hers, as wire amounts of the books. */
const readWon = async (): Promise<{ played: number; won: string; credited: string }> => {
  const [row] = await journey.books.rows<{ played: number; won: string; credited: string }>(
    `select coalesce(sum(played), 0)::int as played, (coalesce(sum(won), 0) / 100.0)::numeric(12, 2)::text as won,
      (coalesce(sum(credited), 0) / 100.0)::numeric(12, 2)::text as credited
      from freespins.grants g join members.members m on m.id = g.member_id where m.name = 'alice'`,
  )
  return row ?? { played: 0, won: '', credited: '' }
}

/** Gives up what an earlier journey's deposit has brought: the slot plays the free spins that came first. */
const giveUpOthers = async (): Promise<void> => {
  const token = await readToken('alice', people.alice.password)
  const listOpen = async () => {
    const { grants } = await readData<{ grants: { id: string; finished_at: string | null }[] }>(
      '/freespins/list',
      token,
    )
    return grants.filter(({ finished_at }) => finished_at === null)
  }
  for (const { id } of await listOpen()) await post('/freespins/cancel', { id }, token)
  await expect.poll(listOpen, PULLED).toEqual([])
}
afterAll(() => bringHome('alice', people.alice.password))

it('R1.5 R2.10 R2.34 free spins are claimed, played in the slot, and what they win stands in the money records', async () => {
  await journey.books.rows(
    `update freespins.offers set terms = jsonb_set(terms, '{spins}', $1::jsonb) where code = '' and terms ->> 'trigger' = 'claim'`,
    [String(SPINS)],
  )
  await giveUpOthers()
  const { page } = await visitAs(journey, 'alice')
  const member = site(page)
  await member.arrive('/Member/Bonus')
  const card = page.getByRole('listitem').filter({ hasText: OFFER })
  await card.getByRole('button', { name: t('member-freespins:claim') }).click()
  await card.getByText(t('member-freespins:states.ready')).waitFor()
  await card.getByText(t('member-freespins:left', { left: SPINS, of: SPINS })).waitFor()
  await shoot(page, 'freespins')

  await page.goto('/#/LoginToSupplier?api_code=AURUM&gameType=3&gameCode=jade_rabbit')
  await page.waitForURL(/\/sandbox\/games\//)
  await page.getByText(t('slots:ui.granted', { spin: 1, of: SPINS })).waitFor()
  const before = (await journey.books.of('alice'))['supplier:AURUM CNY']
  await page.getByRole('button', { name: t('slots:ui.turbo') }).click()
  let [won, played] = [0, 0]
  while (played < 2 || won === 0) {
    const { payout, is_free } = await playSlotRound(page)
    expect(is_free).toBe(true)
    won += payout
    played += 1
    await page.getByText(t('slots:ui.granted', { spin: played + 1, of: SPINS })).waitFor()
  }
  await shoot(page, 'freespins-slot')
  expect((await journey.books.of('alice'))['supplier:AURUM CNY']).toBe(before)

  await page.getByRole('button', { name: t('game:home') }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox/'))
  await member.at('/Welcome')
  await pullBets(journey, 'AURUM')
  const sum = (won / 100).toFixed(2)
  await expect.poll(() => readWon(), PULLED).toEqual({ played, won: sum, credited: sum })
  await member.go('/Member/Transaction')
  const rows = page.getByRole('row').filter({ hasText: t('freespins:operate_types.34') })
  await expect.poll(() => rows.count()).toBeGreaterThan(0)
  await shoot(page, 'freespins-records')
})
