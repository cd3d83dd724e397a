import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'

/** The gateway's own books. Nothing of them is known to the merchant but what the API tells. */
export type Books = Database.Database

const SCHEMA = `
  create table if not exists payments (
    order_id text primary key, payment_id text not null unique, key text not null unique, method text not null,
    amount integer not null, currency text not null, notify_url text not null, return_url text not null, lang text not null,
    state text not null default 'open', paid_amount integer, paid_currency text,
    created_at integer not null, expires_at integer not null, paid_at integer
  ) strict;
  create table if not exists payouts (
    payout_id text primary key, id text not null unique, amount integer not null, currency text not null, bank text not null,
    card_no text not null, owner_name text not null, notify_url text not null,
    -- What it will come to, decided when it is accepted and told when it is due.
    state text not null, ends_as text not null, reason text, created_at integer not null, due_at integer, finished_at integer
  ) strict;
  create index if not exists payouts_due on payouts (due_at) where due_at is not null;
  create table if not exists refunds (
    refund_id text primary key, order_id text not null, amount integer not null, created_at integer not null
  ) strict;
  create table if not exists returns (
    return_id text primary key, payout_id text not null unique, created_at integer not null
  ) strict;
  create table if not exists webhooks (
    id integer primary key, url text not null, body text not null, is_forged integer not null default 0,
    attempts integer not null default 0, due_at integer
  ) strict;
  create index if not exists webhooks_due on webhooks (due_at) where due_at is not null;
  create table if not exists nonces (nonce text primary key, at integer not null) strict;
`

/** Opens the books in a folder. What a call has written is on the disk before it is answered. */
export const openBooks = (dir: string): Books => {
  mkdirSync(dir, { recursive: true })
  const books = new Database(join(dir, 'gateway.db'))
  books.exec('pragma journal_mode = wal; pragma synchronous = full')
  books.exec(SCHEMA)
  return books
}
