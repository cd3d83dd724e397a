-- Members who were frozen or closed before their first posting: the books knew nothing of it (0556), and what was opened for them since is stopped too.
select ledger.set_frozen(id, true) from members.members where state <> 'active' order by id;
