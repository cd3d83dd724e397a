-- Of a change of their e-mail address a member hears at the one before as well, where the mail of whoever changed it does not go.
alter table mail.outgoing drop constraint outgoing_message_id_way_key;
alter table mail.outgoing add constraint outgoing_message_id_way_address_key unique (message_id, way, address);
