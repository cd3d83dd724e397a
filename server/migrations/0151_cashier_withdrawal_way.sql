-- How an approved withdrawal is paid: by people, or by a payment gateway. Decided when it is approved and never changed.
alter table cashier.withdrawals add column way text not null default 'hand' constraint withdrawals_way_check check (way in ('hand', 'machine'));
grant update (way) on cashier.withdrawals to moongate_app;
