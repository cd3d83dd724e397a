-- What warns its member leaves before a mass mail that waits: a site with many members sends one for hours.
alter table mail.outgoing add column is_mass boolean not null default false;
update mail.outgoing o set is_mass = true from mail.messages m
  where o.state = 'queued' and m.id = o.message_id and m.source like 'campaign:%';
create index outgoing_first on mail.outgoing (is_mass, due_at, id) where state = 'queued';
drop index mail.outgoing_queued;
