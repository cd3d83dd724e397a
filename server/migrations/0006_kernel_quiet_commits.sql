-- PostgreSQL lets one transaction at a time commit that has a NOTIFY in it, until its commit is on the disk. So nothing that money does
-- notifies: what browsers are told is a row, what is to be done later is one, and each process wakes the others after its commits.

-- A reader finds what is new by what its last snapshot did not show: nothing has to be numbered in the order of commits.
drop trigger number_push on kernel.push_events;
drop function kernel.number_push();
alter table kernel.push_events
  add column xid xid8 not null default pg_current_xact_id(),
  alter column id set default nextval('kernel.push_number');
drop sequence kernel.push_draft;
create index push_events_by_xid on kernel.push_events (xid);

-- The queue's functions notify; called with this schema before the system's, they say it to nobody.
create schema kernel_quiet;
create function kernel_quiet.pg_notify(channel text, payload text) returns void language sql as $$ $$;

create or replace function kernel.enqueue(p_task text, p_payload json, p_run_at timestamptz, p_key text, p_max_attempts int) returns void
language sql security definer set search_path = kernel_quiet, pg_catalog, pg_temp as $$
  select graphile_worker.add_job(p_task, p_payload, run_at => coalesce(p_run_at, kernel.now()), job_key => p_key, max_attempts => p_max_attempts, job_key_mode => 'preserve_run_at')
$$;
