-- While rebate is switched off, or a member's money stopped, nobody can claim: the days of what waits are counted anew from the last such day.
alter table rebate.days add column held_on date;
grant update (held_on) on rebate.days to moongate_app;
