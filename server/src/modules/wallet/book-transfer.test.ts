import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

let env: Env
const { data, outcome, wallets } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
})
afterAll(() => env.stop())
afterEach(async () => expect(await env.invariants()).toEqual([]))

const into = (name: string, money: string, as = 'alice') => ({
  as,
  key: `book-transfer-${name}`,
  body: { api_code: 'JZ', money },
})
const deposit = (...asked: Parameters<typeof into>) => outcome('POST /game/deposit', into(...asked))
const readCents = async (wallet: string) => Math.round(Number((await wallets('alice'))[wallet]) * 100)
const forgetKeys = () => env.owner.run(sql`delete from kernel.idempotency`)

describe('transfers that come at once where the book is ours', () => {
  it('R4.11 R5.14 are each made or refused by themselves', async () => {
    const before = await readCents('JZ')
    const asked: Parameters<typeof into>[] = [
      ['one', '1'],
      ['too-much', '9999999'],
      ['two', '2'],
      ['poor', '9999999', 'bobby'],
      ['three', '3'],
    ]
    expect(await Promise.all(asked.map((one) => deposit(...one)))).toEqual([
      '200',
      '400 wallet.insufficient',
      '200',
      '400 wallet.insufficient',
      '200',
    ])
    expect((await readCents('JZ')) - before).toBe(600)
  })

  it('R5.14 a repeat is worded again when its kept answer is gone; another amount is refused', async () => {
    const first = await data('POST /game/deposit', into('gone', '1'))
    await forgetKeys()
    expect(await data('POST /game/deposit', into('gone', '1'))).toEqual(first)
    await forgetKeys()
    expect(await deposit('gone', '2')).toBe('409 idempotency.key_reused')
  })

  it('R5.14 what a key was refused stays refused when there is money for it', async () => {
    expect(await deposit('there', '2')).toBe('200')
    const all = (((await readCents('money')) + 100) / 100).toFixed(2)
    expect(await deposit('refused', all)).toBe('400 wallet.insufficient')
    expect(await outcome('POST /game/withdrawal', into('home', '2'))).toBe('200')
    const before = await readCents('money')
    expect(await deposit('refused', all)).toBe('400 wallet.insufficient')
    expect(await readCents('money')).toBe(before)
  })
})
