-- Transfers as we have seen them on each chain, for who compares it with the chain itself: those that are final.
create view chain.final_transfers as
  select id, member_id, network, tx_hash, log_index, address, usdt, block, block_at, state, bill_no, seen_at
    from chain.transfers where state not in ('seen', 'gone');
create index transfers_block on chain.transfers (network, block_at);
grant select on chain.final_transfers to moongate_app;
