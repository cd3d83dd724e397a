-- What the migrations amount to. Made by "npm run schema"; do not edit.

-- schemas

create schema audit;
create schema bank;
create schema betting;
create schema bonus;
create schema cashier;
create schema chain;
create schema channels;
create schema claims;
create schema commission;
create schema credit;
create schema factors;
create schema freespins;
create schema games;
create schema health;
create schema kernel;
create schema kernel_quiet;
create schema ledger;
create schema levelup;
create schema lottery;
create schema mail;
create schema matches;
create schema members;
create schema mirror;
create schema papers;
create schema payments;
create schema policy;
create schema portal;
create schema promotions;
create schema proposals;
create schema protection;
create schema rebate;
create schema reconciliation;
create schema savings;
create schema sessions;
create schema site;
create schema staff;
create schema statements;
create schema team;
create schema turnover;
create schema wallet;
create schema wheel;

-- sequences

create sequence kernel.push_number as bigint start 1 increment 1 cache 1;

create sequence ledger.posting_id as bigint start 1 increment 1 cache 1;

-- tables

create table audit.entries (
  id bigint generated always as identity not null,
  created_at timestamp with time zone default kernel.now() not null,
  actor_type text not null,
  actor_id integer,
  actor_name text not null,
  action text not null,
  target text not null,
  reason text default ''::text not null,
  before jsonb,
  after jsonb,
  ip text default ''::text not null,
  request_id text default ''::text not null,
  constraint entries_actor_type_check CHECK ((actor_type = ANY (ARRAY['staff'::text, 'member'::text, 'system'::text]))),
  constraint entries_pkey PRIMARY KEY (id)
);

create table bank.cards (
  member_id integer not null,
  id integer generated always as identity not null,
  card_no text not null,
  bank_type text not null,
  bank_address text not null,
  owner_name text not null,
  created_at timestamp with time zone default kernel.now() not null,
  removed_at timestamp with time zone,
  written_at timestamp with time zone default kernel.now() not null,
  constraint cards_pkey PRIMARY KEY (member_id, id)
);

create table betting.bets (
  member_id integer not null,
  id uuid not null,
  bill_no text not null,
  supplier_code text not null,
  game_type integer not null,
  game_code text not null,
  game_title jsonb,
  detail jsonb,
  asset text not null,
  stake bigint not null,
  effective bigint default 0 not null,
  payout bigint default 0 not null,
  status text default 'X'::text not null,
  bet_at timestamp with time zone default kernel.now() not null,
  settled_at timestamp with time zone,
  selection jsonb,
  uncounted text,
  round_id text,
  reason text,
  payout_most bigint,
  constraint bets_check CHECK (((status = 'X'::text) = (settled_at IS NULL))),
  constraint bets_effective_check CHECK ((effective >= 0)),
  constraint bets_payout_check CHECK ((payout >= 0)),
  constraint bets_payout_most CHECK ((payout_most >= 0)),
  constraint bets_pkey PRIMARY KEY (member_id, id),
  constraint bets_reason_check CHECK ((reason = ANY (ARRAY['annulled'::text, 'abandoned'::text, 'result_changed'::text, 'withdrawn'::text, 'odds_wrong'::text, 'malfunction'::text, 'unsaid'::text]))),
  constraint bets_stake_check CHECK ((stake > 0)),
  constraint bets_status_check CHECK ((status = ANY (ARRAY['X'::text, 'COMPLETE'::text, 'N'::text, 'CANCEL'::text]))),
  constraint bets_uncounted CHECK (((uncounted IS NULL) OR (effective = 0))),
  constraint bets_uncounted_check CHECK ((uncounted = 'covering'::text)),
  constraint bets_worded CHECK (((selection IS NOT NULL) OR ((game_title IS NOT NULL) AND (detail IS NOT NULL))))
);

create table betting.corrections (
  member_id integer not null,
  id integer generated always as identity not null,
  bet_id uuid not null,
  status_before text not null,
  effective_before bigint not null,
  payout_before bigint not null,
  status_after text not null,
  effective_after bigint not null,
  payout_after bigint not null,
  reason text not null,
  at timestamp with time zone default kernel.now() not null,
  constraint corrections_check CHECK (((status_before <> status_after) OR (effective_before <> effective_after) OR (payout_before <> payout_after))),
  constraint corrections_effective_after_check CHECK ((effective_after >= 0)),
  constraint corrections_effective_before_check CHECK ((effective_before >= 0)),
  constraint corrections_member_id_bet_id_fkey FOREIGN KEY (member_id, bet_id) REFERENCES betting.bets(member_id, id),
  constraint corrections_payout_after_check CHECK ((payout_after >= 0)),
  constraint corrections_payout_before_check CHECK ((payout_before >= 0)),
  constraint corrections_pkey PRIMARY KEY (member_id, id),
  constraint corrections_reason_check CHECK ((reason <> ''::text)),
  constraint corrections_status_after_check CHECK ((status_after = ANY (ARRAY['COMPLETE'::text, 'N'::text, 'CANCEL'::text]))),
  constraint corrections_status_before_check CHECK ((status_before = ANY (ARRAY['COMPLETE'::text, 'N'::text, 'CANCEL'::text])))
);

create table betting.syncs (
  supplier_code text not null,
  synced_at timestamp with time zone not null,
  constraint syncs_pkey PRIMARY KEY (supplier_code)
);

create table bonus.bets (
  member_id integer not null,
  bet_id uuid not null,
  bonus_id uuid not null,
  counted bigint not null,
  loss bigint not null,
  constraint bets_counted_check CHECK ((counted >= 0)),
  constraint bets_member_id_bonus_id_fkey FOREIGN KEY (member_id, bonus_id) REFERENCES bonus.bonuses(member_id, id),
  constraint bets_pkey PRIMARY KEY (member_id, bet_id)
);

create table bonus.bonuses (
  member_id integer not null,
  id uuid not null,
  bill_no text not null,
  offer_id integer,
  kind text not null,
  source text not null,
  title jsonb not null,
  terms jsonb not null,
  base bigint not null,
  amount bigint not null,
  required bigint not null,
  wagered bigint default 0 not null,
  loss bigint default 0 not null,
  paid bigint default 0 not null,
  state text not null,
  flags text[] default '{}'::text[] not null,
  reason text default ''::text not null,
  handled_by text default ''::text not null,
  taken_at timestamp with time zone default kernel.now() not null,
  started_at timestamp with time zone,
  expires_at timestamp with time zone,
  finished_at timestamp with time zone,
  constraint bonuses_amount_check CHECK ((amount > 0)),
  constraint bonuses_base_check CHECK ((base > 0)),
  constraint bonuses_bill_no_key UNIQUE (bill_no),
  constraint bonuses_check CHECK (((paid >= 0) AND (paid <= amount))),
  constraint bonuses_check1 CHECK (((state = ANY (ARRAY['in_review'::text, 'running'::text])) = (finished_at IS NULL))),
  constraint bonuses_check2 CHECK (((started_at IS NULL) = (expires_at IS NULL))),
  constraint bonuses_kind_check CHECK ((kind = ANY (ARRAY['first_deposit'::text, 'reload'::text, 'cashback'::text, 'free_spins'::text]))),
  constraint bonuses_member_id_source_key UNIQUE (member_id, source),
  constraint bonuses_offer_check CHECK (((offer_id IS NULL) = (kind = 'free_spins'::text))),
  constraint bonuses_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES bonus.offers(id),
  constraint bonuses_pkey PRIMARY KEY (member_id, id),
  constraint bonuses_required_check CHECK ((required >= 0)),
  constraint bonuses_state_check CHECK ((state = ANY (ARRAY['in_review'::text, 'running'::text, 'released'::text, 'spent'::text, 'cancelled'::text, 'expired'::text, 'forfeited'::text, 'refused'::text]))),
  constraint bonuses_wagered_check CHECK ((wagered >= 0))
);

create table bonus.members (
  member_id integer not null,
  constraint members_pkey PRIMARY KEY (member_id)
);

create table bonus.offers (
  id integer generated always as identity not null,
  kind text not null,
  title jsonb not null,
  terms jsonb not null,
  is_on boolean not null,
  set_by text not null,
  set_at timestamp with time zone default kernel.now() not null,
  constraint offers_kind_check CHECK ((kind = ANY (ARRAY['first_deposit'::text, 'reload'::text, 'cashback'::text]))),
  constraint offers_pkey PRIMARY KEY (id)
);

create table cashier.deposits (
  member_id integer not null,
  id uuid not null,
  bill_no text not null,
  channel_id integer not null,
  payment_type text not null,
  channel_name text not null,
  channel_account text not null,
  amount bigint not null,
  payer_name text not null,
  payer_account text not null,
  remark_code text not null,
  payment_desc text not null,
  picture text default ''::text not null,
  hk_at timestamp with time zone,
  state text default 'pending'::text not null,
  created_at timestamp with time zone default kernel.now() not null,
  finished_at timestamp with time zone,
  asset text not null,
  channel_bank text default ''::text not null,
  channel_owner text default ''::text not null,
  gift bigint default 0 not null,
  usdt_type text default ''::text not null,
  usdt_rate_ppm bigint,
  usdt_amount bigint,
  constraint deposits_amount_check CHECK ((amount > 0)),
  constraint deposits_bill_no_key UNIQUE (bill_no),
  constraint deposits_gift_check CHECK ((gift >= 0)),
  constraint deposits_pkey PRIMARY KEY (member_id, id),
  constraint deposits_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'in_review'::text, 'credited'::text, 'rejected'::text, 'expired'::text]))),
  constraint deposits_usdt_amount_check CHECK ((usdt_amount > 0)),
  constraint deposits_usdt_rate_ppm_check CHECK ((usdt_rate_ppm > 0)),
  constraint deposits_usdt_type_check CHECK ((usdt_type = ANY (ARRAY[''::text, 'trc'::text, 'erc'::text])))
);

create table cashier.order_steps (
  id bigint generated always as identity not null,
  member_id integer not null,
  order_id uuid not null,
  step text not null,
  staff_id integer,
  staff_name text default ''::text not null,
  remark text default ''::text not null,
  taken_at timestamp with time zone default kernel.now() not null,
  constraint order_steps_pkey PRIMARY KEY (id),
  constraint order_steps_step_check CHECK ((step = ANY (ARRAY['review'::text, 'credit'::text, 'reject'::text, 'expire'::text, 'approve'::text, 'pay'::text, 'fail'::text, 'cancel'::text])))
);

create table cashier.pictures (
  name text not null,
  member_id integer not null,
  bytes bytea not null,
  created_at timestamp with time zone default kernel.now() not null,
  constraint pictures_pkey PRIMARY KEY (name)
);

create table cashier.withdrawals (
  member_id integer not null,
  id uuid not null,
  bill_no text not null,
  amount bigint not null,
  fee bigint not null,
  card_no text not null,
  bank_type text not null,
  bank_address text not null,
  owner_name text not null,
  member_remark text not null,
  state text default 'requested'::text not null,
  created_at timestamp with time zone default kernel.now() not null,
  finished_at timestamp with time zone,
  asset text not null,
  card_id integer,
  turnover_left bigint,
  fee_rate_ppm bigint,
  fee_apart boolean default false not null,
  way text default 'hand'::text not null,
  risks jsonb,
  is_fast boolean default false not null,
  constraint withdrawals_amount_check CHECK ((amount > 0)),
  constraint withdrawals_bill_no_key UNIQUE (bill_no),
  constraint withdrawals_check CHECK (((fee >= 0) AND (fee < amount))),
  constraint withdrawals_fee_rate_ppm_check CHECK ((fee_rate_ppm >= 0)),
  constraint withdrawals_pkey PRIMARY KEY (member_id, id),
  constraint withdrawals_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'in_review'::text, 'paying'::text, 'paid'::text, 'rejected'::text, 'failed'::text, 'cancelled'::text]))),
  constraint withdrawals_turnover_left_check CHECK ((turnover_left >= 0)),
  constraint withdrawals_way_check CHECK ((way = ANY (ARRAY['hand'::text, 'machine'::text])))
);

create table chain.addresses (
  member_id integer not null,
  network text not null,
  "position" integer not null,
  address text not null,
  constraint addresses_network_address_key UNIQUE (network, address),
  constraint addresses_network_position_key UNIQUE (network, "position"),
  constraint addresses_pkey PRIMARY KEY (member_id, network),
  constraint addresses_position_check CHECK (("position" >= 0))
);

create table chain.networks (
  code text not null,
  head_block bigint default 0 not null,
  final_block bigint not null,
  final_hash text not null,
  rate_ppm bigint,
  rate_at timestamp with time zone,
  answered_at timestamp with time zone,
  base_ppm bigint,
  base_at timestamp with time zone,
  base_step integer,
  first_free integer default 0 not null,
  constraint networks_base_ppm_check CHECK ((base_ppm > 0)),
  constraint networks_first_free_check CHECK ((first_free >= 0)),
  constraint networks_pkey PRIMARY KEY (code),
  constraint networks_rate_ppm_check CHECK ((rate_ppm > 0))
);

create table chain.orders (
  member_id integer not null,
  id uuid not null,
  network text not null,
  asset text not null,
  amount bigint not null,
  rate_ppm bigint not null,
  usdt bigint not null,
  received bigint default 0 not null,
  created_at timestamp with time zone default kernel.now() not null,
  expires_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint orders_amount_check CHECK ((amount > 0)),
  constraint orders_check CHECK (((received >= 0) AND (received <= usdt))),
  constraint orders_pkey PRIMARY KEY (member_id, id),
  constraint orders_rate_ppm_check CHECK ((rate_ppm > 0)),
  constraint orders_usdt_check CHECK ((usdt > 0))
);

create table chain.transfers (
  member_id integer not null,
  id uuid not null,
  network text not null,
  tx_hash text not null,
  log_index integer not null,
  from_address text not null,
  address text not null,
  usdt bigint not null,
  block bigint not null,
  block_hash text not null,
  block_at timestamp with time zone not null,
  raw jsonb not null,
  state text not null,
  why text default ''::text not null,
  rate_ppm bigint,
  amount bigint,
  bill_no text,
  proposed_id integer,
  proposed_by text default ''::text not null,
  reason text default ''::text not null,
  seen_at timestamp with time zone default kernel.now() not null,
  finished_at timestamp with time zone,
  covered bigint default 0 not null,
  constraint chain_transfers_state_check CHECK ((state = ANY (ARRAY['seen'::text, 'gone'::text, 'final'::text, 'queued'::text, 'credited'::text, 'left'::text]))),
  constraint chain_transfers_why_check CHECK ((why = ANY (ARRAY[''::text, 'below_min'::text, 'above_max'::text, 'no_channel'::text, 'refused'::text]))),
  constraint transfers_amount_check CHECK ((amount >= 0)),
  constraint transfers_check CHECK (((covered >= 0) AND (covered <= usdt))),
  constraint transfers_network_tx_hash_log_index_key UNIQUE (network, tx_hash, log_index),
  constraint transfers_pkey PRIMARY KEY (member_id, id),
  constraint transfers_usdt_check CHECK ((usdt > 0))
);

create table channels.channels (
  id integer generated always as identity not null,
  type text not null,
  name text not null,
  min bigint not null,
  max bigint not null,
  recommended boolean default false not null,
  enabled boolean default true not null,
  "position" integer not null,
  asset text not null,
  single_max bigint,
  open_from text default '00:00'::text not null,
  open_to text default '24:00'::text not null,
  gift_ppm bigint default 0 not null,
  speed_minutes integer default 10 not null,
  usdt_type text default ''::text not null,
  usdt_rate_ppm bigint,
  from_level integer default 0 not null,
  constraint channels_check CHECK ((max >= min)),
  constraint channels_from_level_check CHECK (((from_level >= 0) AND (from_level <= 16))),
  constraint channels_gift_ppm_check CHECK (((gift_ppm >= 0) AND (gift_ppm <= 1000000))),
  constraint channels_min_check CHECK ((min > 0)),
  constraint channels_pkey PRIMARY KEY (id),
  constraint channels_single_max_check CHECK ((single_max > 0)),
  constraint channels_speed_minutes_check CHECK ((speed_minutes > 0)),
  constraint channels_usdt CHECK (((type <> 'company_usdt'::text) OR ((usdt_type <> ''::text) AND (usdt_rate_ppm IS NOT NULL)))),
  constraint channels_usdt_rate_ppm_check CHECK ((usdt_rate_ppm > 0)),
  constraint channels_usdt_type_check CHECK ((usdt_type = ANY (ARRAY[''::text, 'trc'::text, 'erc'::text])))
);

create table channels.payee_days (
  payee_id integer not null,
  on_day date not null,
  amount bigint not null,
  orders integer not null,
  constraint payee_days_amount_check CHECK ((amount >= 0)),
  constraint payee_days_orders_check CHECK ((orders >= 0)),
  constraint payee_days_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES channels.payees(id),
  constraint payee_days_pkey PRIMARY KEY (payee_id, on_day)
);

create table channels.payees (
  id integer generated always as identity not null,
  channel_id integer not null,
  account text not null,
  owner_name text default ''::text not null,
  bank_type text default ''::text not null,
  bank_address text default ''::text not null,
  qrcode text default ''::text not null,
  daily_cap bigint,
  enabled boolean default true not null,
  constraint payees_channel_id_account_key UNIQUE (channel_id, account),
  constraint payees_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels.channels(id),
  constraint payees_daily_cap_check CHECK ((daily_cap > 0)),
  constraint payees_pkey PRIMARY KEY (id)
);

create table channels.uses (
  id uuid not null,
  member_id integer not null,
  channel_id integer not null,
  payee_id integer not null,
  on_day date not null,
  amount bigint not null,
  usdt_rate_ppm bigint,
  state text not null,
  order_id uuid,
  created_at timestamp with time zone default kernel.now() not null,
  expires_at timestamp with time zone not null,
  constraint uses_amount_check CHECK ((amount > 0)),
  constraint uses_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels.channels(id),
  constraint uses_order_id_key UNIQUE (order_id),
  constraint uses_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES channels.payees(id),
  constraint uses_pkey PRIMARY KEY (id),
  constraint uses_state_check CHECK ((state = ANY (ARRAY['shown'::text, 'ordered'::text, 'done'::text, 'freed'::text])))
);

create table claims.claims (
  order_id uuid not null,
  staff_id integer not null,
  staff_name text not null,
  until timestamp with time zone not null,
  constraint claims_pkey PRIMARY KEY (order_id)
);

create table commission.carried (
  agent_id integer not null,
  carried bigint not null,
  constraint carried_carried_check CHECK ((carried <= 0)),
  constraint carried_pkey PRIMARY KEY (agent_id)
);

create table commission.runs (
  id uuid not null,
  from_on date not null,
  to_on date not null,
  state text default 'in_review'::text not null,
  started_id integer not null,
  started_by text not null,
  decided_by text default ''::text not null,
  reason text default ''::text not null,
  created_at timestamp with time zone default kernel.now() not null,
  finished_at timestamp with time zone,
  constraint runs_check CHECK ((to_on >= from_on)),
  constraint runs_check1 CHECK (((state = 'in_review'::text) = (finished_at IS NULL))),
  constraint runs_pkey PRIMARY KEY (id),
  constraint runs_state_check CHECK ((state = ANY (ARRAY['in_review'::text, 'approved'::text, 'refused'::text])))
);

create table commission.statement_lines (
  agent_id integer not null,
  statement_id uuid not null,
  game_type integer not null,
  rate_ppm integer not null,
  effective bigint not null,
  amount bigint not null,
  late bigint default 0 not null,
  constraint statement_lines_agent_id_statement_id_fkey FOREIGN KEY (agent_id, statement_id) REFERENCES commission.statements(agent_id, id),
  constraint statement_lines_pkey PRIMARY KEY (agent_id, statement_id, game_type, rate_ppm)
);

create table commission.statements (
  agent_id integer not null,
  id uuid not null,
  bill_no text not null,
  run_id uuid not null,
  asset text not null,
  model text not null,
  from_on date not null,
  to_on date not null,
  share_ppm integer not null,
  stake bigint not null,
  payout bigint not null,
  hongli bigint not null,
  fanshui bigint not null,
  earned bigint not null,
  carried_in bigint not null,
  amount bigint not null,
  carried_out bigint not null,
  state text default 'in_review'::text not null,
  paid_at timestamp with time zone,
  late bigint default 0 not null,
  constraint statements_amount_check CHECK ((amount >= 0)),
  constraint statements_bill_no_key UNIQUE (bill_no),
  constraint statements_carried_in_check CHECK ((carried_in <= 0)),
  constraint statements_carried_out_check CHECK ((carried_out <= 0)),
  constraint statements_check CHECK (((amount + carried_out) = (earned + carried_in))),
  constraint statements_check1 CHECK (((state = 'paid'::text) = (paid_at IS NOT NULL))),
  constraint statements_id_key UNIQUE (id),
  constraint statements_model_check CHECK ((model = ANY (ARRAY['rates'::text, 'revenue'::text]))),
  constraint statements_pkey PRIMARY KEY (agent_id, id),
  constraint statements_run_id_fkey FOREIGN KEY (run_id) REFERENCES commission.runs(id),
  constraint statements_state_check CHECK ((state = ANY (ARRAY['in_review'::text, 'approved'::text, 'paid'::text, 'carried'::text, 'refused'::text])))
);

create table credit.loans (
  member_id integer not null,
  id uuid not null,
  bill_no text not null,
  amount bigint not null,
  days integer not null,
  state text not null,
  way text not null,
  level integer not null,
  credit_limit bigint not null,
  reason text default ''::text not null,
  handled_by text default ''::text not null,
  created_at timestamp with time zone default kernel.now() not null,
  review_by timestamp with time zone not null,
  decided_at timestamp with time zone,
  due_on date,
  due_at timestamp with time zone,
  reminded_at timestamp with time zone,
  overdue_at timestamp with time zone,
  repaid_at timestamp with time zone,
  constraint loans_amount_check CHECK ((amount > 0)),
  constraint loans_bill_no_key UNIQUE (bill_no),
  constraint loans_check CHECK (((state = 'in_review'::text) = (decided_at IS NULL))),
  constraint loans_check1 CHECK (((state = ANY (ARRAY['lent'::text, 'repaid'::text])) = (due_at IS NOT NULL))),
  constraint loans_check2 CHECK (((state = 'repaid'::text) = (repaid_at IS NOT NULL))),
  constraint loans_days_check CHECK ((days > 0)),
  constraint loans_pkey PRIMARY KEY (member_id, id),
  constraint loans_state_check CHECK ((state = ANY (ARRAY['in_review'::text, 'lent'::text, 'refused'::text, 'repaid'::text]))),
  constraint loans_way_check CHECK ((way = ANY (ARRAY['automatic'::text, 'staff'::text])))
);

create table credit.members (
  member_id integer not null,
  last_repaid_at timestamp with time zone,
  constraint members_pkey PRIMARY KEY (member_id)
);

create table factors.challenges (
  hash bytea not null,
  member_id integer,
  challenge text not null,
  expires_at timestamp with time zone not null,
  constraint challenges_pkey PRIMARY KEY (hash)
);

create table factors.passkeys (
  member_id integer not null,
  id uuid not null,
  credential text not null,
  domain text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  label text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint passkeys_credential_key UNIQUE (credential),
  constraint passkeys_pkey PRIMARY KEY (member_id, id)
);

create table factors.recovery_codes (
  member_id integer not null,
  hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (member_id, hash)
);

create table factors.totp (
  member_id integer not null,
  secret text not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  constraint totp_pkey PRIMARY KEY (member_id),
  constraint totp_secret_check CHECK ((secret ~~ 'gcm1:%'::text))
);

create table freespins.grants (
  member_id integer not null,
  id uuid not null,
  bill_no text not null,
  offer_id integer not null,
  source text not null,
  title jsonb not null,
  terms jsonb not null,
  supplier_code text not null,
  spins integer not null,
  state text default 'asked'::text not null,
  end_as text default 'played'::text not null,
  final integer,
  played integer default 0 not null,
  won bigint default 0 not null,
  credited bigint default 0 not null,
  bonus_bill text default ''::text not null,
  reason text default ''::text not null,
  handled_by text default ''::text not null,
  granted_at timestamp with time zone default kernel.now() not null,
  expires_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  finished_at timestamp with time zone,
  constraint grants_bill_no_key UNIQUE (bill_no),
  constraint grants_check CHECK (((final >= 0) AND (final <= spins))),
  constraint grants_check1 CHECK (((played >= 0) AND (played <= spins))),
  constraint grants_check2 CHECK (((credited >= 0) AND (credited <= won))),
  constraint grants_check3 CHECK (((state = ANY (ARRAY['asked'::text, 'ready'::text, 'closing'::text, 'counting'::text])) = (finished_at IS NULL))),
  constraint grants_end_as_check CHECK ((end_as = ANY (ARRAY['played'::text, 'expired'::text, 'cancelled'::text]))),
  constraint grants_id_key UNIQUE (id),
  constraint grants_member_id_offer_id_source_key UNIQUE (member_id, offer_id, source),
  constraint grants_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES freespins.offers(id),
  constraint grants_pkey PRIMARY KEY (member_id, id),
  constraint grants_spins_check CHECK ((spins > 0)),
  constraint grants_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'ready'::text, 'closing'::text, 'counting'::text, 'played'::text, 'expired'::text, 'cancelled'::text, 'refused'::text]))),
  constraint grants_won_check CHECK ((won >= 0))
);

create table freespins.offers (
  id integer generated always as identity not null,
  title jsonb not null,
  code text not null,
  terms jsonb not null,
  is_on boolean not null,
  set_by text not null,
  set_at timestamp with time zone default kernel.now() not null,
  constraint offers_pkey PRIMARY KEY (id)
);

create table freespins.plays (
  supplier_code text not null,
  bet_id text not null,
  grant_id text not null,
  member_id integer not null,
  win bigint not null,
  credit bigint not null,
  fault text not null,
  is_paid boolean default false not null,
  played_at timestamp with time zone not null,
  constraint plays_check CHECK (((credit >= 0) AND (credit <= win))),
  constraint plays_fault_check CHECK ((fault = ANY (ARRAY[''::text, 'unknown'::text, 'other_member'::text, 'other_game'::text, 'too_many'::text, 'refused'::text]))),
  constraint plays_pkey PRIMARY KEY (supplier_code, bet_id),
  constraint plays_win_check CHECK ((win >= 0))
);

create table games.catalogue (
  id integer generated always as identity not null,
  supplier_code text not null,
  game_code text not null,
  game_type integer not null,
  title jsonb not null,
  tags text[] default '{}'::text[] not null,
  web_pic text default ''::text not null,
  mobile_pic text default ''::text not null,
  "position" integer not null,
  enabled boolean default true not null,
  added_at timestamp with time zone default kernel.now() not null,
  on_desktop boolean default true not null,
  on_mobile boolean default true not null,
  hue integer,
  pattern text,
  weight integer,
  added_on date,
  engine text default ''::text not null,
  told_pic text,
  gone_at timestamp with time zone,
  on_sale boolean generated always as ((enabled AND (gone_at IS NULL))) stored not null,
  stake_least bigint,
  stake_most bigint,
  stake_cap bigint,
  return_least_ppm integer,
  return_most_ppm integer,
  constraint catalogue_devices CHECK ((on_desktop OR on_mobile)),
  constraint catalogue_game_type_check CHECK (((game_type >= 1) AND (game_type <= 99))),
  constraint catalogue_hue_check CHECK (((hue >= 0) AND (hue <= 359))),
  constraint catalogue_pictures CHECK (((web_pic ~ '^$|^(/[^/]|https?://)'::text) AND (mobile_pic ~ '^$|^(/[^/]|https?://)'::text))),
  constraint catalogue_pkey PRIMARY KEY (id),
  constraint catalogue_supplier_code_fkey FOREIGN KEY (supplier_code) REFERENCES games.suppliers(code),
  constraint catalogue_supplier_code_game_code_key UNIQUE (supplier_code, game_code),
  constraint catalogue_terms CHECK ((num_nonnulls(stake_least, stake_most, return_least_ppm, return_most_ppm) = ANY (ARRAY[0, 4])))
);

create table games.favourites (
  member_id integer not null,
  supplier_code text not null,
  game_code text not null,
  added_at timestamp with time zone default kernel.now() not null,
  constraint favourites_pkey PRIMARY KEY (member_id, supplier_code, game_code),
  constraint favourites_supplier_code_fkey FOREIGN KEY (supplier_code) REFERENCES games.suppliers(code)
);

create table games.players (
  member_id integer not null,
  supplier_code text not null,
  created_at timestamp with time zone default kernel.now() not null,
  constraint players_pkey PRIMARY KEY (member_id, supplier_code),
  constraint players_supplier_code_fkey FOREIGN KEY (supplier_code) REFERENCES games.suppliers(code)
);

create table games.recents (
  member_id integer not null,
  supplier_code text not null,
  game_code text not null,
  opened_at timestamp with time zone default kernel.now() not null,
  constraint recents_pkey PRIMARY KEY (member_id, supplier_code, game_code),
  constraint recents_supplier_code_fkey FOREIGN KEY (supplier_code) REFERENCES games.suppliers(code)
);

create table games.suppliers (
  code text not null,
  title jsonb not null,
  "position" integer not null,
  enabled boolean default true not null,
  maintenance boolean default false not null,
  demo boolean default false not null,
  web_pic text default ''::text not null,
  mobile_pic text default ''::text not null,
  maintenance_from timestamp with time zone,
  maintenance_to timestamp with time zone,
  constraint suppliers_pictures CHECK (((web_pic ~ '^$|^(/[^/]|https?://)'::text) AND (mobile_pic ~ '^$|^(/[^/]|https?://)'::text))),
  constraint suppliers_pkey PRIMARY KEY (code),
  constraint suppliers_window CHECK (((maintenance_to IS NULL) OR ((maintenance_from IS NOT NULL) AND (maintenance_to > maintenance_from))))
);

create table games.visits (
  visit_id uuid not null,
  member_id integer not null,
  session_id uuid not null,
  supplier_code text not null,
  is_demo boolean not null,
  opened_at timestamp with time zone default kernel.now() not null,
  constraint visits_pkey PRIMARY KEY (member_id, session_id, supplier_code),
  constraint visits_supplier_code_fkey FOREIGN KEY (supplier_code) REFERENCES games.suppliers(code)
);

create table health.breakers (
  supplier_code text not null,
  process uuid not null,
  open_since timestamp with time zone,
  noted_at timestamp with time zone not null,
  constraint breakers_pkey PRIMARY KEY (supplier_code, process)
);

create table health.minutes (
  supplier_code text not null,
  minute timestamp with time zone not null,
  answered integer not null,
  silent integer not null,
  took_ms integer[] not null,
  constraint minutes_pkey PRIMARY KEY (supplier_code, minute)
);

create table kernel.idempotency (
  scope text not null,
  key text not null,
  fingerprint text not null,
  state text not null,
  owner text not null,
  status integer,
  body text,
  locked_until timestamp with time zone not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  constraint idempotency_check CHECK ((((status IS NULL) = (body IS NULL)) AND ((state = 'done'::text) OR (status IS NULL)))),
  constraint idempotency_pkey PRIMARY KEY (scope, key),
  constraint idempotency_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text])))
);

create table kernel.installation (
  only_row boolean default true not null,
  currency text not null,
  started_at timestamp with time zone default clock_timestamp() not null,
  time_zone text,
  secret_digest text,
  seed text,
  constraint installation_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint installation_only_row_check CHECK (only_row),
  constraint installation_pkey PRIMARY KEY (only_row),
  constraint installation_seed_check CHECK ((seed = ANY (ARRAY['demo'::text, 'none'::text])))
);

create table kernel.known_addresses (
  account text not null,
  address text not null,
  seen_at timestamp with time zone not null,
  constraint known_addresses_pkey PRIMARY KEY (account, address)
);

create table kernel.login_attempts (
  key text not null,
  points integer not null,
  expires_at timestamp with time zone not null,
  constraint login_attempts_pkey PRIMARY KEY (key)
);

create table kernel.migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default clock_timestamp() not null,
  constraint migrations_pkey PRIMARY KEY (name)
);

create table kernel.nonces (
  caller text not null,
  nonce text not null,
  expires_at timestamp with time zone not null,
  constraint nonces_pkey PRIMARY KEY (caller, nonce)
);

create table kernel.push_events (
  id bigint default nextval('kernel.push_number'::regclass) not null,
  channel text not null,
  type text not null,
  data jsonb not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  xid xid8 default pg_current_xact_id() not null,
  constraint push_events_channel_check CHECK ((channel ~ '^(public|office|member:[1-9][0-9]*)$'::text)),
  constraint push_events_pkey PRIMARY KEY (id)
);

create unlogged table kernel.rate_limit (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limit_pkey PRIMARY KEY (key)
);

create table kernel.readiness (
  only_row boolean default true not null,
  written_at timestamp with time zone default clock_timestamp() not null,
  constraint readiness_only_row_check CHECK (only_row),
  constraint readiness_pkey PRIMARY KEY (only_row)
);

create table kernel.seeded (
  name text not null,
  seeded_at timestamp with time zone default clock_timestamp() not null,
  constraint seeded_pkey PRIMARY KEY (name)
);

create table kernel.workers (
  worker_id text not null,
  beat_at timestamp with time zone default clock_timestamp() not null,
  constraint workers_pkey PRIMARY KEY (worker_id)
);

create table ledger.accounts (
  id bigint generated always as identity not null,
  owner_id integer not null,
  is_house boolean not null,
  kind text not null,
  asset text not null,
  balance bigint default 0 not null,
  floor bigint,
  seq bigint default 0 not null,
  frozen boolean default false not null,
  created_at timestamp with time zone default kernel.now() not null,
  constraint accounts_owner_id_is_house_kind_asset_key UNIQUE (owner_id, is_house, kind, asset),
  constraint accounts_pkey PRIMARY KEY (id),
  constraint floor_holds CHECK (((floor IS NULL) OR (balance >= floor)))
) with (fillfactor=60);

create table ledger.chart (
  is_house boolean not null,
  name text not null,
  floor bigint,
  play boolean default false not null,
  site boolean default true not null,
  constraint chart_pkey PRIMARY KEY (is_house, name)
);

create table ledger.entries (
  account_id bigint not null,
  seq bigint not null,
  posting_id bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  constraint entries_amount_check CHECK ((amount <> 0)),
  constraint entries_pkey PRIMARY KEY (account_id, seq)
);

create table ledger.frozen_members (
  member_id integer not null,
  constraint frozen_members_pkey PRIMARY KEY (member_id)
);

create table ledger.postings (
  id bigint not null,
  member_id integer not null,
  key uuid not null,
  kind text not null,
  operate_type smallint not null,
  asset text not null,
  amount bigint not null,
  from_account bigint not null,
  from_seq bigint not null,
  to_account bigint not null,
  to_seq bigint not null,
  ref text not null,
  sub text,
  created_at timestamp with time zone not null,
  constraint postings_amount_check CHECK ((amount > 0)),
  constraint postings_check CHECK ((from_account <> to_account)),
  constraint postings_pkey PRIMARY KEY (member_id, key)
);

create table levelup.awards (
  member_id integer not null,
  id uuid not null,
  bill_no text not null,
  ladder text not null,
  kind text not null,
  level integer not null,
  on_day date not null,
  amount bigint not null,
  created_at timestamp with time zone default kernel.now() not null,
  constraint awards_amount_check CHECK ((amount > 0)),
  constraint awards_bill_no_key UNIQUE (bill_no),
  constraint awards_kind_check CHECK ((kind = ANY (ARRAY['gift'::text, 'weekly'::text, 'monthly'::text]))),
  constraint awards_ladder_fkey FOREIGN KEY (ladder) REFERENCES levelup.ladders(ladder),
  constraint awards_pkey PRIMARY KEY (member_id, id)
);

create table levelup.bets (
  member_id integer not null,
  bet_id uuid not null,
  ladder text not null,
  effective bigint not null,
  constraint bets_effective_check CHECK ((effective >= 0)),
  constraint bets_ladder_fkey FOREIGN KEY (ladder) REFERENCES levelup.ladders(ladder),
  constraint bets_pkey PRIMARY KEY (member_id, bet_id)
);

create table levelup.ladders (
  ladder text not null,
  version integer default 0 not null,
  set_by text default ''::text not null,
  set_at timestamp with time zone,
  constraint ladders_ladder_check CHECK ((ladder = ANY (ARRAY['live'::text, 'slot'::text]))),
  constraint ladders_pkey PRIMARY KEY (ladder)
);

create table levelup.levels (
  ladder text not null,
  level integer not null,
  needed bigint not null,
  gift bigint not null,
  weekly bigint not null,
  monthly bigint not null,
  credit bigint not null,
  rebate_ppm integer not null,
  is_fast boolean not null,
  withdrawals integer,
  withdrawal_max bigint,
  manager text not null,
  approval_max bigint,
  constraint levels_approval_max_check CHECK ((approval_max > 0)),
  constraint levels_credit_check CHECK ((credit >= 0)),
  constraint levels_gift_check CHECK ((gift >= 0)),
  constraint levels_ladder_fkey FOREIGN KEY (ladder) REFERENCES levelup.ladders(ladder),
  constraint levels_ladder_needed_key UNIQUE (ladder, needed),
  constraint levels_level_check CHECK (((level >= 1) AND (level <= 16))),
  constraint levels_monthly_check CHECK ((monthly >= 0)),
  constraint levels_needed_check CHECK ((needed > 0)),
  constraint levels_pkey PRIMARY KEY (ladder, level),
  constraint levels_rebate_ppm_check CHECK (((rebate_ppm >= 0) AND (rebate_ppm <= 50000))),
  constraint levels_weekly_check CHECK ((weekly >= 0)),
  constraint levels_withdrawal_max_check CHECK ((withdrawal_max > 0)),
  constraint levels_withdrawals_check CHECK ((withdrawals > 0))
);

create table levelup.standings (
  member_id integer not null,
  ladder text not null,
  effective bigint default 0 not null,
  weekly_on date,
  monthly_on date,
  constraint standings_ladder_fkey FOREIGN KEY (ladder) REFERENCES levelup.ladders(ladder),
  constraint standings_pkey PRIMARY KEY (member_id, ladder)
);

create table lottery.draws (
  game_code text not null,
  issue text not null,
  season_id integer not null,
  link integer not null,
  commitment text not null,
  state text default 'open'::text not null,
  close_at timestamp with time zone not null,
  draw_at timestamp with time zone not null,
  seed text,
  balls integer[],
  drawn_at timestamp with time zone,
  settled_at timestamp with time zone,
  tried_at timestamp with time zone,
  constraint draws_check CHECK ((draw_at >= close_at)),
  constraint draws_check1 CHECK ((((state = ANY (ARRAY['open'::text, 'void'::text])) = (seed IS NULL)) AND ((state = ANY (ARRAY['open'::text, 'void'::text])) = (balls IS NULL)))),
  constraint draws_pkey PRIMARY KEY (game_code, issue),
  constraint draws_season_id_fkey FOREIGN KEY (season_id) REFERENCES lottery.seasons(id),
  constraint draws_season_id_link_key UNIQUE (season_id, link),
  constraint draws_state_check CHECK ((state = ANY (ARRAY['open'::text, 'drawn'::text, 'settled'::text, 'void'::text])))
);

create table lottery.launches (
  token_hash bytea not null,
  member_id integer not null,
  session_id uuid not null,
  name text not null,
  is_demo boolean not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint launches_pkey PRIMARY KEY (token_hash)
);

create table lottery.odds (
  game_code text not null,
  bet_type text not null,
  odds_milli integer not null,
  changed_at timestamp with time zone default kernel.now() not null,
  changed_by text not null,
  constraint odds_odds_milli_check CHECK ((odds_milli > 1000)),
  constraint odds_pkey PRIMARY KEY (game_code, bet_type)
);

create table lottery.season_secrets (
  season_id integer not null,
  seed bytea not null,
  constraint season_secrets_pkey PRIMARY KEY (season_id),
  constraint season_secrets_season_id_fkey FOREIGN KEY (season_id) REFERENCES lottery.seasons(id)
);

create table lottery.seasons (
  id integer generated always as identity not null,
  game_code text not null,
  anchor text not null,
  length integer not null,
  used integer default 0 not null,
  created_at timestamp with time zone default kernel.now() not null,
  constraint seasons_check CHECK (((used >= 0) AND (used <= length))),
  constraint seasons_length_check CHECK ((length > 0)),
  constraint seasons_pkey PRIMARY KEY (id)
);

create table lottery.sessions (
  token_hash bytea not null,
  member_id integer not null,
  session_id uuid not null,
  name text not null,
  is_demo boolean not null,
  expires_at timestamp with time zone not null,
  constraint sessions_pkey PRIMARY KEY (token_hash)
);

create table lottery.tickets (
  member_id integer not null,
  id uuid not null,
  bill_no text not null,
  game_code text not null,
  issue text not null,
  bet_type text not null,
  selection text not null,
  units integer not null,
  unit_stake bigint not null,
  multiple integer not null,
  stake bigint not null,
  odds_milli integer not null,
  asset text not null,
  payout bigint default 0 not null,
  status text default 'X'::text not null,
  won boolean default false not null,
  placed_at timestamp with time zone default kernel.now() not null,
  settled_at timestamp with time zone,
  slip_id uuid,
  constraint tickets_multiple_check CHECK ((multiple > 0)),
  constraint tickets_odds_milli_check CHECK ((odds_milli > 0)),
  constraint tickets_pkey PRIMARY KEY (member_id, id),
  constraint tickets_stake_check CHECK ((stake > 0)),
  constraint tickets_status_check CHECK ((status = ANY (ARRAY['X'::text, 'COMPLETE'::text, 'N'::text]))),
  constraint tickets_unit_stake_check CHECK ((unit_stake > 0)),
  constraint tickets_units_check CHECK ((units > 0))
);

create table mail.answers (
  "position" integer not null,
  title text not null,
  content text not null,
  constraint answers_pkey PRIMARY KEY ("position")
);

create table mail.campaigns (
  id uuid not null,
  title jsonb not null,
  content jsonb not null,
  audience text not null,
  "least" integer not null,
  state text not null,
  total integer not null,
  sent integer default 0 not null,
  after_id integer default 0 not null,
  begun_by text not null,
  begun_at timestamp with time zone default kernel.now() not null,
  finished_at timestamp with time zone,
  constraint campaigns_audience_check CHECK ((audience = ANY (ARRAY['everybody'::text, 'level'::text, 'agents'::text, 'away'::text]))),
  constraint campaigns_check CHECK (((state = 'done'::text) = (finished_at IS NOT NULL))),
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_sent_check CHECK ((sent >= 0)),
  constraint campaigns_state_check CHECK ((state = ANY (ARRAY['running'::text, 'stopped'::text, 'done'::text]))),
  constraint campaigns_total_check CHECK ((total >= 0))
);

create table mail.members (
  member_id integer not null,
  lang text default 'zh_cn'::text not null,
  constraint members_pkey PRIMARY KEY (member_id)
);

create table mail.messages (
  member_id integer not null,
  id integer generated always as identity not null,
  box text not null,
  thread_id integer,
  pid integer,
  title jsonb not null,
  content jsonb not null,
  source text,
  staff_name text default ''::text not null,
  is_read boolean default false not null,
  created_at timestamp with time zone default kernel.now() not null,
  deleted_at timestamp with time zone,
  constraint messages_box_check CHECK ((box = ANY (ARRAY['inbox'::text, 'outbox'::text]))),
  constraint messages_id_key UNIQUE (id),
  constraint messages_member_id_source_key UNIQUE (member_id, source),
  constraint messages_pkey PRIMARY KEY (member_id, id),
  constraint messages_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES mail.threads(id)
);

create table mail.outgoing (
  id integer generated always as identity not null,
  member_id integer not null,
  message_id integer not null,
  way text not null,
  address text not null,
  title text not null,
  content text not null,
  state text not null,
  tries integer default 0 not null,
  error text default ''::text not null,
  due_at timestamp with time zone default kernel.now() not null,
  created_at timestamp with time zone default kernel.now() not null,
  is_mass boolean default false not null,
  constraint outgoing_message_id_way_address_key UNIQUE (message_id, way, address),
  constraint outgoing_pkey PRIMARY KEY (id),
  constraint outgoing_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'logged'::text, 'sent'::text, 'failed'::text, 'withheld'::text]))),
  constraint outgoing_way_check CHECK ((way = ANY (ARRAY['email'::text, 'push'::text])))
);

create table mail.templates (
  kind text not null,
  title jsonb not null,
  content jsonb not null,
  is_on boolean not null,
  set_by text not null,
  set_at timestamp with time zone default kernel.now() not null,
  constraint templates_pkey PRIMARY KEY (kind)
);

create table mail.threads (
  id integer generated always as identity not null,
  member_id integer not null,
  title text not null,
  state text not null,
  assigned_to integer,
  assigned_name text default ''::text not null,
  opened_at timestamp with time zone default kernel.now() not null,
  moved_at timestamp with time zone default kernel.now() not null,
  constraint threads_check CHECK (((state <> 'waiting'::text) OR (assigned_to IS NULL))),
  constraint threads_check1 CHECK (((state <> 'taken'::text) OR (assigned_to IS NOT NULL))),
  constraint threads_pkey PRIMARY KEY (id),
  constraint threads_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'taken'::text, 'answered'::text, 'closed'::text])))
);

create table matches.feeds (
  supplier_code text not null,
  told_until timestamp with time zone not null,
  constraint feeds_pkey PRIMARY KEY (supplier_code)
);

create table matches.matches (
  supplier_code text not null,
  match_id text not null,
  sport text not null,
  starts_at timestamp with time zone not null,
  constraint matches_pkey PRIMARY KEY (supplier_code, match_id)
);

create table members.demo_starts (
  address text not null,
  started_on date not null,
  started integer not null,
  constraint demo_starts_pkey PRIMARY KEY (address, started_on)
);

create table members.invite_codes (
  code text not null,
  member_id integer not null,
  created_at timestamp with time zone default kernel.now() not null,
  closed_at timestamp with time zone,
  constraint invite_codes_code_check CHECK ((code = upper(code))),
  constraint invite_codes_pkey PRIMARY KEY (code)
);

create table members.members (
  id integer generated always as identity not null,
  name text not null,
  password_hash text,
  realname text default ''::text not null,
  phone text default ''::text not null,
  email text default ''::text not null,
  qq text default ''::text not null,
  qk_pwd_hash text,
  qk_pwd_fails integer default 0 not null,
  qk_pwd_locked_until timestamp with time zone,
  is_demo boolean default false not null,
  is_trans_on boolean default true not null,
  state text default 'active'::text not null,
  agent_id integer,
  invited_by integer,
  register_site text default ''::text not null,
  register_ip text default ''::text not null,
  registered_at timestamp with time zone not null,
  last_login_at timestamp with time zone,
  login_before_at timestamp with time zone,
  password_changed_at timestamp with time zone,
  qk_pwd_changed_at timestamp with time zone,
  birth_on date,
  constraint members_check CHECK (((NOT is_demo) OR ((agent_id IS NULL) AND (password_hash IS NULL)))),
  constraint members_pkey PRIMARY KEY (id),
  constraint members_state_check CHECK ((state = ANY (ARRAY['active'::text, 'frozen'::text, 'closed'::text])))
);

create table mirror.bets (
  supplier_code text not null,
  bet_id text not null,
  member_id integer not null,
  id uuid not null,
  stake bigint not null,
  payout bigint not null,
  status text not null,
  changed_at timestamp with time zone not null,
  told jsonb,
  fault text default ''::text not null,
  tried_at timestamp with time zone,
  booked_stake bigint,
  booked_payout bigint,
  booked_status text,
  constraint bets_check CHECK ((((booked_status IS NULL) = (booked_stake IS NULL)) AND ((booked_status IS NULL) = (booked_payout IS NULL)))),
  constraint bets_pkey PRIMARY KEY (supplier_code, bet_id),
  constraint booked_status_check CHECK ((booked_status = ANY (ARRAY['open'::text, 'settled'::text, 'void'::text, 'cancelled'::text]))),
  constraint told_status_check CHECK ((status = ANY (ARRAY['open'::text, 'settled'::text, 'void'::text, 'cancelled'::text])))
);

create table mirror.callbacks (
  supplier_code text not null,
  event_id text not null,
  member_id integer not null,
  kind text not null,
  bet_id text not null,
  amount bigint not null,
  verdict text not null,
  balance bigint not null,
  created_at timestamp with time zone default kernel.now() not null,
  constraint callback_kind_check CHECK ((kind = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text]))),
  constraint callbacks_amount_check CHECK ((amount >= 0)),
  constraint callbacks_pkey PRIMARY KEY (supplier_code, event_id)
);

create table mirror.differences (
  member_id integer not null,
  id integer generated always as identity not null,
  supplier_code text not null,
  ours bigint not null,
  theirs bigint not null,
  seen_at timestamp with time zone default kernel.now() not null,
  first_seen_at timestamp with time zone default kernel.now() not null,
  found_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint differences_pkey PRIMARY KEY (member_id, id)
);

create table mirror.free_spins (
  supplier_code text not null,
  bet_id text not null,
  told_at timestamp with time zone default kernel.now() not null,
  constraint free_spins_pkey PRIMARY KEY (supplier_code, bet_id)
);

create table mirror.pulls (
  supplier_code text not null,
  pulled_to timestamp with time zone,
  failing_since timestamp with time zone,
  compared_at timestamp with time zone,
  constraint pulls_pkey PRIMARY KEY (supplier_code)
);

create table mirror.unread (
  supplier_code text not null,
  entry_key text not null,
  raw text not null,
  why text not null,
  first_at timestamp with time zone default kernel.now() not null,
  last_at timestamp with time zone default kernel.now() not null,
  left_at timestamp with time zone,
  constraint unread_pkey PRIMARY KEY (supplier_code, entry_key)
);

create table papers.asks (
  member_id integer not null,
  id uuid not null,
  kind text not null,
  reason text not null,
  staff_name text not null,
  asked_at timestamp with time zone not null,
  met_at timestamp with time zone,
  constraint asks_kind_check CHECK ((kind = ANY (ARRAY['id_card'::text, 'passport'::text, 'licence'::text, 'address'::text, 'funds'::text]))),
  constraint asks_pkey PRIMARY KEY (member_id, id)
);

create table papers.papers (
  member_id integer not null,
  id uuid not null,
  kind text not null,
  state text default 'submitted'::text not null,
  made_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text default ''::text not null,
  reason text default ''::text not null,
  birth_on date,
  expires_at timestamp with time zone,
  ended_at timestamp with time zone,
  pictures_gone_at timestamp with time zone,
  expiry_told_at timestamp with time zone,
  constraint papers_id_key UNIQUE (id),
  constraint papers_kind_check CHECK ((kind = ANY (ARRAY['id_card'::text, 'passport'::text, 'licence'::text, 'address'::text, 'funds'::text]))),
  constraint papers_pkey PRIMARY KEY (member_id, id),
  constraint papers_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'in_review'::text, 'accepted'::text, 'refused'::text, 'expired'::text])))
);

create table papers.pictures (
  member_id integer not null,
  id uuid not null,
  paper_id uuid,
  place integer default 0 not null,
  data_key text not null,
  sealed bytea not null,
  made_at timestamp with time zone not null,
  constraint pictures_id_key UNIQUE (id),
  constraint pictures_paper_id_fkey FOREIGN KEY (paper_id) REFERENCES papers.papers(id),
  constraint pictures_pkey PRIMARY KEY (member_id, id)
);

create table papers.screenings (
  member_id integer not null,
  id integer generated always as identity not null,
  asked_at timestamp with time zone not null,
  outcome text not null,
  entry text default ''::text not null,
  seen_by text default ''::text not null,
  seen_at timestamp with time zone,
  constraint screenings_outcome_check CHECK ((outcome = ANY (ARRAY['clear'::text, 'hit'::text, 'underage'::text, 'unknown'::text]))),
  constraint screenings_pkey PRIMARY KEY (member_id, id)
);

create table payments.entries (
  id bigint generated always as identity not null,
  order_id uuid,
  entry text not null,
  remark text default ''::text not null,
  staff_id integer,
  staff_name text default ''::text not null,
  told_at timestamp with time zone default kernel.now() not null,
  item_id bigint,
  constraint entries_item_id_fkey FOREIGN KEY (item_id) REFERENCES payments.items(id),
  constraint entries_pkey PRIMARY KEY (id)
);

create table payments.events (
  gateway_code text not null,
  event_id text not null,
  kind text not null,
  subject text not null,
  body jsonb not null,
  received_at timestamp with time zone default kernel.now() not null,
  constraint events_pkey PRIMARY KEY (gateway_code, event_id)
);

create table payments.gateways (
  code text not null,
  takes_deposits boolean default true not null,
  takes_payouts boolean default true not null,
  secret text,
  secret_at timestamp with time zone,
  earlier_secret text,
  earlier_until timestamp with time zone,
  constraint gateways_pkey PRIMARY KEY (code)
);

create table payments.items (
  id bigint generated always as identity not null,
  gateway_code text not null,
  kind text not null,
  subject text not null,
  detail text not null,
  created_at timestamp with time zone default kernel.now() not null,
  solved_at timestamp with time zone,
  solved_by text default ''::text not null,
  remark text default ''::text not null,
  payment_id uuid,
  member_id integer,
  amount bigint,
  currency text,
  state text default 'held'::text not null,
  proposed_id integer,
  credited_bill text default ''::text not null,
  constraint items_amount_check CHECK ((amount > 0)),
  constraint items_gateway_code_kind_subject_key UNIQUE (gateway_code, kind, subject),
  constraint items_kind_check CHECK ((kind = ANY (ARRAY['wrong_amount'::text, 'wrong_currency'::text, 'foreign_order'::text, 'refused_order'::text, 'given_back'::text]))),
  constraint items_pkey PRIMARY KEY (id),
  constraint items_state_check CHECK ((state = ANY (ARRAY['held'::text, 'to_refund'::text, 'to_credit'::text, 'refunding'::text, 'refunded'::text, 'credited'::text, 'closed'::text])))
);

create table payments.payments (
  id uuid not null,
  member_id integer not null,
  bill_no text not null,
  gateway_code text not null,
  method text not null,
  asset text not null,
  amount bigint not null,
  state text default 'created'::text not null,
  external_id text,
  pay_url text default ''::text not null,
  checks integer default 0 not null,
  next_check_at timestamp with time zone,
  created_at timestamp with time zone default kernel.now() not null,
  finished_at timestamp with time zone,
  constraint payments_amount_check CHECK ((amount > 0)),
  constraint payments_bill_no_key UNIQUE (bill_no),
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['created'::text, 'open'::text, 'paid'::text, 'closed'::text, 'odd'::text])))
);

create table payments.payouts (
  id uuid not null,
  member_id integer not null,
  bill_no text not null,
  gateway_code text not null,
  asset text not null,
  amount bigint not null,
  state text default 'queued'::text not null,
  reason text default ''::text not null,
  proposal text,
  proposed_by integer,
  checks integer default 0 not null,
  next_check_at timestamp with time zone,
  created_at timestamp with time zone default kernel.now() not null,
  sent_at timestamp with time zone,
  finished_at timestamp with time zone,
  constraint payouts_amount_check CHECK ((amount > 0)),
  constraint payouts_bill_no_key UNIQUE (bill_no),
  constraint payouts_pkey PRIMARY KEY (id),
  constraint payouts_proposal_check CHECK ((proposal = ANY (ARRAY['paid'::text, 'failed'::text]))),
  constraint payouts_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'accepted'::text, 'unknown'::text, 'manual'::text, 'paid'::text, 'failed'::text])))
);

create table payments.refunds (
  id uuid not null,
  item_id bigint not null,
  payment_id uuid not null,
  member_id integer not null,
  bill_no text not null,
  gateway_code text not null,
  amount bigint not null,
  currency text not null,
  state text default 'sent'::text not null,
  checks integer default 0 not null,
  next_check_at timestamp with time zone,
  created_at timestamp with time zone default kernel.now() not null,
  finished_at timestamp with time zone,
  constraint refunds_amount_check CHECK ((amount > 0)),
  constraint refunds_item_id_fkey FOREIGN KEY (item_id) REFERENCES payments.items(id),
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'done'::text, 'refused'::text])))
);

create table policy.bars (
  member_id integer not null,
  action text not null,
  why text not null,
  since timestamp with time zone not null,
  until timestamp with time zone,
  constraint bars_action_check CHECK ((action = ANY (ARRAY['receive_gift'::text, 'borrow'::text, 'play'::text, 'deposit'::text]))),
  constraint bars_pkey PRIMARY KEY (member_id, action, why),
  constraint bars_why_check CHECK ((why = ANY (ARRAY['credit_overdue'::text, 'protected'::text])))
);

create table policy.bookmarks (
  member_id integer not null,
  account_kind text not null,
  seq bigint not null,
  constraint bookmarks_pkey PRIMARY KEY (member_id, account_kind)
);

create table policy.clocks (
  member_id integer not null,
  since timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint clocks_pkey PRIMARY KEY (member_id)
);

create table policy.counted_kinds (
  kind text not null,
  counted text not null,
  constraint counted_kinds_counted_check CHECK ((counted = ANY (ARRAY['deposited'::text, 'withdrawn'::text, 'staked'::text, 'returned'::text]))),
  constraint counted_kinds_pkey PRIMARY KEY (kind)
);

create table policy.limits (
  member_id integer not null,
  kind text not null,
  period text not null,
  amount bigint not null,
  set_at timestamp with time zone default kernel.now() not null,
  wish text,
  wanted bigint,
  ripe_at timestamp with time zone,
  constraint limits_amount_check CHECK ((amount >= 0)),
  constraint limits_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'stake'::text, 'loss'::text, 'time'::text]))),
  constraint limits_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  constraint limits_pkey PRIMARY KEY (member_id, kind, period),
  constraint limits_wish_check CHECK ((wish = ANY (ARRAY['raise'::text, 'remove'::text]))),
  constraint limits_wish_whole CHECK ((((wish IS NULL) = (ripe_at IS NULL)) AND ((NOT (wish IS DISTINCT FROM 'raise'::text)) = (wanted IS NOT NULL))))
);

create table policy.tallies (
  member_id integer not null,
  on_day date not null,
  deposited bigint default 0 not null,
  withdrawn bigint default 0 not null,
  staked bigint default 0 not null,
  returned bigint default 0 not null,
  seconds integer default 0 not null,
  constraint tallies_pkey PRIMARY KEY (member_id, on_day)
);

create table portal.marks (
  on_day date not null,
  mark bytea not null,
  constraint marks_mark_check CHECK ((octet_length(mark) = 32)),
  constraint marks_pkey PRIMARY KEY (on_day, mark)
);

create table portal.salts (
  on_day date not null,
  salt text not null,
  constraint salts_pkey PRIMARY KEY (on_day)
);

create table portal.visits (
  link_id integer not null,
  on_day date not null,
  n integer not null,
  constraint visits_n_check CHECK ((n > 0)),
  constraint visits_pkey PRIMARY KEY (link_id, on_day)
);

create table promotions.activities (
  id integer generated always as identity not null,
  title jsonb not null,
  content jsonb not null,
  picture text not null,
  category text not null,
  "position" integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  level_from integer default 0 not null,
  langs text[] default '{}'::text[] not null,
  countries text[] default '{}'::text[] not null,
  apply_type text not null,
  fields jsonb default '[]'::jsonb not null,
  link text default ''::text not null,
  frequency text not null,
  is_captcha boolean default false not null,
  visible boolean default true not null,
  version integer default 1 not null,
  made_by uuid,
  changed_by text not null,
  changed_at timestamp with time zone default kernel.now() not null,
  own_picture text,
  constraint activities_apply_type_check CHECK ((apply_type = ANY (ARRAY['none'::text, 'service'::text, 'form'::text, 'link'::text]))),
  constraint activities_check CHECK ((starts_at < ends_at)),
  constraint activities_frequency_check CHECK ((frequency = ANY (ARRAY['once'::text, 'daily'::text]))),
  constraint activities_made_by_key UNIQUE (made_by),
  constraint activities_own_picture_fkey FOREIGN KEY (own_picture) REFERENCES promotions.pictures(hash),
  constraint activities_pkey PRIMARY KEY (id)
);

create table promotions.applications (
  member_id integer not null,
  id uuid not null,
  bill_no text not null,
  activity_id integer not null,
  on_day date not null,
  is_once boolean not null,
  state text not null,
  answers jsonb default '{}'::jsonb not null,
  reward text,
  amount bigint,
  times integer default 0 not null,
  note text default ''::text not null,
  reason text default ''::text not null,
  approver_id integer,
  approved_by text default ''::text not null,
  handled_by text default ''::text not null,
  created_at timestamp with time zone default kernel.now() not null,
  finished_at timestamp with time zone,
  fields jsonb,
  constraint applications_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES promotions.activities(id),
  constraint applications_amount_check CHECK ((amount > 0)),
  constraint applications_bill_no_key UNIQUE (bill_no),
  constraint applications_check CHECK (((state = ANY (ARRAY['refused'::text, 'paid'::text])) = (finished_at IS NOT NULL))),
  constraint applications_check1 CHECK (((state <> ALL (ARRAY['approved'::text, 'paid'::text])) OR (reward IS NOT NULL))),
  constraint applications_check2 CHECK (((reward = 'money'::text) = (amount IS NOT NULL))),
  constraint applications_id_key UNIQUE (id),
  constraint applications_pkey PRIMARY KEY (member_id, id),
  constraint applications_reward_check CHECK ((reward = ANY (ARRAY['money'::text, 'coupon'::text, 'goods'::text]))),
  constraint applications_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'refused'::text, 'paid'::text])))
);

create table promotions.pictures (
  hash text not null,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  made_by text not null,
  made_at timestamp with time zone default kernel.now() not null,
  constraint pictures_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint pictures_height_check CHECK ((height > 0)),
  constraint pictures_pkey PRIMARY KEY (hash),
  constraint pictures_width_check CHECK ((width > 0))
);

create table proposals.proposals (
  id uuid not null,
  subject text not null,
  wanted jsonb not null,
  before jsonb not null,
  reason text not null,
  asked_by_id integer not null,
  asked_by text not null,
  asked_at timestamp with time zone default kernel.now() not null,
  decided_by text default ''::text not null,
  decided_at timestamp with time zone,
  is_set boolean default false not null,
  constraint proposals_check CHECK (((decided_at IS NOT NULL) OR (NOT is_set))),
  constraint proposals_pkey PRIMARY KEY (id)
);

create table protection.contacts (
  id integer generated always as identity not null,
  member_id integer not null,
  way text not null,
  note text not null,
  staff_name text not null,
  made_at timestamp with time zone default kernel.now() not null,
  constraint contacts_pkey PRIMARY KEY (id),
  constraint contacts_way_check CHECK ((way = ANY (ARRAY['phone'::text, 'mail'::text, 'chat'::text])))
);

create table protection.exclusions (
  member_id integer not null,
  id uuid not null,
  kind text not null,
  span text not null,
  since timestamp with time zone not null,
  until timestamp with time zone,
  set_by text not null,
  reason text not null,
  ended_at timestamp with time zone,
  constraint exclusions_kind_check CHECK ((kind = ANY (ARRAY['time_out'::text, 'exclusion'::text]))),
  constraint exclusions_pkey PRIMARY KEY (member_id, id),
  constraint exclusions_span_check CHECK ((span = ANY (ARRAY['1h'::text, '24h'::text, '72h'::text, '1w'::text, '2w'::text, '6w'::text, '6m'::text, '1y'::text, '5y'::text, 'ever'::text])))
);

create table protection.markers (
  member_id integer not null,
  marker text not null,
  figure integer not null,
  found_on date not null,
  constraint markers_marker_check CHECK ((marker = ANY (ARRAY['chasing'::text, 'night_play'::text, 'rising_deposits'::text, 'failed_deposits'::text, 'cancelled_withdrawals'::text]))),
  constraint markers_pkey PRIMARY KEY (member_id, marker)
);

create table rebate.bets (
  member_id integer not null,
  bet_id uuid not null,
  on_day date not null,
  game_type integer not null,
  supplier_code text not null,
  effective bigint not null,
  settled_at timestamp with time zone not null,
  constraint bets_effective_check CHECK ((effective >= 0)),
  constraint bets_pkey PRIMARY KEY (member_id, bet_id)
);

create table rebate.claim_lines (
  member_id integer not null,
  claim_id uuid not null,
  on_day date not null,
  game_type integer not null,
  supplier_code text not null,
  effective bigint not null,
  rate_ppm integer not null,
  amount bigint not null,
  constraint claim_lines_amount_check CHECK ((amount <> 0)),
  constraint claim_lines_member_id_claim_id_fkey FOREIGN KEY (member_id, claim_id) REFERENCES rebate.claims(member_id, id),
  constraint claim_lines_pkey PRIMARY KEY (member_id, claim_id, on_day, game_type, supplier_code)
);

create table rebate.claims (
  member_id integer not null,
  id uuid not null,
  bill_no text not null,
  deadtime timestamp with time zone not null,
  way text not null,
  state text not null,
  amount bigint not null,
  reason text default ''::text not null,
  handled_by text default ''::text not null,
  created_at timestamp with time zone default kernel.now() not null,
  finished_at timestamp with time zone,
  constraint claims_amount_check CHECK ((amount > 0)),
  constraint claims_bill_no_key UNIQUE (bill_no),
  constraint claims_check CHECK (((state = 'in_review'::text) = (finished_at IS NULL))),
  constraint claims_pkey PRIMARY KEY (member_id, id),
  constraint claims_state_check CHECK ((state = ANY (ARRAY['in_review'::text, 'paid'::text, 'refused'::text]))),
  constraint claims_way_check CHECK ((way = ANY (ARRAY['member'::text, 'clock'::text])))
);

create table rebate.days (
  member_id integer not null,
  on_day date not null,
  game_type integer not null,
  supplier_code text not null,
  effective bigint not null,
  claimed bigint default 0 not null,
  claimed_effective bigint default 0 not null,
  grown_at timestamp with time zone default kernel.now() not null,
  expired_at timestamp with time zone,
  extra_ppm integer default 0 not null,
  held_on date,
  constraint days_extra_ppm_check CHECK ((extra_ppm >= 0)),
  constraint days_pkey PRIMARY KEY (member_id, on_day, game_type, supplier_code)
);

create table rebate.members (
  member_id integer not null,
  claimed_until timestamp with time zone,
  constraint members_pkey PRIMARY KEY (member_id)
);

create table rebate.pauses (
  on_day date not null,
  constraint pauses_pkey PRIMARY KEY (on_day)
);

create table rebate.tariffs (
  from_on date not null,
  levels jsonb not null,
  set_by text not null,
  set_at timestamp with time zone default kernel.now() not null,
  constraint tariffs_pkey PRIMARY KEY (from_on)
);

create table rebate.week (
  member_id integer not null,
  amount bigint not null,
  constraint week_amount_check CHECK ((amount >= 0)),
  constraint week_pkey PRIMARY KEY (member_id)
);

create table rebate.week_start (
  is_only boolean default true not null,
  after timestamp with time zone not null,
  constraint week_start_is_only_check CHECK (is_only),
  constraint week_start_pkey PRIMARY KEY (is_only)
);

create table reconciliation.breaks (
  id integer generated always as identity not null,
  day date not null,
  source text not null,
  kind text not null,
  subject text not null,
  detail text not null,
  asset text not null,
  amount bigint not null,
  effect bigint not null,
  state text default 'open'::text not null,
  owner_id integer,
  owner_name text default ''::text not null,
  note text default ''::text not null,
  found_at timestamp with time zone default kernel.now() not null,
  seen_at timestamp with time zone default kernel.now() not null,
  solved_at timestamp with time zone,
  solved_by text default ''::text not null,
  constraint breaks_amount_check CHECK ((amount >= 0)),
  constraint breaks_day_source_kind_subject_key UNIQUE (day, source, kind, subject),
  constraint breaks_kind_check CHECK ((kind = ANY (ARRAY['missing_ours'::text, 'missing_theirs'::text, 'amount_differs'::text, 'currency_differs'::text, 'fee_differs'::text, 'day_differs'::text, 'twice_theirs'::text, 'twice_ours'::text, 'order_unknown'::text, 'paid_returned'::text, 'returned_paid'::text, 'refund_unknown'::text, 'refund_missing'::text, 'unclear_too_long'::text, 'credited_not_paid'::text, 'posting_without_order'::text, 'order_without_posting'::text, 'file_missing'::text, 'file_unreadable'::text, 'file_changed'::text, 'sum_differs'::text, 'opening_differs'::text, 'closing_differs'::text, 'transfer_unseen'::text, 'block_gone'::text]))),
  constraint breaks_pkey PRIMARY KEY (id),
  constraint breaks_state_check CHECK ((state = ANY (ARRAY['open'::text, 'owned'::text, 'explained'::text, 'solved'::text])))
);

create table reconciliation.days (
  day date not null,
  source text not null,
  state text default 'waiting'::text not null,
  asset text not null,
  lines integer default 0 not null,
  matched integer default 0 not null,
  sum_ours bigint default 0 not null,
  sum_theirs bigint default 0 not null,
  runs integer default 0 not null,
  compared_at timestamp with time zone,
  constraint days_pkey PRIMARY KEY (day, source),
  constraint days_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'compared'::text])))
);

create table reconciliation.files (
  id integer generated always as identity not null,
  source text not null,
  day date not null,
  sha256 text not null,
  raw text not null,
  parsed jsonb,
  fetched_at timestamp with time zone default kernel.now() not null,
  constraint files_pkey PRIMARY KEY (id),
  constraint files_source_day_sha256_key UNIQUE (source, day, sha256)
);

create table reconciliation.steps (
  id bigint generated always as identity not null,
  break_id integer not null,
  step text not null,
  remark text default ''::text not null,
  staff_id integer,
  staff_name text default ''::text not null,
  done_at timestamp with time zone default kernel.now() not null,
  constraint steps_break_id_fkey FOREIGN KEY (break_id) REFERENCES reconciliation.breaks(id),
  constraint steps_pkey PRIMARY KEY (id)
);

create table savings.holdings (
  member_id integer not null,
  id uuid not null,
  bill_no text not null,
  plan_id integer not null,
  asset text not null,
  amount bigint not null,
  cycle_unit text not null,
  cycle_count integer not null,
  is_circular boolean not null,
  rate_ppm integer not null,
  interest_limit bigint,
  withdrawal_minutes integer not null,
  audit_multiple integer not null,
  state text default 'bought'::text not null,
  times integer default 0 not null,
  interest bigint default 0 not null,
  bought_at timestamp with time zone not null,
  cycle_from timestamp with time zone not null,
  next_at timestamp with time zone,
  redeem_at timestamp with time zone,
  settled_at timestamp with time zone,
  constraint holdings_amount_check CHECK (((amount > 0) AND ((amount % (1000)::bigint) = 0))),
  constraint holdings_bill_no_key UNIQUE (bill_no),
  constraint holdings_check CHECK (((state = 'bought'::text) = (next_at IS NOT NULL))),
  constraint holdings_check1 CHECK (((state = 'settled'::text) = (settled_at IS NOT NULL))),
  constraint holdings_interest_check CHECK ((interest >= 0)),
  constraint holdings_pkey PRIMARY KEY (member_id, id),
  constraint holdings_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES savings.plans(id),
  constraint holdings_state_check CHECK ((state = ANY (ARRAY['bought'::text, 'redeeming'::text, 'settled'::text])))
);

create table savings.payments (
  member_id integer not null,
  holding_id uuid not null,
  times integer not null,
  amount bigint not null,
  calc_at timestamp with time zone not null,
  paid_at timestamp with time zone default kernel.now() not null,
  constraint payments_amount_check CHECK ((amount >= 0)),
  constraint payments_member_id_holding_id_fkey FOREIGN KEY (member_id, holding_id) REFERENCES savings.holdings(member_id, id),
  constraint payments_pkey PRIMARY KEY (member_id, holding_id, times),
  constraint payments_times_check CHECK ((times > 0))
);

create table savings.plans (
  id integer generated always as identity not null,
  names jsonb not null,
  min_amount bigint not null,
  max_amount bigint not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone,
  cycle_unit text not null,
  cycle_count integer not null,
  is_circular boolean not null,
  rate_ppm integer not null,
  interest_limit bigint,
  total_count integer not null,
  sold_count integer default 0 not null,
  user_count integer not null,
  rebuy_minutes integer not null,
  withdrawal_minutes integer not null,
  audit_multiple integer not null,
  is_open boolean default false not null,
  seen integer default 1 not null,
  set_by text not null,
  set_at timestamp with time zone default kernel.now() not null,
  constraint plans_audit_multiple_check CHECK ((audit_multiple >= 0)),
  constraint plans_check CHECK (((max_amount >= min_amount) AND ((max_amount % (1000)::bigint) = 0))),
  constraint plans_check1 CHECK (((sold_count >= 0) AND (sold_count <= total_count))),
  constraint plans_cycle_count_check CHECK ((cycle_count > 0)),
  constraint plans_cycle_unit_check CHECK ((cycle_unit = ANY (ARRAY['hour'::text, 'day'::text, 'month'::text]))),
  constraint plans_interest_limit_check CHECK ((interest_limit > 0)),
  constraint plans_min_amount_check CHECK (((min_amount > 0) AND ((min_amount % (1000)::bigint) = 0))),
  constraint plans_pkey PRIMARY KEY (id),
  constraint plans_rate_ppm_check CHECK ((rate_ppm > 0)),
  constraint plans_rebuy_minutes_check CHECK ((rebuy_minutes >= 0)),
  constraint plans_user_count_check CHECK ((user_count >= 0)),
  constraint plans_withdrawal_minutes_check CHECK ((withdrawal_minutes >= 0))
);

create table sessions.captchas (
  key text not null,
  answer text not null,
  challenge text not null,
  salt text not null,
  expires_at timestamp with time zone not null,
  max_number integer default 100000 not null,
  constraint captchas_pkey PRIMARY KEY (key)
);

create table sessions.known_devices (
  member_id integer not null,
  device bytea not null,
  id uuid not null,
  user_agent text not null,
  ip text not null,
  first_seen_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  constraint known_devices_pkey PRIMARY KEY (member_id, device)
);

create table sessions.login_tickets (
  hash bytea not null,
  member_id integer not null,
  tries_left integer not null,
  expires_at timestamp with time zone not null,
  constraint login_tickets_pkey PRIMARY KEY (hash),
  constraint login_tickets_tries_left_check CHECK ((tries_left >= 0))
);

create table sessions.logins (
  id uuid not null,
  member_id integer,
  at timestamp with time zone not null,
  ip text not null,
  user_agent text not null,
  way text not null,
  outcome text not null,
  is_new_device boolean default false not null,
  constraint logins_outcome_check CHECK ((outcome = ANY (ARRAY['opened'::text, 'step'::text, 'password_wrong'::text, 'code_wrong'::text, 'closed'::text]))),
  constraint logins_pkey PRIMARY KEY (id),
  constraint logins_way_check CHECK ((way = ANY (ARRAY['password'::text, 'code'::text, 'recovery'::text, 'passkey'::text, 'registration'::text, 'demo'::text])))
);

create table sessions.password_resets (
  member_id integer not null,
  hash bytea not null,
  staff_id integer not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint password_resets_hash_key UNIQUE (hash),
  constraint password_resets_pkey PRIMARY KEY (member_id)
);

create table sessions.sessions (
  member_id integer not null,
  id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  ip text not null,
  user_agent text not null,
  device bytea,
  constraint sessions_pkey PRIMARY KEY (member_id, id)
);

create table sessions.tokens (
  hash bytea not null,
  member_id integer not null,
  session_id uuid not null,
  issued_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  successor_salt bytea,
  constraint tokens_member_id_session_id_fkey FOREIGN KEY (member_id, session_id) REFERENCES sessions.sessions(member_id, id) ON DELETE CASCADE,
  constraint tokens_pkey PRIMARY KEY (hash)
);

create table site.abouts (
  type integer not null,
  title jsonb not null,
  content jsonb not null,
  constraint abouts_pkey PRIMARY KEY (type)
);

create table site.asides (
  id integer generated always as identity not null,
  grp text not null,
  vertical text not null,
  horizontal text not null,
  full_url text not null,
  effect text not null,
  title jsonb not null,
  advs jsonb not null,
  visible boolean default true not null,
  constraint asides_effect CHECK ((effect = ANY (ARRAY['hover'::text, 'other'::text]))),
  constraint asides_horizontal CHECK ((horizontal = ANY (ARRAY['left'::text, 'right'::text]))),
  constraint asides_pkey PRIMARY KEY (id),
  constraint asides_vertical CHECK ((vertical = ANY (ARRAY['top'::text, 'middle'::text, 'bottom'::text])))
);

create table site.banners (
  id integer generated always as identity not null,
  grp text not null,
  title jsonb not null,
  subtitle jsonb not null,
  seal jsonb not null,
  url text not null,
  motif text default ''::text not null,
  jump_link text default ''::text not null,
  "position" integer not null,
  visible boolean default true not null,
  constraint banners_pictures CHECK ((url ~ '^(/[^/]|https?://)'::text)),
  constraint banners_pkey PRIMARY KEY (id)
);

create table site.configs (
  key text not null,
  value jsonb not null,
  changed_at timestamp with time zone default kernel.now() not null,
  constraint configs_pkey PRIMARY KEY (key)
);

create table site.good_settings (
  key text not null,
  value jsonb not null,
  changed_at timestamp with time zone default kernel.now() not null,
  constraint good_settings_pkey PRIMARY KEY (key)
);

create table site.links (
  id integer generated always as identity not null,
  kind text not null,
  name jsonb not null,
  url text not null,
  "position" integer not null,
  constraint links_kind_check CHECK ((kind = ANY (ARRAY['line'::text, 'link'::text]))),
  constraint links_pkey PRIMARY KEY (id)
);

create table site.nav (
  name text not null,
  title jsonb not null,
  "position" integer not null,
  visible boolean default true not null,
  constraint nav_pkey PRIMARY KEY (name)
);

create table site.notices (
  id integer generated always as identity not null,
  title jsonb not null,
  content jsonb not null,
  pop_up boolean default false not null,
  visible boolean default true not null,
  created_at timestamp with time zone default kernel.now() not null,
  constraint notices_pkey PRIMARY KEY (id)
);

create table staff.staff (
  id integer generated always as identity not null,
  name text not null,
  roles text[] not null,
  password_hash text,
  totp_secret text,
  totp_last_step bigint default 0 not null,
  state text default 'active'::text not null,
  created_at timestamp with time zone not null,
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_roles_check CHECK (((roles <@ ARRAY['support'::text, 'finance'::text, 'content'::text, 'risk'::text, 'admin'::text]) AND (cardinality(roles) > 0))),
  constraint staff_state_check CHECK ((state = ANY (ARRAY['active'::text, 'disabled'::text]))),
  constraint staff_totp_sealed CHECK ((totp_secret ~~ 'gcm1:%'::text)) NOT VALID
);

create table staff.staff_enrolments (
  hash bytea not null,
  staff_id integer not null,
  totp_secret text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint staff_enrolments_pkey PRIMARY KEY (hash),
  constraint staff_enrolments_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.staff(id),
  constraint staff_enrolments_totp_sealed CHECK ((totp_secret ~~ 'gcm1:%'::text)) NOT VALID
);

create table staff.staff_sessions (
  hash bytea not null,
  id uuid not null,
  staff_id integer not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ip text not null,
  user_agent text not null,
  constraint staff_sessions_id_key UNIQUE (id),
  constraint staff_sessions_pkey PRIMARY KEY (hash),
  constraint staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.staff(id)
);

create table statements.files (
  id integer generated always as identity not null,
  payee_id integer not null,
  account text not null,
  name text not null,
  layout text not null,
  rows_n integer not null,
  new_n integer not null,
  staff_id integer not null,
  staff_name text not null,
  created_at timestamp with time zone default kernel.now() not null,
  constraint files_pkey PRIMARY KEY (id)
);

create table statements.rows (
  id integer generated always as identity not null,
  file_id integer not null,
  account text not null,
  fingerprint text not null,
  reference text not null,
  booked_at timestamp with time zone,
  amount bigint not null,
  payer_name text not null,
  payer_account text not null,
  remark text not null,
  state text default 'open'::text not null,
  deposit_id uuid,
  bill_no text default ''::text not null,
  reason text default ''::text not null,
  handled_by text default ''::text not null,
  handled_at timestamp with time zone,
  created_at timestamp with time zone default kernel.now() not null,
  constraint rows_account_fingerprint_key UNIQUE (account, fingerprint),
  constraint rows_amount_check CHECK ((amount > 0)),
  constraint rows_check CHECK (((state = 'credited'::text) = (deposit_id IS NOT NULL))),
  constraint rows_deposit_id_key UNIQUE (deposit_id),
  constraint rows_file_id_fkey FOREIGN KEY (file_id) REFERENCES statements.files(id),
  constraint rows_pkey PRIMARY KEY (id),
  constraint rows_state_check CHECK ((state = ANY (ARRAY['open'::text, 'credited'::text, 'ignored'::text])))
);

create table team.actives (
  agent_id integer not null,
  year integer not null,
  member_id integer not null,
  days bit(366) not null,
  constraint actives_pkey PRIMARY KEY (agent_id, year, member_id)
);

create table team.agents (
  member_id integer not null,
  model text default 'rates'::text not null,
  share_ppm integer default 0 not null,
  since timestamp with time zone default kernel.now() not null,
  constraint agents_member_id_fkey FOREIGN KEY (member_id) REFERENCES team.people(member_id),
  constraint agents_model_check CHECK ((model = ANY (ARRAY['rates'::text, 'revenue'::text]))),
  constraint agents_pkey PRIMARY KEY (member_id),
  constraint agents_share_ppm_check CHECK (((share_ppm >= 0) AND (share_ppm <= 1000000)))
);

create table team.applications (
  member_id integer not null,
  id uuid not null,
  state text default 'waiting'::text not null,
  remark text not null,
  reason text default ''::text not null,
  handled_by text default ''::text not null,
  created_at timestamp with time zone default kernel.now() not null,
  finished_at timestamp with time zone,
  constraint agency_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text]))),
  constraint applications_check CHECK (((state = 'waiting'::text) = (finished_at IS NULL))),
  constraint applications_id_key UNIQUE (id),
  constraint applications_pkey PRIMARY KEY (member_id, id)
);

create table team.bets (
  member_id integer not null,
  bet_id uuid not null,
  settled_at timestamp with time zone not null,
  game_type integer not null,
  stake bigint not null,
  effective bigint not null,
  payout bigint not null,
  constraint bets_pkey PRIMARY KEY (member_id, bet_id)
);

create table team.days (
  agent_id integer not null,
  on_day date not null,
  new_count integer default 0 not null,
  bet_count integer default 0 not null,
  stake bigint default 0 not null,
  effective bigint default 0 not null,
  payout bigint default 0 not null,
  recharge bigint default 0 not null,
  drawing bigint default 0 not null,
  hongli bigint default 0 not null,
  fanshui bigint default 0 not null,
  taken_stake bigint default 0 not null,
  taken_payout bigint default 0 not null,
  taken_hongli bigint default 0 not null,
  taken_fanshui bigint default 0 not null,
  was_taken bigint[] default '{0,0,0,0}'::bigint[] not null,
  run_id uuid,
  constraint days_pkey PRIMARY KEY (agent_id, on_day)
);

create table team.gathered (
  is_only boolean default true not null,
  on_day date not null,
  constraint gathered_is_only_check CHECK (is_only),
  constraint gathered_pkey PRIMARY KEY (is_only)
);

create table team.lines (
  agent_id integer not null,
  member_id integer not null,
  distance integer not null,
  constraint lines_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES team.people(member_id),
  constraint lines_check CHECK ((agent_id <> member_id)),
  constraint lines_distance_check CHECK (((distance >= 1) AND (distance <= 20))),
  constraint lines_member_id_fkey FOREIGN KEY (member_id) REFERENCES team.people(member_id),
  constraint lines_pkey PRIMARY KEY (agent_id, member_id)
);

create table team.links (
  id integer generated always as identity not null,
  agent_id integer not null,
  code text not null,
  rates jsonb not null,
  is_open boolean default true not null,
  used_count integer default 0 not null,
  created_at timestamp with time zone default kernel.now() not null,
  constraint links_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES team.agents(member_id),
  constraint links_code_check CHECK ((code = upper(code))),
  constraint links_code_key UNIQUE (code),
  constraint links_pkey PRIMARY KEY (id)
);

create table team.moved (
  hour_at timestamp with time zone not null,
  agent_id integer not null,
  on_day date not null,
  recharge bigint not null,
  drawing bigint not null,
  hongli bigint not null,
  fanshui bigint not null,
  constraint moved_pkey PRIMARY KEY (hour_at, agent_id, on_day)
);

create table team.paths (
  member_id integer not null,
  from_at timestamp with time zone not null,
  path integer[] not null,
  constraint paths_member_id_fkey FOREIGN KEY (member_id) REFERENCES team.people(member_id),
  constraint paths_path_check CHECK ((cardinality(path) <= 20)),
  constraint paths_pkey PRIMARY KEY (member_id, from_at)
);

create table team.people (
  member_id integer not null,
  parent_id integer,
  depth integer not null,
  joined_at timestamp with time zone not null,
  link_id integer,
  constraint people_check CHECK ((parent_id <> member_id)),
  constraint people_depth_check CHECK (((depth >= 0) AND (depth <= 20))),
  constraint people_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES team.people(member_id),
  constraint people_pkey PRIMARY KEY (member_id)
);

create table team.rates (
  member_id integer not null,
  game_type integer not null,
  from_at timestamp with time zone not null,
  rate_ppm integer not null,
  constraint rates_member_id_fkey FOREIGN KEY (member_id) REFERENCES team.people(member_id),
  constraint rates_pkey PRIMARY KEY (member_id, game_type, from_at),
  constraint rates_rate_ppm_check CHECK (((rate_ppm >= 0) AND (rate_ppm <= 1000000)))
);

create table team.shares (
  agent_id integer not null,
  on_day date not null,
  game_type integer not null,
  rate_ppm integer not null,
  effective bigint not null,
  taken bigint default 0 not null,
  was_taken bigint default 0 not null,
  run_id uuid,
  constraint shares_pkey PRIMARY KEY (agent_id, on_day, game_type, rate_ppm)
);

create table turnover.counted_bets (
  member_id integer not null,
  bet_id uuid not null,
  effective bigint not null,
  consumed bigint default 0 not null,
  correction_id integer default 0 not null,
  constraint counted_bets_consumed_check CHECK (((consumed >= 0) AND (consumed <= effective))),
  constraint counted_bets_effective_check CHECK ((effective >= 0)),
  constraint counted_bets_pkey PRIMARY KEY (member_id, bet_id)
);

create table turnover.requirements (
  member_id integer not null,
  id bigint generated always as identity not null,
  source text not null,
  source_id text not null,
  amount bigint not null,
  consumed bigint default 0 not null,
  granted_at timestamp with time zone default kernel.now() not null,
  asset text not null,
  constraint requirements_amount_check CHECK ((amount > 0)),
  constraint requirements_check CHECK (((consumed >= 0) AND (consumed <= amount))),
  constraint requirements_member_id_source_source_id_key UNIQUE (member_id, source, source_id),
  constraint requirements_pkey PRIMARY KEY (member_id, id)
);

create table wallet.known_balances (
  member_id integer not null,
  supplier_code text not null,
  amount bigint not null,
  as_of timestamp with time zone default kernel.now() not null,
  constraint known_balances_pkey PRIMARY KEY (member_id, supplier_code)
);

create table wallet.transfer_entries (
  id bigint generated always as identity not null,
  member_id integer not null,
  transfer_id uuid not null,
  entry text not null,
  remark text default ''::text not null,
  staff_id integer,
  staff_name text default ''::text not null,
  at timestamp with time zone default kernel.now() not null,
  constraint transfer_entries_entry_check CHECK ((entry = ANY (ARRAY['ok'::text, 'rejected'::text, 'unknown'::text, 'not_found'::text, 'give_up'::text, 'ask'::text, 'settle_confirmed'::text, 'settle_rejected'::text, 'propose_confirmed'::text, 'propose_rejected'::text]))),
  constraint transfer_entries_member_id_transfer_id_fkey FOREIGN KEY (member_id, transfer_id) REFERENCES wallet.transfers(member_id, id),
  constraint transfer_entries_pkey PRIMARY KEY (id)
);

create table wallet.transfers (
  member_id integer not null,
  id uuid not null,
  supplier_code text not null,
  direction text not null,
  money_type text not null,
  asset text not null,
  amount bigint not null,
  state text not null,
  reason text default ''::text not null,
  checks integer default 0 not null,
  next_check_at timestamp with time zone,
  created_at timestamp with time zone default kernel.now() not null,
  sent_at timestamp with time zone,
  finished_at timestamp with time zone,
  proposal text,
  proposed_by integer,
  constraint transfers_amount_check CHECK ((amount > 0)),
  constraint transfers_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint transfers_money_type_check CHECK ((money_type = ANY (ARRAY['money'::text, 'fs_money'::text]))),
  constraint transfers_pkey PRIMARY KEY (member_id, id),
  constraint transfers_proposal_check CHECK ((proposal = ANY (ARRAY['confirmed'::text, 'rejected'::text]))),
  constraint transfers_proposed CHECK (((proposal IS NULL) = (proposed_by IS NULL))),
  constraint transfers_state_check CHECK ((state = ANY (ARRAY['held'::text, 'sent'::text, 'unknown'::text, 'manual'::text, 'confirmed'::text, 'rejected'::text])))
);

create table wheel.bets (
  member_id integer not null,
  bet_id uuid not null,
  on_day date not null,
  effective bigint not null,
  constraint bets_effective_check CHECK ((effective >= 0)),
  constraint bets_pkey PRIMARY KEY (member_id, bet_id)
);

create table wheel.days (
  member_id integer not null,
  on_day date not null,
  bet bigint default 0 not null,
  deposit bigint default 0 not null,
  constraint days_pkey PRIMARY KEY (member_id, on_day)
);

create table wheel.deposits (
  member_id integer not null,
  deposit_id uuid not null,
  on_day date not null,
  amount bigint not null,
  constraint deposits_amount_check CHECK ((amount > 0)),
  constraint deposits_pkey PRIMARY KEY (member_id, deposit_id)
);

create table wheel.designs (
  id integer generated always as identity not null,
  rest integer not null,
  set_by text not null,
  set_at timestamp with time zone default kernel.now() not null,
  constraint designs_pkey PRIMARY KEY (id),
  constraint designs_rest_check CHECK (((rest >= 1) AND (rest <= 12)))
);

create table wheel.grants (
  member_id integer not null,
  on_day date not null,
  need_deposit bigint not null,
  need_bet bigint not null,
  given integer not null,
  taken integer default 0 not null,
  spent integer default 0 not null,
  constraint grants_check CHECK (((taken + spent) <= given)),
  constraint grants_given_check CHECK ((given >= 0)),
  constraint grants_pkey PRIMARY KEY (member_id, on_day, need_deposit, need_bet),
  constraint grants_spent_check CHECK ((spent >= 0)),
  constraint grants_taken_check CHECK ((taken >= 0))
);

create table wheel.members (
  member_id integer not null,
  nonce integer default 1 not null,
  seed bytea,
  constraint members_pkey PRIMARY KEY (member_id)
);

create table wheel.prizes (
  design_id integer not null,
  "position" integer not null,
  names jsonb not null,
  type text not null,
  pic text not null,
  money bigint not null,
  odds integer not null,
  stock integer,
  stocked integer,
  constraint prizes_check CHECK (((stock IS NULL) = (stocked IS NULL))),
  constraint prizes_design_id_fkey FOREIGN KEY (design_id) REFERENCES wheel.designs(id),
  constraint prizes_money_check CHECK ((money >= 0)),
  constraint prizes_odds_check CHECK (((odds >= 0) AND (odds <= 1000000))),
  constraint prizes_pkey PRIMARY KEY (design_id, "position"),
  constraint prizes_position_check CHECK ((("position" >= 1) AND ("position" <= 12))),
  constraint prizes_stock_check CHECK ((stock >= 0)),
  constraint prizes_stocked_check CHECK ((stocked >= 0)),
  constraint prizes_type_check CHECK ((type = ANY (ARRAY['cash'::text, 'coupon'::text, 'goods'::text])))
);

create table wheel.spins (
  member_id integer not null,
  id uuid not null,
  bill_no text not null,
  on_day date not null,
  need_deposit bigint not null,
  need_bet bigint not null,
  design_id integer not null,
  nonce integer not null,
  entropy text not null,
  odds integer[] not null,
  seed text not null,
  commitment text not null,
  roll integer not null,
  drawn integer not null,
  "position" integer not null,
  names jsonb not null,
  type text not null,
  money bigint not null,
  state text not null,
  note text default ''::text not null,
  handled_by text default ''::text not null,
  created_at timestamp with time zone default kernel.now() not null,
  finished_at timestamp with time zone,
  constraint spins_bill_no_key UNIQUE (bill_no),
  constraint spins_check CHECK (((state = 'to_send'::text) = (finished_at IS NULL))),
  constraint spins_design_id_position_fkey FOREIGN KEY (design_id, "position") REFERENCES wheel.prizes(design_id, "position"),
  constraint spins_member_id_nonce_key UNIQUE (member_id, nonce),
  constraint spins_member_id_on_day_need_deposit_need_bet_fkey FOREIGN KEY (member_id, on_day, need_deposit, need_bet) REFERENCES wheel.grants(member_id, on_day, need_deposit, need_bet),
  constraint spins_money_check CHECK ((money >= 0)),
  constraint spins_pkey PRIMARY KEY (member_id, id),
  constraint spins_state_check CHECK ((state = ANY (ARRAY['to_send'::text, 'sent'::text, 'paid'::text]))),
  constraint spins_type_check CHECK ((type = ANY (ARRAY['cash'::text, 'coupon'::text, 'goods'::text])))
);

-- indexes

CREATE INDEX entries_by_actor ON audit.entries USING btree (actor_type, actor_name, action, target, created_at DESC);

CREATE INDEX entries_by_time ON audit.entries USING btree (created_at DESC, id DESC);

CREATE INDEX entries_of_action ON audit.entries USING btree (action, created_at DESC, id DESC);

CREATE INDEX entries_of_actor ON audit.entries USING btree (actor_type, actor_name, created_at DESC, id DESC);

CREATE INDEX entries_of_target ON audit.entries USING btree (target, created_at DESC, id DESC);

CREATE INDEX cards_by_number ON bank.cards USING btree (card_no);

CREATE UNIQUE INDEX cards_once ON bank.cards USING btree (member_id, card_no) WHERE (removed_at IS NULL);

CREATE INDEX bets_by_end ON betting.bets USING brin (settled_at) WITH (autosummarize='on');

CREATE INDEX bets_by_payout ON betting.bets USING btree (member_id, settled_at DESC, id) WHERE (settled_at IS NOT NULL);

CREATE INDEX bets_by_time ON betting.bets USING btree (member_id, bet_at DESC, id);

CREATE INDEX bets_open ON betting.bets USING btree (member_id, bet_at DESC) WHERE (status = 'X'::text);

CREATE INDEX bets_won ON betting.bets USING btree (settled_at DESC) WHERE ((status = 'COMPLETE'::text) AND (payout > stake) AND (asset <> 'PLAY'::text));

CREATE INDEX corrections_of_bet ON betting.corrections USING btree (member_id, bet_id, id);

CREATE INDEX bets_of_bonus ON bonus.bets USING btree (member_id, bonus_id);

CREATE INDEX bonuses_by_state ON bonus.bonuses USING btree (state);

CREATE INDEX bonuses_by_time ON bonus.bonuses USING btree (taken_at DESC);

CREATE INDEX bonuses_finished ON bonus.bonuses USING btree (finished_at);

CREATE UNIQUE INDEX bonuses_open ON bonus.bonuses USING btree (member_id) WHERE (state = ANY (ARRAY['in_review'::text, 'running'::text]));

CREATE INDEX bonuses_running ON bonus.bonuses USING btree (expires_at) WHERE (state = 'running'::text);

CREATE INDEX bonuses_waiting ON bonus.bonuses USING btree (taken_at) WHERE (state = 'in_review'::text);

CREATE INDEX deposits_by_code ON cashier.deposits USING btree (remark_code);

CREATE INDEX deposits_by_payer ON cashier.deposits USING btree (payer_name);

CREATE INDEX deposits_by_state ON cashier.deposits USING btree (state);

CREATE INDEX deposits_by_time ON cashier.deposits USING btree (created_at DESC);

CREATE INDEX deposits_credited ON cashier.deposits USING btree (finished_at) WHERE (state = 'credited'::text);

CREATE INDEX deposits_expired ON cashier.deposits USING btree (finished_at) WHERE (state = 'expired'::text);

CREATE UNIQUE INDEX deposits_id ON cashier.deposits USING btree (id);

CREATE INDEX deposits_of_member ON cashier.deposits USING btree (member_id, created_at DESC);

CREATE INDEX deposits_waiting ON cashier.deposits USING btree (created_at) WHERE (state = ANY (ARRAY['pending'::text, 'in_review'::text]));

CREATE INDEX deposits_with_picture ON cashier.deposits USING btree (picture) WHERE (picture <> ''::text);

CREATE INDEX order_steps_of_order ON cashier.order_steps USING btree (order_id, id);

CREATE INDEX withdrawals_by_card ON cashier.withdrawals USING btree (card_no);

CREATE INDEX withdrawals_by_owner ON cashier.withdrawals USING btree (owner_name);

CREATE INDEX withdrawals_by_state ON cashier.withdrawals USING btree (state);

CREATE INDEX withdrawals_by_time ON cashier.withdrawals USING btree (created_at DESC);

CREATE UNIQUE INDEX withdrawals_id ON cashier.withdrawals USING btree (id);

CREATE INDEX withdrawals_of_member ON cashier.withdrawals USING btree (member_id, created_at DESC);

CREATE INDEX withdrawals_paid ON cashier.withdrawals USING btree (finished_at) WHERE (state = 'paid'::text);

CREATE INDEX withdrawals_waiting ON cashier.withdrawals USING btree (created_at) WHERE (state = ANY (ARRAY['requested'::text, 'in_review'::text, 'paying'::text]));

CREATE UNIQUE INDEX orders_one_open ON chain.orders USING btree (member_id, network) WHERE (closed_at IS NULL);

CREATE INDEX transfers_block ON chain.transfers USING btree (network, block_at);

CREATE INDEX transfers_by_state ON chain.transfers USING btree (state);

CREATE UNIQUE INDEX transfers_id ON chain.transfers USING btree (id);

CREATE INDEX transfers_of_member ON chain.transfers USING btree (member_id, seen_at DESC);

CREATE INDEX transfers_open ON chain.transfers USING btree (network, state) WHERE (state = ANY (ARRAY['seen'::text, 'final'::text, 'queued'::text]));

CREATE INDEX transfers_seen ON chain.transfers USING btree (seen_at);

CREATE INDEX uses_open ON channels.uses USING btree (member_id, channel_id, created_at DESC) WHERE (state = ANY (ARRAY['shown'::text, 'ordered'::text]));

CREATE INDEX uses_shown ON channels.uses USING btree (payee_id, on_day, expires_at) WHERE (state = 'shown'::text);

CREATE INDEX runs_by_time ON commission.runs USING btree (created_at DESC);

CREATE UNIQUE INDEX runs_one_open ON commission.runs USING btree ((true)) WHERE (state = 'in_review'::text);

CREATE INDEX statements_of_run ON commission.statements USING btree (run_id, amount DESC, id);

CREATE INDEX statements_to_pay ON commission.statements USING btree (id) WHERE (state = 'approved'::text);

CREATE INDEX loans_by_id ON credit.loans USING btree (id);

CREATE INDEX loans_by_time ON credit.loans USING btree (created_at DESC);

CREATE INDEX loans_lent ON credit.loans USING btree (due_at) WHERE (state = 'lent'::text);

CREATE INDEX loans_of_member ON credit.loans USING btree (member_id, created_at DESC);

CREATE UNIQUE INDEX loans_one_open ON credit.loans USING btree (member_id) WHERE (state = ANY (ARRAY['in_review'::text, 'lent'::text]));

CREATE INDEX loans_waiting ON credit.loans USING btree (created_at) WHERE (state = 'in_review'::text);

CREATE INDEX grants_by_state ON freespins.grants USING btree (state);

CREATE INDEX grants_by_time ON freespins.grants USING btree (granted_at DESC);

CREATE INDEX grants_open ON freespins.grants USING btree (expires_at) WHERE (finished_at IS NULL);

CREATE UNIQUE INDEX offers_by_code ON freespins.offers USING btree (upper(code)) WHERE (code <> ''::text);

CREATE INDEX plays_of_grant ON freespins.plays USING btree (grant_id);

CREATE INDEX catalogue_by_type ON games.catalogue USING btree (game_type, "position", weight DESC NULLS LAST, id) WHERE on_sale;

CREATE INDEX visits_by_opening ON games.visits USING btree (opened_at);

CREATE INDEX minutes_by_time ON health.minutes USING btree (minute);

CREATE INDEX idempotency_created_at ON kernel.idempotency USING brin (created_at) WITH (autosummarize='on');

CREATE INDEX nonces_expires_at ON kernel.nonces USING btree (expires_at);

CREATE INDEX push_events_by_age ON kernel.push_events USING brin (created_at) WITH (autosummarize='on');

CREATE INDEX push_events_by_xid ON kernel.push_events USING btree (xid);

CREATE INDEX push_events_of_channel ON kernel.push_events USING btree (channel, id);

CREATE INDEX postings_at ON ledger.postings USING brin (created_at);

CREATE INDEX postings_id ON ledger.postings USING btree (id);

CREATE INDEX awards_by_time ON levelup.awards USING btree (created_at);

CREATE UNIQUE INDEX awards_gift_once ON levelup.awards USING btree (member_id, ladder, level) WHERE (kind = 'gift'::text);

CREATE UNIQUE INDEX awards_salary_once ON levelup.awards USING btree (member_id, ladder, kind, on_day) WHERE (kind <> 'gift'::text);

CREATE INDEX standings_by_bets ON levelup.standings USING btree (ladder, effective);

CREATE INDEX draws_by_time ON lottery.draws USING btree (game_code, draw_at DESC);

CREATE INDEX draws_drawn ON lottery.draws USING btree (draw_at) WHERE (balls IS NOT NULL);

CREATE INDEX draws_unfinished ON lottery.draws USING btree (draw_at) WHERE (settled_at IS NULL);

CREATE INDEX seasons_of_game ON lottery.seasons USING btree (game_code, id);

CREATE INDEX tickets_of_draw ON lottery.tickets USING btree (game_code, issue, member_id, id);

CREATE INDEX tickets_of_member ON lottery.tickets USING btree (member_id, placed_at DESC, id);

CREATE INDEX campaigns_by_time ON mail.campaigns USING btree (begun_at DESC);

CREATE INDEX messages_of_box ON mail.messages USING btree (member_id, box, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX messages_of_source ON mail.messages USING btree (source) WHERE (source IS NOT NULL);

CREATE INDEX messages_of_thread ON mail.messages USING btree (thread_id, id) WHERE (thread_id IS NOT NULL);

CREATE INDEX messages_unread ON mail.messages USING btree (member_id) WHERE ((box = 'inbox'::text) AND (NOT is_read) AND (deleted_at IS NULL));

CREATE INDEX outgoing_first ON mail.outgoing USING btree (is_mass, due_at, id) WHERE (state = 'queued'::text);

CREATE INDEX outgoing_mass ON mail.outgoing USING btree (created_at) WHERE (is_mass AND (state <> 'queued'::text));

CREATE INDEX threads_assigned ON mail.threads USING btree (assigned_to, moved_at DESC) WHERE (assigned_to IS NOT NULL);

CREATE INDEX threads_by_time ON mail.threads USING btree (moved_at DESC);

CREATE INDEX threads_of_member ON mail.threads USING btree (member_id, moved_at DESC);

CREATE INDEX threads_open ON mail.threads USING btree (moved_at) WHERE (state = ANY (ARRAY['waiting'::text, 'taken'::text]));

CREATE INDEX matches_by_start ON matches.matches USING btree (starts_at);

CREATE INDEX members_by_name ON members.members USING btree (lower(name) text_pattern_ops);

CREATE INDEX members_by_registration ON members.members USING btree (registered_at) WHERE (NOT is_demo);

CREATE UNIQUE INDEX members_name ON members.members USING btree (lower(name));

CREATE UNIQUE INDEX members_phone ON members.members USING btree (phone text_pattern_ops) WHERE (phone <> ''::text);

CREATE INDEX members_realname ON members.members USING btree (realname text_pattern_ops) WHERE (realname <> ''::text);

CREATE INDEX members_stopped ON members.members USING btree (id) WHERE (state <> 'active'::text);

CREATE INDEX bets_of_member ON mirror.bets USING btree (member_id, supplier_code);

CREATE INDEX bets_waiting ON mirror.bets USING btree (supplier_code, tried_at NULLS FIRST) WHERE (told IS NOT NULL);

CREATE INDEX callbacks_rolled_back ON mirror.callbacks USING btree (supplier_code, bet_id) WHERE ((kind = 'rollback'::text) AND (verdict = 'done'::text));

CREATE INDEX differences_found ON mirror.differences USING btree (found_at) WHERE (found_at IS NOT NULL);

CREATE UNIQUE INDEX differences_one_open ON mirror.differences USING btree (supplier_code, member_id) WHERE (closed_at IS NULL);

CREATE UNIQUE INDEX asks_one_open ON papers.asks USING btree (member_id, kind) WHERE (met_at IS NULL);

CREATE INDEX papers_ended ON papers.papers USING btree (ended_at) WHERE ((pictures_gone_at IS NULL) AND (ended_at IS NOT NULL));

CREATE INDEX papers_newest ON papers.papers USING btree (made_at DESC);

CREATE UNIQUE INDEX papers_one_open ON papers.papers USING btree (member_id, kind) WHERE (state = ANY (ARRAY['submitted'::text, 'in_review'::text]));

CREATE INDEX papers_running_out ON papers.papers USING btree (expires_at) WHERE (state = 'accepted'::text);

CREATE INDEX papers_waiting ON papers.papers USING btree (made_at) WHERE (state = ANY (ARRAY['submitted'::text, 'in_review'::text]));

CREATE INDEX pictures_of_paper ON papers.pictures USING btree (paper_id, place);

CREATE INDEX pictures_unsent ON papers.pictures USING btree (made_at) WHERE (paper_id IS NULL);

CREATE INDEX screenings_unanswered ON papers.screenings USING btree (asked_at) WHERE (outcome = 'unknown'::text);

CREATE INDEX entries_of_item ON payments.entries USING btree (item_id, id) WHERE (item_id IS NOT NULL);

CREATE INDEX entries_of_order ON payments.entries USING btree (order_id, id);

CREATE INDEX events_of_subject ON payments.events USING btree (subject, received_at);

CREATE INDEX items_by_state ON payments.items USING btree (state);

CREATE INDEX items_newest ON payments.items USING btree (created_at DESC);

CREATE INDEX items_open ON payments.items USING btree (created_at) WHERE (solved_at IS NULL);

CREATE UNIQUE INDEX items_payment ON payments.items USING btree (payment_id) WHERE (payment_id IS NOT NULL);

CREATE INDEX payments_due ON payments.payments USING btree (next_check_at) WHERE (state = ANY (ARRAY['created'::text, 'open'::text]));

CREATE UNIQUE INDEX payments_external ON payments.payments USING btree (gateway_code, external_id) WHERE (external_id IS NOT NULL);

CREATE INDEX payments_finished ON payments.payments USING btree (finished_at) WHERE (finished_at IS NOT NULL);

CREATE INDEX payments_newest ON payments.payments USING btree (created_at DESC);

CREATE INDEX payouts_by_state ON payments.payouts USING btree (state);

CREATE INDEX payouts_due ON payments.payouts USING btree (next_check_at) WHERE (state = ANY (ARRAY['queued'::text, 'sent'::text, 'accepted'::text, 'unknown'::text]));

CREATE INDEX payouts_finished ON payments.payouts USING btree (finished_at) WHERE (finished_at IS NOT NULL);

CREATE INDEX payouts_newest ON payments.payouts USING btree (created_at DESC);

CREATE INDEX refunds_due ON payments.refunds USING btree (next_check_at) WHERE (state = 'sent'::text);

CREATE UNIQUE INDEX refunds_once ON payments.refunds USING btree (payment_id) WHERE (state <> 'refused'::text);

CREATE INDEX activities_own_picture ON promotions.activities USING btree (own_picture) WHERE (own_picture IS NOT NULL);

CREATE INDEX applications_by_time ON promotions.applications USING btree (created_at DESC);

CREATE UNIQUE INDEX applications_daily ON promotions.applications USING btree (member_id, activity_id, on_day);

CREATE INDEX applications_done ON promotions.applications USING btree (finished_at, activity_id);

CREATE INDEX applications_of_member ON promotions.applications USING btree (member_id, created_at DESC);

CREATE UNIQUE INDEX applications_once ON promotions.applications USING btree (member_id, activity_id) WHERE (is_once AND (state <> 'refused'::text));

CREATE INDEX applications_waiting ON promotions.applications USING btree (created_at) WHERE (state = ANY (ARRAY['pending'::text, 'approved'::text]));

CREATE UNIQUE INDEX proposals_one_open ON proposals.proposals USING btree (subject) WHERE (decided_at IS NULL);

CREATE INDEX contacts_of_member ON protection.contacts USING btree (member_id, made_at);

CREATE INDEX exclusions_to_end ON protection.exclusions USING btree (until) WHERE (ended_at IS NULL);

CREATE INDEX bets_by_time ON rebate.bets USING btree (member_id, settled_at);

CREATE INDEX claims_by_time ON rebate.claims USING btree (created_at DESC);

CREATE INDEX claims_of_member ON rebate.claims USING btree (member_id, created_at DESC);

CREATE INDEX claims_paid ON rebate.claims USING btree (finished_at) WHERE (state = 'paid'::text);

CREATE INDEX claims_waiting ON rebate.claims USING btree (created_at) WHERE (state = 'in_review'::text);

CREATE INDEX days_by_member ON rebate.days USING btree (on_day, member_id);

CREATE INDEX days_open ON rebate.days USING btree (on_day, member_id) WHERE ((effective <> claimed_effective) AND (expired_at IS NULL));

CREATE INDEX days_open_members ON rebate.days USING btree (member_id, on_day) WHERE ((effective <> claimed_effective) AND (expired_at IS NULL));

CREATE INDEX week_by_amount ON rebate.week USING btree (amount DESC) WHERE (amount > 0);

CREATE INDEX breaks_unsolved ON reconciliation.breaks USING btree (found_at) WHERE (solved_at IS NULL);

CREATE INDEX steps_of_break ON reconciliation.steps USING btree (break_id, id);

CREATE INDEX holdings_by_time ON savings.holdings USING btree (bought_at DESC);

CREATE INDEX holdings_earning ON savings.holdings USING btree (next_at) WHERE (state = 'bought'::text);

CREATE INDEX holdings_of_plan ON savings.holdings USING btree (plan_id, member_id);

CREATE INDEX holdings_redeeming ON savings.holdings USING btree (redeem_at) WHERE (state = 'redeeming'::text);

CREATE INDEX payments_by_time ON savings.payments USING btree (paid_at);

CREATE INDEX logins_by_age ON sessions.logins USING btree (at);

CREATE INDEX logins_of ON sessions.logins USING btree (member_id, at DESC);

CREATE INDEX sessions_active ON sessions.sessions USING btree (member_id) WHERE (ended_at IS NULL);

CREATE INDEX sessions_by_device ON sessions.sessions USING btree (device) WHERE (device IS NOT NULL);

CREATE INDEX sessions_by_network ON sessions.sessions USING btree (sessions.network_of(ip));

CREATE INDEX tokens_of_session ON sessions.tokens USING btree (member_id, session_id);

CREATE INDEX banners_of_group ON site.banners USING btree (grp, "position");

CREATE UNIQUE INDEX staff_name ON staff.staff USING btree (lower(name));

CREATE INDEX staff_sessions_of ON staff.staff_sessions USING btree (staff_id) WHERE (ended_at IS NULL);

CREATE INDEX rows_open ON statements.rows USING btree (id) WHERE (state = 'open'::text);

CREATE INDEX applications_by_time ON team.applications USING btree (created_at DESC);

CREATE UNIQUE INDEX applications_waiting_once ON team.applications USING btree (member_id) WHERE (state = 'waiting'::text);

CREATE INDEX bets_by_end ON team.bets USING btree (settled_at DESC, bet_id);

CREATE INDEX days_of_run ON team.days USING btree (run_id);

CREATE INDEX days_open ON team.days USING btree (on_day) WHERE ((stake <> taken_stake) OR (payout <> taken_payout) OR (hongli <> taken_hongli) OR (fanshui <> taken_fanshui));

CREATE INDEX lines_of_member ON team.lines USING btree (member_id);

CREATE INDEX links_of_agent ON team.links USING btree (agent_id, id DESC);

CREATE INDEX moved_by_day ON team.moved USING btree (on_day, agent_id);

CREATE INDEX people_of_link ON team.people USING btree (link_id, joined_at) WHERE (link_id IS NOT NULL);

CREATE INDEX people_of_parent ON team.people USING btree (parent_id, joined_at DESC, member_id DESC);

CREATE INDEX shares_of_run ON team.shares USING btree (run_id);

CREATE INDEX shares_open ON team.shares USING btree (on_day) WHERE (effective <> taken);

CREATE INDEX requirements_open ON turnover.requirements USING btree (member_id, asset, id) WHERE (consumed < amount);

CREATE INDEX transfer_entries_of_transfer ON wallet.transfer_entries USING btree (transfer_id, id);

CREATE INDEX transfers_by_number ON wallet.transfers USING btree ("right"((id)::text, 12));

CREATE INDEX transfers_by_time ON wallet.transfers USING btree (created_at DESC);

CREATE INDEX transfers_ended ON wallet.transfers USING brin (finished_at) WITH (autosummarize='on');

CREATE UNIQUE INDEX transfers_one_open ON wallet.transfers USING btree (member_id, supplier_code) WHERE (state = ANY (ARRAY['held'::text, 'sent'::text, 'unknown'::text, 'manual'::text]));

CREATE INDEX transfers_open ON wallet.transfers USING btree (state, created_at) WHERE (state = ANY (ARRAY['held'::text, 'sent'::text, 'unknown'::text, 'manual'::text]));

CREATE INDEX days_by_day ON wheel.days USING btree (on_day);

CREATE INDEX grants_held ON wheel.grants USING btree (member_id, on_day) WHERE (given > (taken + spent));

CREATE INDEX spins_by_time ON wheel.spins USING btree (created_at DESC);

CREATE INDEX spins_of_member ON wheel.spins USING btree (member_id, created_at DESC);

CREATE INDEX spins_of_prize ON wheel.spins USING btree (design_id, "position");

CREATE INDEX spins_waiting ON wheel.spins USING btree (created_at) WHERE (state = 'to_send'::text);

CREATE INDEX spins_won ON wheel.spins USING btree (created_at DESC) WHERE ((type <> 'cash'::text) OR (money > 0));

-- views

create view bank.bound_cards as
 SELECT member_id,
    id,
    card_no,
    bank_type,
    bank_address,
    owner_name
   FROM bank.cards
  WHERE (removed_at IS NULL);

create view bank.known_cards as
 SELECT member_id,
    id,
    card_no,
    written_at
   FROM bank.cards;

create view betting.invariant_corrections as
 SELECT c.id
   FROM (( SELECT corrections.id,
            corrections.bet_id,
            corrections.member_id,
            ROW(corrections.status_after, corrections.effective_after, corrections.payout_after) AS after,
            lead(ROW(corrections.status_before, corrections.effective_before, corrections.payout_before)) OVER of_bet AS next_before,
            lead(corrections.id) OVER of_bet AS next_id
           FROM betting.corrections
          WINDOW of_bet AS (PARTITION BY corrections.member_id, corrections.bet_id ORDER BY corrections.id)) c
     JOIN betting.bets b ON (((b.member_id = c.member_id) AND (b.id = c.bet_id))))
  WHERE
        CASE
            WHEN (c.next_id IS NULL) THEN (c.after <> ROW(b.status, b.effective, b.payout))
            ELSE (c.after <> c.next_before)
        END;

create view betting.open_bets as
 SELECT member_id,
    supplier_code,
    game_type,
    game_code,
    round_id,
    stake,
    payout_most,
    bet_at
   FROM betting.bets
  WHERE ((status = 'X'::text) AND (asset <> 'PLAY'::text));

create view betting.played_bets as
 SELECT supplier_code,
    game_type,
    game_code,
    COALESCE(round_id, (id)::text) AS round_id,
    stake,
    payout,
    settled_at,
    member_id
   FROM betting.bets
  WHERE ((status = 'COMPLETE'::text) AND (asset <> 'PLAY'::text));

create view betting.settled_bets as
 SELECT member_id,
    id,
    supplier_code,
    game_type,
    game_code,
    asset,
    stake,
    effective,
    payout,
    status,
    bet_at,
    settled_at
   FROM betting.bets
  WHERE (status <> 'X'::text);

create view betting.wins as
 SELECT member_id,
    supplier_code,
    game_code,
    (payout - stake) AS won,
    settled_at
   FROM betting.bets
  WHERE ((status = 'COMPLETE'::text) AND (payout > stake) AND (asset <> 'PLAY'::text));

create view bonus.invariant_counted as
 SELECT b.member_id,
    b.id
   FROM (bonus.bonuses b
     LEFT JOIN ( SELECT bets.member_id,
            bets.bonus_id,
            sum(bets.counted) AS counted,
            sum(bets.loss) AS loss
           FROM bonus.bets
          GROUP BY bets.member_id, bets.bonus_id) t ON (((t.member_id = b.member_id) AND (t.bonus_id = b.id))))
  WHERE (((b.wagered)::numeric <> COALESCE(t.counted, (0)::numeric)) OR ((b.loss)::numeric <> COALESCE(t.loss, (0)::numeric)));

create view bonus.invariant_locked as
 SELECT COALESCE(b.member_id, r.member_id) AS member_id
   FROM (( SELECT balances.member_id,
            balances.balance
           FROM ledger.balances
          WHERE (balances.account_kind = 'bonus'::text)) b
     FULL JOIN ( SELECT bonuses.member_id,
            (sum(bonuses.amount))::bigint AS amount
           FROM bonus.bonuses
          WHERE (bonuses.state = 'running'::text)
          GROUP BY bonuses.member_id) r USING (member_id))
  WHERE (COALESCE(b.balance, (0)::bigint) <> COALESCE(r.amount, (0)::bigint));

create view bonus.invariant_paid_once as
 SELECT b.id
   FROM (bonus.bonuses b
     LEFT JOIN ( SELECT statement.ref,
            count(*) FILTER (WHERE (statement.kind = 'bonus.granted'::text)) AS given,
            COALESCE(sum(statement.amount) FILTER (WHERE (statement.kind = 'bonus.granted'::text)), (0)::numeric) AS amount,
            COALESCE((- sum(statement.amount) FILTER (WHERE (statement.kind = 'bonus.released'::text))), (0)::numeric) AS paid,
            COALESCE((- sum(statement.amount) FILTER (WHERE (statement.kind = 'bonus.forfeited'::text))), (0)::numeric) AS lost
           FROM ledger.statement
          WHERE (statement.account_kind = 'bonus'::text)
          GROUP BY statement.ref) s ON ((s.ref = b.bill_no)))
  WHERE (((b.started_at IS NOT NULL) <> (COALESCE(s.given, (0)::bigint) = 1)) OR ((b.started_at IS NOT NULL) AND (s.amount <> (b.amount)::numeric)) OR (COALESCE(s.paid, (0)::numeric) <> (b.paid)::numeric) OR (COALESCE(s.lost, (0)::numeric) <> (
        CASE
            WHEN ((b.started_at IS NOT NULL) AND (b.finished_at IS NOT NULL)) THEN (b.amount - b.paid)
            ELSE (0)::bigint
        END)::numeric));

create view bonus.open_bonuses as
 SELECT member_id
   FROM bonus.bonuses
  WHERE (state = ANY (ARRAY['in_review'::text, 'running'::text]));

create view cashier.booked_orders as
 SELECT deposits.id,
    deposits.member_id,
    deposits.bill_no,
    'deposit'::text AS kind,
    deposits.channel_account AS account,
    deposits.asset,
    deposits.amount,
    deposits.finished_at
   FROM cashier.deposits
  WHERE (deposits.state = 'credited'::text)
UNION ALL
 SELECT withdrawals.id,
    withdrawals.member_id,
    withdrawals.bill_no,
    'withdrawal'::text AS kind,
    withdrawals.way AS account,
    withdrawals.asset,
    (withdrawals.amount - withdrawals.fee) AS amount,
    withdrawals.finished_at
   FROM cashier.withdrawals
  WHERE (withdrawals.state = 'paid'::text);

create view cashier.credited_deposits as
 SELECT id,
    channel_id,
    payment_type,
    channel_name,
    channel_account,
    asset,
    amount,
    gift,
    finished_at,
    member_id
   FROM cashier.deposits
  WHERE (state = 'credited'::text);

create view cashier.enabled_channels as
 SELECT id,
    type
   FROM channels.channels
  WHERE enabled;

create view cashier.invariant_credited_once as
 SELECT d.id
   FROM (cashier.deposits d
     LEFT JOIN ( SELECT statement.ref,
            statement.asset,
            count(*) AS n,
            (sum(statement.amount))::bigint AS amount
           FROM ledger.statement
          WHERE ((statement.kind = 'cashier.deposit_credited'::text) AND (statement.account_kind = 'centre'::text))
          GROUP BY statement.ref, statement.asset) s ON (((s.ref = d.bill_no) AND (s.asset = d.asset))))
  WHERE (((d.state = 'credited'::text) <> (COALESCE(s.n, (0)::bigint) = 1)) OR ((d.state = 'credited'::text) AND (s.amount <> d.amount)));

create view cashier.invariant_gift_once as
 SELECT d.id
   FROM (cashier.deposits d
     LEFT JOIN ( SELECT statement.ref,
            statement.asset,
            count(*) AS n,
            (sum(statement.amount))::bigint AS amount
           FROM ledger.statement
          WHERE ((statement.kind = 'cashier.deposit_gift'::text) AND (statement.account_kind = 'centre'::text))
          GROUP BY statement.ref, statement.asset) s ON (((s.ref = d.bill_no) AND (s.asset = d.asset))))
  WHERE ((COALESCE(s.amount, (0)::bigint) <>
        CASE
            WHEN (d.state = 'credited'::text) THEN d.gift
            ELSE (0)::bigint
        END) OR (COALESCE(s.n, (0)::bigint) > 1));

create view cashier.invariant_held as
 SELECT COALESCE(b.member_id, w.member_id) AS member_id
   FROM (( SELECT balances.member_id,
            balances.asset,
            (sum(balances.balance))::bigint AS balance
           FROM ledger.balances
          WHERE (balances.account_kind = 'held'::text)
          GROUP BY balances.member_id, balances.asset) b
     FULL JOIN ( SELECT withdrawals.member_id,
            withdrawals.asset,
            (sum(withdrawals.amount))::bigint AS amount
           FROM cashier.withdrawals
          WHERE (withdrawals.state = ANY (ARRAY['requested'::text, 'in_review'::text, 'paying'::text]))
          GROUP BY withdrawals.member_id, withdrawals.asset) w ON (((w.member_id = b.member_id) AND (w.asset = b.asset))))
  WHERE (COALESCE(b.balance, (0)::bigint) <> COALESCE(w.amount, (0)::bigint));

create view cashier.invariant_withdrawn_once as
 SELECT w.id
   FROM (cashier.withdrawals w
     LEFT JOIN ( SELECT statement.ref,
            (sum(statement.amount))::bigint AS held
           FROM ledger.statement
          WHERE (statement.account_kind = 'held'::text)
          GROUP BY statement.ref) s ON ((s.ref = w.bill_no)))
  WHERE (COALESCE(s.held, (0)::bigint) <>
        CASE
            WHEN (w.state = ANY (ARRAY['requested'::text, 'in_review'::text, 'paying'::text])) THEN w.amount
            ELSE (0)::bigint
        END);

create view cashier.order_moments as
 SELECT deposits.member_id,
    'deposit'::text AS kind,
    deposits.state,
    deposits.amount,
    deposits.created_at,
    deposits.finished_at
   FROM cashier.deposits
UNION ALL
 SELECT withdrawals.member_id,
    'withdrawal'::text AS kind,
    withdrawals.state,
    withdrawals.amount,
    withdrawals.created_at,
    withdrawals.finished_at
   FROM cashier.withdrawals;

create view cashier.paid_withdrawals as
 SELECT finished_at,
    (EXTRACT(epoch FROM (finished_at - created_at)))::double precision AS seconds,
    member_id,
    (amount - fee) AS paid
   FROM cashier.withdrawals
  WHERE (state = 'paid'::text);

create view chain.final_transfers as
 SELECT id,
    member_id,
    network,
    tx_hash,
    log_index,
    address,
    usdt,
    block,
    block_at,
    state,
    bill_no,
    seen_at
   FROM chain.transfers
  WHERE (state <> ALL (ARRAY['seen'::text, 'gone'::text]));

create view chain.invariant_booked_has_transfer as
 SELECT posting_id
   FROM ledger.statement s
  WHERE ((kind = 'cashier.deposit_credited'::text) AND (account_kind = 'centre'::text) AND (sub = 'online_usdt'::text) AND (NOT (EXISTS ( SELECT
           FROM chain.transfers t
          WHERE ((t.bill_no = s.ref) AND (t.state = 'credited'::text))))));

create view chain.invariant_credited_once as
 SELECT t.id
   FROM (chain.transfers t
     LEFT JOIN ( SELECT statement.ref,
            count(*) AS n,
            (sum(statement.amount))::bigint AS amount
           FROM ledger.statement
          WHERE ((statement.kind = 'cashier.deposit_credited'::text) AND (statement.account_kind = 'centre'::text))
          GROUP BY statement.ref) s ON ((s.ref = t.bill_no)))
  WHERE (((t.state = 'credited'::text) <> (COALESCE(s.n, (0)::bigint) = 1)) OR ((t.state = 'credited'::text) AND (s.amount <> t.amount)));

create view channels.invariant_payee_days as
 SELECT COALESCE(d.payee_id, u.payee_id) AS payee_id
   FROM (channels.payee_days d
     FULL JOIN ( SELECT uses.payee_id,
            uses.on_day,
            sum(uses.amount) AS amount,
            count(*) AS orders
           FROM channels.uses
          WHERE (uses.state = ANY (ARRAY['ordered'::text, 'done'::text]))
          GROUP BY uses.payee_id, uses.on_day) u USING (payee_id, on_day))
  WHERE (((COALESCE(d.amount, (0)::bigint))::numeric <> COALESCE(u.amount, (0)::numeric)) OR (COALESCE(d.orders, 0) <> COALESCE(u.orders, (0)::bigint)));

create view commission.invariant_carried as
 SELECT c.agent_id
   FROM (commission.carried c
     JOIN LATERAL ( SELECT s.carried_out
           FROM (commission.statements s
             JOIN commission.runs r ON ((r.id = s.run_id)))
          WHERE ((s.agent_id = c.agent_id) AND (s.state <> 'refused'::text))
          ORDER BY r.to_on DESC, r.created_at DESC, r.id DESC
         LIMIT 1) l ON (true))
  WHERE (l.carried_out <> c.carried);

create view commission.invariant_paid_once as
 SELECT COALESCE(s.bill_no, p.ref) AS bill_no
   FROM (( SELECT statements.agent_id,
            statements.id,
            statements.bill_no,
            statements.run_id,
            statements.asset,
            statements.model,
            statements.from_on,
            statements.to_on,
            statements.share_ppm,
            statements.stake,
            statements.payout,
            statements.hongli,
            statements.fanshui,
            statements.earned,
            statements.carried_in,
            statements.amount,
            statements.carried_out,
            statements.state,
            statements.paid_at
           FROM commission.statements
          WHERE (statements.state = 'paid'::text)) s
     FULL JOIN ( SELECT statement.ref,
            count(*) AS n,
            sum(statement.amount) AS amount
           FROM ledger.statement
          WHERE ((statement.kind = 'commission.paid'::text) AND (statement.account_kind = 'centre'::text))
          GROUP BY statement.ref) p ON ((p.ref = s.bill_no)))
  WHERE ((s.bill_no IS NULL) OR (p.ref IS NULL) OR (p.n <> 1) OR (p.amount <> (s.amount)::numeric));

create view commission.invariant_statement as
 SELECT s.id
   FROM (commission.statements s
     LEFT JOIN ( SELECT statement_lines.agent_id,
            statement_lines.statement_id,
            sum(statement_lines.amount) AS amount
           FROM commission.statement_lines
          GROUP BY statement_lines.agent_id, statement_lines.statement_id) l ON (((l.agent_id = s.agent_id) AND (l.statement_id = s.id))))
  WHERE ((s.model = 'rates'::text) AND ((s.earned)::numeric <> COALESCE(l.amount, (0)::numeric)));

create view credit.invariant_limit as
 SELECT member_id,
    id
   FROM credit.loans
  WHERE ((state = ANY (ARRAY['lent'::text, 'repaid'::text])) AND (amount > credit_limit));

create view credit.invariant_owed as
 SELECT COALESCE(l.member_id, b.member_id) AS member_id
   FROM (( SELECT loans.member_id,
            sum(loans.amount) AS amount
           FROM credit.loans
          WHERE (loans.state = 'lent'::text)
          GROUP BY loans.member_id) l
     FULL JOIN ( SELECT balances.member_id,
            sum(balances.balance) AS balance
           FROM ledger.balances
          WHERE (balances.account_kind = 'credit'::text)
          GROUP BY balances.member_id) b USING (member_id))
  WHERE ((COALESCE(l.amount, (0)::numeric) + COALESCE(b.balance, (0)::numeric)) <> (0)::numeric);

create view credit.invariant_posted_once as
 SELECT l.bill_no
   FROM (credit.loans l
     LEFT JOIN ( SELECT statement.ref,
            count(*) FILTER (WHERE (statement.kind = 'credit.borrowed'::text)) AS lent,
            count(*) FILTER (WHERE (statement.kind = 'credit.repaid'::text)) AS repaid,
            max(abs(statement.amount)) AS amount,
            min(abs(statement.amount)) AS "least"
           FROM ledger.statement
          WHERE ((statement.kind = ANY (ARRAY['credit.borrowed'::text, 'credit.repaid'::text])) AND (statement.account_kind = 'centre'::text))
          GROUP BY statement.ref) s ON ((s.ref = l.bill_no)))
  WHERE ((((l.state = ANY (ARRAY['lent'::text, 'repaid'::text])))::integer <> COALESCE(s.lent, (0)::bigint)) OR (((l.state = 'repaid'::text))::integer <> COALESCE(s.repaid, (0)::bigint)) OR ((s.ref IS NOT NULL) AND ((s.amount <> l.amount) OR (s."least" <> l.amount))));

create view freespins.invariant_given as
 SELECT g.id
   FROM (freespins.grants g
     LEFT JOIN ( SELECT statement.ref,
            sum(statement.amount) AS given
           FROM ledger.statement
          WHERE ((statement.kind = 'bonus.granted'::text) AND (statement.account_kind = 'bonus'::text))
          GROUP BY statement.ref) b ON ((b.ref = g.bonus_bill)))
  WHERE (((g.terms ->> 'pays'::text) = 'bonus'::text) AND ((g.credited)::numeric <> COALESCE(b.given, (0)::numeric)));

create view freespins.invariant_paid as
 SELECT g.id
   FROM ((freespins.grants g
     LEFT JOIN ( SELECT plays.grant_id,
            sum(plays.credit) FILTER (WHERE plays.is_paid) AS paid
           FROM freespins.plays
          WHERE (plays.fault = ''::text)
          GROUP BY plays.grant_id) p ON ((p.grant_id = (g.id)::text)))
     LEFT JOIN ( SELECT statement.ref,
            sum(statement.amount) AS posted
           FROM ledger.statement
          WHERE ((statement.kind = 'freespins.won'::text) AND (statement.account_kind = 'centre'::text))
          GROUP BY statement.ref) s ON ((s.ref = g.bill_no)))
  WHERE ((COALESCE(s.posted, (0)::numeric) <> COALESCE(p.paid, (0)::numeric)) OR (((g.terms ->> 'pays'::text) = 'real'::text) AND ((g.credited)::numeric <> COALESCE(p.paid, (0)::numeric))));

create view freespins.invariant_played as
 SELECT g.id
   FROM (freespins.grants g
     LEFT JOIN ( SELECT plays.grant_id,
            count(*) AS n,
            sum(plays.win) AS won
           FROM freespins.plays
          WHERE (plays.fault = ''::text)
          GROUP BY plays.grant_id) p ON ((p.grant_id = (g.id)::text)))
  WHERE ((g.played <> COALESCE(p.n, (0)::bigint)) OR ((g.won)::numeric <> COALESCE(p.won, (0)::numeric)) OR (g.played > g.spins));

create view games.offered as
 SELECT c.game_type,
    (count(*))::integer AS n
   FROM (games.catalogue c
     JOIN games.suppliers s ON ((s.code = c.supplier_code)))
  WHERE (c.on_sale AND s.enabled)
  GROUP BY c.game_type;

create view games.published as
 SELECT supplier_code,
    game_code,
    game_type,
    title,
    return_least_ppm,
    return_most_ppm
   FROM games.catalogue;

create view games.selling as
 SELECT code
   FROM games.suppliers
  WHERE (enabled AND (NOT maintenance));

create view games.titles as
 SELECT c.supplier_code,
    c.game_code,
    c.title
   FROM (games.catalogue c
     JOIN games.suppliers s ON ((s.code = c.supplier_code)))
  WHERE (c.on_sale AND s.enabled);

create view games.visiting as
 SELECT member_id,
    session_id,
    opened_at,
    supplier_code
   FROM games.visits;

create view ledger.balances as
 SELECT owner_id AS member_id,
    asset,
    kind AS account_kind,
    balance,
    frozen
   FROM ledger.accounts
  WHERE (NOT is_house);

create view ledger.house_totals as
 SELECT asset,
    kind AS account_kind,
    (sum(balance))::bigint AS balance
   FROM ledger.accounts
  WHERE is_house
  GROUP BY asset, kind;

create view ledger.invariant_account_balance as
 SELECT a.id
   FROM (ledger.accounts a
     LEFT JOIN ( SELECT entries.account_id,
            sum(entries.amount) AS amount,
            count(*) AS entries
           FROM ledger.entries
          GROUP BY entries.account_id) e ON ((e.account_id = a.id)))
  WHERE (((a.balance)::numeric <> COALESCE(e.amount, (0)::numeric)) OR (a.seq <> COALESCE(e.entries, (0)::bigint)));

create view ledger.invariant_asset_sum as
 SELECT asset
   FROM ledger.accounts
  GROUP BY asset
 HAVING (sum(balance) <> (0)::numeric);

create view ledger.invariant_chain as
 SELECT account_id,
    seq
   FROM ( SELECT entries.account_id,
            entries.seq,
            entries.amount,
            entries.balance_after,
            lag(entries.balance_after, 1, (0)::bigint) OVER w AS before,
            row_number() OVER w AS place
           FROM ledger.entries
          WINDOW w AS (PARTITION BY entries.account_id ORDER BY entries.seq)) e
  WHERE (((before + amount) <> balance_after) OR (seq <> place));

create view ledger.invariant_entries_of_posting as
 SELECT posting_id
   FROM ledger.entries
  GROUP BY posting_id
 HAVING ((count(*) <> 2) OR (sum(amount) <> (0)::numeric));

create view ledger.invariant_floor as
 SELECT id
   FROM ledger.accounts
  WHERE (balance < floor);

create view ledger.invariant_frozen as
 SELECT a.id
   FROM (ledger.accounts a
     LEFT JOIN ledger.frozen_members f ON ((f.member_id = a.owner_id)))
  WHERE ((NOT a.is_house) AND (a.frozen <> (f.member_id IS NOT NULL)));

create view ledger.invariant_key_once as
 SELECT member_id,
    key
   FROM ledger.postings
  GROUP BY member_id, key
 HAVING (count(*) > 1);

create view ledger.invariant_owner as
 SELECT p.id
   FROM (ledger.postings p
     JOIN ledger.accounts a ON (((a.id = p.from_account) OR (a.id = p.to_account))))
  WHERE (a.owner_id <>
        CASE
            WHEN a.is_house THEN (p.member_id % 64)
            ELSE p.member_id
        END);

create view ledger.invariant_play as
 SELECT id
   FROM ledger.accounts
  WHERE (((asset = 'PLAY'::text) AND (NOT
        CASE
            WHEN is_house THEN (kind = ANY (ARRAY['PLAY'::text, 'gaming:JZ'::text]))
            ELSE (kind = 'supplier:JZ'::text)
        END)) OR ((asset <> 'PLAY'::text) AND is_house AND (kind = 'PLAY'::text)));

create view ledger.invariant_posting_balanced as
 SELECT p.id
   FROM ((((ledger.postings p
     LEFT JOIN ledger.entries f ON (((f.account_id = p.from_account) AND (f.seq = p.from_seq) AND (f.posting_id = p.id) AND (f.amount = (- p.amount)))))
     LEFT JOIN ledger.entries t ON (((t.account_id = p.to_account) AND (t.seq = p.to_seq) AND (t.posting_id = p.id) AND (t.amount = p.amount))))
     LEFT JOIN ledger.accounts af ON (((af.id = p.from_account) AND (af.asset = p.asset))))
     LEFT JOIN ledger.accounts a2 ON (((a2.id = p.to_account) AND (a2.asset = p.asset))))
  WHERE ((f.seq IS NULL) OR (t.seq IS NULL) OR (af.id IS NULL) OR (a2.id IS NULL));

create view ledger.movements as
 SELECT a.owner_id AS member_id,
    a.asset,
    a.kind AS account_kind,
    p.id AS posting_id,
    p.kind,
    p.operate_type,
    s.amount,
    p.created_at
   FROM ((ledger.postings p
     CROSS JOIN LATERAL ( VALUES (p.from_account,(- p.amount)), (p.to_account,p.amount)) s(account_id, amount))
     JOIN ledger.accounts a ON ((a.id = s.account_id)))
  WHERE (NOT a.is_house);

create view ledger.statement as
 SELECT a.owner_id AS member_id,
    a.asset,
    a.kind AS account_kind,
    e.posting_id,
    p.kind,
    p.operate_type,
    p.ref,
    p.sub,
    e.amount,
    e.balance_after,
    e.seq,
    p.created_at
   FROM ((ledger.accounts a
     JOIN ledger.entries e ON ((e.account_id = a.id)))
     JOIN ledger.postings p ON ((p.id = e.posting_id)))
  WHERE (NOT a.is_house);

create view levelup.invariant_counted as
 SELECT COALESCE(s.member_id, b.member_id) AS member_id
   FROM (levelup.standings s
     FULL JOIN ( SELECT bets.member_id,
            bets.ladder,
            sum(bets.effective) AS effective
           FROM levelup.bets
          GROUP BY bets.member_id, bets.ladder) b USING (member_id, ladder))
  WHERE ((COALESCE(s.effective, (0)::bigint))::numeric <> COALESCE(b.effective, (0)::numeric));

create view levelup.invariant_paid_once as
 SELECT COALESCE(a.bill_no, s.ref) AS bill_no
   FROM (levelup.awards a
     FULL JOIN ( SELECT statement.ref,
            statement.kind,
            count(*) AS n,
            (sum(statement.amount))::bigint AS amount
           FROM ledger.statement
          WHERE ((statement.kind = ANY (ARRAY['levelup.gift'::text, 'levelup.weekly'::text, 'levelup.monthly'::text])) AND (statement.account_kind = 'centre'::text))
          GROUP BY statement.ref, statement.kind) s ON (((s.ref = a.bill_no) AND (s.kind = ('levelup.'::text || a.kind)))))
  WHERE ((a.bill_no IS NULL) OR (s.ref IS NULL) OR (s.n <> 1) OR (s.amount <> a.amount));

create view levelup.invariant_salary_periods as
 SELECT member_id,
    ladder,
    kind,
    on_day
   FROM ( SELECT awards.member_id,
            awards.ladder,
            awards.kind,
            awards.on_day,
            (awards.on_day - lag(awards.on_day) OVER (PARTITION BY awards.member_id, awards.ladder, awards.kind ORDER BY awards.on_day)) AS days
           FROM levelup.awards
          WHERE (awards.kind <> 'gift'::text)) a
  WHERE (days <
        CASE kind
            WHEN 'weekly'::text THEN 7
            ELSE 30
        END);

create view levelup.privileges as
 SELECT s.member_id,
    max(l.level) AS level,
    COALESCE(max(l.level) FILTER (WHERE (l.ladder = 'live'::text)), 0) AS live,
    COALESCE(max(l.level) FILTER (WHERE (l.ladder = 'slot'::text)), 0) AS slots,
    max(l.credit) AS credit,
    max(l.rebate_ppm) AS rebate_ppm,
    bool_or(l.is_fast) AS is_fast,
    max(l.withdrawals) AS withdrawals,
    max(l.withdrawal_max) AS withdrawal_max,
    COALESCE((array_agg(l.manager ORDER BY l.level DESC) FILTER (WHERE (l.manager <> ''::text)))[1], ''::text) AS manager,
    max(l.approval_max) AS approval_max
   FROM (levelup.standings s
     JOIN levelup.levels l ON (((l.ladder = s.ladder) AND (l.needed <= s.effective))))
  GROUP BY s.member_id;

create view lottery.drawn as
 SELECT game_code,
    draw_at
   FROM lottery.draws
  WHERE (balls IS NOT NULL);

create view lottery.invariant_late_bet as
 SELECT t.id
   FROM (lottery.tickets t
     JOIN lottery.draws d USING (game_code, issue))
  WHERE (t.placed_at >= d.close_at);

create view lottery.invariant_settled_once as
 SELECT t.id
   FROM (lottery.tickets t
     JOIN lottery.draws d USING (game_code, issue))
  WHERE (((d.settled_at IS NOT NULL) AND (t.status = 'X'::text)) OR ((d.state = 'open'::text) AND (t.status <> 'X'::text)) OR ((d.state = 'void'::text) AND (t.status = 'COMPLETE'::text)) OR ((d.state = 'void'::text) AND (t.status = 'N'::text) AND (t.payout <> t.stake)) OR ((t.status = 'X'::text) <> (t.settled_at IS NULL)));

create view lottery.invariant_ticket_draw as
 SELECT id
   FROM lottery.tickets t
  WHERE (NOT (EXISTS ( SELECT
           FROM lottery.draws d
          WHERE ((d.game_code = t.game_code) AND (d.issue = t.issue)))));

create view lottery.invariant_ticket_money as
 WITH moved AS (
         SELECT statement.member_id,
            statement.ref,
            COALESCE((- sum(statement.amount) FILTER (WHERE (statement.kind = 'lottery.bet'::text))), (0)::numeric) AS staked,
            COALESCE(sum(statement.amount) FILTER (WHERE (statement.kind <> 'lottery.bet'::text)), (0)::numeric) AS returned
           FROM ledger.statement
          WHERE ((statement.account_kind = 'supplier:JZ'::text) AND (statement.kind = ANY (ARRAY['lottery.bet'::text, 'lottery.settlement'::text, 'lottery.void_refund'::text])))
          GROUP BY statement.member_id, statement.ref
        ), said AS (
         SELECT t.member_id,
            t.ref,
            sum(t.stake) AS staked,
            sum(t.payout) AS returned
           FROM ( SELECT tickets.member_id,
                    (COALESCE(tickets.slip_id, tickets.id))::text AS ref,
                    tickets.stake,
                    0 AS payout
                   FROM lottery.tickets
                UNION ALL
                 SELECT tickets.member_id,
                    (tickets.id)::text AS id,
                    0,
                    tickets.payout
                   FROM lottery.tickets) t
          GROUP BY t.member_id, t.ref
        )
 SELECT ref
   FROM (moved m
     FULL JOIN said s USING (member_id, ref))
  WHERE ((COALESCE(m.staked, (0)::numeric) <> COALESCE(s.staked, (0)::numeric)) OR (COALESCE(m.returned, (0)::numeric) <> COALESCE(s.returned, (0)::numeric)))
UNION ALL
 SELECT (tickets.id)::text AS ref
   FROM lottery.tickets
  WHERE ((tickets.slip_id IS NOT NULL) AND (tickets.stake <> ((tickets.units * tickets.unit_stake) * tickets.multiple)));

create view mail.invariant_campaign_sent as
 SELECT c.id
   FROM (mail.campaigns c
     LEFT JOIN ( SELECT messages.source,
            count(*) AS n
           FROM mail.messages
          WHERE (messages.source ~~ 'campaign:%'::text)
          GROUP BY messages.source) m ON ((m.source = ('campaign:'::text || c.id))))
  WHERE (c.sent <> COALESCE(m.n, (0)::bigint));

create view mail.invariant_thread_state as
 SELECT t.id
   FROM (mail.threads t
     LEFT JOIN LATERAL ( SELECT m.box
           FROM mail.messages m
          WHERE ((m.thread_id = t.id) AND ((m.box = 'outbox'::text) OR (m.staff_name <> ''::text)))
          ORDER BY m.id DESC
         LIMIT 1) l ON (true))
  WHERE (((t.state = 'answered'::text) AND (l.box IS DISTINCT FROM 'inbox'::text)) OR ((t.state = ANY (ARRAY['waiting'::text, 'taken'::text])) AND (l.box IS DISTINCT FROM 'outbox'::text)));

create view matches.offered as
 SELECT supplier_code,
    sport
   FROM matches.matches m
  WHERE ((starts_at > (kernel.now() - '30 days'::interval)) AND (starts_at <= kernel.now()));

create view members.accounts as
 SELECT id,
    name,
    state,
    is_demo,
    agent_id
   FROM members.members;

create view members.histories as
 SELECT id,
    registered_at,
    password_changed_at,
    qk_pwd_changed_at
   FROM members.members;

create view members.payees as
 SELECT id,
    realname,
    (qk_pwd_hash IS NOT NULL) AS has_qk_pwd
   FROM members.members;

create view members.reachable as
 SELECT id,
    email,
    agent_id,
    COALESCE(last_login_at, registered_at) AS seen_at
   FROM members.members
  WHERE ((NOT is_demo) AND (state <> 'closed'::text));

create view members.registered as
 SELECT registered_at
   FROM members.members
  WHERE (NOT is_demo);

create view mirror.invariant_money as
 SELECT COALESCE(b.member_id, s.member_id) AS member_id,
    COALESCE(b.supplier_code, s.supplier_code) AS supplier_code
   FROM (( SELECT bets.member_id,
            bets.supplier_code,
            (sum((bets.booked_payout - bets.booked_stake)))::bigint AS amount
           FROM mirror.bets
          WHERE (bets.booked_status IS NOT NULL)
          GROUP BY bets.member_id, bets.supplier_code) b
     FULL JOIN ( SELECT statement.member_id,
            statement.sub AS supplier_code,
            (sum(statement.amount))::bigint AS amount
           FROM ledger.statement
          WHERE (statement.kind ~~ 'mirror.%'::text)
          GROUP BY statement.member_id, statement.sub) s ON (((s.member_id = b.member_id) AND (s.supplier_code = b.supplier_code))))
  WHERE (COALESCE(b.amount, (0)::bigint) <> COALESCE(s.amount, (0)::bigint));

create view papers.flagged_members as
 SELECT member_id
   FROM papers.screenings s
  WHERE ((outcome = ANY (ARRAY['hit'::text, 'underage'::text])) AND (seen_at IS NULL) AND (NOT (EXISTS ( SELECT
           FROM papers.screenings l
          WHERE ((l.member_id = s.member_id) AND (l.id > s.id) AND (l.outcome <> 'unknown'::text))))));

create view papers.proven_members as
 SELECT DISTINCT member_id
   FROM papers.papers p
  WHERE ((kind = ANY (ARRAY['id_card'::text, 'passport'::text, 'licence'::text])) AND (state = 'accepted'::text) AND ((expires_at IS NULL) OR (expires_at > kernel.now())) AND (NOT (EXISTS ( SELECT
           FROM papers.asks a
          WHERE ((a.member_id = p.member_id) AND (a.met_at IS NULL))))));

create view payments.invariant_item_ends_once as
 SELECT i.id
   FROM ((payments.items i
     LEFT JOIN ( SELECT refunds.item_id,
            count(*) FILTER (WHERE (refunds.state = 'done'::text)) AS done
           FROM payments.refunds
          GROUP BY refunds.item_id) r ON ((r.item_id = i.id)))
     LEFT JOIN ( SELECT statement.ref,
            count(*) AS n,
            (sum(statement.amount))::bigint AS amount
           FROM ledger.statement
          WHERE ((statement.kind = 'cashier.deposit_credited'::text) AND (statement.account_kind = 'centre'::text))
          GROUP BY statement.ref) s ON ((s.ref = i.credited_bill)))
  WHERE ((COALESCE(r.done, (0)::bigint) <> ((i.state = 'refunded'::text))::integer) OR ((i.state = 'credited'::text) <> (COALESCE(s.n, (0)::bigint) = 1)) OR ((i.state = 'credited'::text) AND (s.amount <> i.amount)));

create view payments.invariant_paid_is_credited as
 SELECT p.id
   FROM (payments.payments p
     LEFT JOIN ( SELECT statement.ref,
            count(*) AS n,
            (sum(statement.amount))::bigint AS amount
           FROM ledger.statement
          WHERE ((statement.kind = 'cashier.deposit_credited'::text) AND (statement.account_kind = 'centre'::text))
          GROUP BY statement.ref) s ON ((s.ref = p.bill_no)))
  WHERE ((p.state = 'paid'::text) AND ((COALESCE(s.n, (0)::bigint) <> 1) OR (s.amount <> p.amount)));

create view payments.invariant_payout_ends_once as
 SELECT o.id
   FROM (payments.payouts o
     LEFT JOIN ( SELECT statement.ref,
            count(*) FILTER (WHERE (statement.kind = 'cashier.withdrawal_paid'::text)) AS paid,
            count(*) FILTER (WHERE (statement.kind = 'cashier.withdrawal_returned'::text)) AS returned
           FROM ledger.statement
          WHERE ((statement.account_kind = 'held'::text) AND (statement.kind = ANY (ARRAY['cashier.withdrawal_paid'::text, 'cashier.withdrawal_returned'::text])))
          GROUP BY statement.ref) s ON ((s.ref = o.bill_no)))
  WHERE ((COALESCE(s.paid, (0)::bigint) <> ((o.state = 'paid'::text))::integer) OR (COALESCE(s.returned, (0)::bigint) <> ((o.state = 'failed'::text))::integer));

create view payments.told_orders as
 SELECT p.gateway_code,
    'payment'::text AS kind,
    p.id,
    p.id AS order_id,
    p.member_id,
    p.bill_no,
        CASE
            WHEN (p.state = 'odd'::text) THEN COALESCE(i.amount, p.amount)
            ELSE p.amount
        END AS amount,
        CASE
            WHEN (p.state = 'odd'::text) THEN COALESCE(i.currency, p.asset)
            ELSE p.asset
        END AS currency,
        CASE
            WHEN (p.state = ANY (ARRAY['paid'::text, 'odd'::text])) THEN 'done'::text
            WHEN (p.state = 'closed'::text) THEN 'failed'::text
            ELSE 'open'::text
        END AS state,
    (p.state = 'odd'::text) AS is_odd,
    p.created_at,
    p.finished_at
   FROM (payments.payments p
     LEFT JOIN payments.items i ON ((i.payment_id = p.id)))
UNION ALL
 SELECT payouts.gateway_code,
    'payout'::text AS kind,
    payouts.id,
    payouts.id AS order_id,
    payouts.member_id,
    payouts.bill_no,
    payouts.amount,
    payouts.asset AS currency,
        CASE
            WHEN (payouts.state = 'paid'::text) THEN 'done'::text
            WHEN (payouts.state = 'failed'::text) THEN 'failed'::text
            ELSE 'open'::text
        END AS state,
    false AS is_odd,
    payouts.created_at,
    payouts.finished_at
   FROM payments.payouts
UNION ALL
 SELECT refunds.gateway_code,
    'refund'::text AS kind,
    refunds.id,
    refunds.payment_id AS order_id,
    refunds.member_id,
    refunds.bill_no,
    refunds.amount,
    refunds.currency,
        CASE
            WHEN (refunds.state = 'done'::text) THEN 'done'::text
            WHEN (refunds.state = 'refused'::text) THEN 'failed'::text
            ELSE 'open'::text
        END AS state,
    false AS is_odd,
    refunds.created_at,
    refunds.finished_at
   FROM payments.refunds;

create view policy.barred as
 SELECT bars.member_id,
    bars.action,
    bars.why
   FROM policy.bars
  WHERE ((bars.since <= kernel.now()) AND ((bars.until IS NULL) OR (bars.until > kernel.now())))
UNION ALL
 SELECT limits.member_id,
    'borrow'::text AS action,
    'protected'::text AS why
   FROM policy.limits
  WHERE (limits.kind = 'deposit'::text);

create view policy.excluded_members as
 SELECT member_id,
    since,
    until
   FROM policy.bars
  WHERE ((action = 'play'::text) AND (why = 'protected'::text) AND (since <= kernel.now()) AND ((until IS NULL) OR (until > kernel.now())));

create view policy.limited_members as
 SELECT member_id,
    (count(*))::integer AS limits
   FROM policy.limits
  GROUP BY member_id;

create view promotions.invariant_paid_once as
 SELECT a.id
   FROM (promotions.applications a
     LEFT JOIN ( SELECT statement.ref,
            count(*) AS n,
            (sum(statement.amount))::bigint AS amount
           FROM ledger.statement
          WHERE ((statement.kind = 'promotions.rewarded'::text) AND (statement.account_kind = 'centre'::text))
          GROUP BY statement.ref) s ON ((s.ref = a.bill_no)))
  WHERE ((((a.state = 'paid'::text) AND (a.reward = 'money'::text)) <> (COALESCE(s.n, (0)::bigint) = 1)) OR ((s.n = 1) AND (s.amount <> a.amount)));

create view rebate.invariant_claimed as
 SELECT COALESCE(d.member_id, l.member_id) AS member_id
   FROM (rebate.days d
     FULL JOIN ( SELECT claim_lines.member_id,
            claim_lines.on_day,
            claim_lines.game_type,
            claim_lines.supplier_code,
            sum(claim_lines.amount) AS amount
           FROM rebate.claim_lines
          GROUP BY claim_lines.member_id, claim_lines.on_day, claim_lines.game_type, claim_lines.supplier_code) l USING (member_id, on_day, game_type, supplier_code))
  WHERE ((COALESCE(d.claimed, (0)::bigint))::numeric <> COALESCE(l.amount, (0)::numeric));

create view rebate.invariant_counted as
 SELECT COALESCE(d.member_id, b.member_id) AS member_id
   FROM (rebate.days d
     FULL JOIN ( SELECT bets.member_id,
            bets.on_day,
            bets.game_type,
            bets.supplier_code,
            sum(bets.effective) AS effective
           FROM rebate.bets
          GROUP BY bets.member_id, bets.on_day, bets.game_type, bets.supplier_code) b USING (member_id, on_day, game_type, supplier_code))
  WHERE ((COALESCE(d.effective, (0)::bigint))::numeric <> COALESCE(b.effective, (0)::numeric));

create view rebate.invariant_paid_once as
 SELECT c.id
   FROM ((rebate.claims c
     LEFT JOIN ( SELECT claim_lines.member_id,
            claim_lines.claim_id,
            sum(claim_lines.amount) AS amount
           FROM rebate.claim_lines
          GROUP BY claim_lines.member_id, claim_lines.claim_id) l ON (((l.member_id = c.member_id) AND (l.claim_id = c.id))))
     LEFT JOIN ( SELECT statement.ref,
            count(*) AS n,
            (sum(statement.amount))::bigint AS amount
           FROM ledger.statement
          WHERE ((statement.kind = 'rebate.claimed'::text) AND (statement.account_kind = 'rebate'::text))
          GROUP BY statement.ref) s ON ((s.ref = c.bill_no)))
  WHERE (((c.state = 'paid'::text) <> (COALESCE(s.n, (0)::bigint) = 1)) OR ((c.state = 'paid'::text) AND (s.amount <> c.amount)) OR ((c.amount)::numeric <> COALESCE(l.amount, (0)::numeric)));

create view rebate.invariant_week as
 SELECT COALESCE(w.member_id, c.member_id) AS member_id
   FROM (rebate.week w
     FULL JOIN ( SELECT c_1.member_id,
            sum(c_1.amount) AS amount
           FROM rebate.claims c_1,
            rebate.week_start s
          WHERE ((c_1.state = 'paid'::text) AND (c_1.finished_at > s.after))
          GROUP BY c_1.member_id) c USING (member_id))
  WHERE ((COALESCE(w.amount, (0)::bigint))::numeric <> COALESCE(c.amount, (0)::numeric));

create view reconciliation.invariant_states as
 SELECT id
   FROM reconciliation.breaks
  WHERE (((state = 'solved'::text) <> (solved_at IS NOT NULL)) OR ((state = ANY (ARRAY['owned'::text, 'explained'::text])) AND (owner_id IS NULL)));

create view savings.invariant_interest as
 SELECT holding_id
   FROM ( SELECT p.holding_id,
            p.amount,
            p.times,
            h.interest_limit,
            ((h.amount)::numeric * (h.rate_ppm)::numeric) AS product,
            row_number() OVER w AS place,
            COALESCE(sum(p.amount) OVER (PARTITION BY p.member_id, p.holding_id ORDER BY p.times ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), (0)::numeric) AS earned
           FROM (savings.payments p
             JOIN savings.holdings h ON (((h.member_id = p.member_id) AND (h.id = p.holding_id))))
          WINDOW w AS (PARTITION BY p.member_id, p.holding_id ORDER BY p.times)) q
  WHERE ((place <> times) OR ((amount)::numeric <> LEAST(((interest_limit)::numeric - earned), (div(product, (1000000)::numeric) + (((((mod(product, (1000000)::numeric) * (2)::numeric) > (1000000)::numeric) OR (((mod(product, (1000000)::numeric) * (2)::numeric) = (1000000)::numeric) AND (mod(div(product, (1000000)::numeric), (2)::numeric) = (1)::numeric))))::integer)::numeric))));

create view savings.invariant_interest_posted as
 SELECT h.id
   FROM ((savings.holdings h
     LEFT JOIN ( SELECT payments.member_id,
            payments.holding_id,
            count(*) AS n,
            sum(payments.amount) AS amount
           FROM savings.payments
          GROUP BY payments.member_id, payments.holding_id) p ON (((p.member_id = h.member_id) AND (p.holding_id = h.id))))
     LEFT JOIN ( SELECT statement.ref,
            sum(statement.amount) AS amount
           FROM ledger.statement
          WHERE ((statement.kind = 'savings.interest'::text) AND (statement.account_kind = 'centre'::text))
          GROUP BY statement.ref) s ON ((s.ref = h.bill_no)))
  WHERE ((h.times <> COALESCE(p.n, (0)::bigint)) OR ((h.interest)::numeric <> COALESCE(p.amount, (0)::numeric)) OR ((h.interest)::numeric <> COALESCE(s.amount, (0)::numeric)));

create view savings.invariant_principal as
 SELECT h.id
   FROM (savings.holdings h
     LEFT JOIN ( SELECT statement.ref,
            count(*) FILTER (WHERE (statement.kind = 'savings.bought'::text)) AS bought,
            count(*) FILTER (WHERE (statement.kind = 'savings.redeemed'::text)) AS redeemed,
            (sum(statement.amount))::bigint AS amount
           FROM ledger.statement
          WHERE (statement.account_kind = 'savings'::text)
          GROUP BY statement.ref) s ON ((s.ref = h.bill_no)))
  WHERE ((COALESCE(s.bought, (0)::bigint) <> 1) OR (COALESCE(s.redeemed, (0)::bigint) <> ((h.state = 'settled'::text))::integer) OR (COALESCE(s.amount, (0)::bigint) <>
        CASE
            WHEN (h.state = 'settled'::text) THEN (0)::bigint
            ELSE h.amount
        END));

create view savings.invariant_stock as
 SELECT p.id
   FROM (savings.plans p
     LEFT JOIN ( SELECT holdings.plan_id,
            count(*) AS n
           FROM savings.holdings
          GROUP BY holdings.plan_id) h ON ((h.plan_id = p.id)))
  WHERE ((p.sold_count <> COALESCE(h.n, (0)::bigint)) OR (p.sold_count > p.total_count));

create view sessions.addresses as
 SELECT member_id,
    sessions.network_of(ip) AS ip,
    seen_at
   FROM sessions.sessions
  WHERE ((ip <> ''::text) AND (ip !~ '^(::ffff:)?(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2[0-9]|3[01])\.)'::text) AND (ip !~* '^(::1$|f[cd]|fe80:)'::text));

create view sessions.devices as
 SELECT member_id,
    device,
    seen_at
   FROM sessions.sessions
  WHERE (device IS NOT NULL);

create view sessions.familiar as
 SELECT member_id,
    device,
    ip,
    first_seen_at,
    sessions.network_of(ip) AS network
   FROM sessions.known_devices;

create view sessions.openings as
 SELECT member_id,
    id,
    ip,
    device,
    created_at,
    sessions.network_of(ip) AS network
   FROM sessions.sessions;

create view site.stored_settings as
 SELECT c.key,
    jsonb_build_object('set', c.value, 'good', g.value) AS value
   FROM (site.configs c
     LEFT JOIN site.good_settings g USING (key));

create view statements.invariant_credited_rows as
 SELECT r.id
   FROM (statements.rows r
     LEFT JOIN cashier.credited_deposits d ON ((d.id = r.deposit_id)))
  WHERE ((r.state = 'credited'::text) AND ((d.id IS NULL) OR (d.amount <> r.amount)));

create view team.arrivals as
 SELECT link_id,
    member_id,
    joined_at
   FROM team.people
  WHERE (link_id IS NOT NULL);

create view team.invariant_chain as
 SELECT p.member_id
   FROM (team.people p
     LEFT JOIN LATERAL ( SELECT array_agg(l_1.agent_id ORDER BY l_1.distance) AS path
           FROM team.lines l_1
          WHERE (l_1.member_id = p.member_id)) l ON (true))
  WHERE ((COALESCE(l.path, '{}'::integer[]) <> COALESCE(team.path_at(p.member_id, 'infinity'::timestamp with time zone), '{}'::integer[])) OR (p.depth <> cardinality(COALESCE(l.path, '{}'::integer[]))) OR (p.parent_id IS DISTINCT FROM l.path[1]) OR (p.member_id = ANY (l.path)));

create view team.invariant_counted as
 SELECT COALESCE(b.agent_id, d.agent_id) AS agent_id
   FROM (( SELECT a.agent_id,
            sum(b_1.effective) AS effective,
            sum((b_1.stake - b_1.payout)) AS kept
           FROM (team.bets b_1
             CROSS JOIN LATERAL unnest(team.path_at(b_1.member_id, b_1.settled_at)) a(agent_id))
          GROUP BY a.agent_id) b
     FULL JOIN ( SELECT days.agent_id,
            sum(days.effective) AS effective,
            sum((days.stake - days.payout)) AS kept
           FROM team.days
          GROUP BY days.agent_id) d USING (agent_id))
  WHERE ((COALESCE(b.effective, (0)::numeric) <> COALESCE(d.effective, (0)::numeric)) OR (COALESCE(b.kept, (0)::numeric) <> COALESCE(d.kept, (0)::numeric)));

create view team.invariant_shares as
 SELECT COALESCE(b.agent_id, s.agent_id) AS agent_id
   FROM (( SELECT q.agent_id,
            sum((q.effective * (q.rate_ppm)::numeric)) AS worth
           FROM ( SELECT a.agent_id,
                    (b_1.effective)::numeric AS effective,
                    (team.rate_at(a.agent_id, b_1.game_type, b_1.settled_at) - team.rate_at(
                        CASE
                            WHEN (a.place = 1) THEN b_1.member_id
                            ELSE p.path[(a.place - 1)]
                        END, b_1.game_type, b_1.settled_at)) AS rate_ppm
                   FROM ((team.bets b_1
                     CROSS JOIN LATERAL ( SELECT team.path_at(b_1.member_id, b_1.settled_at) AS path) p)
                     CROSS JOIN LATERAL unnest(p.path) WITH ORDINALITY a(agent_id, place))) q
          GROUP BY q.agent_id) b
     FULL JOIN ( SELECT shares.agent_id,
            sum(((shares.effective)::numeric * (shares.rate_ppm)::numeric)) AS worth
           FROM team.shares
          GROUP BY shares.agent_id) s USING (agent_id))
  WHERE (COALESCE(b.worth, (0)::numeric) <> COALESCE(s.worth, (0)::numeric));

create view team.invites as
 SELECT id,
    agent_id,
    code,
    is_open
   FROM team.links;

create view team.places as
 SELECT member_id,
    parent_id,
    depth,
    joined_at,
    (EXISTS ( SELECT 1
           FROM team.agents a
          WHERE (a.member_id = p.member_id))) AS is_agent,
    (( SELECT count(*) AS count
           FROM team.lines l
          WHERE (l.agent_id = p.member_id)))::integer AS team_count
   FROM team.people p;

create view team.worth as
 SELECT s.agent_id,
    s.on_day,
    ((s.effective)::numeric * (s.rate_ppm)::numeric) AS worth
   FROM (team.shares s
     JOIN team.agents a ON ((a.member_id = s.agent_id)))
  WHERE (a.model = 'rates'::text)
UNION ALL
 SELECT d.agent_id,
    d.on_day,
    (((((d.stake - d.payout) - d.hongli) - d.fanshui))::numeric * (a.share_ppm)::numeric) AS worth
   FROM (team.days d
     JOIN team.agents a ON ((a.member_id = d.agent_id)))
  WHERE (a.model = 'revenue'::text);

create view turnover.invariant_consumed as
 SELECT b.member_id
   FROM (( SELECT counted_bets.member_id,
            sum(counted_bets.consumed) AS consumed
           FROM turnover.counted_bets
          GROUP BY counted_bets.member_id) b
     LEFT JOIN ( SELECT requirements.member_id,
            sum(requirements.consumed) AS consumed
           FROM turnover.requirements
          GROUP BY requirements.member_id) r USING (member_id))
  WHERE (b.consumed > COALESCE(r.consumed, (0)::numeric));

create view turnover.invariant_counted as
 SELECT r.member_id
   FROM (( SELECT requirements.member_id,
            sum(requirements.consumed) AS consumed
           FROM turnover.requirements
          GROUP BY requirements.member_id) r
     LEFT JOIN ( SELECT counted_bets.member_id,
            sum(counted_bets.effective) AS effective
           FROM turnover.counted_bets
          GROUP BY counted_bets.member_id) b USING (member_id))
  WHERE (r.consumed > COALESCE(b.effective, (0)::numeric));

create view turnover.left_by_member as
 SELECT member_id,
    asset,
    (sum((amount - consumed)))::bigint AS left_minor
   FROM turnover.requirements
  WHERE (consumed < amount)
  GROUP BY member_id, asset;

create view wallet.invariant_transfer_money as
 SELECT t.id
   FROM ((wallet.transfers t
     LEFT JOIN ( SELECT statement.member_id,
            statement.ref,
            sum(statement.amount) FILTER (WHERE (statement.account_kind ~~ 'transit:%'::text)) AS transit,
            sum(statement.amount) FILTER (WHERE (statement.account_kind ~~ 'supplier:%'::text)) AS supplier,
            sum(statement.amount) FILTER (WHERE (statement.account_kind = ANY (ARRAY['centre'::text, 'rebate'::text]))) AS home
           FROM ledger.statement
          WHERE (statement.kind ~~ 'wallet.%'::text)
          GROUP BY statement.member_id, statement.ref) s ON (((s.member_id = t.member_id) AND (s.ref = (t.id)::text))))
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN (t.direction = 'in'::text) THEN t.amount
                    ELSE (- t.amount)
                END AS signed) x)
  WHERE (ROW(COALESCE(s.transit, (0)::numeric), COALESCE(s.supplier, (0)::numeric), COALESCE(s.home, (0)::numeric)) IS DISTINCT FROM
        CASE
            WHEN (t.state = 'confirmed'::text) THEN ROW((0)::numeric, (x.signed)::numeric, (- (x.signed)::numeric))
            WHEN (t.state = 'rejected'::text) THEN ROW((0)::numeric, (0)::numeric, (0)::numeric)
            WHEN (t.direction = 'in'::text) THEN ROW((t.amount)::numeric, (0)::numeric, (- (t.amount)::numeric))
            ELSE ROW((t.amount)::numeric, (- (t.amount)::numeric), (0)::numeric)
        END);

create view wallet.invariant_transit as
 SELECT COALESCE(b.member_id, t.member_id) AS member_id,
    COALESCE(b.supplier_code, t.supplier_code) AS supplier_code
   FROM (( SELECT balances.member_id,
            balances.asset,
            split_part(balances.account_kind, ':'::text, 2) AS supplier_code,
            balances.balance
           FROM ledger.balances
          WHERE (balances.account_kind ~~ 'transit:%'::text)) b
     FULL JOIN ( SELECT transfers.member_id,
            transfers.asset,
            transfers.supplier_code,
            (sum(transfers.amount))::bigint AS amount
           FROM wallet.transfers
          WHERE (transfers.state = ANY (ARRAY['held'::text, 'sent'::text, 'unknown'::text, 'manual'::text]))
          GROUP BY transfers.member_id, transfers.asset, transfers.supplier_code) t ON (((t.member_id = b.member_id) AND (t.asset = b.asset) AND (t.supplier_code = b.supplier_code))))
  WHERE (COALESCE(b.balance, (0)::bigint) <> COALESCE(t.amount, (0)::bigint));

create view wallet.movements as
 SELECT member_id,
    id,
    supplier_code,
    direction,
    amount,
    state,
    created_at,
    finished_at
   FROM wallet.transfers;

create view wallet.open_transfers as
 SELECT member_id,
    id,
    supplier_code,
    direction,
    amount,
    state,
    created_at,
    checks
   FROM wallet.transfers
  WHERE (state = ANY (ARRAY['unknown'::text, 'manual'::text]));

create view wheel.invariant_counted as
 SELECT COALESCE(d.member_id, s.member_id) AS member_id
   FROM (wheel.days d
     FULL JOIN ( SELECT o.member_id,
            o.on_day,
            sum(o.bet) AS bet,
            sum(o.deposit) AS deposit
           FROM ( SELECT bets.member_id,
                    bets.on_day,
                    bets.effective AS bet,
                    0 AS deposit
                   FROM wheel.bets
                UNION ALL
                 SELECT deposits.member_id,
                    deposits.on_day,
                    0,
                    deposits.amount
                   FROM wheel.deposits) o
          GROUP BY o.member_id, o.on_day) s USING (member_id, on_day))
  WHERE (((COALESCE(d.bet, (0)::bigint))::numeric <> COALESCE(s.bet, (0)::numeric)) OR ((COALESCE(d.deposit, (0)::bigint))::numeric <> COALESCE(s.deposit, (0)::numeric)));

create view wheel.invariant_paid_once as
 SELECT s.id
   FROM (wheel.spins s
     LEFT JOIN ( SELECT statement.ref,
            count(*) AS n,
            (sum(statement.amount))::bigint AS amount
           FROM ledger.statement
          WHERE ((statement.kind = 'wheel.won'::text) AND (statement.account_kind = 'centre'::text))
          GROUP BY statement.ref) l ON ((l.ref = s.bill_no)))
  WHERE ((((s.type = 'cash'::text) AND (s.money > 0)) <> (COALESCE(l.n, (0)::bigint) = 1)) OR ((l.n IS NOT NULL) AND (l.amount <> s.money)));

create view wheel.invariant_spent_once as
 SELECT g.member_id
   FROM (wheel.grants g
     LEFT JOIN ( SELECT spins.member_id,
            spins.on_day,
            spins.need_deposit,
            spins.need_bet,
            count(*) AS n
           FROM wheel.spins
          GROUP BY spins.member_id, spins.on_day, spins.need_deposit, spins.need_bet) s USING (member_id, on_day, need_deposit, need_bet))
  WHERE (g.spent <> COALESCE(s.n, (0)::bigint));

create view wheel.invariant_stock as
 SELECT p.design_id,
    p."position"
   FROM (wheel.prizes p
     LEFT JOIN ( SELECT spins.design_id,
            spins."position",
            count(*) AS n
           FROM wheel.spins
          GROUP BY spins.design_id, spins."position") s USING (design_id, "position"))
  WHERE ((p.stock IS NOT NULL) AND ((p.stock + COALESCE(s.n, (0)::bigint)) <> p.stocked));

-- functions

CREATE OR REPLACE FUNCTION audit.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit.entries is append-only' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION games.tell_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('moongate_content', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION kernel.enqueue(p_task text, p_payload json, p_run_at timestamp with time zone, p_key text, p_max_attempts integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'kernel_quiet', 'pg_catalog', 'pg_temp'
AS $function$
  select graphile_worker.add_job(p_task, p_payload, run_at => coalesce(p_run_at, kernel.now()), job_key => p_key, max_attempts => p_max_attempts, job_key_mode => 'preserve_run_at')
$function$;

CREATE OR REPLACE FUNCTION kernel.judge(p_verdicts text)
 RETURNS text
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select set_config('moongate.verdicts', p_verdicts, true)
$function$;

CREATE OR REPLACE FUNCTION kernel.must(p_holds boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if p_holds and current_setting('moongate.breath', true) = 'on' then return true; end if;
  raise exception 'somebody has to be asked about first' using errcode = 'MG001';
end $function$;

CREATE OR REPLACE FUNCTION kernel.now()
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
declare
  stopped_at text := current_setting('moongate.clock_at', true);
  shift text := current_setting('moongate.clock_offset', true);
begin
  if stopped_at <> '' then return stopped_at::timestamptz; end if;
  if shift <> '' then return clock_timestamp() + shift::interval; end if;
  return clock_timestamp();
end $function$;

CREATE OR REPLACE FUNCTION kernel.push(p_channel text, p_type text, p_data jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  insert into kernel.push_events (channel, type, data) values (p_channel, p_type, p_data)
$function$;

CREATE OR REPLACE FUNCTION kernel.push_all(p_pushes jsonb)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with told as (
    insert into kernel.push_events (channel, type, data)
    select p.channel, p.type, p.data from jsonb_to_recordset(p_pushes) as p(channel text, type text, data jsonb, call integer)
     where kernel.stands(p.call)
    returning 1)
  select count(*) from told
$function$;

CREATE OR REPLACE FUNCTION kernel.stands(p_call integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select case when p_call is null then true else substr(current_setting('moongate.verdicts', true), p_call + 1, 1) = '0' end
$function$;

CREATE OR REPLACE FUNCTION kernel_quiet.pg_notify(channel text, payload text)
 RETURNS void
 LANGUAGE sql
AS $function$ $function$;

CREATE OR REPLACE FUNCTION ledger.open_accounts(p_owner integer[], p_house boolean[], p_name text[], p_asset text[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select pg_advisory_xact_lock_shared(hashtextextended('ledger.frozen_members', k.key))
    from (select distinct s.owner % 64 as key from unnest(p_owner, p_house) s(owner, house) where not s.house order by 1) k;
  insert into ledger.accounts (owner_id, is_house, kind, asset, floor, frozen)
  select s.owner, s.house, s.name, s.asset, c.floor, not s.house and exists (select from ledger.frozen_members f where f.member_id = s.owner)
    from unnest(p_owner, p_house, p_name, p_asset) s(owner, house, name, asset)
   cross join lateral (select chart.* from ledger.chart
                        where chart.is_house = s.house
                          and (chart.name = s.name or (right(chart.name, 1) = ':' and starts_with(s.name, chart.name) and s.name <> chart.name))
                        order by chart.name = s.name desc limit 1) c
   where case when s.asset = 'PLAY' then c.play else c.site end
   order by s.owner, s.house, s.name, s.asset
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION ledger.post(p_owner integer[], p_house boolean[], p_name text[], p_asset text[], p_key uuid[], p_member integer[], p_kind text[], p_operate smallint[], p_amount bigint[], p_from integer[], p_to integer[], p_ref text[], p_sub text[], p_linked boolean[], p_prev integer[], OUT status smallint[], OUT posting_id bigint[], OUT from_balance bigint[], OUT to_balance bigint[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  n integer := cardinality(p_key);
  ids bigint[]; tids tid[]; flo bigint[]; frz boolean[]; old_bal bigint[]; old_sq bigint[]; bal bigint[]; sq bigint[];
  zeros bigint[] := array_fill(0::bigint, array[n]);
  from_seq bigint[]; to_seq bigint[]; same integer[];
  i integer; j integer; f integer; t integer; m integer; s smallint; amount bigint; first integer; chain_bad boolean;
  posted integer; refused boolean; asked boolean := false; opened boolean := false; at_time timestamptz; old record; taken text;
begin
  -- 1. Lock every touched account once, in the order of their numbers: two batches can not wait for each other, nor those who open with those who lock.
  loop
    select array_agg(x.id order by x.o), array_agg(x.ctid order by x.o), array_agg(x.balance order by x.o), array_agg(x.floor order by x.o),
           array_agg(x.seq order by x.o), array_agg(x.frozen order by x.o)
      into ids, tids, old_bal, flo, old_sq, frz
      from (select a.id, a.ctid, a.balance, a.floor, a.seq, a.frozen, q.o
              from unnest(p_owner, p_house, p_name, p_asset) with ordinality q(owner, house, name, asset, o)
              join ledger.accounts a on a.owner_id = q.owner and a.is_house = q.house and a.kind = q.name and a.asset = q.asset
             order by a.id for no key update of a) x;
    exit when cardinality(ids) = cardinality(p_owner);
    if opened then   -- what is still missing stands in no chart: its place stays empty
      select array_agg(a.id order by q.o), array_agg(a.ctid order by q.o), array_agg(a.balance order by q.o), array_agg(a.floor order by q.o),
             array_agg(a.seq order by q.o), array_agg(a.frozen order by q.o)
        into ids, tids, old_bal, flo, old_sq, frz
        from unnest(p_owner, p_house, p_name, p_asset) with ordinality q(owner, house, name, asset, o)
        left join ledger.accounts a on a.owner_id = q.owner and a.is_house = q.house and a.kind = q.name and a.asset = q.asset;
      exit;
    end if;
    perform ledger.open_accounts(p_owner, p_house, p_name, p_asset);
    opened := true;
  end loop;

  loop
    status := array_fill(0::smallint, array[n]); posting_id := zeros; from_balance := zeros; to_balance := zeros;
    from_seq := zeros; to_seq := zeros; bal := old_bal; sq := old_sq; same := null;
    first := 1; chain_bad := false; posted := 0; refused := false;

    -- 2. Earlier postings under the same keys. Nearly never is there one, so that is asked only where a key was taken or an item refused.
    if asked then
      for old in
        select q.o, p.id, p.kind, p.amount, p.from_account, p.to_account, p.ref, p.sub, ef.balance_after as fb, et.balance_after as tb
          from unnest(p_member, p_key) with ordinality q(member, key, o)
          join ledger.postings p on p.member_id = q.member and p.key = q.key
          join ledger.entries ef on ef.account_id = p.from_account and ef.seq = p.from_seq
          join ledger.entries et on et.account_id = p.to_account and et.seq = p.to_seq
      loop
        i := old.o;
        if (old.kind, old.amount, old.from_account, old.to_account, old.ref, old.sub)
           is not distinct from (p_kind[i], p_amount[i], ids[p_from[i]], ids[p_to[i]], p_ref[i], p_sub[i]) then
          status[i] := 1; posting_id[i] := old.id; from_balance[i] := old.fb; to_balance[i] := old.tb;
        else
          status[i] := 4;
        end if;
      end loop;
    end if;

    -- 3. Decide in memory, in order. A chain of linked items stands or falls together.
    for i in 1 .. n loop
      s := status[i]; f := p_from[i]; t := p_to[i]; m := p_member[i]; amount := p_amount[i];
      if p_asset[f] <> p_asset[t]
         or p_owner[f] <> (case when p_house[f] then m % 64 else m end) or p_owner[t] <> (case when p_house[t] then m % 64 else m end) then
        raise exception 'item %: both legs carry one asset and belong to its member or the member''s house bucket', i
          using errcode = 'check_violation';
      end if;
      if s = 0 and p_prev[i] > 0 then
        j := p_prev[i];
        while j > 0 and status[j] > 1 loop j := p_prev[j]; end loop;
        if j > 0 then   -- the same key stands earlier in this batch
          same[i] := j;
          if (p_kind[j], p_amount[j], p_from[j], p_to[j], p_ref[j], p_sub[j])
             is not distinct from (p_kind[i], amount, f, t, p_ref[i], p_sub[i]) then
            s := 1; posting_id[i] := posting_id[j]; from_balance[i] := from_balance[j]; to_balance[i] := to_balance[j];
          else
            s := 4;
          end if;
        end if;
      end if;
      if s = 0 then
        if ids[f] is null or ids[t] is null then s := 5;
        elsif frz[f] or frz[t] then s := 6;
        elsif bal[f] - amount < flo[f] then s := 2;
        else
          bal[f] := bal[f] - amount; sq[f] := sq[f] + 1; from_seq[i] := sq[f]; from_balance[i] := bal[f];
          bal[t] := bal[t] + amount; sq[t] := sq[t] + 1; to_seq[i] := sq[t]; to_balance[i] := bal[t];
          posting_id[i] := nextval('ledger.posting_id'); posted := posted + 1;
        end if;
      end if;
      if s > 0 then
        status[i] := s;
        if s > 1 then chain_bad := true; refused := true; end if;
      end if;
      if not p_linked[i] then
        if chain_bad and first < i then
          for j in first .. i loop
            if status[j] = 0 then
              f := p_from[j]; t := p_to[j];
              bal[f] := bal[f] + p_amount[j]; sq[f] := sq[f] - 1;
              bal[t] := bal[t] - p_amount[j]; sq[t] := sq[t] - 1;
              status[j] := 3; posted := posted - 1;
            elsif status[j] = 1 and same[j] >= first and status[same[j]] = 3 then
              status[j] := 3;
            end if;
            if status[j] = 3 then posting_id[j] := 0; from_balance[j] := 0; to_balance[j] := 0; end if;
          end loop;
        end if;
        first := i + 1; chain_bad := false;
      end if;
    end loop;
    if refused and not asked then asked := true; continue; end if;
    if posted = 0 then return; end if;

    -- 4. Write in one statement. The time is taken under the locks, so no account's history runs backwards.
    at_time := kernel.now();
    begin
      with q as materialized (
        select * from unnest(p_member, p_key, p_kind, p_operate, p_amount, p_from, p_to, p_ref, p_sub, status, posting_id, from_seq, to_seq, from_balance, to_balance)
          q(member, key, kind, operate, amount, f, t, ref, sub, status, id, fs, ts, fb, tb) where q.status = 0
      ), changed as (   -- locked rows keep their place, so no index is searched
        update ledger.accounts a set balance = v.balance, seq = v.seq from unnest(tids, bal, sq) v(tid, balance, seq) where a.ctid = v.tid and a.seq <> v.seq
      ), written as (
        insert into ledger.postings (id, member_id, key, kind, operate_type, asset, amount, from_account, from_seq, to_account, to_seq, ref, sub, created_at)
        select q.id, q.member, q.key, q.kind, q.operate, p_asset[q.f], q.amount, ids[q.f], q.fs, ids[q.t], q.ts, q.ref, q.sub, at_time from q
      )
      insert into ledger.entries (account_id, seq, posting_id, amount, balance_after)
      select ids[q.f], q.fs, q.id, -q.amount, q.fb from q union all select ids[q.t], q.ts, q.id, q.amount, q.tb from q;
      return;
    exception when unique_violation then
      get stacked diagnostics taken = constraint_name;
      if taken <> 'postings_pkey' then raise; end if;
      if asked then   -- another batch took the key over other accounts while this one ran
        raise exception 'a key was posted meanwhile' using errcode = 'serialization_failure';
      end if;
      asked := true;
    end;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION ledger.refuse_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'no account of % % %', new.owner_id, new.kind, new.asset using errcode = 'check_violation';
end $function$;

CREATE OR REPLACE FUNCTION ledger.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '%.% is append-only: post the reverse instead', tg_table_schema, tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION ledger.set_credit_limit(p_owner integer, p_asset text, p_limit bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if p_limit < 0 then raise exception 'a credit limit is not below 0'; end if;
  perform ledger.open_accounts(array[p_owner], array[false], array['credit'], array[p_asset]);
  update ledger.accounts set floor = -p_limit where owner_id = p_owner and not is_house and kind = 'credit' and asset = p_asset;
end $function$;

CREATE OR REPLACE FUNCTION ledger.set_frozen(p_member integer, p_frozen boolean)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  touched bigint; later bigint;
begin
  update ledger.accounts set frozen = p_frozen where owner_id = p_member and not is_house and frozen <> p_frozen;
  get diagnostics touched = row_count;
  perform pg_advisory_xact_lock(hashtextextended('ledger.frozen_members', p_member % 64));
  if p_frozen then
    insert into ledger.frozen_members (member_id) values (p_member) on conflict do nothing;
  else
    delete from ledger.frozen_members where member_id = p_member;
  end if;
  update ledger.accounts set frozen = p_frozen where owner_id = p_member and not is_house and frozen <> p_frozen;
  get diagnostics later = row_count;
  return touched + later;
end $function$;

CREATE OR REPLACE FUNCTION policy.hold(p_members integer[])
 RETURNS TABLE(member_id integer, barred text[], limited boolean)
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  perform pg_advisory_xact_lock(330, one.id) from (select distinct m from unnest(p_members) m order by m) one(id);
  -- A new statement sees what was committed while this one waited.
  if not exists (select from policy.bars b where b.member_id = any (p_members))
     and not exists (select from policy.limits l where l.member_id = any (p_members)) then
    return;
  end if;
  return query
    select m.id,
           array(select b.action || ':' || b.why from policy.barred b where b.member_id = m.id order by 1),
           exists (select from policy.limits l where l.member_id = m.id)
      from (select distinct u from unnest(p_members) u) m(id)
     where exists (select from policy.bars b where b.member_id = m.id) or exists (select from policy.limits l where l.member_id = m.id);
end $function$;

CREATE OR REPLACE FUNCTION sessions.network_of(p_ip text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  if p_ip ~* '^::ffff:\d+\.\d+\.\d+\.\d+$' then return substr(p_ip, 8); end if;
  if p_ip !~ ':' then return p_ip; end if;
  return network(set_masklen(split_part(p_ip, '%', 1)::inet, 64))::text;
exception when invalid_text_representation then return p_ip; -- what a proxy calls an address is none
end $function$;

CREATE OR REPLACE FUNCTION site.tell_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('moongate_content', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION team.path_at(integer, timestamp with time zone)
 RETURNS integer[]
 LANGUAGE sql
 STABLE
AS $function$select path from team.paths where member_id = $1 and from_at <= $2 order by from_at desc limit 1$function$;

CREATE OR REPLACE FUNCTION team.rate_at(integer, integer, timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$select coalesce((select rate_ppm from team.rates where member_id = $1 and game_type = $2 and from_at <= $3 order by from_at desc limit 1), 0)$function$;

-- triggers

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit.entries FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change();

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON games.catalogue FOR EACH STATEMENT EXECUTE FUNCTION games.tell_change();

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON games.suppliers FOR EACH STATEMENT EXECUTE FUNCTION games.tell_change();

CREATE TRIGGER fits BEFORE INSERT ON ledger.accounts FOR EACH ROW WHEN (((new.asset !~ '^[A-Z]{3,5}$'::text) OR (NOT
        CASE
            WHEN new.is_house THEN ((new.owner_id >= 0) AND (new.owner_id <= 63))
            ELSE (new.owner_id > 0)
        END))) EXECUTE FUNCTION ledger.refuse_account();

CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON ledger.accounts FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.entries FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.postings FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON site.abouts FOR EACH STATEMENT EXECUTE FUNCTION site.tell_change();

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON site.asides FOR EACH STATEMENT EXECUTE FUNCTION site.tell_change();

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON site.banners FOR EACH STATEMENT EXECUTE FUNCTION site.tell_change();

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON site.configs FOR EACH STATEMENT EXECUTE FUNCTION site.tell_change();

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON site.good_settings FOR EACH STATEMENT EXECUTE FUNCTION site.tell_change();

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON site.links FOR EACH STATEMENT EXECUTE FUNCTION site.tell_change();

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON site.nav FOR EACH STATEMENT EXECUTE FUNCTION site.tell_change();

CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON site.notices FOR EACH STATEMENT EXECUTE FUNCTION site.tell_change();

-- grants

grant insert, select on audit.entries to moongate_app;
grant select on bank.bound_cards to moongate_app;
grant update on bank.cards (bank_address) to moongate_app;
grant update on bank.cards (bank_type) to moongate_app;
grant update on bank.cards (card_no) to moongate_app;
grant update on bank.cards (owner_name) to moongate_app;
grant update on bank.cards (removed_at) to moongate_app;
grant update on bank.cards (written_at) to moongate_app;
grant insert, select on bank.cards to moongate_app;
grant select on bank.known_cards to moongate_app;
grant update on betting.bets (effective) to moongate_app;
grant update on betting.bets (payout) to moongate_app;
grant update on betting.bets (reason) to moongate_app;
grant update on betting.bets (settled_at) to moongate_app;
grant update on betting.bets (status) to moongate_app;
grant update on betting.bets (uncounted) to moongate_app;
grant insert, select on betting.bets to moongate_app;
grant insert, select on betting.corrections to moongate_app;
grant select on betting.invariant_corrections to moongate_app;
grant select on betting.open_bets to moongate_app;
grant select on betting.played_bets to moongate_app;
grant select on betting.settled_bets to moongate_app;
grant update on betting.syncs (synced_at) to moongate_app;
grant insert, select on betting.syncs to moongate_app;
grant select on betting.wins to moongate_app;
grant update on bonus.bets (counted) to moongate_app;
grant update on bonus.bets (loss) to moongate_app;
grant insert, select on bonus.bets to moongate_app;
grant update on bonus.bonuses (expires_at) to moongate_app;
grant update on bonus.bonuses (finished_at) to moongate_app;
grant update on bonus.bonuses (handled_by) to moongate_app;
grant update on bonus.bonuses (loss) to moongate_app;
grant update on bonus.bonuses (paid) to moongate_app;
grant update on bonus.bonuses (reason) to moongate_app;
grant update on bonus.bonuses (started_at) to moongate_app;
grant update on bonus.bonuses (state) to moongate_app;
grant update on bonus.bonuses (wagered) to moongate_app;
grant insert, select on bonus.bonuses to moongate_app;
grant select on bonus.invariant_counted to moongate_app;
grant select on bonus.invariant_locked to moongate_app;
grant select on bonus.invariant_paid_once to moongate_app;
grant update on bonus.members (member_id) to moongate_app;
grant insert, select on bonus.members to moongate_app;
grant update on bonus.offers (is_on) to moongate_app;
grant update on bonus.offers (kind) to moongate_app;
grant update on bonus.offers (set_at) to moongate_app;
grant update on bonus.offers (set_by) to moongate_app;
grant update on bonus.offers (terms) to moongate_app;
grant update on bonus.offers (title) to moongate_app;
grant insert, select on bonus.offers to moongate_app;
grant select on bonus.open_bonuses to moongate_app;
grant select on cashier.booked_orders to moongate_app;
grant select on cashier.credited_deposits to moongate_app;
grant update on cashier.deposits (finished_at) to moongate_app;
grant update on cashier.deposits (state) to moongate_app;
grant insert, select on cashier.deposits to moongate_app;
grant select on cashier.enabled_channels to moongate_app;
grant select on cashier.invariant_credited_once to moongate_app;
grant select on cashier.invariant_gift_once to moongate_app;
grant select on cashier.invariant_held to moongate_app;
grant select on cashier.invariant_withdrawn_once to moongate_app;
grant select on cashier.order_moments to moongate_app;
grant insert, select on cashier.order_steps to moongate_app;
grant select on cashier.paid_withdrawals to moongate_app;
grant delete, insert, select on cashier.pictures to moongate_app;
grant update on cashier.withdrawals (finished_at) to moongate_app;
grant update on cashier.withdrawals (risks) to moongate_app;
grant update on cashier.withdrawals (state) to moongate_app;
grant update on cashier.withdrawals (way) to moongate_app;
grant insert, select on cashier.withdrawals to moongate_app;
grant insert, select on chain.addresses to moongate_app;
grant select on chain.final_transfers to moongate_app;
grant select on chain.invariant_booked_has_transfer to moongate_app;
grant select on chain.invariant_credited_once to moongate_app;
grant insert, select, update on chain.networks to moongate_app;
grant update on chain.orders (closed_at) to moongate_app;
grant update on chain.orders (received) to moongate_app;
grant insert, select on chain.orders to moongate_app;
grant update on chain.transfers (amount) to moongate_app;
grant update on chain.transfers (bill_no) to moongate_app;
grant update on chain.transfers (block) to moongate_app;
grant update on chain.transfers (block_at) to moongate_app;
grant update on chain.transfers (block_hash) to moongate_app;
grant update on chain.transfers (covered) to moongate_app;
grant update on chain.transfers (finished_at) to moongate_app;
grant update on chain.transfers (proposed_by) to moongate_app;
grant update on chain.transfers (proposed_id) to moongate_app;
grant update on chain.transfers (rate_ppm) to moongate_app;
grant update on chain.transfers (raw) to moongate_app;
grant update on chain.transfers (reason) to moongate_app;
grant update on chain.transfers (state) to moongate_app;
grant update on chain.transfers (why) to moongate_app;
grant insert, select on chain.transfers to moongate_app;
grant insert, select, update on channels.channels to moongate_app;
grant select on channels.invariant_payee_days to moongate_app;
grant insert, select, update on channels.payee_days to moongate_app;
grant insert, select, update on channels.payees to moongate_app;
grant insert, select, update on channels.uses to moongate_app;
grant delete, insert, select, update on claims.claims to moongate_app;
grant insert, select, update on commission.carried to moongate_app;
grant insert, select on commission.invariant_carried to moongate_app;
grant insert, select on commission.invariant_paid_once to moongate_app;
grant insert, select on commission.invariant_statement to moongate_app;
grant insert, select, update on commission.runs to moongate_app;
grant insert, select on commission.statement_lines to moongate_app;
grant insert, select, update on commission.statements to moongate_app;
grant select on credit.invariant_limit to moongate_app;
grant select on credit.invariant_owed to moongate_app;
grant select on credit.invariant_posted_once to moongate_app;
grant update on credit.loans (credit_limit) to moongate_app;
grant update on credit.loans (decided_at) to moongate_app;
grant update on credit.loans (due_at) to moongate_app;
grant update on credit.loans (due_on) to moongate_app;
grant update on credit.loans (handled_by) to moongate_app;
grant update on credit.loans (level) to moongate_app;
grant update on credit.loans (overdue_at) to moongate_app;
grant update on credit.loans (reason) to moongate_app;
grant update on credit.loans (reminded_at) to moongate_app;
grant update on credit.loans (repaid_at) to moongate_app;
grant update on credit.loans (state) to moongate_app;
grant insert, select on credit.loans to moongate_app;
grant update on credit.members (last_repaid_at) to moongate_app;
grant update on credit.members (member_id) to moongate_app;
grant insert, select on credit.members to moongate_app;
grant delete, insert, select on factors.challenges to moongate_app;
grant update on factors.passkeys (counter) to moongate_app;
grant update on factors.passkeys (used_at) to moongate_app;
grant delete, insert, select on factors.passkeys to moongate_app;
grant update on factors.recovery_codes (used_at) to moongate_app;
grant delete, insert, select on factors.recovery_codes to moongate_app;
grant update on factors.totp (confirmed_at) to moongate_app;
grant update on factors.totp (created_at) to moongate_app;
grant update on factors.totp (last_step) to moongate_app;
grant update on factors.totp (secret) to moongate_app;
grant delete, insert, select on factors.totp to moongate_app;
grant update on freespins.grants (asked_at) to moongate_app;
grant update on freespins.grants (bonus_bill) to moongate_app;
grant update on freespins.grants (credited) to moongate_app;
grant update on freespins.grants (end_as) to moongate_app;
grant update on freespins.grants (final) to moongate_app;
grant update on freespins.grants (finished_at) to moongate_app;
grant update on freespins.grants (handled_by) to moongate_app;
grant update on freespins.grants (played) to moongate_app;
grant update on freespins.grants (reason) to moongate_app;
grant update on freespins.grants (state) to moongate_app;
grant update on freespins.grants (won) to moongate_app;
grant insert, select on freespins.grants to moongate_app;
grant select on freespins.invariant_given to moongate_app;
grant select on freespins.invariant_paid to moongate_app;
grant select on freespins.invariant_played to moongate_app;
grant update on freespins.offers (code) to moongate_app;
grant update on freespins.offers (is_on) to moongate_app;
grant update on freespins.offers (set_at) to moongate_app;
grant update on freespins.offers (set_by) to moongate_app;
grant update on freespins.offers (terms) to moongate_app;
grant update on freespins.offers (title) to moongate_app;
grant insert, select on freespins.offers to moongate_app;
grant update on freespins.plays (is_paid) to moongate_app;
grant insert, select on freespins.plays to moongate_app;
grant execute on function audit.refuse_change() to public;
grant execute on function games.tell_change() to public;
grant execute on function kernel.enqueue(p_task text, p_payload json, p_run_at timestamp with time zone, p_key text, p_max_attempts integer) to moongate_app;
grant execute on function kernel.judge(p_verdicts text) to moongate_app;
grant execute on function kernel.must(p_holds boolean) to moongate_app;
grant execute on function kernel.now() to public;
grant execute on function kernel.push(p_channel text, p_type text, p_data jsonb) to moongate_app;
grant execute on function kernel.push_all(p_pushes jsonb) to moongate_app;
grant execute on function kernel.stands(p_call integer) to moongate_app;
grant execute on function kernel_quiet.pg_notify(channel text, payload text) to public;
grant execute on function ledger.post(p_owner integer[], p_house boolean[], p_name text[], p_asset text[], p_key uuid[], p_member integer[], p_kind text[], p_operate smallint[], p_amount bigint[], p_from integer[], p_to integer[], p_ref text[], p_sub text[], p_linked boolean[], p_prev integer[], OUT status smallint[], OUT posting_id bigint[], OUT from_balance bigint[], OUT to_balance bigint[]) to moongate_app;
grant execute on function ledger.refuse_account() to public;
grant execute on function ledger.refuse_change() to public;
grant execute on function ledger.set_credit_limit(p_owner integer, p_asset text, p_limit bigint) to moongate_app;
grant execute on function ledger.set_frozen(p_member integer, p_frozen boolean) to moongate_app;
grant execute on function policy.hold(p_members integer[]) to moongate_app;
grant execute on function sessions.network_of(p_ip text) to moongate_app;
grant execute on function site.tell_change() to public;
grant execute on function team.path_at(integer, timestamp with time zone) to public;
grant execute on function team.path_at(integer, timestamp with time zone) to moongate_app;
grant execute on function team.rate_at(integer, integer, timestamp with time zone) to public;
grant execute on function team.rate_at(integer, integer, timestamp with time zone) to moongate_app;
grant insert, select, update on games.catalogue to moongate_app;
grant delete, insert, select, update on games.favourites to moongate_app;
grant select on games.offered to moongate_app;
grant insert, select on games.players to moongate_app;
grant select on games.published to moongate_app;
grant insert, select, update on games.recents to moongate_app;
grant select on games.selling to moongate_app;
grant insert, select, update on games.suppliers to moongate_app;
grant select on games.titles to moongate_app;
grant select on games.visiting to moongate_app;
grant delete, insert, select, update on games.visits to moongate_app;
grant delete, insert, select, update on health.breakers to moongate_app;
grant delete, insert, select, update on health.minutes to moongate_app;
grant delete, insert, select, update on kernel.idempotency to moongate_app;
grant insert, select on kernel.installation to moongate_app;
grant delete, insert, select, update on kernel.known_addresses to moongate_app;
grant delete, insert, select, update on kernel.login_attempts to moongate_app;
grant select on kernel.migrations to moongate_app;
grant delete, insert, select on kernel.nonces to moongate_app;
grant delete, select on kernel.push_events to moongate_app;
grant delete, insert, select, update on kernel.rate_limit to moongate_app;
grant select, update on kernel.readiness to moongate_app;
grant insert, select on kernel.seeded to moongate_app;
grant select on ledger.balances to moongate_app;
grant select on ledger.chart to moongate_app;
grant select on ledger.house_totals to moongate_app;
grant select on ledger.invariant_account_balance to moongate_app;
grant select on ledger.invariant_asset_sum to moongate_app;
grant select on ledger.invariant_chain to moongate_app;
grant select on ledger.invariant_entries_of_posting to moongate_app;
grant select on ledger.invariant_floor to moongate_app;
grant select on ledger.invariant_frozen to moongate_app;
grant select on ledger.invariant_key_once to moongate_app;
grant select on ledger.invariant_owner to moongate_app;
grant select on ledger.invariant_play to moongate_app;
grant select on ledger.invariant_posting_balanced to moongate_app;
grant select on ledger.movements to moongate_app;
grant select on ledger.statement to moongate_app;
grant insert, select on levelup.awards to moongate_app;
grant update on levelup.bets (effective) to moongate_app;
grant insert, select on levelup.bets to moongate_app;
grant select on levelup.invariant_counted to moongate_app;
grant select on levelup.invariant_paid_once to moongate_app;
grant select on levelup.invariant_salary_periods to moongate_app;
grant update on levelup.ladders (set_at) to moongate_app;
grant update on levelup.ladders (set_by) to moongate_app;
grant update on levelup.ladders (version) to moongate_app;
grant select on levelup.ladders to moongate_app;
grant delete, insert, select on levelup.levels to moongate_app;
grant select on levelup.privileges to moongate_app;
grant update on levelup.standings (effective) to moongate_app;
grant update on levelup.standings (member_id) to moongate_app;
grant update on levelup.standings (monthly_on) to moongate_app;
grant update on levelup.standings (weekly_on) to moongate_app;
grant insert, select on levelup.standings to moongate_app;
grant select on lottery.drawn to moongate_app;
grant update on lottery.draws (balls) to moongate_app;
grant update on lottery.draws (drawn_at) to moongate_app;
grant update on lottery.draws (seed) to moongate_app;
grant update on lottery.draws (settled_at) to moongate_app;
grant update on lottery.draws (state) to moongate_app;
grant update on lottery.draws (tried_at) to moongate_app;
grant insert, select on lottery.draws to moongate_app;
grant insert, select on lottery.invariant_late_bet to moongate_app;
grant insert, select on lottery.invariant_settled_once to moongate_app;
grant select on lottery.invariant_ticket_draw to moongate_app;
grant select on lottery.invariant_ticket_money to moongate_app;
grant update on lottery.launches (used_at) to moongate_app;
grant delete, insert, select on lottery.launches to moongate_app;
grant insert, select, update on lottery.odds to moongate_app;
grant insert, select on lottery.season_secrets to moongate_app;
grant update on lottery.seasons (used) to moongate_app;
grant insert, select on lottery.seasons to moongate_app;
grant delete, insert, select on lottery.sessions to moongate_app;
grant update on lottery.tickets (payout) to moongate_app;
grant update on lottery.tickets (settled_at) to moongate_app;
grant update on lottery.tickets (status) to moongate_app;
grant update on lottery.tickets (won) to moongate_app;
grant insert, select on lottery.tickets to moongate_app;
grant delete, insert, select on mail.answers to moongate_app;
grant update on mail.campaigns (after_id) to moongate_app;
grant update on mail.campaigns (finished_at) to moongate_app;
grant update on mail.campaigns (sent) to moongate_app;
grant update on mail.campaigns (state) to moongate_app;
grant insert, select on mail.campaigns to moongate_app;
grant select on mail.invariant_campaign_sent to moongate_app;
grant select on mail.invariant_thread_state to moongate_app;
grant update on mail.members (lang) to moongate_app;
grant update on mail.members (member_id) to moongate_app;
grant insert, select on mail.members to moongate_app;
grant update on mail.messages (deleted_at) to moongate_app;
grant update on mail.messages (is_read) to moongate_app;
grant update on mail.messages (thread_id) to moongate_app;
grant insert, select on mail.messages to moongate_app;
grant update on mail.outgoing (due_at) to moongate_app;
grant update on mail.outgoing (error) to moongate_app;
grant update on mail.outgoing (state) to moongate_app;
grant update on mail.outgoing (tries) to moongate_app;
grant delete, insert, select on mail.outgoing to moongate_app;
grant update on mail.templates (content) to moongate_app;
grant update on mail.templates (is_on) to moongate_app;
grant update on mail.templates (set_at) to moongate_app;
grant update on mail.templates (set_by) to moongate_app;
grant update on mail.templates (title) to moongate_app;
grant insert, select on mail.templates to moongate_app;
grant update on mail.threads (assigned_name) to moongate_app;
grant update on mail.threads (assigned_to) to moongate_app;
grant update on mail.threads (moved_at) to moongate_app;
grant update on mail.threads (state) to moongate_app;
grant insert, select on mail.threads to moongate_app;
grant insert, select, update on matches.feeds to moongate_app;
grant update on matches.matches (sport) to moongate_app;
grant update on matches.matches (starts_at) to moongate_app;
grant delete, insert, select on matches.matches to moongate_app;
grant select on matches.offered to moongate_app;
grant select on members.accounts to moongate_app;
grant delete, insert, select, update on members.demo_starts to moongate_app;
grant select on members.histories to moongate_app;
grant update on members.invite_codes (closed_at) to moongate_app;
grant insert, select on members.invite_codes to moongate_app;
grant update on members.members (agent_id) to moongate_app;
grant update on members.members (email) to moongate_app;
grant update on members.members (is_trans_on) to moongate_app;
grant update on members.members (last_login_at) to moongate_app;
grant update on members.members (login_before_at) to moongate_app;
grant update on members.members (password_changed_at) to moongate_app;
grant update on members.members (password_hash) to moongate_app;
grant update on members.members (phone) to moongate_app;
grant update on members.members (qk_pwd_changed_at) to moongate_app;
grant update on members.members (qk_pwd_fails) to moongate_app;
grant update on members.members (qk_pwd_hash) to moongate_app;
grant update on members.members (qk_pwd_locked_until) to moongate_app;
grant update on members.members (qq) to moongate_app;
grant update on members.members (realname) to moongate_app;
grant update on members.members (state) to moongate_app;
grant insert, select on members.members to moongate_app;
grant select on members.payees to moongate_app;
grant select on members.reachable to moongate_app;
grant select on members.registered to moongate_app;
grant update on mirror.bets (booked_payout) to moongate_app;
grant update on mirror.bets (booked_stake) to moongate_app;
grant update on mirror.bets (booked_status) to moongate_app;
grant update on mirror.bets (changed_at) to moongate_app;
grant update on mirror.bets (fault) to moongate_app;
grant update on mirror.bets (payout) to moongate_app;
grant update on mirror.bets (stake) to moongate_app;
grant update on mirror.bets (status) to moongate_app;
grant update on mirror.bets (told) to moongate_app;
grant update on mirror.bets (tried_at) to moongate_app;
grant insert, select on mirror.bets to moongate_app;
grant insert, select on mirror.callbacks to moongate_app;
grant update on mirror.differences (closed_at) to moongate_app;
grant update on mirror.differences (found_at) to moongate_app;
grant update on mirror.differences (ours) to moongate_app;
grant update on mirror.differences (seen_at) to moongate_app;
grant update on mirror.differences (theirs) to moongate_app;
grant insert, select on mirror.differences to moongate_app;
grant insert, select on mirror.free_spins to moongate_app;
grant select on mirror.invariant_money to moongate_app;
grant update on mirror.pulls (compared_at) to moongate_app;
grant update on mirror.pulls (failing_since) to moongate_app;
grant update on mirror.pulls (pulled_to) to moongate_app;
grant insert, select on mirror.pulls to moongate_app;
grant update on mirror.unread (last_at) to moongate_app;
grant update on mirror.unread (left_at) to moongate_app;
grant update on mirror.unread (raw) to moongate_app;
grant update on mirror.unread (why) to moongate_app;
grant delete, insert, select on mirror.unread to moongate_app;
grant insert, select, update on papers.asks to moongate_app;
grant select on papers.flagged_members to moongate_app;
grant insert, select, update on papers.papers to moongate_app;
grant update on papers.pictures (paper_id) to moongate_app;
grant update on papers.pictures (place) to moongate_app;
grant delete, insert, select on papers.pictures to moongate_app;
grant select on papers.proven_members to moongate_app;
grant update on papers.screenings (seen_at) to moongate_app;
grant update on papers.screenings (seen_by) to moongate_app;
grant insert, select on papers.screenings to moongate_app;
grant insert, select on payments.entries to moongate_app;
grant insert, select on payments.events to moongate_app;
grant update on payments.gateways (earlier_secret) to moongate_app;
grant update on payments.gateways (earlier_until) to moongate_app;
grant update on payments.gateways (secret) to moongate_app;
grant update on payments.gateways (secret_at) to moongate_app;
grant update on payments.gateways (takes_deposits) to moongate_app;
grant update on payments.gateways (takes_payouts) to moongate_app;
grant insert, select on payments.gateways to moongate_app;
grant select on payments.invariant_item_ends_once to moongate_app;
grant select on payments.invariant_paid_is_credited to moongate_app;
grant select on payments.invariant_payout_ends_once to moongate_app;
grant update on payments.items (credited_bill) to moongate_app;
grant update on payments.items (proposed_id) to moongate_app;
grant update on payments.items (remark) to moongate_app;
grant update on payments.items (solved_at) to moongate_app;
grant update on payments.items (solved_by) to moongate_app;
grant update on payments.items (state) to moongate_app;
grant insert, select on payments.items to moongate_app;
grant update on payments.payments (checks) to moongate_app;
grant update on payments.payments (external_id) to moongate_app;
grant update on payments.payments (finished_at) to moongate_app;
grant update on payments.payments (next_check_at) to moongate_app;
grant update on payments.payments (pay_url) to moongate_app;
grant update on payments.payments (state) to moongate_app;
grant insert, select on payments.payments to moongate_app;
grant update on payments.payouts (checks) to moongate_app;
grant update on payments.payouts (finished_at) to moongate_app;
grant update on payments.payouts (gateway_code) to moongate_app;
grant update on payments.payouts (next_check_at) to moongate_app;
grant update on payments.payouts (proposal) to moongate_app;
grant update on payments.payouts (proposed_by) to moongate_app;
grant update on payments.payouts (reason) to moongate_app;
grant update on payments.payouts (sent_at) to moongate_app;
grant update on payments.payouts (state) to moongate_app;
grant insert, select on payments.payouts to moongate_app;
grant update on payments.refunds (checks) to moongate_app;
grant update on payments.refunds (finished_at) to moongate_app;
grant update on payments.refunds (next_check_at) to moongate_app;
grant update on payments.refunds (state) to moongate_app;
grant insert, select on payments.refunds to moongate_app;
grant select on payments.told_orders to moongate_app;
grant select on policy.barred to moongate_app;
grant update on policy.bars (since) to moongate_app;
grant update on policy.bars (until) to moongate_app;
grant insert, select on policy.bars to moongate_app;
grant insert, select, update on policy.bookmarks to moongate_app;
grant insert, select, update on policy.clocks to moongate_app;
grant select on policy.counted_kinds to moongate_app;
grant select on policy.excluded_members to moongate_app;
grant select on policy.limited_members to moongate_app;
grant delete, insert, select, update on policy.limits to moongate_app;
grant insert, select, update on policy.tallies to moongate_app;
grant delete, insert, select on portal.marks to moongate_app;
grant delete, insert, select on portal.salts to moongate_app;
grant insert, select, update on portal.visits to moongate_app;
grant update on promotions.activities (apply_type) to moongate_app;
grant update on promotions.activities (category) to moongate_app;
grant update on promotions.activities (changed_at) to moongate_app;
grant update on promotions.activities (changed_by) to moongate_app;
grant update on promotions.activities (content) to moongate_app;
grant update on promotions.activities (countries) to moongate_app;
grant update on promotions.activities (ends_at) to moongate_app;
grant update on promotions.activities (fields) to moongate_app;
grant update on promotions.activities (frequency) to moongate_app;
grant update on promotions.activities (is_captcha) to moongate_app;
grant update on promotions.activities (langs) to moongate_app;
grant update on promotions.activities (level_from) to moongate_app;
grant update on promotions.activities (link) to moongate_app;
grant update on promotions.activities (own_picture) to moongate_app;
grant update on promotions.activities (picture) to moongate_app;
grant update on promotions.activities (position) to moongate_app;
grant update on promotions.activities (starts_at) to moongate_app;
grant update on promotions.activities (title) to moongate_app;
grant update on promotions.activities (version) to moongate_app;
grant update on promotions.activities (visible) to moongate_app;
grant insert, select on promotions.activities to moongate_app;
grant update on promotions.applications (amount) to moongate_app;
grant update on promotions.applications (approved_by) to moongate_app;
grant update on promotions.applications (approver_id) to moongate_app;
grant update on promotions.applications (finished_at) to moongate_app;
grant update on promotions.applications (handled_by) to moongate_app;
grant update on promotions.applications (note) to moongate_app;
grant update on promotions.applications (reason) to moongate_app;
grant update on promotions.applications (reward) to moongate_app;
grant update on promotions.applications (state) to moongate_app;
grant update on promotions.applications (times) to moongate_app;
grant insert, select on promotions.applications to moongate_app;
grant select on promotions.invariant_paid_once to moongate_app;
grant update on promotions.pictures (made_at) to moongate_app;
grant delete, insert, select on promotions.pictures to moongate_app;
grant update on proposals.proposals (decided_at) to moongate_app;
grant update on proposals.proposals (decided_by) to moongate_app;
grant update on proposals.proposals (is_set) to moongate_app;
grant insert, select on proposals.proposals to moongate_app;
grant insert, select on protection.contacts to moongate_app;
grant update on protection.exclusions (ended_at) to moongate_app;
grant insert, select on protection.exclusions to moongate_app;
grant delete, insert, select, update on protection.markers to moongate_app;
grant update on rebate.bets (effective) to moongate_app;
grant insert, select on rebate.bets to moongate_app;
grant insert, select on rebate.claim_lines to moongate_app;
grant update on rebate.claims (finished_at) to moongate_app;
grant update on rebate.claims (handled_by) to moongate_app;
grant update on rebate.claims (reason) to moongate_app;
grant update on rebate.claims (state) to moongate_app;
grant insert, select on rebate.claims to moongate_app;
grant update on rebate.days (claimed) to moongate_app;
grant update on rebate.days (claimed_effective) to moongate_app;
grant update on rebate.days (effective) to moongate_app;
grant update on rebate.days (expired_at) to moongate_app;
grant update on rebate.days (grown_at) to moongate_app;
grant update on rebate.days (held_on) to moongate_app;
grant insert, select on rebate.days to moongate_app;
grant select on rebate.invariant_claimed to moongate_app;
grant select on rebate.invariant_counted to moongate_app;
grant select on rebate.invariant_paid_once to moongate_app;
grant select on rebate.invariant_week to moongate_app;
grant update on rebate.members (claimed_until) to moongate_app;
grant update on rebate.members (member_id) to moongate_app;
grant insert, select on rebate.members to moongate_app;
grant insert, select on rebate.pauses to moongate_app;
grant update on rebate.tariffs (levels) to moongate_app;
grant update on rebate.tariffs (set_at) to moongate_app;
grant update on rebate.tariffs (set_by) to moongate_app;
grant delete, insert, select on rebate.tariffs to moongate_app;
grant insert, select, update on rebate.week to moongate_app;
grant select, update on rebate.week_start to moongate_app;
grant update on reconciliation.breaks (amount) to moongate_app;
grant update on reconciliation.breaks (asset) to moongate_app;
grant update on reconciliation.breaks (detail) to moongate_app;
grant update on reconciliation.breaks (effect) to moongate_app;
grant update on reconciliation.breaks (note) to moongate_app;
grant update on reconciliation.breaks (owner_id) to moongate_app;
grant update on reconciliation.breaks (owner_name) to moongate_app;
grant update on reconciliation.breaks (seen_at) to moongate_app;
grant update on reconciliation.breaks (solved_at) to moongate_app;
grant update on reconciliation.breaks (solved_by) to moongate_app;
grant update on reconciliation.breaks (state) to moongate_app;
grant insert, select on reconciliation.breaks to moongate_app;
grant update on reconciliation.days (asset) to moongate_app;
grant update on reconciliation.days (compared_at) to moongate_app;
grant update on reconciliation.days (lines) to moongate_app;
grant update on reconciliation.days (matched) to moongate_app;
grant update on reconciliation.days (runs) to moongate_app;
grant update on reconciliation.days (state) to moongate_app;
grant update on reconciliation.days (sum_ours) to moongate_app;
grant update on reconciliation.days (sum_theirs) to moongate_app;
grant insert, select on reconciliation.days to moongate_app;
grant update on reconciliation.files (fetched_at) to moongate_app;
grant insert, select on reconciliation.files to moongate_app;
grant select on reconciliation.invariant_states to moongate_app;
grant insert, select on reconciliation.steps to moongate_app;
grant update on savings.holdings (cycle_from) to moongate_app;
grant update on savings.holdings (interest) to moongate_app;
grant update on savings.holdings (next_at) to moongate_app;
grant update on savings.holdings (redeem_at) to moongate_app;
grant update on savings.holdings (settled_at) to moongate_app;
grant update on savings.holdings (state) to moongate_app;
grant update on savings.holdings (times) to moongate_app;
grant insert, select on savings.holdings to moongate_app;
grant select on savings.invariant_interest to moongate_app;
grant select on savings.invariant_interest_posted to moongate_app;
grant select on savings.invariant_principal to moongate_app;
grant select on savings.invariant_stock to moongate_app;
grant insert, select on savings.payments to moongate_app;
grant update on savings.plans (audit_multiple) to moongate_app;
grant update on savings.plans (closes_at) to moongate_app;
grant update on savings.plans (cycle_count) to moongate_app;
grant update on savings.plans (cycle_unit) to moongate_app;
grant update on savings.plans (interest_limit) to moongate_app;
grant update on savings.plans (is_circular) to moongate_app;
grant update on savings.plans (is_open) to moongate_app;
grant update on savings.plans (max_amount) to moongate_app;
grant update on savings.plans (min_amount) to moongate_app;
grant update on savings.plans (names) to moongate_app;
grant update on savings.plans (opens_at) to moongate_app;
grant update on savings.plans (rate_ppm) to moongate_app;
grant update on savings.plans (rebuy_minutes) to moongate_app;
grant update on savings.plans (seen) to moongate_app;
grant update on savings.plans (set_at) to moongate_app;
grant update on savings.plans (set_by) to moongate_app;
grant update on savings.plans (sold_count) to moongate_app;
grant update on savings.plans (total_count) to moongate_app;
grant update on savings.plans (user_count) to moongate_app;
grant update on savings.plans (withdrawal_minutes) to moongate_app;
grant insert, select on savings.plans to moongate_app;
grant usage on schema audit to moongate_app;
grant usage on schema bank to moongate_app;
grant usage on schema betting to moongate_app;
grant usage on schema bonus to moongate_app;
grant usage on schema cashier to moongate_app;
grant usage on schema chain to moongate_app;
grant usage on schema channels to moongate_app;
grant usage on schema claims to moongate_app;
grant usage on schema commission to moongate_app;
grant usage on schema credit to moongate_app;
grant usage on schema factors to moongate_app;
grant usage on schema freespins to moongate_app;
grant usage on schema games to moongate_app;
grant usage on schema health to moongate_app;
grant usage on schema kernel to moongate_app;
grant usage on schema ledger to moongate_app;
grant usage on schema levelup to moongate_app;
grant usage on schema lottery to moongate_app;
grant usage on schema mail to moongate_app;
grant usage on schema matches to moongate_app;
grant usage on schema members to moongate_app;
grant usage on schema mirror to moongate_app;
grant usage on schema papers to moongate_app;
grant usage on schema payments to moongate_app;
grant usage on schema policy to moongate_app;
grant usage on schema portal to moongate_app;
grant usage on schema promotions to moongate_app;
grant usage on schema proposals to moongate_app;
grant usage on schema protection to moongate_app;
grant usage on schema rebate to moongate_app;
grant usage on schema reconciliation to moongate_app;
grant usage on schema savings to moongate_app;
grant usage on schema sessions to moongate_app;
grant usage on schema site to moongate_app;
grant usage on schema staff to moongate_app;
grant usage on schema statements to moongate_app;
grant usage on schema team to moongate_app;
grant usage on schema turnover to moongate_app;
grant usage on schema wallet to moongate_app;
grant usage on schema wheel to moongate_app;
grant select on sessions.addresses to moongate_app;
grant delete, insert, select on sessions.captchas to moongate_app;
grant select on sessions.devices to moongate_app;
grant select on sessions.familiar to moongate_app;
grant update on sessions.known_devices (ip) to moongate_app;
grant update on sessions.known_devices (seen_at) to moongate_app;
grant update on sessions.known_devices (user_agent) to moongate_app;
grant delete, insert, select on sessions.known_devices to moongate_app;
grant update on sessions.login_tickets (tries_left) to moongate_app;
grant delete, insert, select on sessions.login_tickets to moongate_app;
grant delete, insert, select on sessions.logins to moongate_app;
grant select on sessions.openings to moongate_app;
grant update on sessions.password_resets (created_at) to moongate_app;
grant update on sessions.password_resets (expires_at) to moongate_app;
grant update on sessions.password_resets (hash) to moongate_app;
grant update on sessions.password_resets (staff_id) to moongate_app;
grant delete, insert, select on sessions.password_resets to moongate_app;
grant update on sessions.sessions (end_reason) to moongate_app;
grant update on sessions.sessions (ended_at) to moongate_app;
grant update on sessions.sessions (seen_at) to moongate_app;
grant delete, insert, select on sessions.sessions to moongate_app;
grant update on sessions.tokens (expires_at) to moongate_app;
grant update on sessions.tokens (successor_salt) to moongate_app;
grant delete, insert, select on sessions.tokens to moongate_app;
grant delete, insert, select, update on site.abouts to moongate_app;
grant delete, insert, select, update on site.asides to moongate_app;
grant delete, insert, select, update on site.banners to moongate_app;
grant delete, insert, select, update on site.configs to moongate_app;
grant insert, select, update on site.good_settings to moongate_app;
grant delete, insert, select, update on site.links to moongate_app;
grant delete, insert, select, update on site.nav to moongate_app;
grant delete, insert, select, update on site.notices to moongate_app;
grant select on site.stored_settings to moongate_app;
grant update on staff.staff (password_hash) to moongate_app;
grant update on staff.staff (roles) to moongate_app;
grant update on staff.staff (state) to moongate_app;
grant update on staff.staff (totp_last_step) to moongate_app;
grant update on staff.staff (totp_secret) to moongate_app;
grant insert, select on staff.staff to moongate_app;
grant update on staff.staff_enrolments (used_at) to moongate_app;
grant delete, insert, select on staff.staff_enrolments to moongate_app;
grant update on staff.staff_sessions (ended_at) to moongate_app;
grant update on staff.staff_sessions (seen_at) to moongate_app;
grant delete, insert, select on staff.staff_sessions to moongate_app;
grant update on statements.files (new_n) to moongate_app;
grant insert, select on statements.files to moongate_app;
grant select on statements.invariant_credited_rows to moongate_app;
grant update on statements.rows (bill_no) to moongate_app;
grant update on statements.rows (deposit_id) to moongate_app;
grant update on statements.rows (handled_at) to moongate_app;
grant update on statements.rows (handled_by) to moongate_app;
grant update on statements.rows (reason) to moongate_app;
grant update on statements.rows (state) to moongate_app;
grant insert, select on statements.rows to moongate_app;
grant insert, select, update on team.actives to moongate_app;
grant insert, select, update on team.agents to moongate_app;
grant insert, select, update on team.applications to moongate_app;
grant select on team.arrivals to moongate_app;
grant insert, select, update on team.bets to moongate_app;
grant insert, select, update on team.days to moongate_app;
grant insert, select, update on team.gathered to moongate_app;
grant insert, select on team.invariant_chain to moongate_app;
grant insert, select on team.invariant_counted to moongate_app;
grant insert, select on team.invariant_shares to moongate_app;
grant select on team.invites to moongate_app;
grant delete, insert, select on team.lines to moongate_app;
grant insert, select, update on team.links to moongate_app;
grant delete, insert, select, update on team.moved to moongate_app;
grant insert, select, update on team.paths to moongate_app;
grant insert, select, update on team.people to moongate_app;
grant select on team.places to moongate_app;
grant insert, select, update on team.rates to moongate_app;
grant insert, select, update on team.shares to moongate_app;
grant select on team.worth to moongate_app;
grant update on turnover.counted_bets (consumed) to moongate_app;
grant update on turnover.counted_bets (correction_id) to moongate_app;
grant update on turnover.counted_bets (effective) to moongate_app;
grant insert, select on turnover.counted_bets to moongate_app;
grant select on turnover.invariant_consumed to moongate_app;
grant select on turnover.invariant_counted to moongate_app;
grant select on turnover.left_by_member to moongate_app;
grant update on turnover.requirements (consumed) to moongate_app;
grant insert, select on turnover.requirements to moongate_app;
grant select on wallet.invariant_transfer_money to moongate_app;
grant select on wallet.invariant_transit to moongate_app;
grant update on wallet.known_balances (amount) to moongate_app;
grant update on wallet.known_balances (as_of) to moongate_app;
grant insert, select on wallet.known_balances to moongate_app;
grant select on wallet.movements to moongate_app;
grant select on wallet.open_transfers to moongate_app;
grant insert, select on wallet.transfer_entries to moongate_app;
grant update on wallet.transfers (checks) to moongate_app;
grant update on wallet.transfers (finished_at) to moongate_app;
grant update on wallet.transfers (next_check_at) to moongate_app;
grant update on wallet.transfers (proposal) to moongate_app;
grant update on wallet.transfers (proposed_by) to moongate_app;
grant update on wallet.transfers (reason) to moongate_app;
grant update on wallet.transfers (sent_at) to moongate_app;
grant update on wallet.transfers (state) to moongate_app;
grant insert, select on wallet.transfers to moongate_app;
grant update on wheel.bets (effective) to moongate_app;
grant insert, select on wheel.bets to moongate_app;
grant update on wheel.days (bet) to moongate_app;
grant update on wheel.days (deposit) to moongate_app;
grant insert, select on wheel.days to moongate_app;
grant insert, select on wheel.deposits to moongate_app;
grant insert, select on wheel.designs to moongate_app;
grant update on wheel.grants (given) to moongate_app;
grant update on wheel.grants (spent) to moongate_app;
grant update on wheel.grants (taken) to moongate_app;
grant insert, select on wheel.grants to moongate_app;
grant select on wheel.invariant_counted to moongate_app;
grant select on wheel.invariant_paid_once to moongate_app;
grant select on wheel.invariant_spent_once to moongate_app;
grant select on wheel.invariant_stock to moongate_app;
grant update on wheel.members (member_id) to moongate_app;
grant update on wheel.members (nonce) to moongate_app;
grant update on wheel.members (seed) to moongate_app;
grant insert, select on wheel.members to moongate_app;
grant update on wheel.prizes (stock) to moongate_app;
grant update on wheel.prizes (stocked) to moongate_app;
grant insert, select on wheel.prizes to moongate_app;
grant update on wheel.spins (finished_at) to moongate_app;
grant update on wheel.spins (handled_by) to moongate_app;
grant update on wheel.spins (note) to moongate_app;
grant update on wheel.spins (state) to moongate_app;
grant insert, select on wheel.spins to moongate_app;
