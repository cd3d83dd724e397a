import { people } from '@moongate/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readToken, reportDeposits } from './harness/api.ts'
import { countIdleFrames } from './harness/idle.ts'
import type { Visit } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { lottery } from './harness/lottery.ts'
import { waitSettled } from './harness/scan.ts'
import { t } from './harness/texts.ts'
import { visitAs, visitWith } from './harness/visit-as.ts'

/*
 * Ten seconds in which nobody touches anything, with motion. What moves is left to the compositor: belts and rays make the
 * main thread paint nothing. What steps, such as a clock, may step.
 */
const journey = useJourney()
const SECONDS = 10
const GAME = '/LoginToSupplier?api_code=JZ&gameType=4&gameCode=jzssc'
/** A clock ticks once a second: ten seconds can hold eleven ticks, and some browsers take two pictures for each. */
const CLOCK = 2 * (SECONDS + 1)
/**
 * The pictures in which the main thread hands the motion of a slide over, and takes its end back: some nine on a quiet machine,
 * more where it is late. One that moved a slide itself would make thirty.
 */
const SLIDE = 14

/** Screens by their address, with the frames that the main thread may make in the ten seconds. */
const visitors: readonly (readonly [place: string, frames: number])[] = [
  ['/Welcome', 0],
  ['/Nav', 0],
  // The tiles of the lottery tell when it closes.
  ['/Lottery', CLOCK],
  ['/Board', 0],
  ['/Notice', 0],
  // Four steps of the categories, two of the great picture.
  ['/Index', CLOCK + 6 * SLIDE],
]
const members: typeof visitors = [
  ['/Member/Center', 0],
  ['/Member/Transfer', 0],
  ['/NormalDeposit', 0],
  // Close and draw count down apart, and may tick in pictures of their own.
  [GAME, 2 * CLOCK],
]

/** With an order under way, whose clocks all tick in one picture; without one nothing does. */
const CENTRE = '/Member/Center'
const ORDERS = `${CENTRE}?orders`

/** An order of alice that waits, unless an earlier journey has left her one. */
const provideOrder = async (): Promise<void> => {
  const open = await journey.books.rows(
    "select from cashier.deposits d join members.members m on m.id = d.member_id where d.state = 'pending' and m.name = 'alice'",
  )
  const { password } = people.alice
  if (open.length === 0) await reportDeposits(await readToken('alice', password), ['101.01'])
}

const openAt = async (place: string, { page }: Visit): Promise<Page> => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`/#${place}`)
  return page
}

it('R1.1 R9.10 a screen that nobody touches is left to the compositor; only clocks and slides step', async () => {
  const token = await readToken('carol', people.carol.password)
  const pages = new Map<string, Page>()
  for (const [place] of visitors) pages.set(place, await openAt(place, await journey.visit()))
  for (const [place] of members) pages.set(place, await openAt(place, await visitWith(journey, token)))
  await provideOrder()
  pages.set(ORDERS, await openAt(CENTRE, await visitAs(journey, 'alice')))
  const home = pages.get('/Index')
  const notices = home?.getByRole('dialog', { name: t('member:header.notices') })
  await notices?.getByRole('button', { name: t('member:ui.close') }).click()
  for (const page of pages.values()) await waitSettled(page)
  const game = pages.get(GAME)
  await game?.waitForURL(/\/lottery\//)
  // What breathes a while when it comes has come to rest.
  await pages
    .get(ORDERS)
    ?.waitForFunction(() => document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Infinity))
  // Young enough for nothing to close or be drawn in the seconds to come.
  if (game) await lottery(game).waitForTime({ least_s: 25, most_s: 45 })
  const frames = await countIdleFrames(pages, SECONDS)
  const allowed = new Map([...visitors, ...members, [ORDERS, CLOCK] as const])
  const over = [...frames].filter(([place, count]) => count > (allowed.get(place) ?? 0))
  expect(over, 'screens whose main thread makes more frames than they may').toEqual([])
  expect(frames.get(ORDERS), 'the clock of an order is seen').toBeGreaterThan(0)
  expect(frames.get(GAME), 'a clock that ticks is seen').toBeGreaterThan(0)
})
