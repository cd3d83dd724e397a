import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@moongate/postgres'
import { createDb, sql, type Reader } from '../../server/src/kernel/db.ts'
import { deriveKey } from '../../server/src/kernel/ids.ts'
import { migrate } from '../../server/src/kernel/migrate.ts'
import { findBrokenInvariants, house, member, post, type PostingItem, definePostings } from '../../server/src/modules/ledger/index.ts'

const kinds = definePostings('example', {
  deposit: { from: house('clearing:'), to: member('centre'), operate_type: 1 },
  transfer_out: { from: member('centre'), to: member('transit:'), operate_type: 2 },
  transfer_done: { from: member('transit:'), to: member('supplier:'), operate_type: 3 },
  bet: { from: member('supplier:'), to: house('gaming:'), operate_type: 4 },
  win: { from: house('gaming:'), to: member('supplier:'), operate_type: 5 },
  back: { from: member('supplier:'), to: member('centre'), operate_type: 6 },
  withdrawal: { from: member('centre'), to: member('held'), operate_type: 7 },
  paid: { from: member('held'), to: house('payout:'), operate_type: 8 },
  fee: { from: member('held'), to: house('fees'), operate_type: 9 },
})

const MEMBER = 1001
const item = (name: keyof typeof kinds, amount: bigint, sub: string, more: Partial<PostingItem> = {}): PostingItem => ({
  key: deriveKey('one yuan', name, String(amount)), kind: kinds[name], member_id: MEMBER, asset: 'CNY', amount, sub, ref: 'doc-1', ...more,
})

/** Each step is one call; amounts in fen. */
const steps: [string, PostingItem[]][] = [
  ['a deposit of 1.00 is credited', [item('deposit', 100n, 'bank')]],
  ['the same deposit is sent again: one effect, the first answer', [item('deposit', 100n, 'bank')]],
  ['to a supplier, in two steps', [item('transfer_out', 100n, 'JZ', { linked: true }), item('transfer_done', 100n, 'JZ')]],
  ['a bet of 1.00, another one that is not covered', [item('bet', 100n, 'JZ'), item('bet', 1n, 'JZ')]],
  ['a win of 1.96', [item('win', 196n, 'JZ')]],
  ['home again', [item('back', 196n, 'JZ')]],
  ['a withdrawal is held', [item('withdrawal', 196n, '-')]],
  ['it is paid less a fee, both or neither', [item('paid', 190n, 'bank', { linked: true }), item('fee', 6n, '-')]],
]

const tell = async (r: Reader): Promise<void> => {
  console.log('\nstatement of the member')
  const rows = await r.many<{ account_kind: string; seq: bigint; kind: string; amount: bigint; balance_after: bigint }>(sql`
    select account_kind, seq, kind, amount, balance_after from ledger.statement where member_id = ${MEMBER} order by account_kind, seq`)
  for (const e of rows) console.log(`  ${e.account_kind.padEnd(12)} ${String(e.seq).padStart(2)}  ${e.kind.padEnd(22)} ${String(e.amount).padStart(5)} ${String(e.balance_after).padStart(5)}`)
  console.log('\nthe house')
  const totals = await r.many<{ account_kind: string; balance: bigint }>(sql`select account_kind, balance from ledger.house_totals order by account_kind`)
  for (const t of totals) console.log(`  ${t.account_kind.padEnd(15)} ${String(t.balance).padStart(5)}`)
  console.log(`\nbroken invariants: ${JSON.stringify(await findBrokenInvariants(r))}`)
}

const dir = mkdtempSync(join(tmpdir(), 'moongate-example-'))
const server = await startPostgres({ dir, durable: false })
try {
  await migrate(server.url)
  const db = createDb(server.url)
  for (const [title, items] of steps) {
    console.log(title)
    for (const v of await post({ db }, items)) console.log(`  ${v.status}${v.posting_id === undefined ? '' : ` no. ${v.posting_id}, from ${v.from_balance}, to ${v.to_balance}`}`)
  }
  await tell(db)
  await db.close()
} finally {
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
}
