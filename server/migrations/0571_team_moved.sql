-- What moved of the teams' money within an hour, of the days that are still gathered again: a day is the sum of its hours, and no statement reads more of them than it has time for.
create table team.moved (
  hour_at  timestamptz not null,
  agent_id int not null,
  on_day   date not null,
  recharge bigint not null,
  drawing  bigint not null,
  hongli   bigint not null,
  fanshui  bigint not null,
  primary key (hour_at, agent_id, on_day)
);
create index moved_by_day on team.moved (on_day, agent_id);
grant select, insert, update, delete on team.moved to moongate_app;
