import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findNumber } from './find-number.ts'
import { solve } from './proof-of-work.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const build = (salt: string, number: number, maxnumber = 100) => ({
  algorithm: 'SHA-256',
  challenge: hash(salt + number),
  salt,
  maxnumber,
  signature: 's',
})
const read = (proof = '') => JSON.parse(atob(proof)) as { number: number }
const listen = () => {
  const shares: number[] = []
  const abort = new AbortController()
  return { shares, abort, signal: abort.signal, on_share: (share: number) => void shares.push(share) }
}

/** A worker of a browser that does with a task what `run` does. */
const openWorker = (run: (tell: (name: string, data?: unknown) => void) => void) => {
  const held = { ended: false }
  const heard = new Map<string, (event: { data: unknown }) => void>()
  const worker = {
    addEventListener: (name: string, listener: (event: { data: unknown }) => void) => heard.set(name, listener),
    postMessage: () => run((name, data) => heard.get(name)?.({ data })),
    terminate: () => (held.ended = true),
  }
  return { held, open: () => worker as unknown as Worker }
}
const none = () => undefined

describe('R5.3 the work in place of a captcha', () => {
  it.each(['', 'salt', 'x'.repeat(63), 'x'.repeat(200)])('finds the number behind the salt %j', async (salt) => {
    const task = build(salt, 77)
    expect(JSON.parse(atob((await solve(task, listen(), none)) ?? ''))).toEqual({
      algorithm: 'SHA-256',
      challenge: task.challenge,
      number: 77,
      salt,
      signature: 's',
    })
  })

  it('hashes texts as UTF-8', () => {
    const search = findNumber(build('月门', 1))
    expect([search.next().value, search.next().value]).toEqual([0, 1])
  })

  it('says so when there is no such number', async () =>
    expect(await solve({ ...build('salt', 77), maxnumber: 10 }, listen(), none)).toBeUndefined())

  it('tells how much is done', async () => {
    const heard = listen()
    await solve(build('salt', 3100, 6000), heard, none)
    expect(heard.shares).toEqual([0, 0.25, 0.5])
  })

  it('stops when it is no longer wanted', async () => {
    const { abort, ...heard } = listen()
    const work = solve(build('salt', 99_999, 100_000), heard, none)
    abort.abort()
    await expect(work).rejects.toThrow(/abort/)
    await expect(solve(build('salt', 1), heard, none)).rejects.toThrow(/abort/)
  })

  it('leaves it to a worker where there is one, which ends with its answer', async () => {
    const heard = listen()
    const { held, open } = openWorker((tell) => {
      tell('message', { share: 0.5 })
      tell('message', { number: 5 })
    })
    expect(read(await solve(build('salt', 77), heard, open)).number).toBe(5)
    expect([heard.shares, held.ended]).toEqual([[0.5], true])
  })

  it('ends the worker when it is no longer wanted', async () => {
    const heard = listen()
    const { held, open } = openWorker(() => heard.abort.abort())
    await expect(solve(build('salt', 77), heard, open)).rejects.toThrow('closed')
    expect([held.ended, heard.shares]).toEqual([true, []])
  })

  it('does it on the page when the worker does not start', async () => {
    const { held, open } = openWorker((tell) => tell('error'))
    expect(read(await solve(build('salt', 77), listen(), open)).number).toBe(77)
    expect(held.ended).toBe(true)
  })
})
