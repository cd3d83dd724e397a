-- When people registered, for an overview of the day; trial accounts are nobody.
create view members.registered as select registered_at from members.members where not is_demo;
grant select on members.registered to moongate_app;
create index members_by_registration on members.members (registered_at) where not is_demo;
