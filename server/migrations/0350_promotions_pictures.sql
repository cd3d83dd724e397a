-- The operator's own pictures of activities, drawn anew and named by their content. One is shown instead of the scene where it is chosen.
create table promotions.pictures (
  hash    text primary key check (hash ~ '^[0-9a-f]{64}$'),
  bytes   bytea not null,
  width   int not null check (width > 0),
  height  int not null check (height > 0),
  made_by text not null,
  made_at timestamptz not null default kernel.now()
);
alter table promotions.activities add column own_picture text references promotions.pictures (hash);
create index activities_own_picture on promotions.activities (own_picture) where own_picture is not null;

grant select, insert, delete on promotions.pictures to moongate_app;
grant update (own_picture) on promotions.activities to moongate_app;
grant update (made_at) on promotions.pictures to moongate_app;
