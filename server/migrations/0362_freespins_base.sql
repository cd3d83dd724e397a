create schema freespins;

-- What the operator offers. `terms` are copied to a grant: a change is for later ones. `code` is what a member has to know, '' where nothing.
create table freespins.offers (
  id     int generated always as identity primary key,
  title  jsonb not null,
  code   text not null,
  terms  jsonb not null,
  is_on  boolean not null,
  set_by text not null,
  set_at timestamptz not null default kernel.now()
);
create unique index offers_by_code on freespins.offers (upper(code)) where code <> '';

-- Free spins of a member. `source` is what they were granted for: each brings them once. `end_as` is how they end when all is counted, `final` how many
-- the supplier says were played, `credited` what of the wins became the member's money or a bonus,
-- `bonus_bill` which.
create table freespins.grants (
  member_id     int not null,
  id            uuid not null,
  bill_no       text not null unique,
  offer_id      int not null references freespins.offers (id),
  source        text not null,
  title         jsonb not null,
  terms         jsonb not null,
  supplier_code text not null,
  spins         int not null check (spins > 0),
  state         text not null default 'asked' check (state in ('asked', 'ready', 'closing', 'counting', 'played', 'expired', 'cancelled', 'refused')),
  end_as        text not null default 'played' check (end_as in ('played', 'expired', 'cancelled')),
  final         int check (final between 0 and spins),
  played        int not null default 0 check (played between 0 and spins),
  won           bigint not null default 0 check (won >= 0),
  credited      bigint not null default 0 check (credited between 0 and won),
  bonus_bill    text not null default '',
  reason        text not null default '',
  handled_by    text not null default '',
  granted_at    timestamptz not null default kernel.now(),
  expires_at    timestamptz not null,
  asked_at      timestamptz,
  finished_at   timestamptz,
  primary key (member_id, id),
  unique (id),
  unique (member_id, offer_id, source),
  check ((state in ('asked', 'ready', 'closing', 'counting')) = (finished_at is null))
);
create index grants_by_time on freespins.grants (granted_at desc);
create index grants_open on freespins.grants (expires_at) where finished_at is null;

-- Every free spin that a supplier told of, once. One with a fault brings nothing. `credit` is what of a win is real money; `is_paid`: it was posted.
create table freespins.plays (
  supplier_code text not null,
  bet_id        text not null,
  grant_id      text not null,
  member_id     int not null,
  win           bigint not null check (win >= 0),
  credit        bigint not null check (credit between 0 and win),
  fault         text not null check (fault in ('', 'unknown', 'other_member', 'other_game', 'too_many')),
  is_paid       boolean not null default false,
  played_at     timestamptz not null,
  primary key (supplier_code, bet_id)
);
create index plays_of_grant on freespins.plays (grant_id);

-- What was played of a grant, and what it won, is what was told of it.
create view freespins.invariant_played as
  select g.id from freespins.grants g
  left join (select grant_id, count(*) as n, sum(win) as won from freespins.plays where fault = '' group by 1) p on p.grant_id = g.id::text
  where g.played <> coalesce(p.n, 0) or g.won <> coalesce(p.won, 0) or g.played > g.spins;

-- Real money was posted once for each win that says so, and no more.
create view freespins.invariant_paid as
  select g.id from freespins.grants g
  left join (select grant_id, sum(credit) filter (where is_paid) as paid from freespins.plays where fault = '' group by 1) p on p.grant_id = g.id::text
  left join (select ref, sum(amount) as posted from ledger.statement where kind = 'freespins.won' and account_kind = 'centre' group by 1) s on s.ref = g.bill_no
  where coalesce(s.posted, 0) <> coalesce(p.paid, 0) or (g.terms ->> 'pays' = 'real' and g.credited <> coalesce(p.paid, 0));

-- What became a bonus was granted as one, of that sum.
create view freespins.invariant_given as
  select g.id from freespins.grants g
  left join (select ref, sum(amount) as given from ledger.statement where kind = 'bonus.granted' and account_kind = 'bonus' group by 1) b on b.ref = g.bonus_bill
  where g.terms ->> 'pays' = 'bonus' and g.credited <> coalesce(b.given, 0);

grant usage on schema freespins to moongate_app;
grant select, insert on freespins.offers, freespins.grants, freespins.plays to moongate_app;
grant update (title, code, terms, is_on, set_by, set_at) on freespins.offers to moongate_app;
grant update (state, end_as, final, played, won, credited, bonus_bill, reason, handled_by, asked_at, finished_at) on freespins.grants to moongate_app;
grant update (is_paid) on freespins.plays to moongate_app;
grant select on freespins.invariant_played, freespins.invariant_paid, freespins.invariant_given to moongate_app;
