-- Until when the bets of a supplier with a book of its own are here.
create table betting.syncs (
  supplier_code text primary key,
  synced_at     timestamptz not null
);
grant select, insert on betting.syncs to moongate_app;
grant update (synced_at) on betting.syncs to moongate_app;
