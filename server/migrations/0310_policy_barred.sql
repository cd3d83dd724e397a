-- Who is barred from what now, for whoever asks it of many members at once.
create view policy.barred as
  select member_id, action, why from policy.bars
  where since <= kernel.now() and (until is null or until > kernel.now());
grant select on policy.barred to moongate_app;
