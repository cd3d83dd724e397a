-- Free spins that a supplier told of: each was told on to the modules above once.
create table mirror.free_spins (
  supplier_code text not null,
  bet_id        text not null,
  told_at       timestamptz not null default kernel.now(),
  primary key (supplier_code, bet_id)
);

grant select, insert on mirror.free_spins to moongate_app;
