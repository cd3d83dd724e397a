-- Where a member's bonus money is locked until it is theirs, or goes back.
insert into ledger.chart (is_house, name, floor, play, site) values (false, 'bonus', 0, false, true);
