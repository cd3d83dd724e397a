import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../kernel/clock.ts'
import { loadConfig } from '../../kernel/config.ts'
import { createIds } from '../../kernel/ids.ts'
import { systemRng } from '../../kernel/rng.ts'
import type { SupplierAbilities } from '../../modules/games/supplier.port.ts'
import { connectSuppliers, readSuppliers } from './connect.ts'
import type { AdapterDeps } from './deps.ts'
import { createMeridianSupplier } from './meridian/supplier.ts'

const dir = mkdtempSync(join(tmpdir(), 'moongate-suppliers-'))
afterAll(() => rmSync(dir, { recursive: true }))
const write = (text: string): string => {
  const file = join(dir, 'suppliers.json')
  writeFileSync(file, text)
  return file
}
const SECRET = 'a secret that nobody may read'
const AG = { code: 'AG', dialect: 'meridian', url: 'https://api.example.com/', operator: 'us', secret: SECRET }
const BG = { ...AG, code: 'BG', dialect: 'pagoda' }

describe('the suppliers that an operator names', () => {
  it('are none without a file', () => expect(readSuppliers(undefined)).toEqual([]))

  it('get a port each, under their own code', () => {
    const k = { clock: systemClock, ids: createIds(systemClock, systemRng), config: loadConfig({}) }
    const ports = connectSuppliers(k, readSuppliers(write(JSON.stringify([AG, BG]))))
    expect(Object.entries(ports).map(([code, port]) => [code, port.code, port.book])).toEqual([
      ['AG', 'AG', 'theirs'],
      ['BG', 'BG', 'theirs'],
    ])
  })

  it.each([
    ['no JSON', '{', /cannot read SUPPLIERS_FILE/],
    ['no list', '{}', /wrong at its top/],
    ['an unknown dialect', JSON.stringify([{ ...AG, dialect: 'morse' }]), /wrong at 0\.dialect/],
    ['a code that is none', JSON.stringify([{ ...AG, code: 'A G' }]), /wrong at 0\.code: a code of/],
    ['a short secret', JSON.stringify([{ ...AG, secret: 'short' }]), /wrong at 0\.secret/],
    ['an address that is none', JSON.stringify([AG, { ...BG, url: 'ftp://x' }]), /wrong at 1\.url/],
    ['a word too many', JSON.stringify([{ ...AG, colour: 'red' }]), /wrong at 0/],
    ['a code twice', JSON.stringify([AG, AG]), /each code once/],
    ['the local lottery', JSON.stringify([{ ...AG, code: 'JZ' }]), /JZ is the local lottery/],
  ])('are refused in one line that tells no secret: %s', (_case, text, reason) => {
    const read = () => readSuppliers(write(text))
    expect(read).toThrow(reason)
    expect(read).not.toThrow(SECRET)
  })

  it('R4.10 R4.14 are refused at the start where a transfer of theirs could be lost, and said why', () => {
    const k = { clock: systemClock, ids: createIds(systemClock, systemRng), config: loadConfig({}) }
    const connect = (abilities: SupplierAbilities, transfers?: string) => {
      const create = (d: AdapterDeps) => ({ ...createMeridianSupplier(d), abilities })
      const named = readSuppliers(write(JSON.stringify([{ ...AG, transfers }])))
      return connectSuppliers(k, named, { dialects: { meridian: create, pagoda: create } }).AG?.manual_only
    }
    const deaf = { tells_status: false, applies_once: true }
    expect(() => connect(deaf)).toThrow(
      'the supplier AG of SUPPLIERS_FILE cannot run: it does not tell what became of a transfer, so that it takes no automatic transfers; set "transfers": "manual"',
    )
    expect(connect(deaf, 'manual')).toBe(true)
    expect(() => connect({ tells_status: false, applies_once: false }, 'manual')).toThrow(/cannot be connected/)
    expect(connect({ tells_status: true, applies_once: true })).toBeUndefined()
  })

  it('R4.14 answer nothing where nobody listens', async () => {
    const k = { clock: systemClock, ids: createIds(systemClock, systemRng), config: loadConfig({}) }
    const named = readSuppliers(write(JSON.stringify([{ ...AG, url: 'http://127.0.0.1:1' }])))
    const port = connectSuppliers(k, named).AG
    expect(await port?.balance({ member_id: 1, is_demo: false })).toBeUndefined()
    expect(await port?.catalogue()).toEqual({ outcome: 'unavailable' })
  })
})
