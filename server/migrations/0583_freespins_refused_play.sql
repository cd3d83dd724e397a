-- A free spin of a grant that its supplier had refused brings nothing; staff see that there was one.
alter table freespins.plays drop constraint plays_fault_check;
alter table freespins.plays add constraint plays_fault_check check (fault in ('', 'unknown', 'other_member', 'other_game', 'too_many', 'refused'));
