-- One index of a draw's tickets in place of two (decisions/0447): those that are open are read on from the last one that was settled, and all of a member's are found by it
-- as well. While it is made nothing is sold.
create index tickets_of_draw on lottery.tickets (game_code, issue, member_id, id);
drop index lottery.tickets_of_member_on_draw;
drop index lottery.tickets_open_of_draw;
