-- All that a member bet on a draw, whether it is settled already or not: together it decides what counts as effective bet.
create index tickets_of_member_on_draw on lottery.tickets (game_code, issue, member_id);
