create schema bank;

-- A member's own bank cards. The full number stays here; only its masked form leaves the room (R3.8).
create table bank.cards (
  member_id    int not null,
  id           int generated always as identity,
  card_no      text not null,
  bank_type    text not null,
  bank_address text not null,
  owner_name   text not null,
  created_at   timestamptz not null default kernel.now(),
  removed_at   timestamptz,
  primary key (member_id, id)
);
create unique index cards_once on bank.cards (member_id, card_no) where removed_at is null;

grant usage on schema bank to moongate_app;
grant select, insert on bank.cards to moongate_app;
grant update (card_no, bank_type, bank_address, owner_name, removed_at) on bank.cards to moongate_app;
