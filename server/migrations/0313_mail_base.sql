create schema mail;

-- The row that stands for a member's mail: it is locked first. `lang` is the language in which they last looked at it.
create table mail.members (
  member_id int primary key,
  lang      text not null default 'zh_cn'
);

-- What a member and the staff write each other about one matter. Whoever has it is `assigned_to`.
create table mail.threads (
  id            int generated always as identity primary key,
  member_id     int not null,
  title         text not null,
  state         text not null check (state in ('waiting', 'taken', 'answered', 'closed')),
  assigned_to   int,
  assigned_name text not null default '',
  opened_at     timestamptz not null default kernel.now(),
  moved_at      timestamptz not null default kernel.now(),
  check (state <> 'waiting' or assigned_to is null),
  check (state <> 'taken' or assigned_to is not null)
);
create index threads_open on mail.threads (moved_at) where state in ('waiting', 'taken');
create index threads_by_time on mail.threads (moved_at desc);
create index threads_of_member on mail.threads (member_id, moved_at desc);

-- A mail in one of a member's boxes. `source` is what a mail of the product is about: each is written once. A deleted one is gone for its
-- member; staff still see it in its thread.
create table mail.messages (
  member_id  int not null,
  id         int generated always as identity unique,
  box        text not null check (box in ('inbox', 'outbox')),
  thread_id  int references mail.threads (id),
  pid        int,
  title      jsonb not null,
  content    jsonb not null,
  source     text,
  staff_name text not null default '',
  is_read    boolean not null default false,
  created_at timestamptz not null default kernel.now(),
  deleted_at timestamptz,
  primary key (member_id, id),
  unique (member_id, source)
);
create index messages_of_box on mail.messages (member_id, box, id desc) where deleted_at is null;
create index messages_unread on mail.messages (member_id) where box = 'inbox' and not is_read and deleted_at is null;
create index messages_of_thread on mail.messages (thread_id, id) where thread_id is not null;
create index messages_of_source on mail.messages (source) where source is not null;

-- Texts that the operator wrote in place of the product's own.
create table mail.templates (
  kind    text primary key,
  title   jsonb not null,
  content jsonb not null,
  is_on   boolean not null,
  set_by  text not null,
  set_at  timestamptz not null default kernel.now()
);

create table mail.answers (
  position int primary key,
  title    text not null,
  content  text not null
);

-- A mass mail. `after_id` is the last member whom it has reached: in the order of their numbers, each batch with its mails in one transaction.
create table mail.campaigns (
  id          uuid primary key,
  title       jsonb not null,
  content     jsonb not null,
  audience    text not null check (audience in ('everybody', 'level', 'agents', 'away')),
  least       int not null,
  state       text not null check (state in ('running', 'stopped', 'done')),
  total       int not null check (total >= 0),
  sent        int not null default 0 check (sent >= 0),
  after_id    int not null default 0,
  begun_by    text not null,
  begun_at    timestamptz not null default kernel.now(),
  finished_at timestamptz,
  check ((state = 'done') = (finished_at is not null))
);
create index campaigns_by_time on mail.campaigns (begun_at desc);

-- What leaves the site besides. `logged`: nothing was connected. While one is being sent it is held until `due_at`.
create table mail.outgoing (
  id         int generated always as identity primary key,
  member_id  int not null,
  message_id int not null,
  way        text not null check (way in ('email', 'push')),
  address    text not null,
  title      text not null,
  content    text not null,
  state      text not null check (state in ('queued', 'logged', 'sent', 'failed')),
  tries      int not null default 0,
  error      text not null default '',
  due_at     timestamptz not null default kernel.now(),
  created_at timestamptz not null default kernel.now(),
  unique (message_id, way)
);
create index outgoing_queued on mail.outgoing (due_at) where state = 'queued';

-- A mass mail has reached as many as it says.
create view mail.invariant_campaign_sent as
  select c.id from mail.campaigns c
  left join (select source, count(*) as n from mail.messages where source like 'campaign:%' group by source) m
    on m.source = 'campaign:' || c.id
  where c.sent <> coalesce(m.n, 0);

-- A thread in which staff have the last word waits for nobody, and one in which the member has it is not answered.
create view mail.invariant_thread_state as
  select t.id from mail.threads t
  left join lateral (select box from mail.messages m where m.thread_id = t.id and (m.box = 'outbox' or m.staff_name <> '') order by m.id desc limit 1) l on true
  where (t.state = 'answered' and l.box is distinct from 'inbox') or (t.state in ('waiting', 'taken') and l.box is distinct from 'outbox');

grant usage on schema mail to moongate_app;
grant select, insert on mail.members, mail.threads, mail.messages, mail.templates, mail.campaigns, mail.outgoing to moongate_app;
grant select, insert, delete on mail.answers to moongate_app;
grant update (member_id, lang) on mail.members to moongate_app;
grant update (state, assigned_to, assigned_name, moved_at) on mail.threads to moongate_app;
grant update (thread_id, is_read, deleted_at) on mail.messages to moongate_app;
grant update (title, content, is_on, set_by, set_at) on mail.templates to moongate_app;
grant update (state, sent, after_id, finished_at) on mail.campaigns to moongate_app;
grant update (state, tries, error, due_at) on mail.outgoing to moongate_app;
grant select on mail.invariant_campaign_sent, mail.invariant_thread_state to moongate_app;
