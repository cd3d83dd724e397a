-- What moved members' money, by the time of its postings: the statement is found by account, and whoever asks it for a time reads all entries there are.
create view ledger.movements as
  select a.owner_id as member_id, a.asset, a.kind as account_kind, p.id as posting_id, p.kind, p.operate_type, s.amount, p.created_at
  from ledger.postings p
  cross join lateral (values (p.from_account, -p.amount), (p.to_account, p.amount)) s(account_id, amount)
  join ledger.accounts a on a.id = s.account_id
  where not a.is_house;
grant select on ledger.movements to moongate_app;
