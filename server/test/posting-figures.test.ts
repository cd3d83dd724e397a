import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deriveKey } from '../src/kernel/ids.ts'
import { definePostings, findBrokenInvariants, house, member, post, postIn } from '../src/modules/ledger/index.ts'

const { gift, spend } = definePostings('test', {
  gift: { from: house('bonus'), to: member('centre'), operate_type: 2 },
  spend: { from: member('centre'), to: house('fees'), operate_type: 30 },
})
let d: TestDb
beforeAll(async () => {
  d = await createTestDb()
})
afterAll(() => d.stop())

const item = (name: string, kind: typeof gift | typeof spend, amount: bigint) => ({
  key: deriveKey('figures', name),
  kind,
  member_id: 1,
  asset: 'CNY' as const,
  amount,
  ref: name,
})
const read = async () => {
  const { values } = await d.metrics.postings.get()
  return Object.fromEntries(values.map(({ labels, value }) => [`${labels.kind} ${labels.verdict}`, value]))
}

it('postings are counted by kind and verdict, in a transaction only when it holds', async () => {
  await post(d, [item('one', gift, 100n)])
  await post(d, [item('one', gift, 100n)])
  expect(await read()).toEqual({ 'test.gift posted': 1, 'test.gift repeat': 1 })
  const failing = d.db.tx(async (tx) => {
    await postIn(tx, [item('two', gift, 100n)])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await read()).toEqual({ 'test.gift posted': 1, 'test.gift repeat': 1 })
  await d.db.tx((tx) => postIn(tx, [item('three', gift, 100n), item('four', spend, 1_000n)]))
  expect(await read()).toEqual({ 'test.gift posted': 2, 'test.gift repeat': 1, 'test.spend insufficient': 1 })
  expect(await findBrokenInvariants(d.owner)).toEqual([])
})
