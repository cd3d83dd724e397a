-- When a draw that is not over was taken up last: those that wait for frozen members take turns, and keep nobody behind them waiting.
alter table lottery.draws add column tried_at timestamptz;
grant update (tried_at) on lottery.draws to moongate_app;
