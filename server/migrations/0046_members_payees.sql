-- What a payment to a member depends on, for statements that load all facts of a use case at once. No hash is among it.
create view members.payees as select id, realname, qk_pwd_hash is not null as has_qk_pwd from members.members;
grant select on members.payees to moongate_app;
