import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { ApiError } from './types.ts'

/** How often a read that fails in this way is sent. */
const countTries = async (error: Error): Promise<number> => {
  const client = createQueryClient({ stale_ms: 0, focus: false })
  let tries = 0
  const read = () => {
    tries += 1
    return Promise.reject(error)
  }
  await expect(client.fetchQuery({ queryKey: ['it'], queryFn: read, retryDelay: 0 })).rejects.toBe(error)
  return tries
}

it.each([
  ['that got no answer is tried once more', 0, 'client.offline', 2],
  ['that was refused is not asked twice', 403, 'common.forbidden', 1],
  ['that the server failed at is not asked twice', 500, 'common.internal', 1],
])('R8.1 a read %s', async (_case, status, code, tries) => {
  expect(await countTries(new ApiError({ status, code, message: 'no' }))).toBe(tries)
})

it('R8.2 a read without a network fails instead of waiting, and goes again when the network is back', () => {
  const { queries, mutations } = createQueryClient({ stale_ms: 1, focus: false }).getDefaultOptions()
  const reads = { networkMode: 'always', staleTime: 1, refetchOnReconnect: true, refetchOnWindowFocus: false }
  expect([queries, mutations]).toMatchObject([reads, undefined])
})

it('R2.20 a first read that is under way when it becomes stale is read anew: what was before is not shown', async () => {
  const client = createQueryClient({ stale_ms: 60_000, focus: false })
  const answers: ((money: string) => void)[] = []
  const read = () => new Promise<string>((resolve) => void answers.push(resolve))
  const seen: (string | undefined)[] = []
  const observer = new QueryObserver(client, { queryKey: ['quote', '150'], queryFn: read })
  const stop = observer.subscribe(({ data }) => void seen.push(data))
  const waiting = client.fetchQuery({ queryKey: ['quote', '150'], queryFn: read })
  const again = client.invalidateQueries({ queryKey: ['quote'] })
  expect(answers).toHaveLength(2)
  answers[0]?.('0.00')
  answers[1]?.('500.00')
  await again
  expect([await waiting, observer.getCurrentResult().data, seen.includes('0.00')]).toEqual(['500.00', '500.00', false])
  stop()
})
