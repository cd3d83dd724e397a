-- An entry that cannot be read and never will be: somebody looked and put it aside, for the reason that the audit log tells.
alter table mirror.unread add column left_at timestamptz;
grant update (left_at) on mirror.unread to moongate_app;
