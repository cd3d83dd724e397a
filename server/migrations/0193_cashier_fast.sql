-- Whose level lets them go first: as it stood when the order was made.
alter table cashier.withdrawals add column is_fast boolean not null default false;
