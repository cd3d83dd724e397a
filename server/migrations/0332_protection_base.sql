create schema protection;

-- Who was shut out, from when to when (for ever without an end), by themselves or by a member of staff. What holds stands in policy.bars.
create table protection.exclusions (
  member_id int not null,
  id        uuid not null,
  kind      text not null constraint exclusions_kind_check check (kind in ('time_out', 'exclusion')),
  span      text not null constraint exclusions_span_check check (span in ('1h', '24h', '72h', '1w', '2w', '6w', '6m', '1y', '5y', 'ever')),
  since     timestamptz not null,
  until     timestamptz,
  set_by    text not null,
  reason    text not null,
  primary key (member_id, id)
);

-- Of whom what they did of late says that play may harm them; `figure` is what the rule counted.
create table protection.markers (
  member_id int not null,
  marker    text not null constraint markers_marker_check check (marker in ('chasing', 'night_play', 'rising_deposits', 'failed_deposits', 'cancelled_withdrawals')),
  figure    int not null,
  found_on  date not null,
  primary key (member_id, marker)
);

-- What staff talked about with a member.
create table protection.contacts (
  id         int generated always as identity primary key,
  member_id  int not null,
  way        text not null constraint contacts_way_check check (way in ('phone', 'mail', 'chat')),
  note       text not null,
  staff_name text not null,
  made_at    timestamptz not null default kernel.now()
);
create index contacts_of_member on protection.contacts (member_id, made_at);

grant usage on schema protection to moongate_app;
grant select, insert on protection.exclusions, protection.contacts to moongate_app;
grant select, insert, update, delete on protection.markers to moongate_app;
