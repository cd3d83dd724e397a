-- Every card that was ever bound, with the moment its data was written, and who else bound the same number.
alter table bank.cards add column written_at timestamptz not null default kernel.now();
update bank.cards set written_at = created_at;
grant update (written_at) on bank.cards to moongate_app;
create index cards_by_number on bank.cards (card_no);

create view bank.known_cards as select member_id, id, card_no, written_at from bank.cards;
grant select on bank.known_cards to moongate_app;
