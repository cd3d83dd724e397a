-- What was asked when a member applied: an activity's form changes while applications wait, and a choice is kept by its place in it.
alter table promotions.applications add column fields jsonb;
update promotions.applications p set fields = a.fields from promotions.activities a where a.id = p.activity_id;
