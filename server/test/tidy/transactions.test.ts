import { describe, expect, it } from 'vitest'
import { readProduct } from './sources.ts'
import { parseCode } from './syntax.ts'
import { findTransactionFaults, listPortMethods } from './transactions.rules.ts'

const codes = readProduct(['server/src'], /\.ts$/).map(parseCode)

describe('a transaction', () => {
  it('calls nothing outside, however far down', () => expect(findTransactionFaults(codes)).toEqual([]))
  it('is looked at with the methods that the ports have', () =>
    expect([...listPortMethods(codes)]).toEqual(
      expect.arrayContaining(['transferIn', 'transferStatus', 'balance', 'launch']),
    ))
})

describe('the rule of transactions sees', () => {
  const port = [
    'games/supplier.port.ts',
    'export type SupplierPort = Terms & { code: string; transferIn: (t: T) => Promise<A> }',
  ]
  const find = (...files: string[][]) =>
    findTransactionFaults(
      [port, ...files].map(([path = '', text = '']) => parseCode({ path: `server/src/modules/${path}`, text })),
    )
  const MAIN = 'wallet/transfer.ts'

  it.each([
    [
      "a port's method in the function itself",
      'd.db.tx(async (tx) => { await port.transferIn(t) })',
      'port.transferIn',
    ],
    ['fetch', 'd.db.tx(async () => fetch(url))', 'fetch'],
    [
      'a function of the file',
      'const ask = () => port.transferIn(t)\nd.db.tx(async () => ask())',
      'ask → port.transferIn',
    ],
    [
      'a function that is handed over by name',
      'const work = async (tx) => { await fetch(url) }\nd.db.tx(work)',
      'work → fetch',
    ],
    ['a function handed to another', 'const ask = () => fetch(url)\nd.db.tx((tx) => repeat(tx, ask))', 'ask → fetch'],
  ])('%s', (_case, text, way) => {
    expect(find([MAIN, text])).toEqual([expect.stringMatching(`calls the outside within a transaction: ${way}$`)])
  })

  it('a function of another module, through its public interface', () => {
    const faults = find(
      [MAIN, "import { askSupplier as ask } from '../games/index.ts'\nconst go = (d) => d.db.tx(async (tx) => ask(d))"],
      ['games/index.ts', "export { askSupplier } from './ask.ts'"],
      ['games/ask.ts', 'const send = (port) => port.transferIn(1)\nexport const askSupplier = (d) => send(d.port)'],
    )
    expect(faults).toEqual([
      `server/src/modules/${MAIN}:2 calls the outside within a transaction: askSupplier → send → port.transferIn`,
    ])
  })

  it('and leaves alone what is called before and after', () => {
    const text = `const ask = () => port.transferIn(t)
const go = async (d) => { await d.db.tx(hold); const answer = await ask(); return d.db.tx((tx) => write(tx, answer)) }
const hold = async (tx) => rows.balance`
    expect(find([MAIN, text])).toEqual([])
  })
})
