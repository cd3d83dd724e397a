import { describe, expect, it } from 'vitest'
import type { Answer } from './failure.ts'
import { createGatheredAnswers } from './gather-answers.ts'

/** Answers that end when they are told to, each with its number. */
const openMaker = () => {
  const begun: ((fails?: true) => void)[] = []
  const ask = () =>
    new Promise<Answer>((resolve, reject) => {
      const body = String(begun.length + 1)
      begun.push((fails) => (fails ? reject(new Error(body)) : resolve({ status: 200, headers: {}, body })))
    })
  return { begun, ask }
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 5))
const readBodies = async (answers: Promise<{ body: string }>[]) => (await Promise.all(answers)).map(({ body }) => body)

describe('answers that are gathered', () => {
  it('are one for all who ask at once, and the next for who comes while it is made', async () => {
    const gather = createGatheredAnswers()
    const { begun, ask } = openMaker()
    const first = [1, 2, 3].map(() => gather('a', ask))
    await turn()
    const second = [1, 2, 3].map(() => gather('a', ask))
    await turn()
    expect(begun.length).toBe(1)
    begun[0]?.()
    expect(await readBodies(first)).toEqual(['1', '1', '1'])
    await turn()
    begun[1]?.()
    expect(await readBodies(second)).toEqual(['2', '2', '2'])
    const third = gather('a', ask)
    await turn()
    begun[2]?.()
    expect((await third).body).toBe('3')
  })

  it('fail for those who waited for them alone', async () => {
    const gather = createGatheredAnswers()
    const { begun, ask } = openMaker()
    const first = gather('a', ask)
    await turn()
    const second = gather('a', ask)
    begun[0]?.(true)
    await expect(first).rejects.toThrow('1')
    await turn()
    begun[1]?.()
    expect((await second).body).toBe('2')
  })

  it('of other questions wait for nobody', async () => {
    const gather = createGatheredAnswers()
    const { begun, ask } = openMaker()
    void gather('a', ask)
    const other = gather('b', ask)
    await turn()
    begun[1]?.()
    expect((await other).body).toBe('2')
  })
})
