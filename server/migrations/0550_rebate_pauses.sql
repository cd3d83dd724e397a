-- Days of the site on which rebate was switched off, so that nobody could claim: of all lines the days are counted anew from the last of them. Each was written on every open line.
create table rebate.pauses (
  on_day date primary key
);
grant select, insert on rebate.pauses to moongate_app;
