import { describe, expect, it } from 'vitest'
import { systemClock } from './clock.ts'
import { createIds } from './ids.ts'
import { chooseDocumentId, makeOrFind, once } from './once.ts'
import { Refusal } from './refusal.ts'
import { systemRng } from './rng.ts'

type Paper = { id: string; amount: bigint; name: string; at: Date | null; made: number }
const paper: Paper = { id: 'a', amount: 500n, name: 'alice', at: new Date(5), made: 1 }
const make = async (): Promise<Paper> => ({ ...paper, made: 2 })

describe('R5.14 a document under a repeated key', () => {
  const cases: [string, Paper | undefined, Partial<Paper>, number | 'idempotency.key_reused'][] = [
    ['is made where there is none', undefined, { amount: 500n }, 2],
    ['is the earlier one where it is what was asked for', paper, { amount: 500n, name: 'alice' }, 1],
    ['is the earlier one where nothing is compared', paper, {}, 1],
    ['is refused where one field differs', paper, { amount: 500n, name: 'bobby' }, 'idempotency.key_reused'],
    ['is the earlier one where its moment is the same', paper, { at: new Date(5) }, 1],
    ['is refused where its moment differs by a millisecond', paper, { at: new Date(6) }, 'idempotency.key_reused'],
    ['is refused where no moment is told', paper, { at: null }, 'idempotency.key_reused'],
    ['is refused where the amount differs by a cent', paper, { amount: 501n }, 'idempotency.key_reused'],
  ]
  it.each(cases)('%s', async (_, earlier, fingerprint, answer) => {
    const asked = once(async () => earlier, fingerprint, make)
    if (typeof answer === 'number') expect(await asked).toEqual({ ...paper, made: answer })
    else await expect(asked).rejects.toMatchObject({ code: answer })
  })

  it('has an id of its own for each kind, member and key, and a new one each time without a key', () => {
    const ids = createIds(systemClock, systemRng)
    const choose = (scope: string, member_id: number, key?: string) => chooseDocumentId(ids, scope, member_id, key)
    expect(choose('a.b', 1, 'key')).toBe(choose('a.b', 1, 'key'))
    const all = [choose('a.b', 1, 'key'), choose('a.c', 1, 'key'), choose('a.b', 2, 'key'), choose('a.b', 1, 'yek')]
    expect(new Set([...all, choose('a.b', 1), choose('a.b', 1)]).size).toBe(6)
  })

  it('is found where making it is refused by now, if it is the one asked for', async () => {
    const no = async (): Promise<Paper> => Promise.reject(new Refusal('wallet.insufficient'))
    const find = async (): Promise<Paper> => paper
    expect(await makeOrFind(make, find, {})).toMatchObject({ made: 2 })
    expect(await makeOrFind(no, find, { amount: 500n })).toBe(paper)
    await expect(makeOrFind(no, find, { amount: 501n })).rejects.toMatchObject({ code: 'idempotency.key_reused' })
    await expect(makeOrFind(no, async () => undefined, {})).rejects.toMatchObject({ code: 'wallet.insufficient' })
    await expect(makeOrFind(async () => Promise.reject(new Error('down')), find, {})).rejects.toThrow('down')
  })
})
