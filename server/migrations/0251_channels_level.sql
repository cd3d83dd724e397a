-- From which level on members are offered a channel; 0: everybody.
alter table channels.channels add column from_level int not null default 0 check (from_level between 0 and 16);
