-- Who has a bonus that is not over: what else they are given waits for its end.
create view bonus.open_bonuses as select member_id from bonus.bonuses where state in ('in_review', 'running');
grant select on bonus.open_bonuses to moongate_app;
