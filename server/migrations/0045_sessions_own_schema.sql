-- Logins, their tokens and the captcha have a module of their own, the last that was in `identity`. Tables keep their rows,
-- rights and indexes.
create schema sessions;
alter table identity.sessions set schema sessions;
alter table identity.tokens set schema sessions;
alter table identity.captchas set schema sessions;
grant usage on schema sessions to moongate_app;
drop schema identity;

-- A sweep that waits under the old name would wait for ever; the clock asks for those that have its work now.
select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
 where task_identifier like 'identity.%' and locked_by is not null;
select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier like 'identity.%';
