import { judge, must } from '../../kernel/breath.sql.ts'
import { type Breath, type Reader, type Sql, sql } from '../../kernel/db.ts'
import { buildColumns, type PostingItem, STATUSES, type Verdict } from './posting.rules.ts'

/** One digit of `status` per item. */
type Answer = { status: string; posting_id: bigint[]; from_balance: bigint[]; to_balance: bigint[] }

/** Posts the items in one statement and one round trip; verdicts in the items' order, each counted for the figures. */
export const callPost = async (r: Reader, items: readonly PostingItem[]): Promise<Verdict[]> =>
  readVerdicts(r, items, await r.one<Answer>(sql`select ${answer} from ${post(items)}`))

/** What has to be asked about first: of repeats, reused keys and unknown accounts callers find out more. */
const RARE = `[${(['repeat', 'key_reused', 'unknown_account'] as const).map((status) => STATUSES.indexOf(status)).join('')}]`

/** The same in a breath, whose later statements write what belongs to the items that were posted. */
export const callPostInBreath = async (breath: Breath, items: readonly PostingItem[]): Promise<Verdict[]> => {
  const told = breath.one<Answer>(sql`with posted as materialized (select ${answer} from ${post(items)})
    select status, posting_id, from_balance, to_balance, ${judge(sql`status`)} from posted where ${must(sql`status !~ ${RARE}`)}`)
  return readVerdicts(breath, items, await told)
}

const answer = sql`array_to_string(status, '') as status, posting_id, from_balance, to_balance`

const post = (items: readonly PostingItem[]): Sql => {
  const c = buildColumns(items)
  return sql`ledger.post(
    ${c.owner}::int[], ${c.house}::boolean[], ${c.name}::text[], ${c.asset}::text[], ${c.key}::uuid[], ${c.member}::int[], ${c.kind}::text[],
    ${c.operate}::smallint[], ${c.amount}::bigint[], ${c.from}::int[], ${c.to}::int[], ${c.ref}::text[], ${c.sub}::text[],
    ${c.linked}::boolean[], ${c.prev}::int[])`
}

const readVerdicts = (r: Reader, items: readonly PostingItem[], told: Answer): Verdict[] =>
  items.map(({ kind }, i) => {
    const verdict = readVerdict(told, i)
    r.count({ name: 'postings', labels: { kind: kind.name, verdict: verdict.status } })
    return verdict
  })

const readVerdict = (a: Answer, i: number): Verdict => {
  const status = STATUSES[Number(a.status[i])]
  if (status === undefined) throw new Error(`ledger.post gave no verdict for item ${i + 1}`)
  if (status !== 'posted' && status !== 'repeat') return { status }
  const [posting_id, from_balance, to_balance] = [a.posting_id[i], a.from_balance[i], a.to_balance[i]]
  if (posting_id === undefined || from_balance === undefined || to_balance === undefined)
    throw new Error(`ledger.post left item ${i + 1} half answered`)
  return { status, posting_id, from_balance, to_balance }
}
