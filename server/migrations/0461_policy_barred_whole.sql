-- The same rows as parts that are only put together, so that whoever asks of some members finds theirs by the index and reads nobody else's.
create or replace view policy.barred as
  select member_id, action, why from policy.bars
  where since <= kernel.now() and (until is null or until > kernel.now())
  union all
  select member_id, 'borrow'::text, 'protected'::text from policy.limits where kind = 'deposit';
