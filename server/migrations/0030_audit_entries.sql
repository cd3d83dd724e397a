create schema audit;

-- Who did what. Rows are added and read, never changed: the grants say so, and the trigger says it to the owner too.
create table audit.entries (
  id         bigint generated always as identity primary key,
  created_at timestamptz not null default kernel.now(),
  actor_type text not null check (actor_type in ('staff', 'member', 'system')),
  actor_id   int,
  actor_name text not null,
  action     text not null,
  target     text not null,
  reason     text not null default '',
  before     jsonb,
  after      jsonb,
  ip         text not null default '',
  request_id text not null default ''
);
create index entries_by_time on audit.entries (created_at desc, id desc);

create function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit.entries is append-only' using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete or truncate on audit.entries
  for each statement execute function audit.refuse_change();

grant usage on schema audit to moongate_app;
grant select, insert on audit.entries to moongate_app;
