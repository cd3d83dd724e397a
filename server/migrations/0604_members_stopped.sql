-- Members whose money is stopped, few of all: all were read for them each hour.
create index members_stopped on members.members (id) where state <> 'active';
