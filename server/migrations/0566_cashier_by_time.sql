-- The newest orders of all, a page at a time: all that ever were had to be read and sorted for it. Few states are rare, and those are found by name.
create index deposits_by_time on cashier.deposits (created_at desc);
create index deposits_by_state on cashier.deposits (state);
create index withdrawals_by_time on cashier.withdrawals (created_at desc);
create index withdrawals_by_state on cashier.withdrawals (state);
