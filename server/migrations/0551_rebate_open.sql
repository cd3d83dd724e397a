-- The lines that the hourly job looks at: those that ended are with them no more, and most lines of most members end.
drop index rebate.days_open;
create index days_open on rebate.days (on_day, member_id) where effective <> claimed_effective and expired_at is null;
