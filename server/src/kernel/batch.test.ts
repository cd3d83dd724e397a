import { describe, expect, it } from 'vitest'
import { type BatchPlan, Busy, createBatches } from './batch.ts'

const fault = new Error('a fault of the whole batch')
/** Doubles numbers, a batch at a time; one with a 13 in it fails. */
const gather = (plan: Partial<BatchPlan<number, number>> = {}) => {
  const batches: number[][] = []
  const run = async (calls: readonly number[]): Promise<number[]> => {
    batches.push([...calls])
    await new Promise(setImmediate)
    if (calls.includes(13)) throw fault
    return calls.map((n) => n * 2)
  }
  const rescue = async (call: number, error: unknown, had_company: boolean): Promise<number> => {
    if (!had_company) throw error
    return (await run([call]))[0] ?? 0
  }
  const ask = createBatches<number, number>({
    run,
    rescue,
    measure: () => 1,
    max_size: 40,
    max_waiting: 100,
    ...plan,
  })
  return { batches, ask }
}

describe('callers who come at once', () => {
  it('share a batch, and the next one fills while it is under way', async () => {
    const { batches, ask } = gather()
    const first = [1, 2, 3].map(ask)
    await expect.poll(() => batches.length).toBe(1)
    const next = [4, 5].map(ask)
    expect(await Promise.all([...first, ...next])).toEqual([2, 4, 6, 8, 10])
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
    expect(await ask(6)).toBe(12)
  })

  it('are served in the order in which they came, as many at a time as a batch holds', async () => {
    const { batches, ask } = gather({ measure: (n) => n, max_size: 20, max_waiting: 1000 })
    const ended: number[] = []
    await Promise.all([5, 5, 30, 9, 9, 2].map((n) => ask(n).then(() => ended.push(n))))
    expect(batches).toEqual([[5, 5], [30], [9, 9, 2]])
    expect(ended).toEqual([5, 5, 30, 9, 9, 2])
  })

  it('have their own faults: the others of a batch that failed are done alone', async () => {
    const { batches, ask } = gather()
    const ends = await Promise.allSettled([1, 13, 2].map(ask))
    expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason))).toEqual([2, fault, 4])
    expect(batches).toEqual([[1, 13, 2], [1], [13], [2]])
    await expect(ask(13)).rejects.toBe(fault)
    expect(await ask(7)).toBe(14)
  })

  it('are told to come back when too many wait', async () => {
    const { ask } = gather({ max_waiting: 2 })
    const waiting = [1, 2].map(ask)
    await expect(ask(3)).rejects.toThrow(Busy)
    expect(await Promise.all(waiting)).toEqual([2, 4])
    expect(await ask(3)).toBe(6)
  })
})
