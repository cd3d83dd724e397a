-- What is to be bet is counted in the asset of its source. The rows of before are in the site's currency, which the start names
-- (moongate.currency): without it a table with rows is left as it is and the migration fails.
alter table turnover.requirements add column asset text;
update turnover.requirements set asset = nullif(current_setting('moongate.currency', true), '');
alter table turnover.requirements alter column asset set not null;

drop index turnover.requirements_open;
create index requirements_open on turnover.requirements (member_id, asset, id) where consumed < amount;

drop view turnover.left_by_member;
create view turnover.left_by_member as
  select member_id, asset, sum(amount - consumed)::bigint as left_minor from turnover.requirements where consumed < amount group by member_id, asset;
grant select on turnover.left_by_member to moongate_app;
