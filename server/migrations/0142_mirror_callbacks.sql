-- What suppliers that play with the centre wallet told us, each once under its own id, and what they were answered: a repeat hears the same.
-- `balance` is what lay in the centre wallet then.
create table mirror.callbacks (
  supplier_code text not null,
  event_id      text not null,
  member_id     int not null,
  kind          text not null constraint callback_kind_check check (kind in ('bet', 'win', 'rollback')),
  bet_id        text not null,
  amount        bigint not null check (amount >= 0),
  verdict       text not null,
  balance       bigint not null,
  created_at    timestamptz not null default kernel.now(),
  primary key (supplier_code, event_id)
);
-- A bet that was rolled back before it came never counts.
create index callbacks_rolled_back on mirror.callbacks (supplier_code, bet_id) where kind = 'rollback' and verdict = 'done';

grant select, insert on mirror.callbacks to moongate_app;
