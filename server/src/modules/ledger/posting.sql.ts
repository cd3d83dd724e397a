import { type Reader, sql } from '../../kernel/db.ts'
import { buildColumns, type PostingItem, STATUSES, type Verdict } from './posting.rules.ts'

/** One digit of `status` per item. */
type Answer = { status: string; posting_id: bigint[]; from_balance: bigint[]; to_balance: bigint[] }

/** Posts the items in one statement and one round trip; verdicts in the items' order, each counted for the figures. */
export const callPost = async (r: Reader, items: readonly PostingItem[]): Promise<Verdict[]> => {
  const c = buildColumns(items)
  const answer =
    await r.one<Answer>(sql`select array_to_string(status, '') as status, posting_id, from_balance, to_balance from ledger.post(
    ${c.owner}::int[], ${c.house}::boolean[], ${c.name}::text[], ${c.asset}::text[], ${c.key}::uuid[], ${c.member}::int[], ${c.kind}::text[],
    ${c.operate}::smallint[], ${c.amount}::bigint[], ${c.from}::int[], ${c.to}::int[], ${c.ref}::text[], ${c.sub}::text[],
    ${c.linked}::boolean[], ${c.prev}::int[])`)
  return items.map(({ kind }, i) => {
    const verdict = readVerdict(answer, i)
    r.count({ name: 'postings', labels: { kind: kind.name, verdict: verdict.status } })
    return verdict
  })
}

const readVerdict = (a: Answer, i: number): Verdict => {
  const status = STATUSES[Number(a.status[i])]
  if (status === undefined) throw new Error(`ledger.post gave no verdict for item ${i + 1}`)
  if (status !== 'posted' && status !== 'repeat') return { status }
  const [posting_id, from_balance, to_balance] = [a.posting_id[i], a.from_balance[i], a.to_balance[i]]
  if (posting_id === undefined || from_balance === undefined || to_balance === undefined)
    throw new Error(`ledger.post left item ${i + 1} half answered`)
  return { status, posting_id, from_balance, to_balance }
}
