import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HDKey } from '@scure/bip32'
import { afterAll, expect, it } from 'vitest'
import { connectChains, readChains } from './connect.ts'

/** The words of a wallet that everybody knows: `test test … junk`, below m/44'/60'/0'/0. */
const seed = Buffer.from(
  '9dfc3c64c2f8bede1533b6a79f8570e5943e0b8fd1cf77107adf7b72cef42185d564a3aee24cab43f80e3c4538087d70fc824eabbad596a23c97b6ee8322ccc0',
  'hex',
)
const account = HDKey.fromMasterSeed(seed).derive("m/44'/60'/0'/0")
const ENTRY = {
  network: 'erc',
  url: 'http://127.0.0.1:1/rpc',
  ticker_url: 'http://127.0.0.1:1/ticker',
  contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  xpub: account.publicExtendedKey,
  confirmations: 64,
}
const dir = mkdtempSync(join(tmpdir(), 'moongate-chains-'))
afterAll(() => rmSync(dir, { recursive: true }))

let written = 0
const write = (entries: unknown): string => {
  const file = join(dir, `chains-${++written}.json`)
  writeFileSync(file, JSON.stringify(entries))
  return file
}

it('R1.3 derives the addresses that the operator’s own wallet has, from its public key', () => {
  const { erc } = connectChains(readChains(write([ENTRY])))
  expect([0, 1].map((position) => erc?.deriveAddress(position))).toEqual([
    '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
    '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  ])
})

it.each([
  ['a private key', { xpub: account.privateExtendedKey }, 'never a private one'],
  ['no key at all', { xpub: 'xpub…' }, 'an extended public key'],
  ['a network that cannot be read', { network: 'trc' }, 'no adapter'],
  ['a contract that is none', { contract: '0x1' }, 'USDT contract'],
  ['a secret that nobody asked for', { mnemonic: 'test test' }, 'CHAINS_FILE'],
])('refuses %s, without telling it', (_, change, said) => {
  const read = () => readChains(write([{ ...ENTRY, ...change }]))
  expect(read).toThrow(said)
  expect(read).not.toThrow(account.privateExtendedKey)
})

it('has no chain where none is named, and says nothing for a node that is away', async () => {
  expect(readChains(undefined)).toEqual([])
  const port = connectChains(readChains(write([ENTRY]))).erc?.port
  expect(await Promise.all([port?.readHead(), port?.findTransfers(1, 2), port?.readRate()])).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
