-- Transfers of a rare state, found by its name.
create index transfers_by_state on chain.transfers (state);
