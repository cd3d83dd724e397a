import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compileUsdt } from '../contract/compile.ts'
import { openChain } from './blocks.ts'
import { signGift, USDT } from './evm.ts'
import { openJournal } from './journal.ts'
import { isLang, renderFaucet } from './page.ts'
import { buildServer } from './serve.ts'
import usdt from './usdt.json' with { type: 'json' }
import type { World } from './world.ts'

const TO = `0x${'ab'.repeat(20)}`
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
let dir: string
let w: World
let app: FastifyInstance

const open = async (): Promise<void> => {
  const chain = await openChain(openJournal(dir), 3)
  w = { chain, control_secret: 'control', deaf: 0, rate_ppm: undefined, now: () => 1_768_449_600_000 }
  app = await buildServer(w)
}
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'moongate-chain-'))
  await open()
})
afterEach(async () => {
  await app.close()
  rmSync(dir, { recursive: true, force: true })
})

const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url, payload, headers: { authorization: 'Bearer control' } })
const control = async (path: string, body: object = {}) => (await post(`/control/${path}`, body)).json()
const call = async (method: string, ...params: unknown[]) =>
  (await post('/rpc', { jsonrpc: '2.0', id: 1, method, params })).json().result
const listLogs = (): Promise<{ transactionHash: string; logIndex: string; blockNumber: string; data: string }[]> =>
  call('eth_getLogs', {
    fromBlock: 'earliest',
    address: USDT,
    topics: [TRANSFER, null, `0x${TO.slice(2).padStart(64, '0')}`],
  })

it('has the contract that the compiler makes of its source', () => {
  expect(usdt.bytecode).toBe(compileUsdt())
})

it('takes transactions into blocks, and its contract keeps count', async () => {
  const sent = await call(
    'eth_sendRawTransaction',
    `0x${Buffer.from(signGift(TO, 1_500_000n).serialize()).toString('hex')}`,
  )
  expect(await listLogs()).toEqual([])
  await control('give', { to: TO, value: '500000' })
  await control('mine')
  const logs = await listLogs()
  expect(logs.map(({ logIndex, data }) => [logIndex, BigInt(data)])).toEqual([
    ['0x0', 1_500_000n],
    ['0x1', 500_000n],
  ])
  expect(logs[0]?.transactionHash).toBe(sent)
  const balance = await call('eth_call', { to: USDT, data: `0x70a08231${TO.slice(2).padStart(64, '0')}` }, 'latest')
  expect(BigInt(balance)).toBe(2_000_000n)
  expect(await call('eth_getTransactionReceipt', sent)).toMatchObject({ status: '0x1', blockNumber: '0x2' })
})

it('is final so many blocks later, and what is final is not dropped', async () => {
  await control('give', { to: TO, value: '1' })
  await control('mine', { count: 4 })
  expect((await call('eth_getBlockByNumber', 'finalized')).number).toBe('0x2')
  expect(await control('reorganise', { depth: 9 })).toEqual({ dropped: 3 })
  expect(await listLogs()).toHaveLength(1)
})

it('gives a transaction of a dropped block another place, or loses it', async () => {
  await control('give', { to: TO, value: '1' })
  await control('mine')
  const [before] = await listLogs()
  await control('reorganise', { depth: 1, noise: true })
  const [after] = await listLogs()
  expect([before?.blockNumber, before?.logIndex]).toEqual(['0x2', '0x0'])
  expect([after?.blockNumber, after?.logIndex]).toEqual(['0x3', '0x1'])
  expect(after?.transactionHash).toBe(before?.transactionHash)
  await control('reorganise', { depth: 1, lose: true })
  expect(await listLogs()).toEqual([])
})

it('is the same chain after a restart', async () => {
  for (const value of ['1', '2']) {
    await control('give', { to: TO, value })
    await control('mine')
  }
  await control('reorganise', { depth: 1 })
  const [hash, logs] = [(await call('eth_getBlockByNumber', 'latest')).hash, await listLogs()]
  await app.close()
  await open()
  expect([(await call('eth_getBlockByNumber', 'latest')).hash, await listLogs()]).toEqual([hash, logs])
})

it('says nothing while it is told to, and takes control calls of nobody else', async () => {
  await control('gap', { calls: 1 })
  await expect(post('/rpc', { id: 1, method: 'eth_blockNumber' })).rejects.toThrow('destroyed')
  expect(await call('eth_blockNumber')).toBe('0x1')
  expect((await app.inject({ method: 'POST', url: '/control/mine' })).statusCode).toBe(401)
})

it('gives test USDT to whoever asks on its page, in five languages', async () => {
  const send = (payload: object) => app.inject({ method: 'POST', url: '/sandbox/chain/send', payload })
  expect((await send({ to: TO, amount: '13.93' })).json()).toHaveProperty('tx_hash')
  for (const bad of [
    { to: '0x12', amount: '1' },
    { to: TO, amount: '0' },
    { to: TO, amount: '-1' },
  ])
    expect((await send(bad)).json()).toEqual({ error: 'invalid' })
  await control('mine')
  expect((await listLogs()).map(({ data }) => BigInt(data))).toEqual([13_930_000n])
  const langs = ['zh_cn', 'zh_hk', 'en', 'th', 'vi'].filter(isLang)
  expect(new Set(langs.map((lang) => renderFaucet(lang, { to: TO, amount: '1' }))).size).toBe(5)
  const page = await app.inject(`/sandbox/chain/?lang=en&to="><script>&amount=1`)
  expect(page.body).not.toContain('"><script>')
})

it('has a ticker that sways unless it is told what to say', async () => {
  const ticker = async () => (await app.inject('/ticker')).json().rate_ppm
  expect(Math.abs((await ticker()) - 7_180_000)).toBeLessThanOrEqual(18_000)
  await control('rate', { rate_ppm: 7_000_000 })
  expect(await ticker()).toBe(7_000_000)
})
