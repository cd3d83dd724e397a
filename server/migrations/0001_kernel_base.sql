-- The migration runner has made the schema kernel, its table of migrations and the role moongate_app.

-- The one clock of everything that money depends on. A session may shift it (moongate.clock_offset, an interval) or stop it
-- (moongate.clock_at, an instant), as tests do. Stable, so that an index can serve a comparison with it.
create function kernel.now() returns timestamptz language plpgsql stable parallel safe as $$
declare
  stopped_at text := current_setting('moongate.clock_at', true);
  shift text := current_setting('moongate.clock_offset', true);
begin
  if stopped_at <> '' then return stopped_at::timestamptz; end if;
  if shift <> '' then return clock_timestamp() + shift::interval; end if;
  return clock_timestamp();
end $$;

-- Jobs are put in the queue inside the caller's own transaction: work and its news stand or fall together.
create function kernel.enqueue(p_task text, p_payload json, p_run_at timestamptz, p_key text, p_max_attempts int) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select graphile_worker.add_job(p_task, p_payload, run_at => coalesce(p_run_at, kernel.now()), job_key => p_key, max_attempts => p_max_attempts, job_key_mode => 'preserve_run_at')
$$;
revoke all on function kernel.enqueue from public;

-- What the browsers are told, kept a while for those who were away. A row is numbered when its transaction commits, so the
-- numbers are in the order of commits: whoever has seen one has seen all before it. Until then its number is negative.
create sequence kernel.push_draft;
create sequence kernel.push_number;
create table kernel.push_events (
  id         bigint      primary key default -nextval('kernel.push_draft'),
  channel    text        not null check (channel ~ '^(public|office|member:[1-9][0-9]*)$'),
  type       text        not null,
  data       jsonb       not null,
  created_at timestamptz not null default clock_timestamp()
);
create index push_events_of_channel on kernel.push_events (channel, id);
create index push_events_by_age on kernel.push_events (created_at);

create function kernel.number_push() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7302114902);   -- held for the commit alone; NOTIFY makes commits queue up anyway
  update kernel.push_events set id = nextval('kernel.push_number') where id = new.id;
  perform pg_notify('moongate_push', '');
  return null;
end $$;
create constraint trigger number_push after insert on kernel.push_events deferrable initially deferred for each row execute function kernel.number_push();

create function kernel.push(p_channel text, p_type text, p_data jsonb) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into kernel.push_events (channel, type, data) values (p_channel, p_type, p_data)
$$;
revoke all on function kernel.push from public;

-- What was put in once and must not be put in again.
create table kernel.seeded (name text primary key, seeded_at timestamptz not null default clock_timestamp());

-- Living worker processes. The jobs of one that stopped beating are given back to the others.
create table kernel.workers (
  worker_id text        primary key,
  beat_at   timestamptz not null default clock_timestamp()
);

grant usage on schema kernel to moongate_app;
grant execute on function kernel.enqueue, kernel.push to moongate_app;
grant select, delete on kernel.push_events to moongate_app;
grant select, insert on kernel.seeded to moongate_app;
grant select on kernel.migrations to moongate_app;
