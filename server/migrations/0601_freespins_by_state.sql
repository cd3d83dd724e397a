-- Free spins of a rare state, found by its name.
create index grants_by_state on freespins.grants (state);
