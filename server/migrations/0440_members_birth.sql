-- Where a licence asks for it at registration: the day somebody says they were born on.
alter table members.members add column birth_on date;
