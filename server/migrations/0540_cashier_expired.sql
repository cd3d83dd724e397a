-- Late money is looked for among orders that have expired within the week: they are found without reading all that ever were.
create index deposits_expired on cashier.deposits (finished_at) where state = 'expired';
