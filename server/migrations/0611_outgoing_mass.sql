-- What of mass mails has left, by when it was written: forgotten after 90 days.
create index outgoing_mass on mail.outgoing (created_at) where is_mass and state <> 'queued';
grant delete on mail.outgoing to moongate_app;
