create schema site;

-- What an operator writes. Texts are objects by language: {"zh_cn": "…", "en": "…"}; HTML is sanitised before it gets here.
create table site.configs (
  key        text primary key,
  value      jsonb not null,
  changed_at timestamptz not null default kernel.now()
);

create table site.nav (
  name     text primary key,
  title    jsonb not null,
  position int not null,
  visible  boolean not null default true
);

create table site.notices (
  id         int generated always as identity primary key,
  title      jsonb not null,
  content    jsonb not null,
  pop_up     boolean not null default false,
  visible    boolean not null default true,
  created_at timestamptz not null default kernel.now()
);

create table site.banners (
  id        int generated always as identity primary key,
  grp       text not null,
  title     jsonb not null,
  subtitle  jsonb not null,
  seal      jsonb not null,
  url       text not null default '',
  motif     text not null default '',
  jump_link text not null default '',
  position  int not null,
  visible   boolean not null default true
);
create index banners_of_group on site.banners (grp, position);

create table site.abouts (
  type    int primary key,
  title   jsonb not null,
  content jsonb not null
);

create table site.asides (
  id         int generated always as identity primary key,
  grp        text not null,
  vertical   text not null,
  horizontal text not null,
  full_url   text not null,
  effect     text not null,
  title      jsonb not null,
  advs       jsonb not null,
  visible    boolean not null default true
);

create table site.links (
  id       int generated always as identity primary key,
  kind     text not null check (kind in ('line', 'link')),
  name     jsonb not null,
  url      text not null,
  position int not null
);

grant usage on schema site to moongate_app;
grant select, insert, update, delete on all tables in schema site to moongate_app;
