-- What modules above may read: when draws had a result, for the figures of the site.
create index draws_drawn on lottery.draws (draw_at) where balls is not null;
create view lottery.drawn as select game_code, draw_at from lottery.draws where balls is not null;
grant select on lottery.drawn to moongate_app;
