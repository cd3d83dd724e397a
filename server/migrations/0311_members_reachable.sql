-- Members who can be written to, and where; no trial account and nobody whose account is closed.
create view members.reachable as
  select id, email, agent_id, coalesce(last_login_at, registered_at) as seen_at
  from members.members where not is_demo and state <> 'closed';
grant select on members.reachable to moongate_app;
