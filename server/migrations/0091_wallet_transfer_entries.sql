-- How people end a transfer that nobody answers for: one proposes, another one settles. The proposal stands on the transfer.
alter table wallet.transfers
  add column proposal text check (proposal in ('confirmed', 'rejected')),
  add column proposed_by int,
  add constraint transfers_proposed check ((proposal is null) = (proposed_by is null));
grant update (proposal, proposed_by) on wallet.transfers to moongate_app;

-- What happened to an unclear transfer: each answer of its supplier in the supplier's own words, and each step of staff. Rows are added
-- and never changed.
create table wallet.transfer_entries (
  id          bigint generated always as identity primary key,
  member_id   int not null,
  transfer_id uuid not null,
  entry       text not null check (entry in ('ok', 'rejected', 'unknown', 'not_found', 'give_up', 'ask', 'settle_confirmed', 'settle_rejected', 'propose_confirmed', 'propose_rejected')),
  remark      text not null default '',
  staff_id    int,
  staff_name  text not null default '',
  at          timestamptz not null default kernel.now(),
  foreign key (member_id, transfer_id) references wallet.transfers (member_id, id)
);
create index transfer_entries_of_transfer on wallet.transfer_entries (transfer_id, id);
grant select, insert on wallet.transfer_entries to moongate_app;

-- Staff find a transfer by its id, by the end of it that the statement shows, or among the newest.
create index transfers_by_id on wallet.transfers (id);
create index transfers_by_number on wallet.transfers (right(id::text, 12));
create index transfers_by_time on wallet.transfers (created_at desc);
