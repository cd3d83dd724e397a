-- Tries at a login are counted for members and staff alike, so the kernel counts them (decisions/0062). The shape is
-- rate-limiter-flexible's, with an instant in place of milliseconds. Logged: a crash must not give guessers a new window.
create table kernel.login_attempts (
  key        text primary key,                         -- <counter>:<subject>
  points     int not null,                             -- tries in this window
  expires_at timestamptz not null
);
alter table identity.known_addresses set schema kernel;
alter table identity.login_counters set schema kernel;

insert into kernel.login_attempts (key, points, expires_at)
  select scope || ':' || subject, tries, opened_at + interval '15 minutes' from kernel.login_counters;
drop table kernel.login_counters;

grant select, insert, update, delete on kernel.login_attempts to moongate_app;
