-- The days of a week, for the effect of other conditions: all days that ever were had to be read for them.
create index days_by_day on wheel.days (on_day);
