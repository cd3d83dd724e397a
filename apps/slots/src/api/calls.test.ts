import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { askSpin } from './calls.ts'

afterEach(() => vi.unstubAllGlobals())

/** A supplier that breaks off so many calls before it answers; answers what each of them asked for. */
const openFlakySupplier = async (breaks: number) => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      asked.push(body)
      if (asked.length <= breaks) return void response.destroy()
      response.end(JSON.stringify({ id: 'round', balance: 900 }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const real = fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(base + path, init))
  return { asked, close: () => new Promise((done) => server.close(done)) }
}

it('R2.14 a spin whose answer was lost is asked for again as it was, until its result is known', async () => {
  const supplier = await openFlakySupplier(1)
  const away: boolean[] = []
  const spin = { session: 's.1', spin_id: '7b0c', stake: 100 }
  expect(await askSpin(spin, (is_away) => away.push(is_away))).toMatchObject({ id: 'round', balance: 900 })
  expect(supplier.asked).toEqual([JSON.stringify(spin), JSON.stringify(spin)])
  expect(away).toEqual([true, false])
  await supplier.close()
})
