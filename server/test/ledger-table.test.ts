import { afterAll, beforeAll, expect, it } from 'vitest'
import { deriveKey } from '../src/kernel/ids.ts'
import {
  readBalance,
  findBrokenInvariants,
  post,
  postIn,
  setFrozen,
  type PostingItem,
} from '../src/modules/ledger/index.ts'
import { type Books, kinds, openBooks } from './ledger-books.ts'

/**
 * A small language, one case a line: opening balances of members' centre accounts | batches of posts | verdicts | balances after.
 * `/` parts batches, `,` parts items. A post is `key kind member amount [sub] [+]`; `+` ties it to the next one, `$` before the
 * amount means demo money, `freeze 1` and `free 1` stand for a batch. A verdict is its first letter or two; what is not named in
 * the balances is not looked at.
 */
const short: Record<string, string> = {
  p: 'posted',
  r: 'repeat',
  i: 'insufficient',
  l: 'linked_refused',
  k: 'key_reused',
  u: 'unknown_account',
  f: 'frozen',
}

const cases = [
  'to the last cent           | 1=100       | a fee 1 100, b fee 1 1                             | p,i        | 1.centre=0',
  'one cent too much          | 1=100       | a fee 1 101                                        | i          | 1.centre=100',
  'nothing opened yet         |             | a fee 1 1                                          | i          | 1.centre=0',
  'first use opens            |             | a deposit 1 70 bank                                | p          | 1.centre=70',
  'order within a batch       | 1=10        | a fee 1 20, b deposit 1 50 bank, c fee 1 20        | i,p,p      | 1.centre=40',
  'between own accounts       | 1=100       | a hold 1 60, b hold 1 60                           | p,i        | 1.centre=40 1.held=60',
  'members apart              | 1=100 2=5   | a fee 1 10, b fee 2 10                             | p,i        | 1.centre=90 2.centre=5',
  'same bucket, one house row | 1=10 65=10  | a fee 1 4, b fee 65 5                              | p,p        | 1.centre=6 65.centre=5',
  'far: no floor at remote    |             | a bet 1 30 GA                                      | p          | 1.supplier:GA=-30',
  'near: floor at JZ          |             | a bet 1 30 JZ                                      | i          | 1.supplier:JZ=0',
  'transfer in two steps      | 1=50        | a send 1 50 GA / b arrive 1 50 GA                  | p/p        | 1.centre=0 1.transit:GA=0 1.supplier:GA=50',
  'not in the chart           | 1=50        | a nowhere 1 5                                      | u          | 1.centre=50',
  'repeat in a later batch    | 1=100       | a fee 1 10 / a fee 1 10                            | p/r        | 1.centre=90',
  'repeat in one batch        | 1=100       | a fee 1 10, a fee 1 10, a fee 1 10                 | p,r,r      | 1.centre=90',
  'repeat after the money went| 1=10        | a fee 1 10 / a fee 1 10, b fee 1 1                 | p/r,i      | 1.centre=0',
  'key with other amount      | 1=100       | a fee 1 10 / a fee 1 11                            | p/k        | 1.centre=90',
  'key with other kind        | 1=100       | a fee 1 10 / a hold 1 10                           | p/k        | 1.centre=90 1.held=0',
  'key with other supplier    | 1=100       | a send 1 10 GA / a send 1 10 GB                    | p/k        | 1.transit:GA=10 1.transit:GB=0',
  'other content in one batch | 1=100       | a fee 1 10, a fee 1 11, a fee 1 10                 | p,k,r      | 1.centre=90',
  "a key is the member's own | 1=100 2=100 | a fee 1 10, a fee 2 10                             | p,p        | 1.centre=90 2.centre=90",
  'refused key stays free     | 1=5         | a fee 1 10 / b deposit 1 5 bank / a fee 1 10       | i/p/p      | 1.centre=0',
  'refused, then free in batch| 1=5         | a fee 1 10, b deposit 1 5 bank, a fee 1 10         | i,p,p      | 1.centre=0',
  'chain stands               | 1=100       | a hold 1 60 +, b fee 1 40                          | p,p        | 1.centre=0 1.held=60',
  'chain falls at its end     | 1=100       | a hold 1 60 +, b fee 1 41                          | l,i        | 1.centre=100 1.held=0',
  'chain falls at its start   | 1=100       | a fee 1 101 +, b hold 1 60                         | i,l        | 1.centre=100 1.held=0',
  'chain of three             | 1=100       | a fee 1 50 +, b fee 1 51 +, c fee 1 1              | l,i,l      | 1.centre=100',
  'after a fallen chain       | 1=100       | a fee 1 100 +, b fee 1 1, c fee 1 100              | l,i,p      | 1.centre=0',
  'before a fallen chain      | 1=100       | a fee 1 30, b fee 1 70 +, c fee 1 1                | p,l,i      | 1.centre=70',
  'fallen chain, then again   | 1=100       | a fee 1 60 +, b fee 1 60 / a fee 1 60              | l,i/p      | 1.centre=40',
  'repeat of a whole chain    | 1=100       | a hold 1 60 +, b fee 1 40 / a hold 1 60 +, b fee 1 40 | p,p/r,r | 1.centre=0 1.held=60',
  'repeat inside fallen chain | 1=100       | a fee 1 10 +, a fee 1 10 +, b fee 1 91             | l,l,i      | 1.centre=100',
  'chain open at the end      | 1=100       | a fee 1 10 +                                       | p          | 1.centre=90',
  'demo money at JZ           |             | a demo 1 $2000 JZ, b bet 1 $500 JZ, c win 1 $100 JZ| p,p,p      | 1.supplier:JZ=$1600',
  'demo money: no other house |             | a demo 1 $2000 GA                                  | u          | 1.supplier:GA=$0',
  'demo money: no centre      |             | a deposit 1 $10 bank                               | u          | 1.centre=$0',
  'demo source: no real money |             | a demo 1 10 JZ                                     | u          | 1.supplier:JZ=0',
  'demo and real apart        | 1=100       | a demo 1 $50 JZ, b bet 1 50 JZ                     | p,i        | 1.supplier:JZ=$50 1.centre=100',
  'frozen member              | 1=100 2=100 | freeze 1 / a fee 1 10, b fee 2 10                  | /f,p       | 1.centre=100 2.centre=90',
  'frozen: nothing comes in   | 1=100       | freeze 1 / a deposit 1 10 bank                     | /f         | 1.centre=100',
  'frozen: new accounts too   | 1=100       | freeze 1 / a win 1 10 GA                           | /f         | 1.supplier:GA=0',
  'frozen before the first    |             | freeze 1 / a deposit 1 10 bank, b demo 1 $10 JZ    | /f,f       | 1.centre=0 1.supplier:JZ=$0',
  'freed before the first     |             | freeze 1 / free 1 / a deposit 1 10 bank            | //p        | 1.centre=10',
  'frozen: repeats answer     | 1=100       | a fee 1 10 / freeze 1 / a fee 1 10                 | p//r       | 1.centre=90',
  'free again                 | 1=100       | freeze 1 / free 1 / a fee 1 10                     | //p        | 1.centre=90',
]

let books: Books
beforeAll(async () => void (books = await openBooks()))
afterAll(() => books.close())

const split = (text: string, by: string): string[] => text.split(by).map((part) => part.trim())

/** Members of a case are its own; 64 apart per case keeps their house buckets. */
const itemOf = (text: string, base: number): PostingItem => {
  const [key = '', kind = '', who = '', amount = '', ...rest] = text.split(/\s+/)
  const sub = rest.find((word) => word !== '+')
  const item = {
    key: deriveKey('table', key),
    kind: kinds[kind as keyof typeof kinds],
    member_id: base + Number(who),
    ref: 'doc',
    asset: amount.startsWith('$') ? ('PLAY' as const) : ('CNY' as const),
    amount: BigInt(amount.replace('$', '')),
    linked: rest.includes('+'),
  }
  return sub === undefined ? item : { ...item, sub }
}

const runBatch = async (text: string, base: number, own_transaction: boolean): Promise<string> => {
  const [word, who] = text.split(/\s+/)
  if (word === 'freeze' || word === 'free') {
    await books.db.tx((tx) => setFrozen(tx, base + Number(who), word === 'freeze'))
    return ''
  }
  const items = split(text, ',').map((item) => itemOf(item, base))
  const verdicts = own_transaction ? await post({ db: books.db }, items) : await books.db.tx((tx) => postIn(tx, items))
  return verdicts.map((v) => v.status).join(',')
}

const runCase = async (line: string, base: number, own_transaction: boolean): Promise<void> => {
  const [, opening = '', batches = '', verdicts = '', after = ''] = split(line, '|')
  for (const [who, amount] of opening
    .split(/\s+/)
    .filter(Boolean)
    .map((pair) => pair.split('='))) {
    await post({ db: books.db }, [itemOf(`open deposit ${who} ${amount} bank`, base)])
  }
  const answers: string[] = []
  for (const batch of split(batches, '/')) answers.push(await runBatch(batch, base, own_transaction))
  expect(answers.join(' / ')).toBe(
    split(verdicts, '/')
      .map((b) =>
        split(b, ',')
          .map((v) => short[v] ?? v)
          .join(','),
      )
      .join(' / '),
  )
  for (const [account = '', amount = ''] of after.split(/\s+/).map((pair) => pair.split('='))) {
    const [, who, kind = ''] = /^(\d+)\.(.+)$/.exec(account) ?? []
    const asset = amount.startsWith('$') ? 'PLAY' : 'CNY'
    expect(`${account}=${await readBalance(books.db, base + Number(who), asset, kind)}`).toBe(
      `${account}=${amount.replace('$', '')}`,
    )
  }
  expect(await findBrokenInvariants(books.db)).toEqual([])
}

it.each(cases.map((line, i) => [split(line, '|')[0], line, i] as const))('R1.2 posts: %s', async (_, line, i) => {
  await runCase(line, 64 * 8 * (2 * i + 1), true)
  await runCase(line, 64 * 8 * (2 * i + 2), false)
})
