-- Whether somebody did the same to the same a moment ago: reading is told once, not with every look (decisions/0092).
create index entries_by_actor on audit.entries (actor_type, actor_name, action, target, created_at desc);
