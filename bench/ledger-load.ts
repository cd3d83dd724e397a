import { randomInt, randomUUID } from 'node:crypto'
import {
  house,
  type LedgerDeps,
  member,
  post,
  definePostings,
  type PostingItem,
} from '../server/src/modules/ledger/index.ts'

const MEMBERS = 10_000
const OPENING = 1_000_000_00n

const kinds = definePostings('bench', {
  deposit: { from: house('clearing:'), to: member('centre'), operate_type: 1 },
  fee: { from: member('centre'), to: house('fees'), operate_type: 2 },
})

export type Round = { tps: number; p99_ms: number }

const item = (member_id: number, kind: keyof typeof kinds, amount: bigint): PostingItem => ({
  key: randomUUID(),
  kind: kinds[kind],
  member_id,
  asset: 'CNY',
  amount,
  sub: 'bank',
  ref: 'bench',
})

/** Ten thousand members with money, over all 64 buckets of the house. */
export const openMembers = async (d: LedgerDeps): Promise<void> => {
  for (let first = 1; first <= MEMBERS; first += 500) {
    await Promise.all(Array.from({ length: 500 }, (_, i) => post(d, [item(first + i, 'deposit', OPENING)])))
  }
}

/** Hot: every posting meets the same house account; otherwise half of them come in and half go out, over all members. */
const pick = (hot: boolean): PostingItem => {
  if (hot) return item(64 * randomInt(1, Math.floor(MEMBERS / 64)), 'fee', 1n)
  return item(randomInt(1, MEMBERS + 1), randomInt(2) ? 'deposit' : 'fee', 1n)
}

/** So many callers, each asking again as soon as it is answered, for so long. */
export const runPostingRound = async (
  d: LedgerDeps,
  callers: number,
  hot: boolean,
  round_ms: number,
): Promise<Round> => {
  const took_ms: number[] = []
  const start = performance.now()
  const caller = async (): Promise<void> => {
    while (performance.now() - start < round_ms) {
      const asked = performance.now()
      const [verdict] = await post(d, [pick(hot)])
      if (verdict?.status !== 'posted') throw new Error(`a posting of the benchmark was answered ${verdict?.status}`)
      took_ms.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  const seconds = (performance.now() - start) / 1000
  took_ms.sort((a, b) => a - b)
  return { tps: took_ms.length / seconds, p99_ms: took_ms[Math.floor(took_ms.length * 0.99)] ?? 0 }
}
