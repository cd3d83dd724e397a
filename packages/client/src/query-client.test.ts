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
  await expect(client.fetchQuery({ queryKey: ['it'], queryFn: read, retryDelay: 0 })).rejects.toThrow(error)
  return tries
}

it.each([
  ['that got no answer is tried once more', 0, 'client.offline', 2],
  ['that was refused is not asked twice', 403, 'common.forbidden', 1],
  ['that the server failed at is not asked twice', 500, 'common.internal', 1],
])('R8.1 a read %s', async (_case, status, code, tries) => {
  expect(await countTries(new ApiError({ status, code, message: 'no' }))).toBe(tries)
})
