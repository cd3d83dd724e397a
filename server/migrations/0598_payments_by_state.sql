-- What waits for people, and what is asked for by its state: all that ever were had to be read for it, each half minute for the number that waits.
create index payouts_by_state on payments.payouts (state);
create index items_by_state on payments.items (state);
