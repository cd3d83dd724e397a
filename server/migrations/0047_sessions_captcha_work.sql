-- How much work a captcha's task is: its number lies at or below this. Where an account is guessed at it is more (decisions/0090).
alter table sessions.captchas add column max_number int not null default 100000;
