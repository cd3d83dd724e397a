-- The migration runner has made the role moongate_app.
create schema kernel;

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
language sql security definer set search_path = pg_catalog as $$
  select graphile_worker.add_job(p_task, p_payload, run_at => p_run_at, job_key => p_key, max_attempts => p_max_attempts, job_key_mode => 'preserve_run_at')
$$;
revoke all on function kernel.enqueue from public;

-- What the browsers are told, kept a while for those who were away.
create table kernel.push_events (
  id         bigint generated always as identity primary key,
  channel    text not null,
  type       text not null,
  data       jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index push_events_of_channel on kernel.push_events (channel, id);

create function kernel.push(p_channel text, p_type text, p_data jsonb) returns bigint
language plpgsql security definer set search_path = pg_catalog as $$
declare v_id bigint;
begin
  insert into kernel.push_events (channel, type, data) values (p_channel, p_type, p_data) returning id into v_id;
  perform pg_notify('moongate_push', json_build_object('id', v_id::text, 'channel', p_channel)::text);
  return v_id;
end $$;
revoke all on function kernel.push from public;

-- What was put in once and must not be put in again.
create table kernel.seeded (name text primary key, seeded_at timestamptz not null default clock_timestamp());

-- Living worker processes. The jobs of one that stopped beating are given back to the others.
create table kernel.workers (
  worker_id  text        primary key,
  process_id uuid        not null,
  beat_at    timestamptz not null default clock_timestamp()
);

grant usage on schema kernel to moongate_app;
grant execute on function kernel.enqueue, kernel.push to moongate_app;
grant select, delete on kernel.push_events to moongate_app;
grant select, insert on kernel.seeded to moongate_app;
