-- What the moves of a rate within an hour are measured from: the rate that was believed when the hour began, and the step that was set then.
alter table chain.networks
  add column base_ppm bigint check (base_ppm > 0),
  add column base_at timestamptz,
  add column base_step int;
