-- A draw is settled from its first ticket to its last: each part goes on where the one before it ended, without sorting what is left.
drop index lottery.tickets_of_draw;
create index tickets_open_of_draw on lottery.tickets (game_code, issue, member_id, id) where status = 'X';

-- A ticket is written from a draw that is held meanwhile, and draws stay for ever; asking for each ticket once more whether its draw is
-- there took as long as writing the ticket. That none is without is asked with the other invariants.
alter table lottery.tickets drop constraint tickets_game_code_issue_fkey;
create view lottery.invariant_ticket_draw as
  select t.id from lottery.tickets t where not exists (select from lottery.draws d where d.game_code = t.game_code and d.issue = t.issue);
grant select on lottery.invariant_ticket_draw to moongate_app;
