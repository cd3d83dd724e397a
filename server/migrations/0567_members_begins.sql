-- By how a real name or phone begins, as staff search; what is the same from end to end is found by them too.
drop index members.members_realname;
create index members_realname on members.members (realname text_pattern_ops) where realname <> '';
drop index members.members_phone;
create unique index members_phone on members.members (phone text_pattern_ops) where phone <> '';
