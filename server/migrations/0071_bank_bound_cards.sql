-- The cards that are bound now, for statements that load all facts of a use case at once.
create view bank.bound_cards as
  select member_id, id, card_no, bank_type, bank_address, owner_name from bank.cards where removed_at is null;
grant select on bank.bound_cards to moongate_app;
