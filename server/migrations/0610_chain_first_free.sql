-- Positions below it may have been given to somebody whom a restored backup does not know.
alter table chain.networks add column first_free integer not null default 0 check (first_free >= 0);
