-- What a member's level gave on top of the tariff when the line was begun: the line keeps it.
alter table rebate.days add column extra_ppm int not null default 0 check (extra_ppm >= 0);
