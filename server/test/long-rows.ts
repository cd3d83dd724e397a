import { type Pool, raw, type Sql, sql } from '../src/kernel/db.ts'

/** More than are counted, and so many more that a list which reads all of them shows. */
const ROWS = 20_000

const at = sql`kernel.now() - make_interval(secs => n)`
const id = sql`(lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid`
/** `common`, and of each five thousand one that is `rare`. */
const mostly = (common: string, rare: string) => sql`case when n % 5000 = 0 then ${rare}::text else ${common}::text end`

/** Rows as lists show them, by their table; nothing is posted for them. */
const TABLES: Record<string, Sql> = {
  'audit.entries': sql`(created_at, actor_type, actor_name, action, target)
    select ${at}, 'system', 'clock', 'tried.action', 'tried:' || n from n`,
  'payments.payouts': sql`(id, member_id, bill_no, gateway_code, asset, amount, state, created_at, finished_at)
    select ${id}, 1, 'TP' || n, 'LANTERN', 'CNY', 100, ${mostly('failed', 'manual')}, ${at}, case when n % 5000 > 0 then ${at} end from n`,
  'payments.items': sql`(gateway_code, kind, subject, detail, amount, currency, state, created_at, solved_at)
    select 'LANTERN', 'foreign_order', 's' || n, '', 100, 'CNY', ${mostly('closed', 'held')}, ${at}, case when n % 5000 > 0 then ${at} end from n`,
  'rebate.claims': sql`(member_id, id, bill_no, deadtime, way, state, amount, created_at, finished_at)
    select n + 100000, ${id}, 'TR' || n, ${at}, 'clock', 'refused', 100, ${at}, ${at} from n`,
  'credit.loans': sql`(member_id, id, bill_no, amount, days, state, way, level, credit_limit, created_at, review_by, decided_at)
    select n + 100000, ${id}, 'TL' || n, 100, 7, 'refused', 'staff', 1, 100, ${at}, ${at}, ${at} from n`,
  'promotions.applications': sql`(member_id, id, bill_no, activity_id, on_day, is_once, state, created_at, finished_at)
    select n + 100000, ${id}, 'TA' || n, (select min(id) from promotions.activities), '2026-01-01', false, 'refused', ${at}, ${at} from n`,
  'bonus.bonuses': sql`(member_id, id, bill_no, kind, source, title, terms, base, amount, required, state, taken_at, finished_at)
    select n + 100000, ${id}, 'TB' || n, 'free_spins', 's' || n, b.title, b.terms, 100, 100, 0, ${mostly('refused', 'cancelled')}, ${at}, ${at}
    from n, (select title, terms from bonus.offers order by id limit 1) b`,
  'freespins.grants': sql`(member_id, id, bill_no, offer_id, source, title, terms, supplier_code, spins, state, granted_at, expires_at, finished_at)
    select n + 100000, ${id}, 'TF' || n, o.id, 's' || n, o.title, o.terms, 'TIDE', 10, ${mostly('refused', 'cancelled')}, ${at}, ${at}, ${at}
    from n, (select * from freespins.offers order by id limit 1) o`,
  'mail.outgoing': sql`(member_id, message_id, way, address, title, content, state, created_at)
    select 1, n + 1000000, 'email', 'a@example.test', 't', 'c', 'logged', ${at} from n`,
  'mail.threads': sql`(member_id, title, state, assigned_to, assigned_name, opened_at, moved_at)
    select n + 100000, 't', 'closed', case when n % 5000 = 0 then (select id from staff.staff where name = 'erin') end, '', ${at}, ${at} from n`,
  'savings.holdings': sql`(member_id, id, bill_no, plan_id, asset, amount, cycle_unit, cycle_count, is_circular, rate_ppm, withdrawal_minutes, audit_multiple, state, bought_at, cycle_from, settled_at)
    select n + 100000, ${id}, 'TS' || n, (select min(id) from savings.plans), 'CNY', 1000, 'day', 1, false, 1, 0, 0, 'settled', ${at}, ${at}, ${at} from n`,
  'chain.transfers': sql`(member_id, id, network, tx_hash, log_index, from_address, address, usdt, block, block_hash, block_at, raw, state, seen_at)
    select n + 100000, ${id}, 'trc', 'h' || n, 0, '', '', 1, 1, '', ${at}, '{}', ${mostly('gone', 'left')}, ${at} from n`,
  'papers.papers': sql`(member_id, id, kind, state, made_at, decided_at)
    select n + 100000, ${id}, 'id_card', 'refused', ${at}, ${at} from n`,
  'statements.rows': sql`(file_id, account, fingerprint, reference, amount, payer_name, payer_account, remark, state)
    select f.id, '1', 'f' || n, '', 100, '', '', '', 'ignored' from n, (select max(id) as id from statements.files) f`,
}

/** Fills each of them, and has PostgreSQL count what is there. */
export const addLongRows = async (owner: Pool, rows = ROWS): Promise<void> => {
  await owner.run(sql`insert into statements.files (payee_id, account, name, layout, rows_n, new_n, staff_id, staff_name)
    values (1, '1', 'f', 'l', 1, 1, 1, 'erin')`)
  const many = sql`with n as (select n from generate_series(1, ${rows}::int) n)`
  for (const [name, of] of Object.entries(TABLES)) await owner.run(sql`${many} insert into ${raw(name)} ${of}`)
  await owner.run(sql`analyze`)
}
