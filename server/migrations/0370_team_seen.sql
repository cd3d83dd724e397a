-- What the agents' portal reads of a team.

-- Where somebody stands, and how many are below.
create view team.places as
  select p.member_id, p.parent_id, p.depth, p.joined_at, exists (select 1 from team.agents a where a.member_id = p.member_id) as is_agent,
    (select count(*) from team.lines l where l.agent_id = p.member_id)::int as team_count
  from team.people p;

create view team.invites as select id, agent_id, code, is_open from team.links;

-- Who came by which invite link, and when.
create view team.arrivals as select link_id, member_id, joined_at from team.people where link_id is not null;
create index people_of_link on team.people (link_id, joined_at) where link_id is not null;

-- What a day is worth to an agent, in millionths of a cent: before any statement has rounded it, and as the agent is paid now.
create view team.worth as
  select s.agent_id, s.on_day, s.effective::numeric * s.rate_ppm as worth
    from team.shares s join team.agents a on a.member_id = s.agent_id where a.model = 'rates'
  union all
  select d.agent_id, d.on_day, (d.stake - d.payout - d.hongli - d.fanshui)::numeric * a.share_ppm
    from team.days d join team.agents a on a.member_id = d.agent_id where a.model = 'revenue';

grant select on team.places, team.invites, team.arrivals, team.worth to moongate_app;
