-- A payment that its gateway has given back before it was credited: nothing of it is credited, and people hear of it.
alter table payments.items drop constraint items_kind_check;
alter table payments.items add constraint items_kind_check
  check (kind in ('wrong_amount', 'wrong_currency', 'foreign_order', 'refused_order', 'given_back'));
