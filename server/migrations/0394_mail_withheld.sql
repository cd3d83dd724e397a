-- An advertisement to somebody who shut themselves out before it left the site stays here.
alter table mail.outgoing drop constraint outgoing_state_check;
alter table mail.outgoing add constraint outgoing_state_check check (state in ('queued', 'logged', 'sent', 'failed', 'withheld'));
