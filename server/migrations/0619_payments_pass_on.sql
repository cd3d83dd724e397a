-- A payout that no gateway has heard of may be given to another one, or to people.
grant update (gateway_code) on payments.payouts to moongate_app;
