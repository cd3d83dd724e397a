-- What is remarkable about an order is judged again when it is approved with others; what came up since is kept with it.
grant update (risks) on cashier.withdrawals to moongate_app;
