-- Where they visit, too: no stake is taken from the centre wallet for whom no visit goes on.
create or replace view games.visiting as select member_id, session_id, opened_at, supplier_code from games.visits;
