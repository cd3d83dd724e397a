-- Bonuses of a rare state, found by its name.
create index bonuses_by_state on bonus.bonuses (state);
