-- The log of one person, of one action and of one thing, newest first, without reading those of others.
create index entries_of_actor on audit.entries (actor_type, actor_name, created_at desc, id desc);
create index entries_of_action on audit.entries (action, created_at desc, id desc);
create index entries_of_target on audit.entries (target, created_at desc, id desc);
