-- What staff type is held against all that an order is known by, at once: each of it is found without reading all orders that ever were.
create index deposits_by_code on cashier.deposits (remark_code);
create index deposits_by_payer on cashier.deposits (payer_name);
create index withdrawals_by_owner on cashier.withdrawals (owner_name);
create index withdrawals_by_card on cashier.withdrawals (card_no);
