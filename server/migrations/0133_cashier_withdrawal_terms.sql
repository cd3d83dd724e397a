-- What a withdrawal was asked for under: the turnover that was left and the rate of the fee then, and the card that was chosen. Orders
-- of before do not have them, and nothing is put in their place.
alter table cashier.withdrawals
  add column card_id       int,
  add column turnover_left bigint check (turnover_left >= 0),
  add column fee_rate_ppm  bigint check (fee_rate_ppm >= 0),
  -- Whether the fee is held by a posting of its own; orders of before hold it within their amount.
  add column fee_apart     boolean not null default false;
