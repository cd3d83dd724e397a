// @vitest-environment happy-dom
import type { AskedSlip, MatchTold } from '@moongate/game-contract/sports'
import { renderHook } from '@moongate/testing/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Player } from '../frame/sound.ts'
import type { Choice } from './slip.rules.ts'
import { type Slip, useSlip } from './use-slip.ts'

const ANSWER_MS = 100
/** As long as a slip is asked for again when nobody answers. */
const ALL_TRIES_MS = 10_000

/** The supplier: what it was asked for, what it keeps by its id, and whether its answers arrive. */
let supplier: { away: boolean; refuses: boolean; asked: AskedSlip[]; kept: Map<string, AskedSlip> }

const placeThere = (slip: AskedSlip) => {
  if (supplier.refuses) return { error: 'odds', picks: slip.picks.map((pick) => ({ ...pick, odds: 150 })) }
  if (!supplier.kept.has(slip.slip_id)) supplier.kept.set(slip.slip_id, slip)
  const { line, picks } = supplier.kept.get(slip.slip_id) ?? slip
  return { id: 's1', balance: 0, stake: line, picks }
}
const answer = async (_: string, { body }: { body: string }): Promise<Response> => {
  const slip = JSON.parse(body) as AskedSlip
  supplier.asked.push(slip)
  const told = placeThere(slip)
  await new Promise((go) => setTimeout(go, ANSWER_MS))
  if (supplier.away) throw new TypeError('no answer')
  return new Response(JSON.stringify(told), { status: 'error' in told ? 422 : 200 })
}

beforeEach(() => {
  supplier = { away: false, refuses: false, asked: [], kept: new Map() }
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const choice = (match: string): Choice => ({ match, code: 'win:home', odds: 200, agreed: 200, sides: [], league: 'L' })
const [FIRST, SECOND] = [choice('m1'), choice('m2')]
const SILENT: Player = { play: () => undefined, toggle: () => false }
const matchAt = (odds: number): MatchTold => ({
  id: 'm1',
  sport: 'football',
  league: 'L',
  sides: ['A', 'B'],
  starts_at: 0,
  phase: 'soon',
  suspended: false,
  figures: null,
  offers: [{ market: '1x2', line: null, bets: [{ code: 'win:home', odds }] }],
})

const useSilentSlip = (shown: readonly MatchTold[]): Slip => useSlip('session', shown, SILENT)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** A page with one bet on its slip. */
const open = async () => {
  const drawn = renderHook(useSilentSlip, [])
  const on = (what: (slip: Slip) => void) =>
    act(async () => {
      const slip = drawn.read()
      if (slip) what(slip)
    })
  await on((now) => now.toggle(FIRST))
  return {
    on,
    move: (odds: number) => drawn.again([matchAt(odds)]),
    list: () => drawn.read()?.choices.map(({ match }) => match),
    read: () => {
      const { said, staked, typed, mode, busy, still } = drawn.read() ?? {}
      return { said, staked, typed, mode, busy, still }
    },
  }
}
type Opened = Awaited<ReturnType<typeof open>>
/** Sends the slip while nobody answers, until the page gives up. */
const lose = async ({ on }: Opened): Promise<void> => {
  supplier.away = true
  await on((slip) => slip.send())
  await pass(ALL_TRIES_MS)
  supplier.away = false
}
const countIds = (): number => new Set(supplier.asked.map(({ slip_id }) => slip_id)).size

it('R1.1 a slip that is placed says for what stake, by the word of the supplier', async () => {
  const page = await open()
  await page.on((slip) => slip.send())
  await pass(ANSWER_MS)
  expect([page.read(), page.list()]).toMatchObject([{ said: 'placed', staked: 1_000, busy: false }, []])
  await page.on((slip) => slip.toggle(SECOND))
  expect(page.read()).toMatchObject({ said: undefined, staked: undefined })
})

it.each([
  ['a bet that is added', (slip: Slip) => slip.toggle(SECOND)],
  ['a bet that is removed', (slip: Slip) => slip.toggle(FIRST)],
  ['clearing it', (slip: Slip) => slip.clear()],
  ['another stake', (slip: Slip) => slip.type('50')],
  ['another way to take odds', (slip: Slip) => slip.setMode('all')],
])(
  'R1.1 while a slip is under way it stands still: %s changes nothing, also where its answer is lost',
  async (_case, touch) => {
    const page = await open()
    supplier.away = true
    await page.on((slip) => slip.send())
    await page.on(touch)
    expect([page.read(), page.list()]).toMatchObject([{ busy: true, still: true, typed: '10', mode: 'better' }, ['m1']])
    await pass(ALL_TRIES_MS)
    supplier.away = false
    await page.on((slip) => slip.send())
    await pass(ANSWER_MS)
    expect([countIds(), supplier.kept.size, page.read(), page.list()]).toMatchObject([1, 1, { said: 'placed' }, []])
  },
)

it('R1.1 while no answer comes for a slip the player is told, and what became of it once one has come', async () => {
  const page = await open()
  supplier.away = true
  await page.on((slip) => slip.send())
  await pass(ANSWER_MS)
  expect(page.read()).toMatchObject({ said: 'trying', busy: true })
  supplier.away = false
  await pass(1_000)
  expect([countIds(), supplier.kept.size, page.read()]).toMatchObject([1, 1, { said: 'placed', busy: false }])
})

it('R1.1 a slip whose fate is unknown goes out again exactly as it was, whatever is touched and however its odds move', async () => {
  const page = await open()
  await lose(page)
  expect(page.read()).toMatchObject({ said: 'away', busy: false, still: true })
  await page.on((slip) => slip.type('50'))
  await page.on((slip) => slip.toggle(SECOND))
  page.move(150)
  await page.on((slip) => slip.send())
  await pass(ANSWER_MS)
  expect(supplier.asked.at(-1)).toEqual(supplier.asked[0])
  expect(page.read()).toMatchObject({ said: 'placed', staked: 1_000, still: false })
})

it('R1.1 who clears a slip whose fate is unknown gives it up, and chooses anew', async () => {
  const page = await open()
  await lose(page)
  await page.on((slip) => slip.clear())
  expect([page.read(), page.list()]).toMatchObject([{ said: undefined, still: false }, []])
  await page.on((slip) => slip.toggle(SECOND))
  await page.on((slip) => slip.send())
  await pass(ANSWER_MS)
  expect([countIds(), supplier.asked.at(-1)?.picks.map(({ match }) => match)]).toEqual([2, ['m2']])
})

it('R1.1 a slip that is refused keeps its bets at the odds of now, and goes out as another one', async () => {
  const page = await open()
  supplier.refuses = true
  await page.on((slip) => slip.send())
  await pass(ANSWER_MS)
  expect([page.read(), page.list()]).toMatchObject([{ said: 'odds', still: false }, ['m1']])
  supplier.refuses = false
  await page.on((slip) => slip.accept())
  await page.on((slip) => slip.type('50'))
  await page.on((slip) => slip.send())
  await pass(ANSWER_MS)
  expect([countIds(), page.read()]).toMatchObject([2, { said: 'placed', staked: 5_000 }])
})
