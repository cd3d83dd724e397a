-- What of a statement is of days that an earlier run went over: bets that were heard, cancelled or corrected afterwards. Unknown of statements before this, and of
-- those it is told as nothing.
alter table commission.statement_lines add column late bigint not null default 0;
alter table commission.statements add column late bigint not null default 0;
