-- Who has shown who they are: an identity paper that is still good, and nothing that staff still ask for.
create view papers.proven_members as
  select distinct p.member_id from papers.papers p
   where p.kind in ('id_card', 'passport', 'licence') and p.state = 'accepted' and (p.expires_at is null or p.expires_at > kernel.now())
     and not exists (select from papers.asks a where a.member_id = p.member_id and a.met_at is null);
grant select on papers.proven_members to moongate_app;
