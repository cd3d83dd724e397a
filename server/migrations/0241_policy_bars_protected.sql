-- A limit or an exclusion of a member's own bars too, from borrowing before all.
alter table policy.bars drop constraint bars_why_check;
alter table policy.bars add constraint bars_why_check check (why in ('credit_overdue', 'protected'));
