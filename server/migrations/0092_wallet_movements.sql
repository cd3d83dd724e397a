-- What modules above may read of transfers, to explain what differs between two books.
create view wallet.movements as
  select member_id, id, supplier_code, direction, amount, state, created_at, finished_at from wallet.transfers;
create index transfers_ended on wallet.transfers (supplier_code, finished_at);
grant select on wallet.movements to moongate_app;
