create schema policy;

-- What a member may not do, why, and from when to when; `until` null is until it is lifted. Who sets a bar may set it for a moment to come.
create table policy.bars (
  member_id int not null,
  action    text not null check (action in ('receive_gift', 'borrow')),
  why       text not null check (why in ('credit_overdue')),
  since     timestamptz not null,
  until     timestamptz,
  primary key (member_id, action, why)
);

grant usage on schema policy to moongate_app;
grant select, insert on policy.bars to moongate_app;
grant update (since, until) on policy.bars to moongate_app;
