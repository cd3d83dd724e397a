-- A member's debt is a balance below zero, and how far below the ledger is told with each loan. No other account's floor can be moved.
create function ledger.set_credit_limit(p_owner integer, p_asset text, p_limit bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_limit < 0 then raise exception 'a credit limit is not below 0'; end if;
  perform ledger.open_accounts(array[p_owner], array[false], array['credit'], array[p_asset]);
  update ledger.accounts set floor = -p_limit where owner_id = p_owner and not is_house and kind = 'credit' and asset = p_asset;
end $$;
revoke all on function ledger.set_credit_limit from public;
grant execute on function ledger.set_credit_limit to moongate_app;
