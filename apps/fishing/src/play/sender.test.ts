import type { Shot } from '@moongate/game-contract/fishing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSender } from './sender.ts'

const ANSWER_MS = 100
/** As long as a batch is asked for again when nobody answers. */
const ALL_TRIES_MS = 10_000

/** The shots of each batch by their fish; what it is answered with, once the test lets it go. */
let sent: number[][]
let status: 200 | 422 | 'lost'

const answer = async (_: string, { body }: { body: string }): Promise<Response> => {
  sent.push((JSON.parse(body) as { shots: Shot[] }).shots.map(({ fish }) => fish))
  await new Promise((go) => setTimeout(go, ANSWER_MS))
  if (status === 'lost') throw new TypeError('no answer')
  return new Response(JSON.stringify(status === 200 ? { shots: [] } : { error: 'time' }), { status })
}

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = () => {
  const heard: string[] = []
  const note = (word: string) => () => void heard.push(word)
  const sender = createSender('session', { onTold: note('told'), onRefused: note('refused'), onMiss: note('miss') })
  const hit = (from: number, count: number): void => {
    for (let fish = from; fish < from + count; fish += 1) sender.add({ fish, stake: 10 })
  }
  return { heard, hit, ...sender }
}
const settle = async (batch: Promise<void>, as: typeof status): Promise<void> => {
  status = as
  await vi.advanceTimersByTimeAsync(ALL_TRIES_MS)
  await batch
}

it.each([
  ['answered', 200, 'told'],
  ['refused', 422, 'refused'],
  ['lost', 'lost', 'miss'],
] as const)(
  'R1.1 shots that hit while a batch is under way go with the next one, also when it is %s',
  async (_case, as, word) => {
    const { heard, hit, list, send } = load()
    hit(1, 3)
    const first = send('sea')
    hit(4, 5)
    await settle(first, as)
    expect([[...new Set(heard)], list().map(({ fish }) => fish)]).toEqual([[word], [4, 5, 6, 7, 8]])
    const second = send('sea')
    await settle(second, 200)
    expect([sent.at(-1), list()]).toEqual([[4, 5, 6, 7, 8], []])
  },
)

it('R1.1 a batch takes ten shots, and those beyond wait', async () => {
  const { hit, list, send } = load()
  hit(1, 12)
  const first = send('sea')
  hit(13, 1)
  await settle(first, 200)
  expect([sent, list().map(({ fish }) => fish)]).toEqual([[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], [11, 12, 13]])
})
