create schema team;

-- Who belongs to a team: an agent, or somebody below one. At the top there is nobody above.
create table team.people (
  member_id int primary key,
  parent_id int references team.people (member_id),
  depth     int not null check (depth between 0 and 20),
  joined_at timestamptz not null,
  link_id   int,                    -- the invite link they came by
  check (parent_id <> member_id)
);
create index people_of_parent on team.people (parent_id, joined_at desc, member_id desc);

-- Everybody with each agent above, as they stand now: what an agent may see.
create table team.lines (
  agent_id  int not null references team.people (member_id),
  member_id int not null references team.people (member_id),
  distance  int not null check (distance between 1 and 20),
  primary key (agent_id, member_id),
  check (agent_id <> member_id)
);
create index lines_of_member on team.lines (member_id);

-- Who stood above somebody since when, the nearest first. Kept, so that a bet always counts for those above when it was settled.
create table team.paths (
  member_id int not null references team.people (member_id),
  from_at   timestamptz not null,
  path      int[] not null check (cardinality(path) <= 20),
  primary key (member_id, from_at)
);

-- What an agent has of each effective bet since when; kept for the same reason.
create table team.rates (
  member_id int not null references team.people (member_id),
  game_type int not null,
  from_at   timestamptz not null,
  rate_ppm  int not null check (rate_ppm between 0 and 1000000),
  primary key (member_id, game_type, from_at)
);

create function team.path_at(int, timestamptz) returns int[] language sql stable
  as 'select path from team.paths where member_id = $1 and from_at <= $2 order by from_at desc limit 1';
create function team.rate_at(int, int, timestamptz) returns int language sql stable
  as 'select coalesce((select rate_ppm from team.rates where member_id = $1 and game_type = $2 and from_at <= $3 order by from_at desc limit 1), 0)';

-- How an agent is paid.
create table team.agents (
  member_id int primary key references team.people (member_id),
  model     text not null default 'rates' constraint agents_model_check check (model in ('rates', 'revenue')),
  share_ppm int not null default 0 check (share_ppm between 0 and 1000000),
  since     timestamptz not null default kernel.now()
);

create table team.links (
  id         int generated always as identity primary key,
  agent_id   int not null references team.agents (member_id),
  code       text not null unique check (code = upper(code)),
  rates      jsonb not null,
  is_open    boolean not null default true,
  used_count int not null default 0,
  created_at timestamptz not null default kernel.now()
);
create index links_of_agent on team.links (agent_id, id desc);

create table team.applications (
  member_id   int not null,
  id          uuid not null unique,
  state       text not null default 'waiting' constraint agency_state_check check (state in ('waiting', 'approved', 'refused')),
  remark      text not null,
  reason      text not null default '',
  handled_by  text not null default '',
  created_at  timestamptz not null default kernel.now(),
  finished_at timestamptz,
  primary key (member_id, id),
  check ((state = 'waiting') = (finished_at is null))
);
create unique index applications_waiting_once on team.applications (member_id) where state = 'waiting';
create index applications_by_time on team.applications (created_at desc);

-- Each finished bet of somebody in a team, with what was counted of it.
create table team.bets (
  member_id  int not null,
  bet_id     uuid not null,
  settled_at timestamptz not null,
  game_type  int not null,
  stake      bigint not null,
  effective  bigint not null,
  payout     bigint not null,
  primary key (member_id, bet_id)
);
create index bets_by_end on team.bets (settled_at desc, bet_id);

-- A day's bets by difference of rates: what an agent earns of them. `taken` stands in statements, `was_taken` did before the run in review.
create table team.shares (
  agent_id  int not null,
  on_day    date not null,
  game_type int not null,
  rate_ppm  int not null,
  effective bigint not null,
  taken     bigint not null default 0,
  was_taken bigint not null default 0,
  run_id    uuid,
  primary key (agent_id, on_day, game_type, rate_ppm)
);
create index shares_open on team.shares (on_day) where effective <> taken;
create index shares_of_run on team.shares (run_id);

-- A day of the whole team below an agent. `net` is stakes less payouts, gifts and rebates; its `taken` is as above.
create table team.days (
  agent_id  int not null,
  on_day    date not null,
  new_count int not null default 0,
  bet_count int not null default 0,
  stake     bigint not null default 0,
  effective bigint not null default 0,
  payout    bigint not null default 0,
  recharge  bigint not null default 0,
  drawing   bigint not null default 0,
  hongli    bigint not null default 0,
  fanshui   bigint not null default 0,
  taken_stake   bigint not null default 0,
  taken_payout  bigint not null default 0,
  taken_hongli  bigint not null default 0,
  taken_fanshui bigint not null default 0,
  was_taken bigint[] not null default '{0,0,0,0}',
  run_id    uuid,
  primary key (agent_id, on_day)
);
create index days_of_run on team.days (run_id);
create index days_open on team.days (on_day)
  where stake <> taken_stake or payout <> taken_payout or hongli <> taken_hongli or fanshui <> taken_fanshui;

-- On which days of a year somebody below an agent had a bet that ended.
create table team.actives (
  agent_id  int not null,
  year      int not null,
  member_id int not null,
  days      bit(366) not null,
  primary key (agent_id, year, member_id)
);

-- Until which day money was gathered, one row.
create table team.gathered (
  is_only bool primary key default true check (is_only),
  on_day  date not null
);

-- Nobody stands above themselves, and the lines are what the way up says.
create view team.invariant_chain as
  select p.member_id from team.people p
  left join lateral (select array_agg(l.agent_id order by l.distance) as path from team.lines l where l.member_id = p.member_id) l on true
  where coalesce(l.path, '{}') <> coalesce(team.path_at(p.member_id, 'infinity'), '{}')
     or p.depth <> cardinality(coalesce(l.path, '{}')) or p.parent_id is distinct from l.path[1] or p.member_id = any (l.path);

-- A day of a team is made of its bets, each counted once for everybody above when it was settled.
create view team.invariant_counted as
  select coalesce(b.agent_id, d.agent_id) as agent_id from (
    select a.agent_id, sum(b.effective) as effective, sum(b.stake - b.payout) as kept
    from team.bets b cross join lateral unnest(team.path_at(b.member_id, b.settled_at)) a(agent_id) group by 1
  ) b full join (select agent_id, sum(effective) as effective, sum(stake - payout) as kept from team.days group by 1) d using (agent_id)
  where coalesce(b.effective, 0) <> coalesce(d.effective, 0) or coalesce(b.kept, 0) <> coalesce(d.kept, 0);

-- Of a chain's bets everybody above has the difference to the next one below: no more, no less than the rates of then say.
create view team.invariant_shares as
  select coalesce(b.agent_id, s.agent_id) as agent_id from (
    select q.agent_id, sum(q.effective * q.rate_ppm) as worth from (
      select a.agent_id, b.effective::numeric as effective, team.rate_at(a.agent_id, b.game_type, b.settled_at)
        - team.rate_at(case when a.place = 1 then b.member_id else p.path[a.place - 1] end, b.game_type, b.settled_at) as rate_ppm
      from team.bets b cross join lateral (select team.path_at(b.member_id, b.settled_at) as path) p
      cross join lateral unnest(p.path) with ordinality a(agent_id, place)
    ) q group by 1
  ) b full join (select agent_id, sum(effective::numeric * rate_ppm) as worth from team.shares group by 1) s using (agent_id)
  where coalesce(b.worth, 0) <> coalesce(s.worth, 0);

grant usage on schema team to moongate_app;
grant execute on function team.path_at(int, timestamptz), team.rate_at(int, int, timestamptz) to moongate_app;
grant select, insert on all tables in schema team to moongate_app;
grant delete on team.lines to moongate_app;
grant update on team.people, team.paths, team.rates, team.agents, team.links, team.applications, team.bets, team.shares, team.days, team.actives,
  team.gathered to moongate_app;
