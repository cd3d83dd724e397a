-- When the end of what shut a member out was noticed. What was over before today is told nobody any more.
alter table protection.exclusions add column ended_at timestamptz;
update protection.exclusions set ended_at = until where until <= kernel.now();
create index exclusions_to_end on protection.exclusions (until) where ended_at is null;
grant update (ended_at) on protection.exclusions to moongate_app;
