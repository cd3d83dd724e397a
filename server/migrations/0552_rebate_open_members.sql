-- Members with something to claim, in their order: the clock asks for some at a time, after the last of those before.
create index days_open_members on rebate.days (member_id, on_day) where effective <> claimed_effective and expired_at is null;
