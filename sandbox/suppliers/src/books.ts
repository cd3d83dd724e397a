import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'

/** The suppliers' own books. Nothing of them is known to whoever calls but what the API tells. */
export type Books = Database.Database

const SCHEMA = `
  create table if not exists players (
    brand text not null, player text not null, balance integer not null default 0,
    -- What the balance was before it moved last: a fault shows it in its place.
    previous integer not null default 0,
    primary key (brand, player)
  ) strict;
  create table if not exists transfers (
    brand text not null, id text not null, player text not null, direction text not null, amount integer not null,
    -- What really moved; a fault may make it another amount, or let it move more than once.
    applied integer not null, state text not null, reason text, due_at integer, sent_at integer not null default 0,
    primary key (brand, id)
  ) strict;
  create table if not exists bets (
    brand text not null, id text not null, player text not null, game text not null, stake integer not null,
    payout integer not null, status text not null, bet_at integer not null, settled_at integer, changed_at integer not null,
    primary key (brand, id)
  ) strict;
  create index if not exists bets_by_change on bets (brand, changed_at, id);
  create table if not exists spins (
    brand text not null, player text not null, spin_id text not null, id text not null, engine text not null,
    -- The words of chance that decided the round, and what it came to: it is played again from them.
    words text not null, parts integer not null, free_spins integer not null,
    primary key (brand, player, spin_id)
  ) strict;
  create unique index if not exists spins_by_bet on spins (brand, id);
  -- Free spins that an operator has granted. What was taken back before it came stays so, with no spins.
  create table if not exists free_grants (
    brand text not null, id text not null, player text not null, game text not null, spins integer not null,
    stake integer not null, expires_at integer not null, played integer not null default 0, state text not null,
    primary key (brand, id)
  ) strict;
  create index if not exists free_grants_by_player on free_grants (brand, player, game);
  -- Which bets were free spins, and of which grant.
  create table if not exists free_plays (
    brand text not null, bet text not null, grant_id text not null, stake integer not null, primary key (brand, bet)
  ) strict;
  -- The shoes of the live tables, each with the words of chance that put its cards in their order.
  create table if not exists live_shoes (
    id text primary key, table_code text not null, words text not null, opened_at integer not null
  ) strict;
  create index if not exists live_shoes_by_table on live_shoes (table_code, opened_at);
  -- What players laid on a round of a shoe, with the bet that it is in the books; spots are stakes by bet.
  create table if not exists live_bets (
    brand text not null, player text not null, bet_id text not null, id text not null, shoe text not null,
    round integer not null, spots text not null, settled integer not null default 0,
    primary key (brand, player, bet_id)
  ) strict;
  create unique index if not exists live_bets_by_bet on live_bets (brand, id);
  create index if not exists live_bets_by_round on live_bets (shoe, round, brand, player);
  create index if not exists live_bets_open on live_bets (settled) where settled = 0;
  -- Rounds of the card games that one plays alone: the words that put the cards in their order, and the moves that were made.
  create table if not exists card_rounds (
    id text primary key, brand text not null, player text not null, game text not null, engine text not null,
    words text not null, state text not null default 'ready', deal_id text, stake integer not null default 0,
    moves text not null default '[]', acted_at integer not null default 0
  ) strict;
  create unique index if not exists card_rounds_by_deal on card_rounds (brand, player, deal_id);
  create index if not exists card_rounds_by_player on card_rounds (brand, player, game, state, acted_at);
  create index if not exists card_rounds_open on card_rounds (acted_at) where state = 'open';
  -- The seas of the fishing hall: a seed that everybody may know, and the words of chance that decide shots.
  create table if not exists fish_seas (
    id text primary key, brand text not null, seed integer not null, words text not null, opened_at integer not null
  ) strict;
  create index if not exists fish_seas_by_brand on fish_seas (brand, opened_at);
  -- A fish is caught once; who comes later has shot at nothing.
  create table if not exists fish_catches (
    sea text not null, number integer not null, brand text not null, player text not null, at integer not null,
    primary key (sea, number)
  ) strict;
  create index if not exists fish_catches_by_time on fish_catches (sea, at);
  -- Shots that came together, each with what became of it; staked is how many of them were paid for, in the bet of that id.
  create table if not exists fish_batches (
    brand text not null, player text not null, batch_id text not null, id text not null, game text not null, sea text not null,
    shots text not null, staked integer not null, at integer not null,
    primary key (brand, player, batch_id)
  ) strict;
  create unique index if not exists fish_batches_by_bet on fish_batches (brand, id);
  create index if not exists fish_batches_by_time on fish_batches (brand, player, at);
  -- The secret from which every match of sports and e-sports follows.
  create table if not exists feed (id integer primary key, secret text not null) strict;
  -- Slips on matches, each with the bet that it is in the books; picks are bets with their odds. Nothing becomes of a final one any more.
  create table if not exists slips (
    brand text not null, player text not null, slip_id text not null, id text not null, system text not null,
    line integer not null, picks text not null, cashed integer, final integer not null default 0,
    primary key (brand, player, slip_id)
  ) strict;
  create unique index if not exists slips_by_bet on slips (brand, id);
  create index if not exists slips_open on slips (final) where final = 0;
  create table if not exists visits (
    key text primary key, brand text not null, player text not null, game text not null, lang text not null,
    -- What the operator said of the player's time: minutes between two looks (0: none), seconds played before, seconds left.
    reality_minutes integer not null default 0, played_seconds integer not null default 0, seconds_left integer,
    -- From which loss in the visit on a time-out is offered, in minor units.
    break_loss integer,
    entered_at integer not null default 0,
    -- What the operator calls it, '' for nothing: by that it is ended.
    visit text not null default ''
  ) strict;
  -- Visits that the operator has ended: nothing opens under their names any more.
  create table if not exists left_visits (
    brand text not null, player text not null, visit text not null, primary key (brand, player, visit)
  ) strict;
  -- Addresses that have opened their game: nothing is opened by them any more, but what is said there is said in the player's language.
  create table if not exists used_links (
    key text primary key, brand text not null, game text not null, lang text not null
  ) strict;
  create table if not exists replays (
    key text primary key, brand text not null, bet text not null, lang text not null
  ) strict;
  create table if not exists nonces (brand text not null, nonce text not null, at integer not null, primary key (brand, nonce)) strict;
`

/** Columns that books of an earlier version lack. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  bets: ['reason text', 'most integer'],
  transfers: ['sent_at integer not null default 0'],
  visits: [
    'reality_minutes integer not null default 0',
    'played_seconds integer not null default 0',
    'seconds_left integer',
    'entered_at integer not null default 0',
    'break_loss integer',
    "visit text not null default ''",
  ],
}

const addLater = (books: Books, table: string, columns: readonly string[]): void => {
  const known = books.prepare(`pragma table_info(${table})`).all() as { name: string }[]
  for (const column of columns)
    if (!known.some(({ name }) => column.startsWith(`${name} `)))
      books.exec(`alter table ${table} add column ${column}`)
}

/** Opens the books in a folder. What a call has written is on the disk before it is answered. */
export const openBooks = (dir: string): Books => {
  mkdirSync(dir, { recursive: true })
  const books = new Database(join(dir, 'suppliers.db'))
  books.exec('pragma journal_mode = wal; pragma synchronous = full')
  books.exec(SCHEMA)
  for (const [table, columns] of Object.entries(LATER)) addLater(books, table, columns)
  return books
}
