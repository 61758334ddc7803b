-- The whole database, as the migrations make it: to read, not to run. Written by `npm run -s realty -- schema-types`.

create table account_links (
  token_hash bytea not null,
  user_id text not null,
  purpose text not null,
  email text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  ended_at timestamp with time zone,
  CHECK ((purpose = ANY (ARRAY['reset-password'::text, 'verify-email'::text, 'change-email'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (token_hash)
);
CREATE INDEX account_links_expiry ON public.account_links USING btree (expires_at);
CREATE INDEX account_links_user ON public.account_links USING btree (user_id, purpose);

create table act_days (
  day date not null,
  kind text not null,
  name text not null,
  times integer not null,
  visitors integer not null,
  batch_times integer,
  batch_visitors integer,
  PRIMARY KEY (day, kind, name)
);
CREATE INDEX act_days_batches ON public.act_days USING btree (kind, day) INCLUDE (name, batch_times, batch_visitors) WHERE (batch_visitors IS NOT NULL);
CREATE INDEX act_days_by_name ON public.act_days USING btree (kind, name, day) INCLUDE (times, visitors);

create table active_days (
  user_id text not null,
  day date not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, day)
);
CREATE INDEX active_days_day ON public.active_days USING btree (day);

create table alert_deliveries (
  id bigint not null generated always as identity,
  recipient text not null,
  user_id text,
  event_id bigint not null,
  channel text not null,
  saved_search_id bigint,
  kind text not null,
  state text not null default 'pending'::text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  CHECK ((channel = ANY (ARRAY['in-app'::text, 'email'::text]))),
  CHECK ((state = ANY (ARRAY['pending'::text, 'sent'::text, 'dropped'::text]))),
  FOREIGN KEY (event_id) REFERENCES listing_events(id) ON DELETE CASCADE,
  FOREIGN KEY (saved_search_id) REFERENCES saved_searches(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (recipient, event_id, channel)
);
CREATE INDEX alert_deliveries_event ON public.alert_deliveries USING btree (event_id);
CREATE INDEX alert_deliveries_pending ON public.alert_deliveries USING btree (recipient) WHERE (state = 'pending'::text);
CREATE INDEX alert_deliveries_search ON public.alert_deliveries USING btree (saved_search_id);
CREATE INDEX alert_deliveries_user ON public.alert_deliveries USING btree (user_id);

create table assistant_clients (
  id text not null,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamp with time zone not null,
  CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  PRIMARY KEY (id)
);

create table assistant_codes (
  code_hash bytea not null,
  connection_id bigint not null,
  redirect_uri text not null,
  challenge text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  FOREIGN KEY (connection_id) REFERENCES assistant_connections(id) ON DELETE CASCADE,
  PRIMARY KEY (code_hash)
);
CREATE INDEX assistant_codes_connection_idx ON public.assistant_codes USING btree (connection_id);

create table assistant_connections (
  id bigint not null generated always as identity,
  public_id uuid not null default gen_random_uuid(),
  user_id text not null,
  client_id text not null,
  client_name text not null,
  redirect_host text not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (public_id)
);
CREATE INDEX assistant_connections_user_idx ON public.assistant_connections USING btree (user_id);
CREATE TRIGGER assistant_connections_own_change AFTER INSERT OR DELETE ON public.assistant_connections FOR EACH ROW EXECUTE FUNCTION tell_own_change('auth');

create table assistant_tokens (
  token_hash bytea not null,
  connection_id bigint not null,
  kind text not null,
  expires_at timestamp with time zone not null,
  replaced_at timestamp with time zone,
  CHECK ((kind = ANY (ARRAY['access'::text, 'refresh'::text]))),
  FOREIGN KEY (connection_id) REFERENCES assistant_connections(id) ON DELETE CASCADE,
  PRIMARY KEY (token_hash)
);
CREATE INDEX assistant_tokens_connection_idx ON public.assistant_tokens USING btree (connection_id);
CREATE INDEX assistant_tokens_expires_idx ON public.assistant_tokens USING btree (expires_at);

create table audit_events (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  action text not null,
  actor_id text not null,
  subject_id text,
  request_id text not null,
  details jsonb not null default '{}'::jsonb,
  personal bytea,
  PRIMARY KEY (id)
);
CREATE INDEX audit_events_action ON public.audit_events USING btree (action, id DESC);
CREATE INDEX audit_events_subject ON public.audit_events USING btree (subject_id, id DESC);
CREATE INDEX audit_events_time ON public.audit_events USING btree (at DESC, id DESC);
CREATE TRIGGER audit_events_append_only BEFORE DELETE OR UPDATE ON public.audit_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_events_no_truncate BEFORE TRUNCATE ON public.audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table auth_challenges (
  token_hash bytea not null,
  kind text not null,
  user_id text,
  data jsonb not null,
  attempts integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  CHECK ((kind = ANY (ARRAY['second-factor'::text, 'passkey-register'::text, 'passkey-sign-in'::text, 'provider'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (token_hash)
);
CREATE INDEX auth_challenges_expiry ON public.auth_challenges USING btree (expires_at);
CREATE INDEX auth_challenges_user ON public.auth_challenges USING btree (user_id);

create table booked_times (
  id uuid not null,
  schedule_id bigint not null,
  event_type_id uuid,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  before_minutes integer not null,
  after_minutes integer not null,
  during tstzrange not null,
  seats integer not null,
  taken integer not null default 1,
  part_of uuid,
  job_id uuid,
  CHECK (((event_type_id IS NULL) = (job_id IS NOT NULL))),
  CHECK (((taken >= 1) AND (taken <= seats))),
  CHECK ((after_minutes >= 0)),
  CHECK ((before_minutes >= 0)),
  CHECK ((starts_at < ends_at)),
  FOREIGN KEY (event_type_id) REFERENCES event_types(id) ON DELETE CASCADE,
  FOREIGN KEY (job_id) REFERENCES engagements(id) ON DELETE CASCADE,
  FOREIGN KEY (part_of) REFERENCES booked_times(id) ON DELETE CASCADE,
  FOREIGN KEY (schedule_id) REFERENCES schedules(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (job_id),
  EXCLUDE USING gist (int8range(schedule_id, schedule_id, '[]'::text) WITH &&, during WITH &&)
);
CREATE INDEX booked_times_part ON public.booked_times USING btree (part_of) WHERE (part_of IS NOT NULL);

create table booking_reminders (
  booking_id uuid not null,
  user_id text not null,
  starts_at timestamp with time zone not null,
  minutes integer not null,
  given_at timestamp with time zone not null,
  FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (booking_id, user_id, starts_at, minutes)
);
CREATE INDEX booking_reminders_user ON public.booking_reminders USING btree (user_id);

create table booking_waits (
  event_type_id uuid not null,
  user_id text not null,
  since timestamp with time zone not null,
  FOREIGN KEY (event_type_id) REFERENCES event_types(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (event_type_id, user_id)
);
CREATE INDEX booking_waits_user ON public.booking_waits USING btree (user_id);
CREATE TRIGGER booking_waits_own_change AFTER INSERT OR DELETE OR UPDATE ON public.booking_waits FOR EACH ROW EXECUTE FUNCTION tell_own_change('appointments');

create table bookings (
  id uuid not null,
  schedule_id bigint not null,
  event_type_id uuid not null,
  user_id text not null,
  status text not null,
  time_id uuid,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  held_until timestamp with time zone,
  note text not null,
  reason text not null default ''::text,
  proposed jsonb not null default '[]'::jsonb,
  feedback jsonb,
  sequence integer not null default 0,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  place text not null default ''::text,
  answers jsonb not null default '[]'::jsonb,
  buyer_agreement text,
  feedback_asked_at timestamp with time zone,
  was_agreed boolean not null default false,
  CHECK (((status <> ALL (ARRAY['held'::text, 'pending'::text, 'accepted'::text])) OR (time_id IS NOT NULL))),
  CHECK (((status = 'held'::text) = (held_until IS NOT NULL))),
  CHECK ((buyer_agreement = ANY (ARRAY['yes'::text, 'no'::text, 'unsure'::text]))),
  CHECK ((status = ANY (ARRAY['held'::text, 'pending'::text, 'accepted'::text, 'declined'::text, 'cancelled'::text, 'lapsed'::text, 'no_show'::text]))),
  FOREIGN KEY (event_type_id) REFERENCES event_types(id) ON DELETE CASCADE,
  FOREIGN KEY (schedule_id) REFERENCES schedules(id) ON DELETE CASCADE,
  FOREIGN KEY (time_id) REFERENCES booked_times(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX bookings_schedule ON public.bookings USING btree (schedule_id, starts_at);
CREATE INDEX bookings_time ON public.bookings USING btree (time_id);
CREATE INDEX bookings_to_come ON public.bookings USING btree (starts_at) WHERE (status = 'accepted'::text);
CREATE INDEX bookings_unanswered ON public.bookings USING btree (starts_at) WHERE (status = 'pending'::text);
CREATE INDEX bookings_user ON public.bookings USING btree (user_id, starts_at);
CREATE TRIGGER bookings_give_time_back AFTER DELETE OR UPDATE OF time_id ON public.bookings FOR EACH ROW EXECUTE FUNCTION give_time_back();
CREATE TRIGGER bookings_host_change AFTER INSERT OR DELETE OR UPDATE ON public.bookings FOR EACH ROW EXECUTE FUNCTION tell_booking_hosts();
CREATE TRIGGER bookings_own_change AFTER INSERT OR DELETE OR UPDATE ON public.bookings FOR EACH ROW EXECUTE FUNCTION tell_own_change('appointments');

create table bought_services (
  id uuid not null,
  order_id uuid not null,
  user_id text not null,
  part text not null,
  unit integer not null,
  name text not null,
  deliverable text not null,
  status text not null,
  due_on date not null,
  place text not null default ''::text,
  wishes text not null default ''::text,
  who text not null default ''::text,
  on_day date,
  note text not null default ''::text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  is_paid_back boolean not null default false,
  CHECK (((status <> ALL (ARRAY['arranged'::text, 'done'::text])) OR ((who <> ''::text) AND (on_day IS NOT NULL)))),
  CHECK ((status = ANY (ARRAY['waiting'::text, 'arranged'::text, 'done'::text, 'cancelled'::text]))),
  FOREIGN KEY (order_id) REFERENCES orders(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (order_id, part, unit)
);
CREATE INDEX bought_services_open ON public.bought_services USING btree (due_on, id) WHERE (status = ANY (ARRAY['waiting'::text, 'arranged'::text]));
CREATE INDEX bought_services_user ON public.bought_services USING btree (user_id);

create table brand_kits (
  user_id text not null,
  role text not null,
  display_name text not null,
  phone text not null,
  email text not null,
  website text not null,
  brokerage_name text not null,
  brokerage_phone text not null,
  brokerage_address text not null,
  license_number text not null,
  return_address text not null,
  primary_color text not null,
  accent_color text not null,
  shows_equal_housing boolean not null,
  file_key text,
  logo_width integer,
  logo_height integer,
  updated_at timestamp with time zone not null,
  CHECK ((role = ANY (ARRAY['owner'::text, 'agent'::text, 'broker'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE TRIGGER brand_kits_file_ends AFTER DELETE OR UPDATE ON public.brand_kits FOR EACH ROW EXECUTE FUNCTION orphan_marketing_file();
CREATE TRIGGER brand_kits_own_change AFTER INSERT OR DELETE OR UPDATE ON public.brand_kits FOR EACH ROW EXECUTE FUNCTION tell_own_change('own-listings');

create table busy_calendars (
  id uuid not null,
  user_id text not null,
  sealed_address bytea not null,
  site text not null,
  added_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  read_at timestamp with time zone,
  failure text,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX busy_calendars_user ON public.busy_calendars USING btree (user_id);
CREATE TRIGGER busy_calendars_own_change AFTER INSERT OR DELETE OR UPDATE ON public.busy_calendars FOR EACH ROW EXECUTE FUNCTION tell_own_change('appointments');

create table busy_times (
  calendar_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  is_wall boolean not null,
  CHECK ((starts_at < ends_at)),
  FOREIGN KEY (calendar_id) REFERENCES busy_calendars(id) ON DELETE CASCADE
);
CREATE INDEX busy_times_calendar ON public.busy_times USING btree (calendar_id, starts_at);

create table buyer_profiles (
  user_id text not null,
  profile jsonb not null,
  step text not null,
  version integer not null,
  updated_at timestamp with time zone not null,
  matches_seen_at timestamp with time zone,
  writers jsonb not null default '{}'::jsonb,
  CHECK ((version > 0)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE TRIGGER buyer_profiles_own_change AFTER INSERT OR DELETE OR UPDATE ON public.buyer_profiles FOR EACH ROW EXECUTE FUNCTION tell_own_change('buyer-profile');

create table calendar_feeds (
  user_id text not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  last_read_at timestamp with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id),
  UNIQUE (token_hash)
);
CREATE TRIGGER calendar_feeds_own_change AFTER INSERT OR DELETE OR UPDATE ON public.calendar_feeds FOR EACH ROW EXECUTE FUNCTION tell_own_change('calendar-feed');

create table cell_agg (
  zoom smallint not null,
  by_kind boolean not null,
  cell bigint not null,
  property_sub_type text not null,
  bedrooms smallint not null,
  listings integer not null,
  priced integer not null,
  log_price_sum bigint not null,
  latitude_sum bigint not null,
  longitude_sum bigint not null,
  min_price_cents bigint,
  CHECK ((zoom = ANY (ARRAY[0, 10, 14]))),
  PRIMARY KEY (zoom, by_kind, cell, property_sub_type, bedrooms)
);

create table cell_changes (
  cell bigint not null,
  property_sub_type text not null,
  bedrooms smallint not null,
  listings integer not null,
  priced integer not null,
  log_price_sum bigint not null,
  latitude_sum bigint not null,
  longitude_sum bigint not null,
  min_price_cents bigint,
  min_removed_cents bigint
);

create table cma_adjustments (
  comp_id bigint not null,
  line text not null,
  cents bigint not null,
  reason text not null,
  FOREIGN KEY (comp_id) REFERENCES cma_comps(id) ON DELETE CASCADE,
  PRIMARY KEY (comp_id, line)
);

create table cma_comps (
  id bigint not null generated always as identity,
  cma_id bigint not null,
  source_key text not null,
  kind text not null,
  facts jsonb not null,
  manual_weight numeric(5,2),
  CHECK (((manual_weight >= (0)::numeric) AND (manual_weight <= (100)::numeric))),
  CHECK ((kind = ANY (ARRAY['sold'::text, 'active'::text, 'pending'::text, 'expired'::text]))),
  FOREIGN KEY (cma_id) REFERENCES cmas(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (cma_id, source_key)
);
CREATE TRIGGER cma_comps_change AFTER INSERT OR DELETE OR UPDATE ON public.cma_comps FOR EACH ROW EXECUTE FUNCTION tell_comparable_change();

create table cmas (
  id bigint not null generated always as identity,
  public_id uuid not null,
  user_id text not null,
  title text not null,
  subject jsonb not null,
  effective_date date not null,
  evidence jsonb not null,
  rate_edits jsonb not null default '{}'::jsonb,
  net_sheet jsonb not null default '{}'::jsonb,
  report jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  refreshed_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (public_id)
);
CREATE INDEX cmas_user ON public.cmas USING btree (user_id, updated_at DESC);
CREATE TRIGGER cmas_own_change AFTER INSERT OR DELETE OR UPDATE ON public.cmas FOR EACH ROW EXECUTE FUNCTION tell_own_change('cmas');
CREATE TRIGGER cmas_subject_ends AFTER DELETE ON public.cmas FOR EACH ROW EXECUTE FUNCTION forget_subject('cma', 'id');
CREATE TRIGGER cmas_subject_passes AFTER UPDATE OF user_id ON public.cmas FOR EACH ROW WHEN ((old.user_id IS DISTINCT FROM new.user_id)) EXECUTE FUNCTION hand_subject_on('cma', 'id');

create table collected_news (
  id bigint not null generated always as identity,
  user_id text not null,
  topic text not null,
  title text not null,
  body text not null,
  href text not null,
  key text,
  created_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (user_id, key)
);
CREATE INDEX collected_news_user ON public.collected_news USING btree (user_id, created_at);

create table collection_comments (
  id bigint not null generated always as identity,
  public_id uuid not null,
  collection_id bigint not null,
  listing_id bigint,
  user_id text not null,
  body text not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (collection_id) REFERENCES collections(id) ON DELETE CASCADE,
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (public_id)
);
CREATE INDEX collection_comments_collection ON public.collection_comments USING btree (collection_id, id);
CREATE INDEX collection_comments_listing ON public.collection_comments USING btree (listing_id);
CREATE INDEX collection_comments_user ON public.collection_comments USING btree (user_id);
CREATE TRIGGER collection_comments_shared_change AFTER INSERT OR DELETE OR UPDATE ON public.collection_comments FOR EACH ROW EXECUTE FUNCTION tell_collection_part_change();

create table collection_items (
  collection_id bigint not null,
  listing_id bigint not null,
  note text not null default ''::text,
  added_by text,
  created_at timestamp with time zone not null,
  FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (collection_id) REFERENCES collections(id) ON DELETE CASCADE,
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  PRIMARY KEY (collection_id, listing_id)
);
CREATE INDEX collection_items_listing ON public.collection_items USING btree (listing_id);
CREATE INDEX collection_items_person ON public.collection_items USING btree (added_by);
CREATE TRIGGER collection_items_shared_change AFTER INSERT OR DELETE OR UPDATE ON public.collection_items FOR EACH ROW EXECUTE FUNCTION tell_collection_part_change();

create table collection_members (
  collection_id bigint not null,
  user_id text not null,
  role text not null,
  joined_at timestamp with time zone not null,
  CHECK ((role = ANY (ARRAY['view'::text, 'comment'::text, 'edit'::text]))),
  FOREIGN KEY (collection_id) REFERENCES collections(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (collection_id, user_id)
);
CREATE INDEX collection_members_user ON public.collection_members USING btree (user_id);
CREATE TRIGGER collection_members_own_change AFTER INSERT OR DELETE OR UPDATE ON public.collection_members FOR EACH ROW EXECUTE FUNCTION tell_own_change('collections');
CREATE TRIGGER collection_members_shared_change AFTER INSERT OR DELETE OR UPDATE ON public.collection_members FOR EACH ROW EXECUTE FUNCTION tell_collection_part_change();

create table collections (
  id bigint not null generated always as identity,
  public_id uuid not null,
  user_id text not null,
  name text not null,
  note text not null default ''::text,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (public_id)
);
CREATE INDEX collections_user ON public.collections USING btree (user_id);
CREATE TRIGGER collections_own_change AFTER INSERT OR DELETE OR UPDATE ON public.collections FOR EACH ROW EXECUTE FUNCTION tell_own_change('collections');
CREATE TRIGGER collections_shared_change AFTER UPDATE ON public.collections FOR EACH ROW EXECUTE FUNCTION tell_collection_change();
CREATE TRIGGER collections_subject_ends AFTER DELETE ON public.collections FOR EACH ROW EXECUTE FUNCTION forget_subject('collection', 'id');
CREATE TRIGGER collections_subject_passes AFTER UPDATE OF user_id ON public.collections FOR EACH ROW WHEN ((old.user_id IS DISTINCT FROM new.user_id)) EXECUTE FUNCTION hand_subject_on('collection', 'id');

create table compared_homes (
  user_id text not null,
  listing_id bigint not null,
  position smallint not null,
  CHECK ((("position" >= 0) AND ("position" <= 3))),
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, listing_id)
);
CREATE INDEX compared_homes_listing ON public.compared_homes USING btree (listing_id);
CREATE TRIGGER compared_homes_own_change AFTER INSERT OR DELETE OR UPDATE ON public.compared_homes FOR EACH ROW EXECUTE FUNCTION tell_own_change('kept-homes');

create table consents (
  id bigint not null generated always as identity,
  user_id text not null,
  kind text not null,
  is_given boolean not null,
  text_version text not null,
  page text not null,
  created_at timestamp with time zone not null,
  text text,
  url text,
  address text,
  channel text,
  CHECK ((channel = ANY (ARRAY['email'::text, 'phone'::text, 'account'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX consents_user ON public.consents USING btree (user_id, kind, id DESC);
CREATE TRIGGER consents_own_change AFTER INSERT OR DELETE OR UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION tell_own_change('privacy');

create table contract_readings (
  public_id uuid not null,
  user_id text not null,
  name text not null,
  sha256 text not null,
  page_count integer not null,
  engine text not null,
  sealed_reading bytea not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  part_of uuid,
  in_force boolean,
  dated_on date,
  CHECK ((part_of <> public_id)),
  FOREIGN KEY (part_of) REFERENCES contract_readings(public_id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (public_id)
);
CREATE INDEX contract_readings_parts ON public.contract_readings USING btree (part_of) WHERE (part_of IS NOT NULL);
CREATE INDEX contract_readings_user ON public.contract_readings USING btree (user_id, created_at DESC);
CREATE TRIGGER contract_readings_own_change AFTER INSERT OR DELETE OR UPDATE ON public.contract_readings FOR EACH ROW EXECUTE FUNCTION tell_own_change('contracts');
CREATE TRIGGER contract_readings_subject_ends AFTER DELETE ON public.contract_readings FOR EACH ROW EXECUTE FUNCTION forget_subject('contract', 'public_id');

create table contract_scans (
  contract_id uuid not null,
  sealed_file bytea,
  pages_read integer not null default 0,
  problem text,
  updated_at timestamp with time zone not null,
  sealed_pages bytea,
  tries integer not null default 0,
  CHECK (((sealed_file IS NOT NULL) OR (problem IS NOT NULL))),
  FOREIGN KEY (contract_id) REFERENCES contract_readings(public_id) ON DELETE CASCADE,
  PRIMARY KEY (contract_id)
);

create table contract_texts (
  contract_id uuid not null,
  sealed_text bytea not null,
  FOREIGN KEY (contract_id) REFERENCES contract_readings(public_id) ON DELETE CASCADE,
  PRIMARY KEY (contract_id)
);

create table dashboard_layouts (
  user_id text not null,
  cards jsonb not null,
  updated_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE TRIGGER dashboard_layouts_own_change AFTER INSERT OR DELETE OR UPDATE ON public.dashboard_layouts FOR EACH ROW EXECUTE FUNCTION tell_own_change('dashboard-layout');

create table data_exports (
  id text not null,
  user_id text not null,
  state text not null,
  tables_done integer not null default 0,
  tables_total integer not null default 0,
  file_key text,
  bytes bigint,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone,
  CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'ready'::text, 'failed'::text, 'expired'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX data_exports_expiry ON public.data_exports USING btree (expires_at) WHERE (state = 'ready'::text);
CREATE INDEX data_exports_user ON public.data_exports USING btree (user_id, created_at DESC);
CREATE TRIGGER data_exports_file_ends AFTER DELETE ON public.data_exports FOR EACH ROW EXECUTE FUNCTION remove_file();
CREATE TRIGGER data_exports_own_change AFTER INSERT OR DELETE OR UPDATE ON public.data_exports FOR EACH ROW EXECUTE FUNCTION tell_own_change('privacy');

create table deletion_requests (
  user_id text not null,
  requested_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE INDEX deletion_requests_due ON public.deletion_requests USING btree (due_at);
CREATE TRIGGER deletion_requests_own_change AFTER INSERT OR DELETE OR UPDATE ON public.deletion_requests FOR EACH ROW EXECUTE FUNCTION tell_own_change('privacy');

create table display_settings (
  user_id text not null,
  settings jsonb not null,
  updated_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE TRIGGER display_settings_own_change AFTER INSERT OR DELETE OR UPDATE ON public.display_settings FOR EACH ROW EXECUTE FUNCTION tell_own_change('display-settings');

create table disputes (
  id uuid not null,
  payment_id uuid not null,
  provider_id text not null,
  status text not null,
  cents bigint not null,
  fee_cents bigint not null default 0,
  is_withdrawn boolean not null default false,
  reason text not null,
  due_at timestamp with time zone,
  evidence text not null default ''::text,
  evidence_sent_at timestamp with time zone,
  created_at timestamp with time zone not null,
  lost_cents bigint not null default 0,
  taken jsonb not null default '[]'::jsonb,
  credited_cents bigint not null default 0,
  credited_tax_cents bigint not null default 0,
  restored_tax_cents bigint not null default 0,
  noted_cents bigint not null default 0,
  noted_tax_cents bigint not null default 0,
  CHECK ((((credited_cents >= 0) AND (credited_cents <= cents)) AND ((credited_tax_cents >= 0) AND (credited_tax_cents <= credited_cents)) AND ((restored_tax_cents >= 0) AND (restored_tax_cents <= credited_cents)))),
  CHECK ((((noted_cents >= 0) AND (noted_cents <= credited_cents)) AND ((noted_tax_cents >= 0) AND (noted_tax_cents <= noted_cents)))),
  CHECK ((cents > 0)),
  CHECK ((lost_cents >= 0)),
  CHECK ((status = ANY (ARRAY['inquiry'::text, 'closed'::text, 'open'::text, 'review'::text, 'won'::text, 'lost'::text, 'prevented'::text, 'appeal'::text]))),
  FOREIGN KEY (payment_id) REFERENCES payments(id),
  PRIMARY KEY (id),
  UNIQUE (provider_id)
);
CREATE INDEX disputes_payment ON public.disputes USING btree (payment_id);
CREATE TRIGGER disputes_own_change AFTER INSERT OR UPDATE OF status ON public.disputes FOR EACH ROW EXECUTE FUNCTION tell_card_dispute();
CREATE TRIGGER disputes_status AFTER INSERT OR UPDATE OF status ON public.disputes FOR EACH ROW EXECUTE FUNCTION watch_money_status('dispute');

create table document_folders (
  id uuid not null,
  user_id text not null,
  name text not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX document_folders_user ON public.document_folders USING btree (user_id);
CREATE TRIGGER document_folders_own_change AFTER INSERT OR DELETE OR UPDATE ON public.document_folders FOR EACH ROW EXECUTE FUNCTION tell_own_change('documents');
CREATE TRIGGER document_folders_subject_ends AFTER DELETE ON public.document_folders FOR EACH ROW EXECUTE FUNCTION forget_subject('folder', 'id');

create table document_grants (
  id uuid not null,
  document_id bigint not null,
  user_id text not null,
  to_address text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  part text,
  session_id text,
  CHECK (((to_address IS NULL) <> (part IS NULL))),
  CHECK ((part = ANY (ARRAY['co-buyer'::text, 'co-borrower'::text, 'co-owner'::text, 'agent'::text, 'assistant'::text, 'expert'::text]))),
  FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (document_id, part),
  UNIQUE (document_id, to_address)
);
CREATE INDEX document_grants_address ON public.document_grants USING btree (to_address);
CREATE INDEX document_grants_part ON public.document_grants USING btree (user_id, part) WHERE (part IS NOT NULL);
CREATE INDEX document_grants_user ON public.document_grants USING btree (user_id);
CREATE TRIGGER document_grants_change AFTER INSERT OR DELETE OR UPDATE ON public.document_grants FOR EACH ROW EXECUTE FUNCTION tell_own_change('documents');

create table document_openings (
  id bigint not null generated always as identity,
  document_id bigint not null,
  who text not null,
  from_address text not null,
  at timestamp with time zone not null,
  FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX document_openings_document ON public.document_openings USING btree (document_id, id DESC);

create table document_requests (
  id uuid not null,
  user_id text not null,
  to_address text,
  what text not null,
  folder_id uuid,
  token_hash bytea not null,
  document_id bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  fulfilled_at timestamp with time zone,
  most_files integer not null default 1,
  files_came integer not null default 0,
  untold text[] not null default '{}'::text[],
  last_came_at timestamp with time zone,
  CHECK (((most_files >= 1) AND (most_files <= 50))),
  FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE SET NULL,
  FOREIGN KEY (folder_id) REFERENCES document_folders(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (token_hash)
);
CREATE INDEX document_requests_untold ON public.document_requests USING btree (last_came_at) WHERE (untold <> '{}'::text[]);
CREATE INDEX document_requests_user ON public.document_requests USING btree (user_id, created_at DESC);
CREATE TRIGGER document_requests_change AFTER INSERT OR DELETE OR UPDATE ON public.document_requests FOR EACH ROW EXECUTE FUNCTION tell_own_change('documents');

create table document_upload_parts (
  upload_id uuid not null,
  position integer not null,
  writing_until timestamp with time zone,
  FOREIGN KEY (upload_id) REFERENCES document_uploads(public_id) ON DELETE CASCADE,
  PRIMARY KEY (upload_id, "position")
);

create table document_uploads (
  public_id uuid not null,
  user_id text not null,
  folder_id uuid,
  replaces_id bigint,
  item text not null,
  name text not null,
  size_bytes integer not null,
  file_key text not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (folder_id) REFERENCES document_folders(id) ON DELETE CASCADE,
  FOREIGN KEY (replaces_id) REFERENCES documents(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (public_id),
  UNIQUE (file_key)
);
CREATE INDEX document_uploads_user ON public.document_uploads USING btree (user_id);

create table document_versions (
  document_id bigint not null,
  version integer not null,
  name text not null,
  content_type text not null,
  size_bytes integer not null,
  sha256 text not null,
  file_key text not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  PRIMARY KEY (document_id, version),
  UNIQUE (file_key)
);
CREATE TRIGGER document_versions_file_ends AFTER DELETE ON public.document_versions FOR EACH ROW EXECUTE FUNCTION remove_file();

create table documents (
  id bigint not null generated always as identity,
  public_id uuid not null,
  user_id text,
  item text not null,
  name text not null,
  content_type text not null,
  size_bytes integer not null,
  sha256 text not null,
  file_key text not null,
  created_at timestamp with time zone not null,
  subject_id bigint not null,
  tags text[] not null default '{}'::text[],
  trashed_at timestamp with time zone,
  version integer not null default 1,
  name_words tsvector,
  word_keys bigint[] not null default '{}'::bigint[],
  words_read_at timestamp with time zone,
  scan text not null default 'none'::text,
  held_at timestamp with time zone,
  hold_reason text not null default ''::text,
  is_stamped boolean not null default false,
  scan_tried_at timestamp with time zone,
  scan_tries smallint not null default 0,
  CHECK ((scan = ANY (ARRAY['none'::text, 'clean'::text, 'infected'::text]))),
  FOREIGN KEY (subject_id) REFERENCES subjects(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (file_key),
  UNIQUE (public_id)
);
CREATE INDEX documents_by_hash ON public.documents USING btree (user_id, sha256);
CREATE INDEX documents_by_kind ON public.documents USING btree (user_id, content_type, lower(name), id) WHERE (trashed_at IS NULL);
CREATE INDEX documents_by_name ON public.documents USING btree (user_id, lower(name), id) WHERE (trashed_at IS NULL);
CREATE INDEX documents_by_size ON public.documents USING btree (user_id, size_bytes DESC, id DESC) WHERE (trashed_at IS NULL);
CREATE INDEX documents_held_by_nobody ON public.documents USING btree (held_at) WHERE ((held_at IS NOT NULL) AND (user_id IS NULL));
CREATE INDEX documents_name_words ON public.documents USING gin (name_words);
CREATE INDEX documents_papers ON public.documents USING btree (user_id, id) WHERE (item <> ''::text);
CREATE INDEX documents_subject ON public.documents USING btree (subject_id, id);
CREATE INDEX documents_thrown_away ON public.documents USING btree (user_id, id) WHERE (trashed_at IS NOT NULL);
CREATE INDEX documents_to_scan ON public.documents USING btree (scan_tried_at NULLS FIRST, id) WHERE (scan = 'none'::text);
CREATE INDEX documents_trashed ON public.documents USING btree (trashed_at) WHERE (trashed_at IS NOT NULL);
CREATE INDEX documents_unread ON public.documents USING btree (id) WHERE (words_read_at IS NULL);
CREATE INDEX documents_used ON public.documents USING btree (user_id, trashed_at) INCLUDE (size_bytes);
CREATE INDEX documents_user ON public.documents USING btree (user_id, id);
CREATE INDEX documents_word_keys ON public.documents USING gin (word_keys) WITH (fastupdate=off);
CREATE TRIGGER documents_change AFTER INSERT OR DELETE OR UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION tell_document_change();
CREATE TRIGGER documents_file_ends AFTER DELETE ON public.documents FOR EACH ROW EXECUTE FUNCTION remove_file();
CREATE TRIGGER documents_held BEFORE DELETE ON public.documents FOR EACH ROW WHEN ((old.held_at IS NOT NULL)) EXECUTE FUNCTION refuse_held_document();
CREATE TRIGGER documents_name_words BEFORE INSERT OR UPDATE OF name, tags ON public.documents FOR EACH ROW EXECUTE FUNCTION write_name_words();
CREATE TRIGGER documents_subject_ends AFTER DELETE ON public.documents FOR EACH ROW EXECUTE FUNCTION forget_subject('document', 'public_id');

create table engagement_tasks (
  id uuid not null,
  engagement_id uuid not null,
  place integer not null,
  title text not null,
  side text not null,
  done_at timestamp with time zone,
  done_by text,
  CHECK ((side = ANY (ARRAY['client'::text, 'vendor'::text]))),
  FOREIGN KEY (done_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (engagement_id) REFERENCES engagements(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX engagement_tasks_done_by ON public.engagement_tasks USING btree (done_by) WHERE (done_by IS NOT NULL);
CREATE INDEX engagement_tasks_engagement ON public.engagement_tasks USING btree (engagement_id, place);
CREATE TRIGGER engagement_tasks_own_change AFTER UPDATE ON public.engagement_tasks FOR EACH ROW EXECUTE FUNCTION tell_engagement_change();

create table engagements (
  id uuid not null,
  request_id uuid not null,
  lead_id uuid not null,
  quote_id uuid not null,
  status text not null,
  version integer not null default 1,
  total_cents bigint not null,
  starts_at timestamp with time zone,
  confirm_by timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  done_at timestamp with time zone,
  completed_at timestamp with time zone,
  disputed_by text,
  reason text not null default ''::text,
  reminders integer not null default 0,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  minutes integer,
  envelope_id uuid,
  CHECK (((minutes >= 15) AND (minutes <= 720))),
  CHECK (((status = 'disputed'::text) = (disputed_by IS NOT NULL))),
  CHECK ((disputed_by = ANY (ARRAY['client'::text, 'vendor'::text]))),
  CHECK ((status = ANY (ARRAY['proposed'::text, 'active'::text, 'expired'::text, 'cancelled'::text, 'disputed'::text, 'completed'::text, 'closed'::text]))),
  CHECK ((total_cents > 0)),
  FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  FOREIGN KEY (quote_id) REFERENCES quotes(id) ON DELETE CASCADE,
  FOREIGN KEY (request_id) REFERENCES service_requests(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX engagements_done ON public.engagements USING btree (done_at) WHERE ((status = 'active'::text) AND (done_at IS NOT NULL));
CREATE UNIQUE INDEX engagements_holding ON public.engagements USING btree (request_id) WHERE (status <> ALL (ARRAY['expired'::text, 'cancelled'::text]));
CREATE INDEX engagements_lead ON public.engagements USING btree (lead_id);
CREATE INDEX engagements_quote ON public.engagements USING btree (quote_id);
CREATE INDEX engagements_request ON public.engagements USING btree (request_id);
CREATE TRIGGER engagements_subject_ends AFTER DELETE ON public.engagements FOR EACH ROW EXECUTE FUNCTION forget_subject('engagement', 'id');

create table envelope_drafts (
  id uuid not null,
  user_id text not null,
  is_template boolean not null,
  content jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX envelope_drafts_user ON public.envelope_drafts USING btree (user_id, updated_at DESC);
CREATE TRIGGER envelope_drafts_change AFTER INSERT OR DELETE OR UPDATE ON public.envelope_drafts FOR EACH ROW EXECUTE FUNCTION tell_envelope_draft_change();

create table envelope_events (
  envelope_id uuid not null,
  seq integer not null,
  type text not null,
  recipient_id uuid,
  at timestamp with time zone not null,
  from_address text not null,
  agent text not null,
  data jsonb not null,
  previous_hash text not null,
  hash text not null,
  FOREIGN KEY (envelope_id) REFERENCES envelopes(id) ON DELETE CASCADE,
  PRIMARY KEY (envelope_id, seq)
);
CREATE TRIGGER envelope_events_stay BEFORE UPDATE ON public.envelope_events FOR EACH ROW EXECUTE FUNCTION refuse_changed_event();
CREATE TRIGGER envelope_events_told AFTER INSERT ON public.envelope_events FOR EACH ROW EXECUTE FUNCTION tell_envelope_event();

create table envelope_files (
  envelope_id uuid not null,
  position smallint not null,
  name text not null,
  page_count integer not null,
  file_key text not null,
  sha256 text not null,
  FOREIGN KEY (envelope_id) REFERENCES envelopes(id) ON DELETE CASCADE,
  PRIMARY KEY (envelope_id, "position"),
  UNIQUE (file_key)
);
CREATE TRIGGER envelope_files_file_ends AFTER DELETE ON public.envelope_files FOR EACH ROW EXECUTE FUNCTION remove_file();

create table envelope_recipients (
  id uuid not null,
  envelope_id uuid not null,
  position smallint not null,
  name text not null,
  to_address text not null,
  status text not null,
  token_hash bytea,
  told_at timestamp with time zone,
  reminders smallint not null default 0,
  signed_at timestamp with time zone,
  sealed_answers bytea,
  role text not null default 'signer'::text,
  step smallint not null default 1,
  is_in_person boolean not null default false,
  was_reassigned boolean not null default false,
  code_hash text,
  wrong_codes smallint not null default 0,
  proof_hash bytea,
  proof_until timestamp with time zone,
  CHECK (((status <> 'signed'::text) OR ((sealed_answers IS NOT NULL) AND (signed_at IS NOT NULL)))),
  CHECK ((role = ANY (ARRAY['signer'::text, 'approver'::text, 'viewer'::text, 'copy'::text]))),
  CHECK ((status = ANY (ARRAY['waiting'::text, 'notified'::text, 'opened'::text, 'consented'::text, 'signed'::text, 'rejected'::text, 'closed'::text, 'copy'::text]))),
  FOREIGN KEY (envelope_id) REFERENCES envelopes(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (envelope_id, "position"),
  UNIQUE (token_hash)
);
CREATE INDEX envelope_recipients_asked ON public.envelope_recipients USING btree (lower(to_address)) WHERE (status = ANY (ARRAY['notified'::text, 'opened'::text, 'consented'::text]));
CREATE TRIGGER envelope_recipients_change AFTER UPDATE ON public.envelope_recipients FOR EACH ROW EXECUTE FUNCTION tell_envelope_recipient_change();

create table envelopes (
  id uuid not null,
  user_id text,
  sender_name text not null,
  sender_address text not null,
  title text not null,
  message text not null,
  status text not null,
  signed_key text,
  signed_sha256 text,
  reason text not null default ''::text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  fields jsonb not null default '[]'::jsonb,
  can_reassign boolean not null default false,
  remind_days smallint,
  time_at timestamp with time zone,
  time_stamp bytea,
  lacks_time boolean not null default false,
  time_zone text,
  is_home_zone boolean not null default false,
  CHECK (((remind_days >= 1) AND (remind_days <= 30))),
  CHECK (((status = 'completed'::text) = ((signed_key IS NOT NULL) AND (signed_sha256 IS NOT NULL)))),
  CHECK ((length(time_zone) <= 60)),
  CHECK ((status = ANY (ARRAY['pending'::text, 'sealing'::text, 'completed'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (signed_key)
);
CREATE INDEX envelopes_open ON public.envelopes USING btree (expires_at) WHERE (status = ANY (ARRAY['pending'::text, 'sealing'::text]));
CREATE INDEX envelopes_signed ON public.envelopes USING btree (signed_sha256);
CREATE INDEX envelopes_user ON public.envelopes USING btree (user_id, created_at DESC);
CREATE INDEX envelopes_without_time ON public.envelopes USING btree (ended_at) WHERE lacks_time;
CREATE TRIGGER envelopes_change AFTER INSERT OR UPDATE ON public.envelopes FOR EACH ROW EXECUTE FUNCTION tell_envelope_change();
CREATE TRIGGER envelopes_left AFTER UPDATE OF user_id ON public.envelopes FOR EACH ROW WHEN (((new.user_id IS NULL) AND (old.user_id IS NOT NULL))) EXECUTE FUNCTION end_left_envelope();
CREATE TRIGGER envelopes_removed AFTER DELETE ON public.envelopes FOR EACH ROW EXECUTE FUNCTION remove_signed_file();

create table error_groups (
  fingerprint text not null,
  origin text not null,
  name text not null,
  message text not null,
  place text not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  times bigint not null,
  settled_at timestamp with time zone,
  CHECK ((origin = ANY (ARRAY['browser'::text, 'server'::text]))),
  PRIMARY KEY (fingerprint)
);

create table event_types (
  id uuid not null,
  schedule_id bigint not null,
  kind text not null,
  is_open boolean not null,
  settings jsonb not null,
  CHECK ((kind = ANY (ARRAY['tour'::text, 'video-tour'::text, 'inspection'::text, 'appraisal'::text, 'consultation'::text, 'call'::text, 'photo-shoot'::text, 'signing'::text]))),
  FOREIGN KEY (schedule_id) REFERENCES schedules(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (schedule_id, kind)
);

create table expert_entries (
  vendor_id uuid not null,
  category_key text not null,
  name text not null,
  city text not null,
  state text not null,
  latitude double precision,
  longitude double precision,
  area jsonb not null,
  works_on_site boolean not null,
  works_remotely boolean not null,
  languages text[] not null,
  licensed_states text[] not null,
  badges text[] not null,
  takes text[] not null,
  price_model text not null,
  price_cents bigint,
  minimum_cents bigint,
  lead_days integer not null,
  next_free_at timestamp with time zone,
  valid_until date not null,
  is_paused boolean not null,
  away_from date,
  away_until date,
  jobs_done integer not null,
  rating_count integer not null,
  rating_sum integer not null,
  response_minutes integer,
  completion_rate double precision,
  price_median_cents bigint,
  kind text not null,
  least_budget_cents bigint,
  most_open integer,
  most_per_week integer,
  accepts_by_itself boolean not null default false,
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CHECK ((kind = ANY (ARRAY['real'::text, 'demonstration'::text, 'played'::text]))),
  FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  PRIMARY KEY (category_key, vendor_id)
);
CREATE INDEX expert_entries_end ON public.expert_entries USING btree (valid_until);
CREATE INDEX expert_entries_ratings ON public.expert_entries USING btree (category_key, valid_until) INCLUDE (rating_sum, rating_count, is_paused);
CREATE INDEX expert_entries_vendor ON public.expert_entries USING btree (vendor_id);

create table expert_waits (
  user_id text not null,
  category_key text not null,
  postal_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  state text,
  created_at timestamp with time zone not null,
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CHECK ((postal_code ~ '^[0-9]{5}$'::text)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, category_key, postal_code)
);

create table favorites (
  user_id text not null,
  listing_id bigint not null,
  price_cents bigint,
  status text not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, listing_id)
);
CREATE INDEX favorites_listing ON public.favorites USING btree (listing_id);
CREATE TRIGGER favorites_own_change AFTER INSERT OR DELETE OR UPDATE ON public.favorites FOR EACH ROW EXECUTE FUNCTION tell_own_change('kept-homes');

create table feed_faults (
  feed_id bigint not null,
  field text not null,
  code text not null,
  times bigint not null,
  example_key text not null,
  example text not null,
  expected text not null,
  first_seen_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  FOREIGN KEY (feed_id) REFERENCES feeds(id) ON DELETE CASCADE,
  PRIMARY KEY (feed_id, field, code)
);

create table feed_keys (
  feed_id bigint not null,
  key text not null,
  modified text,
  FOREIGN KEY (feed_id) REFERENCES feeds(id) ON DELETE CASCADE,
  PRIMARY KEY (feed_id, key)
);

create table feed_pages (
  feed_id bigint not null,
  resource text not null,
  address text not null,
  server_time timestamp with time zone not null,
  body bytea not null,
  fetched_at timestamp with time zone not null default now(),
  FOREIGN KEY (feed_id) REFERENCES feeds(id) ON DELETE CASCADE,
  PRIMARY KEY (feed_id, resource)
);

create table feed_positions (
  feed_id bigint not null,
  resource text not null,
  phase text not null default 'full'::text,
  since text,
  modified text,
  key text,
  next_link text,
  next_link_at timestamp with time zone,
  walk_started text,
  latest text,
  high_water text,
  expected bigint,
  updated_at timestamp with time zone not null default now(),
  CHECK ((phase = ANY (ARRAY['full'::text, 'increment'::text, 'idle'::text]))),
  FOREIGN KEY (feed_id) REFERENCES feeds(id) ON DELETE CASCADE,
  PRIMARY KEY (feed_id, resource)
);

create table feed_record_versions (
  feed_id bigint not null,
  resource text not null,
  key text not null,
  version integer not null,
  modified timestamp with time zone,
  payload bytea not null,
  seen_at timestamp with time zone not null,
  FOREIGN KEY (feed_id, resource, key) REFERENCES feed_records(feed_id, resource, key) ON DELETE CASCADE,
  PRIMARY KEY (feed_id, resource, key, version)
);
CREATE INDEX feed_record_versions_age ON public.feed_record_versions USING btree (seen_at);

create table feed_records (
  feed_id bigint not null,
  resource text not null,
  key text not null,
  hash bytea not null,
  modified timestamp with time zone,
  version integer not null default 1,
  payload bytea not null,
  parent_key text,
  listing_key text,
  state text not null default 'current'::text,
  misses smallint not null default 0,
  run_id bigint,
  seen_at timestamp with time zone not null default now(),
  CHECK ((state = ANY (ARRAY['current'::text, 'removed'::text, 'quarantined'::text]))),
  FOREIGN KEY (feed_id) REFERENCES feeds(id) ON DELETE CASCADE,
  PRIMARY KEY (feed_id, resource, key)
);
CREATE INDEX feed_records_hash ON public.feed_records USING btree (hash) WHERE (state = 'current'::text);
CREATE INDEX feed_records_listing ON public.feed_records USING btree (listing_key) WHERE (listing_key IS NOT NULL);
CREATE INDEX feed_records_parent ON public.feed_records USING btree (parent_key) WHERE (parent_key IS NOT NULL);

create table feed_requests (
  feed_id bigint not null,
  kind text not null,
  is_forced boolean not null default false,
  asked_at timestamp with time zone not null,
  CHECK ((kind = ANY (ARRAY['sync'::text, 'reconcile'::text, 'replay'::text]))),
  FOREIGN KEY (feed_id) REFERENCES feeds(id) ON DELETE CASCADE,
  PRIMARY KEY (feed_id, kind)
);

create table feed_unknown_values (
  feed_id bigint not null,
  field text not null,
  value text not null,
  times bigint not null,
  first_seen_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  FOREIGN KEY (feed_id) REFERENCES feeds(id) ON DELETE CASCADE,
  PRIMARY KEY (feed_id, field, value)
);

create table feed_upload_parts (
  upload_id uuid not null,
  part integer not null,
  content bytea not null,
  FOREIGN KEY (upload_id) REFERENCES feed_uploads(id) ON DELETE CASCADE,
  PRIMARY KEY (upload_id, part)
);

create table feed_uploads (
  id uuid not null,
  feed_id bigint,
  feed_name text not null,
  source_name text not null,
  file_name text not null,
  bytes bigint not null,
  uploaded_at timestamp with time zone not null,
  FOREIGN KEY (feed_id) REFERENCES feeds(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX feed_uploads_feed ON public.feed_uploads USING btree (feed_id);

create table feedback_responses (
  id uuid not null,
  widget_id uuid not null,
  is_test boolean not null,
  answers jsonb not null,
  place text not null,
  device text not null,
  email text,
  consent jsonb,
  picture_hash bytea,
  file_key text,
  status text not null default 'new'::text,
  owner_id text,
  tags text[] not null default '{}'::text[],
  reply text,
  replied_at timestamp with time zone,
  created_at timestamp with time zone not null,
  CHECK ((status = ANY (ARRAY['new'::text, 'open'::text, 'planned'::text, 'done'::text, 'declined'::text]))),
  FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (widget_id) REFERENCES feedback_widgets(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX feedback_responses_email ON public.feedback_responses USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX feedback_responses_owner ON public.feedback_responses USING btree (owner_id) WHERE (owner_id IS NOT NULL);
CREATE INDEX feedback_responses_widget ON public.feedback_responses USING btree (widget_id, created_at DESC);
CREATE TRIGGER feedback_responses_file_ends AFTER DELETE ON public.feedback_responses FOR EACH ROW EXECUTE FUNCTION remove_file();

create table feedback_widgets (
  id uuid not null,
  name text not null,
  version integer not null default 1,
  config jsonb not null,
  is_live boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (id)
);

create table feeds (
  id bigint not null generated always as identity,
  name text not null,
  kind text not null,
  profile text not null,
  address text not null,
  token_address text,
  client_id text,
  secret bytea,
  source_name text not null,
  systems text[] not null default '{}'::text[],
  time_zone text,
  mapping jsonb not null default '{}'::jsonb,
  rank smallint not null default 100,
  every_minutes integer not null default 15,
  is_paused boolean not null default false,
  created_at timestamp with time zone not null default now(),
  last_started_at timestamp with time zone,
  last_success_at timestamp with time zone,
  last_reconciled_at timestamp with time zone,
  agreed_missing integer not null default 0,
  lookups jsonb not null default '{}'::jsonb,
  lookups_read_at timestamp with time zone,
  CHECK (((every_minutes >= 1) AND (every_minutes <= 10080))),
  CHECK ((kind = ANY (ARRAY['web-api'::text, 'file'::text]))),
  PRIMARY KEY (id),
  UNIQUE (name)
);

create table files_to_remove (
  file_key text not null,
  due_at timestamp with time zone not null,
  PRIMARY KEY (file_key)
);
CREATE INDEX files_to_remove_due ON public.files_to_remove USING btree (due_at);

create table filter_day_counts (
  day date not null,
  name text not null,
  visitors integer not null default 0,
  CHECK ((length(name) <= 60)),
  PRIMARY KEY (day, name)
);

create table filter_day_visitors (
  day date not null,
  name text not null,
  visitor bytea not null,
  PRIMARY KEY (day, name, visitor)
);

create table funnel_days (
  day date not null,
  funnel text not null,
  window_days smallint not null,
  dimension text not null,
  value text not null,
  step smallint not null,
  reached integer not null,
  under_way integer not null,
  still_open integer not null default 0,
  PRIMARY KEY (day, funnel, window_days, dimension, value, step)
);
CREATE INDEX funnel_days_by_segment ON public.funnel_days USING btree (dimension, value, day);

create table hazard_zones (
  id bigint not null generated always as identity,
  source text not null,
  source_name text not null,
  as_of date not null,
  kind text not null,
  value text not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  boundary jsonb not null,
  PRIMARY KEY (id)
);
CREATE INDEX hazard_zones_box ON public.hazard_zones USING btree (west, east, south, north);
CREATE TRIGGER hazard_zones_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.hazard_zones FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table hidden_homes (
  user_id text not null,
  listing_id bigint not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, listing_id)
);
CREATE INDEX hidden_homes_listing ON public.hidden_homes USING btree (listing_id);
CREATE TRIGGER hidden_homes_own_change AFTER INSERT OR DELETE OR UPDATE ON public.hidden_homes FOR EACH ROW EXECUTE FUNCTION tell_own_change('kept-homes');

create table hiring_reports (
  id uuid not null,
  kind text not null,
  about_id uuid not null,
  user_id text not null,
  reason text not null,
  note text not null default ''::text,
  reported_at timestamp with time zone not null,
  decision text,
  decision_note text not null default ''::text,
  decided_at timestamp with time zone,
  decided_by text,
  CHECK ((decision = ANY (ARRAY['kept'::text, 'warned'::text, 'removed'::text]))),
  CHECK ((kind = ANY (ARRAY['review'::text, 'lead'::text, 'vendor'::text]))),
  FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (kind, about_id, user_id)
);
CREATE INDEX hiring_reports_decided_by ON public.hiring_reports USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX hiring_reports_open ON public.hiring_reports USING btree (reported_at) WHERE (decision IS NULL);
CREATE INDEX hiring_reports_user ON public.hiring_reports USING btree (user_id);

create table ingest_runs (
  id bigint not null generated always as identity,
  origin text not null,
  format text,
  state text not null default 'running'::text,
  started_at timestamp with time zone not null default now(),
  heartbeat_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  bytes bigint not null default 0,
  read_count integer not null default 0,
  inserted integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  stale_ignored integer not null default 0,
  quarantined integer not null default 0,
  warnings jsonb not null default '{}'::jsonb,
  error text,
  feed_id bigint,
  kind text not null default 'file'::text,
  expected bigint,
  removed integer not null default 0,
  pages integer not null default 0,
  requests integer not null default 0,
  throttled integer not null default 0,
  refusals jsonb not null default '{}'::jsonb,
  CHECK ((kind = ANY (ARRAY['file'::text, 'full'::text, 'increment'::text, 'reconcile'::text, 'replay'::text]))),
  CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text, 'held'::text]))),
  FOREIGN KEY (feed_id) REFERENCES feeds(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX ingest_runs_feed ON public.ingest_runs USING btree (feed_id, started_at DESC) WHERE (feed_id IS NOT NULL);
CREATE INDEX ingest_runs_recent ON public.ingest_runs USING btree (started_at DESC);

create table insight_alerts (
  id uuid not null,
  user_id text not null,
  metric text not null,
  comparison text not null,
  threshold double precision not null,
  days smallint not null,
  created_at timestamp with time zone not null,
  last_value double precision,
  looked_at timestamp with time zone,
  passed_since timestamp with time zone,
  CHECK (((days >= 1) AND (days <= 31))),
  CHECK ((comparison = ANY (ARRAY['above'::text, 'below'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX insight_alerts_user ON public.insight_alerts USING btree (user_id);

create table insight_views (
  id uuid not null,
  user_id text not null,
  name text not null,
  query jsonb not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX insight_views_user ON public.insight_views USING btree (user_id);

create table installation (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (key)
);

create table insurance_policies (
  id uuid not null,
  vendor_id uuid not null,
  kind text not null,
  carrier text not null,
  number text not null,
  limit_cents bigint not null,
  expires_on date not null,
  added_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  reminded_days smallint,
  CHECK ((kind = ANY (ARRAY['general-liability'::text, 'professional-liability'::text, 'workers-compensation'::text, 'surety-bond'::text]))),
  CHECK ((limit_cents > 0)),
  FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX insurance_policies_ending ON public.insurance_policies USING btree (expires_on) WHERE (removed_at IS NULL);
CREATE INDEX insurance_policies_vendor ON public.insurance_policies USING btree (vendor_id);

create table interest_signups (
  id bigint not null generated always as identity,
  public_id uuid not null,
  page text not null,
  email text not null,
  consent jsonb not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (public_id)
);
CREATE UNIQUE INDEX interest_signups_once ON public.interest_signups USING btree (page, lower(email));

create table invitations (
  id bigint not null generated always as identity,
  public_id uuid not null,
  invited_by text not null,
  invitee_address text not null,
  role text,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  subject_id bigint not null,
  FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (subject_id) REFERENCES subjects(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (public_id),
  UNIQUE (token_hash)
);
CREATE INDEX invitations_inviter ON public.invitations USING btree (invited_by);
CREATE INDEX invitations_subject ON public.invitations USING btree (subject_id);
CREATE TRIGGER invitations_change AFTER INSERT OR DELETE OR UPDATE ON public.invitations FOR EACH ROW EXECUTE FUNCTION tell_subject_change();

create table invoice_counters (
  series text not null,
  last integer not null,
  PRIMARY KEY (series)
);

create table invoices (
  series text not null,
  number integer not null,
  kind text not null,
  order_id uuid not null,
  refund_id uuid,
  total_cents bigint not null,
  sealed_snapshot bytea not null,
  snapshot_hash bytea not null,
  issued_at timestamp with time zone not null,
  dispute_id uuid,
  CHECK (((num_nonnulls(refund_id, dispute_id) <= 1) AND ((kind <> 'credit-note'::text) OR (num_nonnulls(refund_id, dispute_id) = 1)))),
  CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text]))),
  FOREIGN KEY (dispute_id) REFERENCES disputes(id),
  FOREIGN KEY (order_id) REFERENCES orders(id),
  FOREIGN KEY (refund_id) REFERENCES refunds(id),
  PRIMARY KEY (series, number)
);
CREATE INDEX invoices_dispute ON public.invoices USING btree (dispute_id) WHERE (dispute_id IS NOT NULL);
CREATE UNIQUE INDEX invoices_order ON public.invoices USING btree (order_id) WHERE ((kind = 'invoice'::text) AND (refund_id IS NULL) AND (dispute_id IS NULL));
CREATE UNIQUE INDEX invoices_refund ON public.invoices USING btree (refund_id, kind) WHERE (refund_id IS NOT NULL);
CREATE UNIQUE INDEX invoices_returned ON public.invoices USING btree (dispute_id) WHERE ((kind = 'invoice'::text) AND (dispute_id IS NOT NULL));

create table kept_estimates (
  id uuid not null,
  parcel_id bigint not null,
  model_version text not null,
  as_of date not null,
  answer jsonb not null,
  kept_at timestamp with time zone not null,
  FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (parcel_id, model_version, as_of)
);

create table known_devices (
  user_id text not null,
  device_hash bytea not null,
  device text not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, device_hash)
);

create table landing_arm_counts (
  experiment_id uuid not null,
  arm smallint not null,
  day date not null,
  users integer not null default 0,
  conversions integer not null default 0,
  strays integer not null default 0,
  known integer not null default 0,
  known_days integer not null default 0,
  returned integer not null default 0,
  FOREIGN KEY (experiment_id) REFERENCES landing_experiments(id) ON DELETE CASCADE,
  PRIMARY KEY (experiment_id, arm, day)
);

create table landing_experiments (
  id uuid not null,
  page_id uuid,
  name text not null,
  hypothesis text not null,
  metric text not null,
  method text not null,
  arms jsonb not null,
  rate double precision not null,
  lift double precision not null,
  planned_users integer not null,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  stopped_at timestamp with time zone,
  decision text,
  decided_version integer,
  place text,
  guardrails text[] not null default '{}'::text[],
  audience jsonb not null default '{"devices": [], "sources": []}'::jsonb,
  share double precision not null default 1,
  namespace text,
  namespace_from double precision not null default 0,
  namespace_to double precision not null default 1,
  preview_token text not null default ''::text,
  decided_words text,
  CHECK (((namespace_from >= (0)::double precision) AND (namespace_from < namespace_to) AND (namespace_to <= (1)::double precision))),
  CHECK (((page_id IS NULL) <> (place IS NULL))),
  CHECK (((rate > (0)::double precision) AND (rate < (1)::double precision))),
  CHECK (((share > (0)::double precision) AND (share <= (1)::double precision))),
  CHECK (((stopped_at IS NULL) OR ((started_at IS NOT NULL) AND (decision IS NOT NULL)))),
  CHECK ((lift > (0)::double precision)),
  CHECK ((method = ANY (ARRAY['fixed'::text, 'sequential'::text]))),
  CHECK ((planned_users > 0)),
  FOREIGN KEY (page_id) REFERENCES landing_pages(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX landing_experiments_running ON public.landing_experiments USING btree (page_id) WHERE ((started_at IS NOT NULL) AND (stopped_at IS NULL));
CREATE UNIQUE INDEX landing_experiments_running_place ON public.landing_experiments USING btree (place) WHERE ((started_at IS NOT NULL) AND (stopped_at IS NULL));
CREATE TRIGGER landing_experiments_public AFTER INSERT OR DELETE OR UPDATE ON public.landing_experiments FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table landing_exposures (
  experiment_id uuid not null,
  day date not null,
  visitor bytea not null,
  arm smallint not null,
  seen_at timestamp with time zone not null default now(),
  device text not null default 'desktop'::text,
  source text not null default 'direct'::text,
  did text[] not null default '{}'::text[],
  PRIMARY KEY (experiment_id, day, visitor)
);
CREATE INDEX landing_exposures_day ON public.landing_exposures USING btree (day);
CREATE INDEX landing_exposures_visitor ON public.landing_exposures USING btree (day, visitor);

create table landing_known_browsers (
  browser bytea not null,
  user_id text,
  agreed_at timestamp with time zone not null,
  text_version text not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (browser)
);
CREATE INDEX landing_known_browsers_user ON public.landing_known_browsers USING btree (user_id);

create table landing_known_exposures (
  experiment_id uuid not null,
  browser bytea not null,
  arm smallint not null,
  day date not null,
  last_day date not null,
  days integer not null default 1,
  seen_at timestamp with time zone not null,
  device text not null,
  source text not null,
  did text[] not null default '{}'::text[],
  FOREIGN KEY (browser) REFERENCES landing_known_browsers(browser) ON DELETE CASCADE,
  FOREIGN KEY (experiment_id) REFERENCES landing_experiments(id) ON DELETE CASCADE,
  PRIMARY KEY (experiment_id, browser)
);
CREATE INDEX landing_known_exposures_browser ON public.landing_known_exposures USING btree (browser);

create table landing_known_visitors (
  day date not null,
  browser bytea not null,
  visitor bytea not null,
  FOREIGN KEY (browser) REFERENCES landing_known_browsers(browser) ON DELETE CASCADE,
  PRIMARY KEY (day, browser)
);
CREATE INDEX landing_known_visitors_browser ON public.landing_known_visitors USING btree (browser);
CREATE INDEX landing_known_visitors_visitor ON public.landing_known_visitors USING btree (day, visitor);

create table landing_leads (
  id uuid not null,
  page text not null,
  wish text not null,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  may_call boolean not null,
  consent jsonb not null,
  delivery text not null,
  created_at timestamp with time zone not null,
  reply text,
  replied_at timestamp with time zone,
  zip text,
  home_address text,
  CHECK (((reply IS NULL) = (replied_at IS NULL))),
  CHECK ((wish = ANY (ARRAY['figures'::text, 'call'::text, 'answer'::text]))),
  PRIMARY KEY (id)
);
CREATE INDEX landing_leads_email ON public.landing_leads USING btree (lower(email));
CREATE INDEX landing_leads_newest ON public.landing_leads USING btree (created_at DESC, id);

create table landing_metric_counts (
  experiment_id uuid not null,
  arm smallint not null,
  day date not null,
  metric text not null,
  did integer not null default 0,
  FOREIGN KEY (experiment_id) REFERENCES landing_experiments(id) ON DELETE CASCADE,
  PRIMARY KEY (experiment_id, arm, day, metric)
);

create table landing_pages (
  id uuid not null,
  slug text not null,
  name text not null,
  draft jsonb not null,
  draft_version integer not null default 1,
  published_version integer,
  next_version integer,
  next_at timestamp with time zone,
  ends_at timestamp with time zone,
  redirect_to text,
  preview_token text not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  first_shown_at timestamp with time zone,
  former_slugs text[] not null default '{}'::text[],
  CHECK (((next_version IS NULL) = (next_at IS NULL))),
  PRIMARY KEY (id),
  UNIQUE (slug)
);
CREATE TRIGGER landing_pages_public AFTER INSERT OR DELETE OR UPDATE ON public.landing_pages FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table landing_picture_files (
  picture_id uuid not null,
  width integer not null,
  height integer not null,
  file_key text not null,
  FOREIGN KEY (picture_id) REFERENCES landing_pictures(id) ON DELETE CASCADE,
  PRIMARY KEY (picture_id, width)
);
CREATE TRIGGER landing_picture_files_file_ends AFTER DELETE ON public.landing_picture_files FOR EACH ROW EXECUTE FUNCTION remove_file();

create table landing_pictures (
  id uuid not null,
  name text not null,
  added_at timestamp with time zone not null,
  PRIMARY KEY (id)
);

create table landing_segment_counts (
  experiment_id uuid not null,
  arm smallint not null,
  dimension text not null,
  value text not null,
  users integer not null default 0,
  conversions integer not null default 0,
  FOREIGN KEY (experiment_id) REFERENCES landing_experiments(id) ON DELETE CASCADE,
  PRIMARY KEY (experiment_id, arm, dimension, value)
);

create table landing_versions (
  page_id uuid not null,
  version integer not null,
  note text not null,
  content jsonb not null,
  gate jsonb not null,
  made_at timestamp with time zone not null,
  CHECK ((version > 0)),
  FOREIGN KEY (page_id) REFERENCES landing_pages(id) ON DELETE CASCADE,
  PRIMARY KEY (page_id, version)
);
CREATE TRIGGER landing_versions_stay BEFORE UPDATE ON public.landing_versions FOR EACH ROW EXECUTE FUNCTION refuse_landing_version_change();

create table lead_events (
  id bigint not null generated always as identity,
  lead_id uuid not null,
  what text not null,
  side text not null,
  user_id text,
  note text not null default ''::text,
  at timestamp with time zone not null,
  CHECK ((side = ANY (ARRAY['client'::text, 'vendor'::text, 'clock'::text, 'moderator'::text]))),
  FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX lead_events_lead ON public.lead_events USING btree (lead_id, id);
CREATE INDEX lead_events_user ON public.lead_events USING btree (user_id) WHERE (user_id IS NOT NULL);

create table leads (
  id uuid not null,
  request_id uuid not null,
  vendor_id uuid not null,
  status text not null,
  answer_by timestamp with time zone not null,
  was_accepted boolean not null default false,
  lost_because text,
  reason text,
  asked_at timestamp with time zone not null,
  viewed_at timestamp with time zone,
  answered_at timestamp with time zone,
  answered_by text,
  updated_at timestamp with time zone not null,
  CHECK (((status = 'lost'::text) = (lost_because IS NOT NULL))),
  CHECK ((lost_because = ANY (ARRAY['hired-other'::text, 'withdrawn'::text, 'closed'::text, 'gave-up'::text, 'blocked'::text, 'not-confirmed'::text, 'cancelled'::text, 'stopped'::text]))),
  CHECK ((status = ANY (ARRAY['new'::text, 'viewed'::text, 'accepted'::text, 'declined'::text, 'expired'::text, 'quoted'::text, 'won'::text, 'lost'::text, 'in_progress'::text, 'completed'::text, 'reviewed'::text]))),
  FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (request_id) REFERENCES service_requests(id) ON DELETE CASCADE,
  FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (request_id, vendor_id)
);
CREATE INDEX leads_answered_by ON public.leads USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE INDEX leads_vendor ON public.leads USING btree (vendor_id, asked_at);
CREATE TRIGGER leads_subject_ends AFTER DELETE ON public.leads FOR EACH ROW EXECUTE FUNCTION forget_subject('lead', 'id');
CREATE TRIGGER leads_vendor_request_ends AFTER DELETE ON public.leads FOR EACH ROW EXECUTE FUNCTION forget_vendor_request();

create table ledger_account_kinds (
  kind text not null,
  side text not null,
  is_counted boolean not null,
  CHECK ((side = ANY (ARRAY['debit'::text, 'credit'::text]))),
  PRIMARY KEY (kind)
);
CREATE TRIGGER ledger_account_kinds_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_account_kinds FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

create table ledger_accounts (
  id bigint not null generated always as identity,
  book text not null,
  kind text not null,
  owner text not null,
  currency text not null default 'USD'::text,
  opened_at timestamp with time zone not null default clock_timestamp(),
  CHECK ((book = ANY (ARRAY['live'::text, 'sandbox'::text]))),
  CHECK ((currency = 'USD'::text)),
  CHECK ((length(owner) <= 60)),
  FOREIGN KEY (kind) REFERENCES ledger_account_kinds(kind),
  PRIMARY KEY (id),
  UNIQUE (book, kind, owner, currency)
);
CREATE TRIGGER ledger_accounts_counter AFTER INSERT ON public.ledger_accounts FOR EACH ROW EXECUTE FUNCTION open_ledger_counter();
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

create table ledger_counters (
  account_id bigint not null,
  side text not null,
  debits bigint not null default 0,
  credits bigint not null default 0,
  debits_pending bigint not null default 0,
  credits_pending bigint not null default 0,
  CHECK ((
CASE side
    WHEN 'credit'::text THEN ((credits - debits) - debits_pending)
    ELSE ((debits - credits) - credits_pending)
END >= 0)),
  CHECK ((credits_pending >= 0)),
  CHECK ((debits_pending >= 0)),
  FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  PRIMARY KEY (account_id)
);
CREATE TRIGGER ledger_counters_stay BEFORE DELETE OR TRUNCATE ON public.ledger_counters FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

create table ledger_journals (
  id bigint not null generated always as identity,
  book text not null,
  key text not null,
  kind text not null,
  about text not null,
  phase text not null,
  of_id bigint,
  transfers smallint not null,
  payload_hash bytea not null,
  booked_at timestamp with time zone not null default clock_timestamp(),
  CHECK (((length(key) >= 1) AND (length(key) <= 200))),
  CHECK (((length(kind) >= 1) AND (length(kind) <= 60))),
  CHECK (((phase = ANY (ARRAY['post'::text, 'void'::text, 'reverse'::text])) = (of_id IS NOT NULL))),
  CHECK (((transfers >= 1) AND (transfers <= 100))),
  CHECK ((book = ANY (ARRAY['live'::text, 'sandbox'::text]))),
  CHECK ((length(about) <= 60)),
  CHECK ((phase = ANY (ARRAY['done'::text, 'pending'::text, 'post'::text, 'void'::text, 'reverse'::text]))),
  FOREIGN KEY (of_id) REFERENCES ledger_journals(id),
  PRIMARY KEY (id),
  UNIQUE (book, key),
  UNIQUE (of_id)
);
CREATE INDEX ledger_journals_about ON public.ledger_journals USING btree (about);
CREATE TRIGGER ledger_journals_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_journals FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

create table ledger_snapshots (
  account_id bigint not null,
  last_transfer bigint not null,
  debits bigint not null,
  credits bigint not null,
  debits_pending bigint not null,
  credits_pending bigint not null,
  taken_at timestamp with time zone not null default clock_timestamp(),
  FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  PRIMARY KEY (account_id, last_transfer)
);
CREATE TRIGGER ledger_snapshots_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_snapshots FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

create table ledger_transfers (
  id bigint not null generated always as identity,
  journal_id bigint not null,
  phase text not null,
  debit_account bigint not null,
  credit_account bigint not null,
  cents bigint not null,
  pending_id bigint,
  booked_at timestamp with time zone not null default clock_timestamp(),
  CHECK (((cents >= 1) AND (cents <= '100000000000000'::bigint))),
  CHECK (((phase = ANY (ARRAY['post'::text, 'void'::text])) = (pending_id IS NOT NULL))),
  CHECK ((debit_account <> credit_account)),
  CHECK ((phase = ANY (ARRAY['done'::text, 'pending'::text, 'post'::text, 'void'::text]))),
  PRIMARY KEY (id)
);
CREATE INDEX ledger_transfers_booked ON public.ledger_transfers USING brin (booked_at);
CREATE INDEX ledger_transfers_credit ON public.ledger_transfers USING btree (credit_account, id);
CREATE INDEX ledger_transfers_debit ON public.ledger_transfers USING btree (debit_account, id);
CREATE INDEX ledger_transfers_journal ON public.ledger_transfers USING btree (journal_id);
CREATE UNIQUE INDEX ledger_transfers_settled_once ON public.ledger_transfers USING btree (pending_id) WHERE (pending_id IS NOT NULL);
CREATE TRIGGER ledger_transfers_counted AFTER INSERT ON public.ledger_transfers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_transfers();
CREATE TRIGGER ledger_transfers_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

create table legal_drafts (
  text text not null,
  sections jsonb not null default '[]'::jsonb,
  draft_version integer not null default 1,
  preview_token text not null,
  changed_at timestamp with time zone not null,
  CHECK ((text = ANY (ARRAY['terms'::text, 'privacy'::text]))),
  PRIMARY KEY (text)
);

create table legal_versions (
  text text not null,
  version integer not null,
  sections jsonb not null,
  what text not null,
  effective date not null,
  published_at timestamp with time zone not null,
  CHECK ((version > 0)),
  FOREIGN KEY (text) REFERENCES legal_drafts(text),
  PRIMARY KEY (text, version)
);
CREATE TRIGGER legal_versions_public AFTER INSERT ON public.legal_versions FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();
CREATE TRIGGER legal_versions_stay BEFORE DELETE OR UPDATE ON public.legal_versions FOR EACH ROW EXECUTE FUNCTION refuse_legal_version_change();

create table listing_day_counts (
  listing_id bigint not null,
  day date not null,
  views integer not null default 0,
  saves integer not null default 0,
  shares integer not null default 0,
  impressions integer not null default 0,
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  PRIMARY KEY (listing_id, day)
);
CREATE INDEX listing_day_counts_day ON public.listing_day_counts USING btree (day);
CREATE INDEX listing_day_counts_impressions ON public.listing_day_counts USING btree (day) WHERE (impressions > 0);

create table listing_day_visitors (
  day date not null,
  listing_id bigint not null,
  kind text not null,
  visitor bytea not null,
  CHECK ((kind = ANY (ARRAY['impression'::text, 'view'::text, 'save'::text, 'share'::text]))),
  PRIMARY KEY (day, listing_id, kind, visitor)
);

create table listing_details (
  listing_id bigint not null,
  public_remarks text,
  features jsonb not null default '{}'::jsonb,
  facts jsonb not null default '{}'::jsonb,
  confidential jsonb not null default '{}'::jsonb,
  unmapped jsonb not null default '{}'::jsonb,
  branded_tour_url text,
  video_urls text[] not null default '{}'::text[],
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  PRIMARY KEY (listing_id)
);
CREATE TRIGGER listing_details_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.listing_details FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();
CREATE TRIGGER word_inserted AFTER INSERT ON public.listing_details REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION word_inserted_details();
CREATE TRIGGER word_updated AFTER UPDATE ON public.listing_details REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION word_updated_details();

create table listing_events (
  id bigint not null generated always as identity,
  listing_id bigint not null,
  kind text not null,
  status_before text,
  status_after text not null,
  price_before_cents bigint,
  price_after_cents bigint,
  open_house_starts_at timestamp with time zone,
  occurred_at timestamp with time zone not null default now(),
  matched_at timestamp with time zone,
  CHECK ((kind = ANY (ARRAY['listed'::text, 'measured'::text, 'changed'::text, 'open-house'::text]))),
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX listing_events_listing ON public.listing_events USING btree (listing_id, id);
CREATE INDEX listing_events_time ON public.listing_events USING btree (occurred_at);
CREATE INDEX listing_events_unmatched ON public.listing_events USING btree (id) WHERE (matched_at IS NULL);

create table listing_ground (
  listing_id bigint not null,
  latitude double precision not null,
  longitude double precision not null,
  version text not null,
  walk_score smallint,
  bike_score smallint,
  transit_score smallint,
  hazards text[] not null default '{}'::text[],
  hazards_known text[] not null default '{}'::text[],
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  PRIMARY KEY (listing_id)
);
CREATE TRIGGER record_grounded AFTER INSERT ON public.listing_ground REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_grounded_homes();

create table listing_media (
  id bigint not null generated always as identity,
  listing_id bigint not null,
  media_key text not null,
  source_url text not null,
  category text not null default 'Photo'::text,
  image_of text,
  caption text,
  sort_order smallint not null,
  alterations text[] not null default '{}'::text[],
  state text not null default 'pending'::text,
  file_key text,
  width integer,
  height integer,
  sha256 bytea,
  last_error text,
  attempts smallint not null default 0,
  next_attempt_at timestamp with time zone not null default now(),
  original_media_key text,
  alt_text text,
  expired_at timestamp with time zone,
  renewals smallint not null default 0,
  CHECK ((state = ANY (ARRAY['drawn'::text, 'pending'::text, 'stored'::text, 'failed'::text]))),
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (listing_id, media_key)
);
CREATE INDEX listing_media_due ON public.listing_media USING btree (sort_order, next_attempt_at) WHERE (state = 'pending'::text);
CREATE INDEX listing_media_expired ON public.listing_media USING btree (expired_at) WHERE (expired_at IS NOT NULL);
CREATE TRIGGER listing_media_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.listing_media FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table listing_mistakes (
  id bigint not null generated always as identity,
  public_id uuid not null,
  listing_id bigint not null,
  user_id text,
  mistake text not null,
  message text not null,
  email text not null default ''::text,
  sent_to text not null,
  delivery text not null,
  created_at timestamp with time zone not null,
  state text not null default 'open'::text,
  note text not null default ''::text,
  decided_at timestamp with time zone,
  decided_by text,
  CHECK (((state = 'open'::text) = (decided_at IS NULL))),
  CHECK ((delivery = ANY (ARRAY['mailed'::text, 'kept'::text, 'no-address'::text, 'no-mail'::text]))),
  CHECK ((state = ANY (ARRAY['open'::text, 'corrected'::text, 'refused'::text]))),
  FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (public_id)
);
CREATE INDEX listing_mistakes_listing ON public.listing_mistakes USING btree (listing_id, created_at DESC);
CREATE INDEX listing_mistakes_state ON public.listing_mistakes USING btree (state, created_at, id);
CREATE INDEX listing_mistakes_user ON public.listing_mistakes USING btree (user_id) WHERE (user_id IS NOT NULL);

create table listing_score_days (
  own_listing_id uuid not null,
  day date not null,
  score smallint not null,
  ungated smallint not null,
  CHECK (((score >= 0) AND (score <= 100))),
  CHECK (((ungated >= 0) AND (ungated <= 100))),
  FOREIGN KEY (own_listing_id) REFERENCES own_listings(id) ON DELETE CASCADE,
  PRIMARY KEY (own_listing_id, day)
);

create table listing_sources (
  name text not null,
  last_read_at timestamp with time zone,
  disclaimer text,
  policy jsonb,
  PRIMARY KEY (name)
);
CREATE TRIGGER listing_sources_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.listing_sources FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table listing_text (
  listing_id bigint not null,
  city_place_id bigint,
  words tsvector not null,
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  PRIMARY KEY (listing_id)
);
CREATE INDEX listing_text_words ON public.listing_text USING gin (city_place_id, words);

create table listing_trial_counts (
  trial_id uuid not null,
  arm smallint not null,
  visitors integer not null default 0,
  acted integer not null default 0,
  CHECK ((arm = ANY (ARRAY[0, 1]))),
  FOREIGN KEY (trial_id) REFERENCES listing_trials(id) ON DELETE CASCADE,
  PRIMARY KEY (trial_id, arm)
);

create table listing_trial_visitors (
  trial_id uuid not null,
  day date not null,
  visitor bytea not null,
  arm smallint not null,
  has_acted boolean not null default false,
  FOREIGN KEY (trial_id) REFERENCES listing_trials(id) ON DELETE CASCADE,
  PRIMARY KEY (trial_id, day, visitor)
);
CREATE INDEX listing_trial_visitors_day ON public.listing_trial_visitors USING btree (day);

create table listing_trials (
  id uuid not null,
  own_listing_id uuid not null,
  listing_key text not null,
  arm_now text not null,
  arm_other text not null,
  lift double precision not null,
  planned_visitors integer not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  outcome text,
  kind text not null,
  media_now bigint,
  media_other bigint,
  CHECK (((ended_at IS NULL) = (outcome IS NULL))),
  CHECK (((kind = 'cover'::text) = ((media_now IS NOT NULL) AND (media_other IS NOT NULL)))),
  CHECK ((kind = ANY (ARRAY['title'::text, 'cover'::text]))),
  CHECK ((lift > (0)::double precision)),
  CHECK ((outcome = ANY (ARRAY['now'::text, 'other'::text, 'none'::text]))),
  CHECK ((planned_visitors > 0)),
  FOREIGN KEY (own_listing_id) REFERENCES own_listings(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX listing_trials_key ON public.listing_trials USING btree (listing_key) WHERE (ended_at IS NULL);
CREATE INDEX listing_trials_listing ON public.listing_trials USING btree (own_listing_id, started_at);
CREATE INDEX listing_trials_media ON public.listing_trials USING btree (media_now, media_other) WHERE ((ended_at IS NULL) AND (kind = 'cover'::text));
CREATE UNIQUE INDEX listing_trials_running ON public.listing_trials USING btree (own_listing_id) WHERE (ended_at IS NULL);

create table listings (
  id bigint not null generated always as identity,
  listing_key text not null,
  originating_system_name text not null,
  source_listing_key text not null,
  listing_id text,
  standard_status text not null,
  mls_status text,
  property_type text not null default 'Residential'::text,
  property_sub_type text,
  list_price_cents bigint,
  original_list_price_cents bigint,
  previous_list_price_cents bigint,
  close_price_cents bigint,
  association_fee_monthly_cents bigint,
  tax_annual_amount_cents bigint,
  tax_year smallint,
  listing_contract_date date,
  on_market_date date,
  purchase_contract_date date,
  off_market_date date,
  close_date date,
  street_number text,
  street_dir_prefix text,
  street_name text,
  street_suffix text,
  street_dir_suffix text,
  unit_number text,
  unparsed_address text,
  city text,
  state_or_province text,
  postal_code text,
  county_or_parish text,
  country text,
  subdivision_name text,
  parcel_number text,
  parcel_id bigint,
  latitude double precision,
  longitude double precision,
  city_place_id bigint,
  zip_place_id bigint,
  neighborhood_place_id bigint,
  bedrooms_total smallint,
  bathrooms_total_integer smallint,
  bathrooms_full smallint,
  bathrooms_half smallint,
  living_area_sqft integer,
  lot_size_sqft bigint,
  year_built smallint,
  stories_total smallint,
  garage_spaces smallint,
  pool_private_yn boolean,
  waterfront_yn boolean,
  view_yn boolean,
  fireplace_yn boolean,
  new_construction_yn boolean,
  senior_community_yn boolean,
  photos_count smallint not null default 0,
  cover_media_id bigint,
  virtual_tour_url text,
  list_agent_key text,
  list_agent_full_name text,
  list_office_key text,
  list_office_name text,
  list_office_phone text,
  attribution_contact text,
  internet_entire_listing_display_yn boolean,
  internet_address_display_yn boolean,
  internet_automated_valuation_display_yn boolean,
  internet_consumer_comment_yn boolean,
  modification_timestamp timestamp with time zone not null,
  original_entry_timestamp timestamp with time zone,
  status_change_timestamp timestamp with time zone,
  price_change_timestamp timestamp with time zone,
  photos_change_timestamp timestamp with time zone,
  source_hash bytea not null,
  imported_at timestamp with time zone not null default now(),
  display_listing boolean not null generated always as (((internet_entire_listing_display_yn IS DISTINCT FROM false) AND (standard_status <> ALL (ARRAY['Incomplete'::text, 'Delete'::text])))) stored,
  display_address boolean not null generated always as ((internet_address_display_yn IS DISTINCT FROM false)) stored,
  display_avm boolean not null generated always as ((internet_automated_valuation_display_yn IS DISTINCT FROM false)) stored,
  display_comments boolean not null generated always as ((internet_consumer_comment_yn IS DISTINCT FROM false)) stored,
  map_latitude double precision generated always as (
CASE
    WHEN (internet_address_display_yn IS DISTINCT FROM false) THEN latitude
    ELSE blurred_latitude(latitude)
END) stored,
  map_longitude double precision generated always as (
CASE
    WHEN (internet_address_display_yn IS DISTINCT FROM false) THEN longitude
    ELSE blurred_longitude(longitude)
END) stored,
  cell bigint generated always as (
CASE
    WHEN (internet_address_display_yn IS DISTINCT FROM false) THEN cell_of(latitude, longitude)
    ELSE cell_of(blurred_latitude(latitude), blurred_longitude(longitude))
END) stored,
  map_neighborhood_id bigint generated always as (
CASE
    WHEN (internet_address_display_yn IS DISTINCT FROM false) THEN neighborhood_place_id
    ELSE NULL::bigint
END) stored,
  price_cut_cents bigint generated always as (
CASE
    WHEN (list_price_cents < GREATEST(original_list_price_cents, previous_list_price_cents)) THEN (GREATEST(original_list_price_cents, previous_list_price_cents) - list_price_cents)
    ELSE NULL::bigint
END) stored,
  feature_bits integer not null generated always as (((((((
CASE
    WHEN pool_private_yn THEN 1
    ELSE 0
END |
CASE
    WHEN waterfront_yn THEN 2
    ELSE 0
END) |
CASE
    WHEN view_yn THEN 4
    ELSE 0
END) |
CASE
    WHEN fireplace_yn THEN 8
    ELSE 0
END) |
CASE
    WHEN new_construction_yn THEN 16
    ELSE 0
END) |
CASE
    WHEN senior_community_yn THEN 32
    ELSE 0
END) |
CASE
    WHEN ((virtual_tour_url IS NOT NULL) AND (internet_address_display_yn IS DISTINCT FROM false)) THEN 64
    ELSE 0
END)) stored,
  traits bigint not null default 0,
  traits_known bigint not null default 0,
  estimate_cents bigint,
  estimate_gap_hundredths integer generated always as (
CASE
    WHEN ((internet_automated_valuation_display_yn IS DISTINCT FROM false) AND (standard_status = ANY (ARRAY['Active'::text, 'Active Under Contract'::text, 'Coming Soon'::text, 'Pending'::text])) AND (estimate_cents IS NOT NULL) AND (list_price_cents IS NOT NULL)) THEN (LEAST(round(((((estimate_cents - list_price_cents))::numeric * 10000.0) / (list_price_cents)::numeric)), (1000000)::numeric))::integer
    ELSE NULL::integer
END) stored,
  withheld text,
  entire_display_sent boolean,
  trial_media_id bigint,
  days_before integer not null default 0,
  listed_on date generated always as ((COALESCE(on_market_date, listing_contract_date) - days_before)) stored,
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CHECK ((days_before >= 0)),
  CHECK ((list_price_cents > 0)),
  CHECK ((standard_status = ANY (ARRAY['Active'::text, 'Active Under Contract'::text, 'Canceled'::text, 'Closed'::text, 'Coming Soon'::text, 'Delete'::text, 'Expired'::text, 'Hold'::text, 'Incomplete'::text, 'Pending'::text, 'Withdrawn'::text]))),
  CHECK ((withheld = ANY (ARRAY['unregistered'::text, 'stale'::text, 'duplicate'::text, 'status'::text]))),
  FOREIGN KEY (city_place_id) REFERENCES places(id) ON DELETE SET NULL,
  FOREIGN KEY (neighborhood_place_id) REFERENCES places(id) ON DELETE SET NULL,
  FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE SET NULL,
  FOREIGN KEY (zip_place_id) REFERENCES places(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (listing_key),
  UNIQUE (originating_system_name, source_listing_key)
);
CREATE INDEX listings_active_cell ON public.listings USING btree (cell) INCLUDE (id, map_latitude, map_longitude, feature_bits, traits, traits_known, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, lot_size_sqft, year_built, listed_on, association_fee_monthly_cents, tax_annual_amount_cents, garage_spaces, stories_total, city_place_id, zip_place_id, map_neighborhood_id, property_sub_type, estimate_gap_hundredths) WHERE ((standard_status = 'Active'::text) AND display_listing);
CREATE INDEX listings_active_cell_slim ON public.listings USING btree (cell) INCLUDE (id, map_latitude, map_longitude, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, listed_on, property_sub_type) WHERE ((standard_status = 'Active'::text) AND display_listing);
CREATE INDEX listings_active_city ON public.listings USING btree (city_place_id) INCLUDE (id, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, listed_on, feature_bits, property_sub_type) WHERE ((standard_status = 'Active'::text) AND display_listing);
CREATE INDEX listings_active_neighborhood ON public.listings USING btree (map_neighborhood_id) INCLUDE (id, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, listed_on, feature_bits, property_sub_type) WHERE ((standard_status = 'Active'::text) AND display_listing);
CREATE INDEX listings_active_newest ON public.listings USING btree (listed_on, id) INCLUDE (map_latitude, map_longitude, feature_bits, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, city_place_id, property_sub_type) WHERE ((standard_status = 'Active'::text) AND display_listing);
CREATE INDEX listings_active_price ON public.listings USING btree (list_price_cents, id) INCLUDE (map_latitude, map_longitude, feature_bits, listed_on, bedrooms_total, bathrooms_total_integer, living_area_sqft, city_place_id, property_sub_type) WHERE ((standard_status = 'Active'::text) AND display_listing);
CREATE INDEX listings_active_zip ON public.listings USING btree (zip_place_id) INCLUDE (id, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, listed_on, feature_bits, property_sub_type) WHERE ((standard_status = 'Active'::text) AND display_listing);
CREATE INDEX listings_address_prefix ON public.listings USING btree (lower(unparsed_address) text_pattern_ops) WHERE (display_listing AND display_address);
CREATE INDEX listings_agent ON public.listings USING btree (list_agent_key) WHERE (list_agent_key IS NOT NULL);
CREATE INDEX listings_left_city ON public.listings USING btree (city_place_id, COALESCE(close_date, purchase_contract_date)) INCLUDE (id, map_neighborhood_id, property_sub_type, list_price_cents, standard_status, purchase_contract_date, close_date) WHERE ((standard_status = ANY (ARRAY['Active Under Contract'::text, 'Pending'::text, 'Closed'::text])) AND display_listing);
CREATE INDEX listings_listed_here ON public.listings USING btree (postal_code, unparsed_address) WHERE (list_office_key = 'listed-here'::text);
CREATE INDEX listings_number_prefix ON public.listings USING btree (upper(listing_id) text_pattern_ops) WHERE display_listing;
CREATE INDEX listings_office ON public.listings USING btree (list_office_key) WHERE (list_office_key IS NOT NULL);
CREATE INDEX listings_other_cell ON public.listings USING btree (standard_status, cell) INCLUDE (id, map_latitude, map_longitude, feature_bits, traits, traits_known, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, lot_size_sqft, year_built, listed_on, association_fee_monthly_cents, tax_annual_amount_cents, garage_spaces, stories_total, city_place_id, zip_place_id, map_neighborhood_id, property_sub_type, estimate_gap_hundredths) WHERE ((standard_status <> 'Active'::text) AND display_listing);
CREATE INDEX listings_parcel ON public.listings USING btree (parcel_id) WHERE (parcel_id IS NOT NULL);
CREATE INDEX listings_same_home ON public.listings USING btree (postal_code, lower(unparsed_address)) WHERE (standard_status = ANY (ARRAY['Active'::text, 'Active Under Contract'::text, 'Coming Soon'::text, 'Pending'::text]));
CREATE INDEX listings_street_prefix ON public.listings USING btree (lower((street_name || COALESCE((' '::text || street_suffix), ''::text))) text_pattern_ops) WHERE (display_listing AND display_address);
CREATE INDEX listings_withheld ON public.listings USING btree (originating_system_name) WHERE (withheld IS NOT NULL);
CREATE TRIGGER count_deleted AFTER DELETE ON public.listings REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_listings();
CREATE TRIGGER count_inserted AFTER INSERT ON public.listings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_listings();
CREATE TRIGGER count_truncated AFTER TRUNCATE ON public.listings FOR EACH STATEMENT EXECUTE FUNCTION forget_cell_counts();
CREATE TRIGGER count_updated AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_updated_listings();
CREATE TRIGGER listings_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.listings FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();
CREATE TRIGGER listings_subject_ends AFTER DELETE ON public.listings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_listings();
CREATE TRIGGER market_added AFTER INSERT ON public.listings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_listings();
CREATE TRIGGER market_beside_added AFTER INSERT ON public.listings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_contracts_beside_added();
CREATE TRIGGER market_beside_changed AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_contracts_beside_changed();
CREATE TRIGGER market_beside_removed AFTER DELETE ON public.listings REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_contracts_beside_removed();
CREATE TRIGGER market_changed AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();
CREATE TRIGGER market_removed AFTER DELETE ON public.listings REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_removed_listings();
CREATE TRIGGER partner_listings_added AFTER INSERT ON public.listings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_partner_listings_added();
CREATE TRIGGER partner_listings_changed AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_partner_listings_changed();
CREATE TRIGGER record_changed AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_changed_homes();
CREATE TRIGGER record_estimated AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_estimated_homes();
CREATE TRIGGER record_listed AFTER INSERT ON public.listings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_listed_homes();
CREATE TRIGGER word_updated AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION word_updated_listings();

create table loan_application_expiries (
  user_id text not null,
  expired_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table loan_applications (
  id text not null,
  user_id text not null,
  status text not null,
  sealed_answers bytea not null,
  step text not null,
  version integer not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  warned_at timestamp with time zone,
  writers jsonb not null default '{}'::jsonb,
  CHECK ((status = ANY (ARRAY['draft'::text, 'complete'::text]))),
  CHECK ((version > 0)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (user_id)
);
CREATE INDEX loan_applications_expiry ON public.loan_applications USING btree (expires_at);
CREATE TRIGGER loan_applications_own_change AFTER INSERT OR DELETE OR UPDATE ON public.loan_applications FOR EACH ROW EXECUTE FUNCTION tell_own_change('loan-application');
CREATE TRIGGER loan_applications_shared_change AFTER UPDATE ON public.loan_applications FOR EACH ROW EXECUTE FUNCTION tell_loan_application_change();
CREATE TRIGGER loan_applications_subject_ends AFTER DELETE ON public.loan_applications FOR EACH ROW EXECUTE FUNCTION forget_subject('loan-application', 'id');
CREATE TRIGGER loan_applications_subject_passes AFTER UPDATE OF user_id ON public.loan_applications FOR EACH ROW WHEN ((old.user_id IS DISTINCT FROM new.user_id)) EXECUTE FUNCTION hand_subject_on('loan-application', 'id');

create table loan_co_applicants (
  application_id text not null,
  user_id text not null,
  sealed_answers bytea not null,
  step text not null,
  version integer not null,
  joined_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  writers jsonb not null default '{}'::jsonb,
  CHECK ((version > 0)),
  FOREIGN KEY (application_id) REFERENCES loan_applications(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (application_id),
  UNIQUE (user_id)
);
CREATE TRIGGER loan_co_applicants_own_change AFTER INSERT OR DELETE OR UPDATE ON public.loan_co_applicants FOR EACH ROW EXECUTE FUNCTION tell_own_change('loan-application');
CREATE TRIGGER loan_co_applicants_shared_change AFTER INSERT OR DELETE OR UPDATE ON public.loan_co_applicants FOR EACH ROW EXECUTE FUNCTION tell_loan_application_part_change();

create table mail_messages (
  id bigint not null generated always as identity,
  dedupe_key text,
  to_address text not null,
  reply_to text,
  subject text not null,
  html text not null,
  text text not null,
  attachments jsonb not null default '[]'::jsonb,
  state text not null default 'queued'::text,
  attempts integer not null default 0,
  last_error text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  headers jsonb not null default '{}'::jsonb,
  taken_until timestamp with time zone,
  CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'kept'::text, 'failed'::text]))),
  PRIMARY KEY (id),
  UNIQUE (dedupe_key)
);
CREATE INDEX mail_messages_recent ON public.mail_messages USING btree (created_at DESC, id DESC);

create table mail_subscriptions (
  token text not null,
  user_id text,
  address text not null,
  topic text not null,
  subject_key text not null default ''::text,
  label text not null,
  stopped_at timestamp with time zone,
  created_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (token)
);
CREATE UNIQUE INDEX mail_subscriptions_once ON public.mail_subscriptions USING btree (lower(address), topic, subject_key);
CREATE INDEX mail_subscriptions_user ON public.mail_subscriptions USING btree (user_id);
CREATE TRIGGER mail_subscriptions_own_change AFTER INSERT OR DELETE OR UPDATE ON public.mail_subscriptions FOR EACH ROW EXECUTE FUNCTION tell_own_change('notification-preferences');

create table map_tiles (
  z smallint not null,
  x integer not null,
  y integer not null,
  data bytea not null,
  PRIMARY KEY (z, x, y)
);
CREATE TRIGGER map_tiles_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.map_tiles FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table market_changes (
  place_id bigint not null,
  from_month date not null
);

create table market_profiles (
  place_id bigint not null,
  profile jsonb not null,
  computed_at timestamp with time zone not null,
  FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  PRIMARY KEY (place_id)
);

create table market_stats (
  place_id bigint not null,
  property_type text not null,
  window_months smallint not null,
  month date not null,
  figures jsonb not null,
  CHECK ((window_months = ANY (ARRAY[1, 3, 12]))),
  FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  PRIMARY KEY (place_id, property_type, window_months, month)
);
CREATE TRIGGER market_stats_public_data AFTER INSERT OR DELETE OR UPDATE ON public.market_stats FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table marketing_link_days (
  code text not null,
  day date not null,
  scans integer not null,
  FOREIGN KEY (code) REFERENCES marketing_links(code) ON DELETE CASCADE,
  PRIMARY KEY (code, day)
);

create table marketing_link_visitors (
  day date not null,
  code text not null,
  visitor bytea not null,
  FOREIGN KEY (code) REFERENCES marketing_links(code) ON DELETE CASCADE,
  PRIMARY KEY (day, code, visitor)
);

create table marketing_links (
  code text not null,
  own_listing_id uuid not null,
  material_id uuid,
  made_at timestamp with time zone not null,
  FOREIGN KEY (material_id) REFERENCES marketing_materials(id) ON DELETE SET NULL,
  FOREIGN KEY (own_listing_id) REFERENCES own_listings(id) ON DELETE CASCADE,
  PRIMARY KEY (code),
  UNIQUE (material_id)
);
CREATE INDEX marketing_links_listing ON public.marketing_links USING btree (own_listing_id);

create table marketing_material_versions (
  material_id uuid not null,
  version integer not null,
  user_id text,
  choices jsonb not null,
  content jsonb not null,
  reason text,
  made_at timestamp with time zone not null,
  FOREIGN KEY (material_id) REFERENCES marketing_materials(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (material_id, version)
);
CREATE INDEX marketing_material_versions_user ON public.marketing_material_versions USING btree (user_id) WHERE (user_id IS NOT NULL);

create table marketing_materials (
  id uuid not null,
  own_listing_id uuid not null,
  user_id text,
  template text not null,
  title text not null,
  version integer not null default 1,
  planned_on date,
  reminded_at timestamp with time zone,
  archived_at timestamp with time zone,
  made_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  FOREIGN KEY (own_listing_id) REFERENCES own_listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX marketing_materials_listing ON public.marketing_materials USING btree (own_listing_id, updated_at);
CREATE INDEX marketing_materials_planned ON public.marketing_materials USING btree (planned_on) WHERE ((planned_on IS NOT NULL) AND (reminded_at IS NULL));
CREATE INDEX marketing_materials_user ON public.marketing_materials USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER marketing_materials_shared_change AFTER INSERT OR DELETE OR UPDATE ON public.marketing_materials FOR EACH ROW EXECUTE FUNCTION tell_own_listing_part_change();

create table marketing_sets (
  id uuid not null,
  user_id text not null,
  own_listing_id uuid not null,
  items jsonb not null,
  state text not null,
  done integer not null default 0,
  bytes bigint,
  file_key text,
  made_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  CHECK ((state = ANY (ARRAY['waiting'::text, 'working'::text, 'ready'::text, 'failed'::text]))),
  FOREIGN KEY (own_listing_id) REFERENCES own_listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX marketing_sets_listing ON public.marketing_sets USING btree (own_listing_id);
CREATE INDEX marketing_sets_user ON public.marketing_sets USING btree (user_id, made_at);
CREATE TRIGGER marketing_sets_file_ends AFTER DELETE OR UPDATE ON public.marketing_sets FOR EACH ROW EXECUTE FUNCTION orphan_marketing_file();
CREATE TRIGGER marketing_sets_own_change AFTER INSERT OR DELETE OR UPDATE ON public.marketing_sets FOR EACH ROW EXECUTE FUNCTION tell_own_change('own-listings');

create table message_reports (
  message_id bigint not null,
  user_id text not null,
  reason text not null,
  message text not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (message_id)
);
CREATE INDEX message_reports_user ON public.message_reports USING btree (user_id);
CREATE TRIGGER message_reports_own_change AFTER INSERT OR DELETE OR UPDATE ON public.message_reports FOR EACH ROW EXECUTE FUNCTION tell_own_change('inquiries');

create table messages (
  id bigint not null generated always as identity,
  public_id uuid not null,
  thread_id bigint not null,
  party_id bigint not null,
  message text not null,
  delivery text,
  created_at timestamp with time zone not null,
  writer_id text,
  passed_warnings jsonb,
  CHECK ((delivery = ANY (ARRAY['mailed'::text, 'kept'::text, 'no-address'::text, 'no-mail'::text]))),
  FOREIGN KEY (party_id) REFERENCES parties(id) ON DELETE CASCADE,
  FOREIGN KEY (thread_id) REFERENCES threads(id) ON DELETE CASCADE,
  FOREIGN KEY (writer_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (public_id)
);
CREATE INDEX messages_party ON public.messages USING btree (party_id);
CREATE INDEX messages_thread ON public.messages USING btree (thread_id, id);
CREATE INDEX messages_writer ON public.messages USING btree (writer_id) WHERE (writer_id IS NOT NULL);
CREATE TRIGGER messages_change AFTER INSERT OR DELETE OR UPDATE ON public.messages FOR EACH ROW EXECUTE FUNCTION tell_thread_part_change();

create table milestone_notes (
  id bigint not null generated always as identity,
  milestone_id uuid not null,
  side text not null,
  verb text not null,
  text text not null,
  at timestamp with time zone not null,
  CHECK ((side = ANY (ARRAY['client'::text, 'vendor'::text, 'admin'::text]))),
  FOREIGN KEY (milestone_id) REFERENCES milestones(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX milestone_notes_milestone ON public.milestone_notes USING btree (milestone_id, id);
CREATE TRIGGER milestone_notes_own_change AFTER INSERT ON public.milestone_notes FOR EACH ROW EXECUTE FUNCTION tell_milestone_note();

create table milestones (
  id uuid not null,
  engagement_id text not null,
  vendor_id text not null,
  client_id text,
  place integer not null,
  title text not null,
  cents bigint not null,
  fee_bps integer not null,
  status text not null,
  order_id uuid,
  approve_by timestamp with time zone,
  reminders integer not null default 0,
  released_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  created_at timestamp with time zone not null,
  tax_cents bigint not null default 0,
  clawed_cents bigint not null default 0,
  disputed_over text,
  job text not null default ''::text,
  CHECK (((clawed_cents >= 0) AND (clawed_cents <= released_cents))),
  CHECK (((fee_bps >= 0) AND (fee_bps <= 5000))),
  CHECK (((released_cents + refunded_cents) <= cents)),
  CHECK (((status <> ALL (ARRAY['funded'::text, 'submitted'::text, 'changes'::text, 'approved'::text, 'disputed'::text, 'released'::text, 'refunded'::text])) OR (order_id IS NOT NULL))),
  CHECK (((tax_cents >= 0) AND (tax_cents <= cents))),
  CHECK ((cents > 0)),
  CHECK ((disputed_over = ANY (ARRAY['job'::text, 'client'::text, 'vendor'::text]))),
  CHECK ((refunded_cents >= 0)),
  CHECK ((released_cents >= 0)),
  CHECK ((status = ANY (ARRAY['planned'::text, 'awaiting'::text, 'funded'::text, 'submitted'::text, 'changes'::text, 'approved'::text, 'disputed'::text, 'released'::text, 'refunded'::text, 'cancelled'::text, 'clawed-back'::text]))),
  FOREIGN KEY (client_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (order_id) REFERENCES orders(id),
  PRIMARY KEY (id),
  UNIQUE (engagement_id, place)
);
CREATE INDEX milestones_client ON public.milestones USING btree (client_id);
CREATE INDEX milestones_due ON public.milestones USING btree (approve_by) WHERE (status = 'submitted'::text);
CREATE INDEX milestones_order ON public.milestones USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX milestones_vendor ON public.milestones USING btree (vendor_id);
CREATE TRIGGER milestones_own_change AFTER INSERT OR UPDATE OF status, released_cents, refunded_cents ON public.milestones FOR EACH ROW EXECUTE FUNCTION tell_milestone_change();
CREATE TRIGGER milestones_status AFTER INSERT OR UPDATE OF status ON public.milestones FOR EACH ROW EXECUTE FUNCTION watch_money_status('milestone');

create table money_events (
  id bigint not null generated always as identity,
  what text not null,
  thing_id text not null,
  from_status text,
  to_status text not null,
  at timestamp with time zone not null default clock_timestamp(),
  PRIMARY KEY (id)
);
CREATE INDEX money_events_thing ON public.money_events USING btree (thing_id, id);

create table money_transitions (
  what text not null,
  from_status text not null,
  to_status text not null,
  PRIMARY KEY (what, from_status, to_status)
);

create table notification_preferences (
  user_id text not null,
  topic text not null,
  channel text not null,
  is_wanted boolean not null,
  CHECK ((channel = ANY (ARRAY['in-app'::text, 'email'::text, 'push'::text, 'daily'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, topic, channel)
);
CREATE TRIGGER notification_preferences_own_change AFTER INSERT OR DELETE OR UPDATE ON public.notification_preferences FOR EACH ROW EXECUTE FUNCTION tell_own_change('notification-preferences');

create table notifications (
  id bigint not null generated always as identity,
  public_id uuid not null default gen_random_uuid(),
  user_id text not null,
  topic text not null,
  title text not null,
  body text not null,
  href text not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (public_id)
);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, id DESC);
CREATE TRIGGER notifications_own_change AFTER INSERT OR DELETE OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION tell_own_change('notifications');

create table offer_drafts (
  id uuid not null,
  user_id text not null,
  listing_id bigint not null,
  form jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (user_id, listing_id)
);
CREATE INDEX offer_drafts_listing ON public.offer_drafts USING btree (listing_id);
CREATE TRIGGER offer_drafts_own_change AFTER INSERT OR DELETE ON public.offer_drafts FOR EACH ROW EXECUTE FUNCTION tell_own_change('offers');

create table offer_rounds (
  id uuid not null,
  listing_id bigint not null,
  user_id text not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  called_off_at timestamp with time zone,
  end_told_at timestamp with time zone,
  CHECK ((closes_at > opens_at)),
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX offer_rounds_end ON public.offer_rounds USING btree (closes_at) WHERE ((end_told_at IS NULL) AND (called_off_at IS NULL));
CREATE INDEX offer_rounds_listing ON public.offer_rounds USING btree (listing_id, opens_at);
CREATE INDEX offer_rounds_user ON public.offer_rounds USING btree (user_id);
CREATE TRIGGER offer_rounds_shared_change AFTER INSERT OR UPDATE ON public.offer_rounds FOR EACH ROW EXECUTE FUNCTION tell_offer_round_change();

create table offer_steps (
  offer_id uuid not null,
  step text not null,
  done_at timestamp with time zone not null,
  done_by text not null,
  FOREIGN KEY (done_by) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE,
  PRIMARY KEY (offer_id, step)
);
CREATE TRIGGER offer_steps_shared_change AFTER INSERT OR DELETE OR UPDATE ON public.offer_steps FOR EACH ROW EXECUTE FUNCTION tell_offer_part_change();

create table offer_versions (
  offer_id uuid not null,
  version integer not null,
  side text not null,
  terms jsonb not null,
  made_at timestamp with time zone not null,
  CHECK ((side = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE,
  PRIMARY KEY (offer_id, version)
);

create table offers (
  id uuid not null,
  listing_id bigint not null,
  user_id text not null,
  status text not null,
  version integer not null default 1,
  backup_number integer,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  soon_told_for timestamp with time zone,
  end_told_for timestamp with time zone,
  proof_checked_at timestamp with time zone,
  steps_told_until date,
  steps_late_told_until date,
  CHECK (((backup_number IS NOT NULL) = (status = 'backup'::text))),
  CHECK ((status = ANY (ARRAY['submitted'::text, 'viewed'::text, 'countered'::text, 'countered-several'::text, 'agreed'::text, 'accepted'::text, 'backup'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text, 'superseded'::text, 'released'::text]))),
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX offers_accepted ON public.offers USING btree (listing_id) WHERE (status = 'accepted'::text);
CREATE INDEX offers_expiry ON public.offers USING btree (expires_at) WHERE (end_told_for IS DISTINCT FROM expires_at);
CREATE INDEX offers_listing ON public.offers USING btree (listing_id, created_at);
CREATE UNIQUE INDEX offers_under_way ON public.offers USING btree (listing_id, user_id) WHERE (status = ANY (ARRAY['submitted'::text, 'viewed'::text, 'countered'::text, 'countered-several'::text, 'agreed'::text, 'accepted'::text, 'backup'::text]));
CREATE INDEX offers_user ON public.offers USING btree (user_id);
CREATE TRIGGER offers_own_change AFTER INSERT OR DELETE OR UPDATE ON public.offers FOR EACH ROW EXECUTE FUNCTION tell_own_change('offers');
CREATE TRIGGER offers_shared_change AFTER INSERT OR UPDATE ON public.offers FOR EACH ROW EXECUTE FUNCTION tell_offer_change();
CREATE TRIGGER offers_subject_ends AFTER DELETE ON public.offers FOR EACH ROW EXECUTE FUNCTION forget_subject('offer', 'id');

create table open_houses (
  id bigint not null generated always as identity,
  listing_id bigint not null,
  source_key text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  time_zone text not null,
  kind text not null default 'Public'::text,
  status text not null default 'Active'::text,
  remarks text,
  livestream_url text,
  CHECK ((ends_at > starts_at)),
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (listing_id, source_key)
);
CREATE INDEX open_houses_starts ON public.open_houses USING btree (starts_at);
CREATE TRIGGER open_houses_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.open_houses FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();
CREATE TRIGGER record_moved_open_houses AFTER UPDATE ON public.open_houses REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_moved_open_houses();
CREATE TRIGGER record_open_houses AFTER INSERT ON public.open_houses REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_open_houses();

create table orders (
  id uuid not null,
  user_id text,
  provider text not null,
  book text not null,
  purpose text not null,
  about text not null default ''::text,
  status text not null,
  items jsonb not null,
  lines jsonb not null,
  tax_lines jsonb not null,
  currency text not null default 'USD'::text,
  subtotal_cents bigint not null,
  discount_cents bigint not null,
  tax_cents bigint not null,
  total_cents bigint not null,
  promo_code text,
  state text not null,
  sealed_billing bytea,
  consent text not null,
  expires_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  created_at timestamp with time zone not null,
  own_listing_id uuid,
  number bigint not null generated always as identity,
  credit_of uuid,
  credit_cents bigint not null default 0,
  CHECK (((credit_cents >= 0) AND ((credit_of IS NULL) = (credit_cents = 0)))),
  CHECK (((discount_cents >= 0) AND (discount_cents <= subtotal_cents))),
  CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
  CHECK ((book = ANY (ARRAY['live'::text, 'sandbox'::text]))),
  CHECK ((currency = 'USD'::text)),
  CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  CHECK ((purpose = ANY (ARRAY['catalog'::text, 'renewal'::text, 'milestones'::text]))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'cancelled'::text]))),
  CHECK ((subtotal_cents >= 0)),
  CHECK ((tax_cents >= 0)),
  CHECK ((total_cents = ((subtotal_cents - discount_cents) + tax_cents))),
  FOREIGN KEY (credit_of) REFERENCES orders(id),
  FOREIGN KEY (own_listing_id) REFERENCES own_listings(id) ON DELETE SET NULL,
  FOREIGN KEY (promo_code) REFERENCES promo_codes(code),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX orders_about ON public.orders USING btree (about) WHERE (about <> ''::text);
CREATE INDEX orders_credit_asked ON public.orders USING btree ((((items -> 0) ->> 'of'::text))) WHERE (status = ANY (ARRAY['pending'::text, 'failed'::text]));
CREATE INDEX orders_credit_of ON public.orders USING btree (credit_of) WHERE (credit_of IS NOT NULL);
CREATE INDEX orders_newest ON public.orders USING btree (created_at DESC, id);
CREATE UNIQUE INDEX orders_number ON public.orders USING btree (number);
CREATE INDEX orders_open ON public.orders USING btree (expires_at) WHERE (status = ANY (ARRAY['pending'::text, 'failed'::text]));
CREATE INDEX orders_own_listing ON public.orders USING btree (own_listing_id) WHERE (own_listing_id IS NOT NULL);
CREATE INDEX orders_user ON public.orders USING btree (user_id, created_at DESC);
CREATE TRIGGER orders_status AFTER INSERT OR UPDATE OF status ON public.orders FOR EACH ROW EXECUTE FUNCTION watch_money_status('order');

create table orphaned_files (
  file_key text not null,
  orphaned_at timestamp with time zone not null default now(),
  PRIMARY KEY (file_key)
);

create table own_listing_events (
  id bigint not null generated always as identity,
  own_listing_id uuid not null,
  user_id text,
  status_before text not null,
  status_after text not null,
  price_before_cents bigint,
  price_after_cents bigint,
  reason text not null,
  effective_on date not null,
  occurred_at timestamp with time zone not null,
  FOREIGN KEY (own_listing_id) REFERENCES own_listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX own_listing_events_listing ON public.own_listing_events USING btree (own_listing_id, id);
CREATE INDEX own_listing_events_user ON public.own_listing_events USING btree (user_id) WHERE (user_id IS NOT NULL);

create table own_listing_people (
  own_listing_id uuid not null,
  user_id text not null,
  part text not null,
  joined_at timestamp with time zone not null,
  is_contact boolean not null default false,
  CHECK ((part = ANY (ARRAY['co-owner'::text, 'agent'::text, 'assistant'::text]))),
  FOREIGN KEY (own_listing_id) REFERENCES own_listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (own_listing_id, user_id)
);
CREATE UNIQUE INDEX own_listing_people_contact ON public.own_listing_people USING btree (own_listing_id) WHERE is_contact;
CREATE INDEX own_listing_people_user ON public.own_listing_people USING btree (user_id);
CREATE TRIGGER own_listing_people_own_change AFTER INSERT OR DELETE OR UPDATE ON public.own_listing_people FOR EACH ROW EXECUTE FUNCTION tell_own_change('own-listings');
CREATE TRIGGER own_listing_people_shared_change AFTER INSERT OR DELETE OR UPDATE ON public.own_listing_people FOR EACH ROW EXECUTE FUNCTION tell_own_listing_part_change();

create table own_listing_photos (
  id uuid not null,
  own_listing_id uuid not null,
  position integer not null,
  kind text not null default 'Photo'::text,
  file_key text not null,
  sha256 bytea not null,
  width integer not null,
  height integer not null,
  room text,
  caption text,
  alterations text[] not null default '{}'::text[],
  original_id uuid,
  removed_at timestamp with time zone,
  added_at timestamp with time zone not null,
  measures jsonb,
  whole_key text,
  turn smallint not null default 0,
  crop jsonb,
  cuts integer not null default 0,
  alt_text text,
  CHECK ((kind = ANY (ARRAY['Photo'::text, 'Floor Plan'::text]))),
  CHECK ((turn = ANY (ARRAY[0, 90, 180, 270]))),
  FOREIGN KEY (original_id) REFERENCES own_listing_photos(id) ON DELETE SET NULL,
  FOREIGN KEY (own_listing_id) REFERENCES own_listings(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX own_listing_photos_listing ON public.own_listing_photos USING btree (own_listing_id, "position");
CREATE INDEX own_listing_photos_original ON public.own_listing_photos USING btree (original_id) WHERE (original_id IS NOT NULL);
CREATE TRIGGER own_listing_photos_files_end AFTER DELETE ON public.own_listing_photos FOR EACH ROW EXECUTE FUNCTION orphan_photo_files();
CREATE TRIGGER own_listing_photos_shared_change AFTER INSERT OR DELETE OR UPDATE ON public.own_listing_photos FOR EACH ROW EXECUTE FUNCTION tell_own_listing_part_change();

create table own_listing_versions (
  own_listing_id uuid not null,
  version integer not null,
  user_id text,
  writer text,
  restored_version integer,
  changes jsonb not null,
  made_at timestamp with time zone not null,
  FOREIGN KEY (own_listing_id) REFERENCES own_listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (own_listing_id, version)
);
CREATE INDEX own_listing_versions_user ON public.own_listing_versions USING btree (user_id) WHERE (user_id IS NOT NULL);

create table own_listings (
  id uuid not null,
  user_id text not null,
  originating_system_name text not null,
  listing_key text not null,
  parcel_id bigint,
  relists_id uuid,
  standard_status text not null default 'Incomplete'::text,
  fields jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  writers jsonb not null default '{}'::jsonb,
  record jsonb,
  published_version integer,
  was_active boolean not null default false,
  archived_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  passed_words jsonb not null default '[]'::jsonb,
  plan jsonb not null default '{}'::jsonb,
  plan_writers jsonb not null default '{}'::jsonb,
  asks_contact boolean not null default false,
  alert_limits jsonb not null default '{}'::jsonb,
  sealed_lock_box bytea,
  lock_box_at timestamp with time zone,
  passed_papers jsonb not null default '[]'::jsonb,
  open_papers text[] not null default '{}'::text[],
  barred_at timestamp with time zone,
  FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE SET NULL,
  FOREIGN KEY (relists_id) REFERENCES own_listings(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (listing_key)
);
CREATE INDEX own_listings_parcel ON public.own_listings USING btree (parcel_id) WHERE (parcel_id IS NOT NULL);
CREATE INDEX own_listings_public_address ON public.own_listings USING btree (((record ->> 'PostalCode'::text)), lower((record ->> 'StreetNumber'::text))) WHERE (record IS NOT NULL);
CREATE INDEX own_listings_relists ON public.own_listings USING btree (relists_id) WHERE (relists_id IS NOT NULL);
CREATE INDEX own_listings_user ON public.own_listings USING btree (user_id);
CREATE TRIGGER own_listings_own_change AFTER INSERT OR DELETE OR UPDATE ON public.own_listings FOR EACH ROW EXECUTE FUNCTION tell_own_change('own-listings');
CREATE TRIGGER own_listings_shared_change AFTER UPDATE ON public.own_listings FOR EACH ROW EXECUTE FUNCTION tell_own_listing_change();
CREATE TRIGGER own_listings_subject_ends AFTER DELETE ON public.own_listings FOR EACH ROW EXECUTE FUNCTION forget_subject('own-listing', 'id');
CREATE TRIGGER own_listings_subject_passes AFTER UPDATE OF user_id ON public.own_listings FOR EACH ROW WHEN ((old.user_id IS DISTINCT FROM new.user_id)) EXECUTE FUNCTION hand_subject_on('own-listing', 'id');
CREATE TRIGGER own_listings_tie_showing_times AFTER UPDATE OF published_version ON public.own_listings FOR EACH ROW WHEN (((old.published_version IS NULL) AND (new.published_version IS NOT NULL))) EXECUTE FUNCTION tie_showing_times();

create table own_open_houses (
  id uuid not null,
  own_listing_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  remarks text,
  canceled_at timestamp with time zone,
  made_at timestamp with time zone not null,
  sequence integer not null default 0,
  CHECK ((ends_at > starts_at)),
  FOREIGN KEY (own_listing_id) REFERENCES own_listings(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX own_open_houses_listing ON public.own_open_houses USING btree (own_listing_id, starts_at);
CREATE TRIGGER own_open_houses_shared_change AFTER INSERT OR DELETE OR UPDATE ON public.own_open_houses FOR EACH ROW EXECUTE FUNCTION tell_own_listing_part_change();

create table own_places (
  id uuid not null,
  user_id text not null,
  name text not null,
  address text not null,
  longitude double precision not null,
  latitude double precision not null,
  created_at timestamp with time zone not null,
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX own_places_user ON public.own_places USING btree (user_id, created_at);
CREATE TRIGGER own_places_own_change AFTER INSERT OR DELETE OR UPDATE ON public.own_places FOR EACH ROW EXECUTE FUNCTION tell_own_change('own-places');

create table parcels (
  id bigint not null generated always as identity,
  source text not null,
  parcel_number text not null,
  unit_number text,
  address text not null,
  search_address text not null,
  city text not null,
  state_or_province text not null,
  postal_code text not null,
  neighborhood_id bigint,
  latitude double precision not null,
  longitude double precision not null,
  property_sub_type text,
  bedrooms_total smallint,
  bathrooms_full smallint,
  bathrooms_half smallint,
  living_area_sqft integer,
  lot_size_sqft integer,
  year_built smallint,
  stories_total smallint,
  garage_spaces smallint,
  facts jsonb not null default '{}'::jsonb,
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  FOREIGN KEY (neighborhood_id) REFERENCES places(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE NULLS NOT DISTINCT (source, parcel_number, unit_number)
);
CREATE INDEX parcels_number ON public.parcels USING btree (parcel_number);
CREATE INDEX parcels_place ON public.parcels USING btree (latitude, longitude);
CREATE INDEX parcels_search ON public.parcels USING btree (search_address text_pattern_ops);
CREATE TRIGGER market_changed AFTER UPDATE ON public.parcels REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parcels();
CREATE TRIGGER parcels_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.parcels FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();
CREATE TRIGGER parcels_subject_ends AFTER DELETE ON public.parcels REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_home_values();

create table parks (
  id bigint not null generated always as identity,
  source text not null,
  name text not null,
  latitude double precision not null,
  longitude double precision not null,
  boundary jsonb not null,
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  PRIMARY KEY (id)
);
CREATE INDEX parks_place ON public.parks USING btree (latitude, longitude);
CREATE INDEX parks_words ON public.parks USING gin (lower(name) gin_trgm_ops);
CREATE TRIGGER parks_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.parks FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table parties (
  id bigint not null generated always as identity,
  thread_id bigint not null,
  side text not null,
  user_id text,
  email text,
  name text not null,
  phone text,
  may_call boolean not null default false,
  consent jsonb,
  read_at timestamp with time zone,
  seen_at timestamp with time zone,
  left_at timestamp with time zone,
  is_pre_approved boolean,
  buys_when text,
  CHECK ((buys_when = ANY (ARRAY['now'::text, 'in-3-months'::text, 'in-6-months'::text, 'just-looking'::text]))),
  CHECK ((side = ANY (ARRAY['sender'::text, 'recipient'::text]))),
  FOREIGN KEY (thread_id) REFERENCES threads(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX parties_address ON public.parties USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX parties_left ON public.parties USING btree (left_at) WHERE (left_at IS NOT NULL);
CREATE INDEX parties_thread ON public.parties USING btree (thread_id);
CREATE INDEX parties_user ON public.parties USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER parties_change AFTER INSERT OR DELETE OR UPDATE ON public.parties FOR EACH ROW EXECUTE FUNCTION tell_thread_part_change();
CREATE TRIGGER parties_subject_passes AFTER UPDATE OF user_id ON public.parties FOR EACH ROW WHEN ((old.user_id IS DISTINCT FROM new.user_id)) EXECUTE FUNCTION hand_thread_on();

create table partner_deliveries (
  hook_id bigint not null,
  event_id bigint not null,
  state text not null default 'waiting'::text,
  attempts smallint not null default 0,
  due_at timestamp with time zone not null default now(),
  last_answer text,
  sent_at timestamp with time zone,
  CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'withdrawn'::text]))),
  FOREIGN KEY (event_id) REFERENCES partner_events(id) ON DELETE CASCADE,
  FOREIGN KEY (hook_id) REFERENCES partner_hooks(id) ON DELETE CASCADE,
  PRIMARY KEY (hook_id, event_id)
);
CREATE INDEX partner_deliveries_due_idx ON public.partner_deliveries USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE INDEX partner_deliveries_event_idx ON public.partner_deliveries USING btree (event_id);

create table partner_events (
  id bigint not null generated always as identity,
  public_id uuid not null default gen_random_uuid(),
  partner_id bigint not null,
  kind text not null,
  listing_id bigint,
  thread_id bigint,
  details jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  CHECK ((kind = ANY (ARRAY['listing.added'::text, 'listing.changed'::text, 'lead.created'::text, 'test'::text]))),
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  FOREIGN KEY (partner_id) REFERENCES partners(id) ON DELETE CASCADE,
  FOREIGN KEY (thread_id) REFERENCES threads(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (public_id)
);
CREATE INDEX partner_events_created_at_idx ON public.partner_events USING btree (created_at);
CREATE INDEX partner_events_listing_idx ON public.partner_events USING btree (listing_id);
CREATE INDEX partner_events_partner_idx ON public.partner_events USING btree (partner_id, created_at);
CREATE INDEX partner_events_thread_idx ON public.partner_events USING btree (thread_id);
CREATE TRIGGER partner_deliveries_planned AFTER INSERT ON public.partner_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION plan_partner_deliveries();

create table partner_hooks (
  id bigint not null generated always as identity,
  public_id uuid not null default gen_random_uuid(),
  partner_id bigint not null,
  address text not null,
  secret bytea not null,
  kinds text[] not null,
  created_at timestamp with time zone not null,
  failing_since timestamp with time zone,
  paused_at timestamp with time zone,
  CHECK ((cardinality(kinds) > 0)),
  CHECK ((length(address) <= 1000)),
  FOREIGN KEY (partner_id) REFERENCES partners(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (partner_id, address),
  UNIQUE (public_id)
);

create table partner_offices (
  partner_id bigint not null,
  originating_system_name text not null,
  list_office_key text not null,
  FOREIGN KEY (partner_id) REFERENCES partners(id) ON DELETE CASCADE,
  PRIMARY KEY (partner_id, originating_system_name, list_office_key)
);
CREATE INDEX partner_offices_office_idx ON public.partner_offices USING btree (originating_system_name, list_office_key);

create table partners (
  id bigint not null generated always as identity,
  name text not null,
  key_hash bytea not null,
  rights jsonb not null,
  created_at timestamp with time zone not null,
  last_used_on date,
  revoked_at timestamp with time zone,
  CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  PRIMARY KEY (id),
  UNIQUE (key_hash),
  UNIQUE (name)
);

create table passkeys (
  id text not null,
  user_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  is_backed_up boolean not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);
CREATE TRIGGER passkeys_own_change AFTER INSERT OR DELETE OR UPDATE ON public.passkeys FOR EACH ROW EXECUTE FUNCTION tell_own_change('auth');

create table payment_events (
  provider text not null,
  id text not null,
  about text not null,
  object_id text not null,
  account_id text,
  happened_at timestamp with time zone not null,
  received_at timestamp with time zone not null default clock_timestamp(),
  deliveries integer not null default 1,
  worked_at timestamp with time zone,
  failure text,
  PRIMARY KEY (provider, id)
);
CREATE INDEX payment_events_object ON public.payment_events USING btree (object_id);
CREATE INDEX payment_events_open ON public.payment_events USING btree (received_at) WHERE (worked_at IS NULL);

create table payments (
  id uuid not null,
  order_id uuid not null,
  provider text not null,
  status text not null,
  cents bigint not null,
  fee_cents bigint,
  checkout_id text,
  checkout_url text,
  provider_id text,
  failure text,
  card_brand text,
  card_last4 text,
  customer_id text,
  method_id text,
  is_extra boolean not null default false,
  first_tried_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  CHECK ((cents > 0)),
  CHECK ((fee_cents >= 0)),
  CHECK ((length(card_last4) = 4)),
  CHECK ((status = ANY (ARRAY['created'::text, 'action'::text, 'processing'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text]))),
  FOREIGN KEY (order_id) REFERENCES orders(id),
  PRIMARY KEY (id),
  UNIQUE (checkout_id),
  UNIQUE (provider_id)
);
CREATE UNIQUE INDEX payments_open ON public.payments USING btree (order_id) WHERE (status = ANY (ARRAY['created'::text, 'action'::text]));
CREATE INDEX payments_order ON public.payments USING btree (order_id, created_at);
CREATE TRIGGER payments_status AFTER INSERT OR UPDATE OF status ON public.payments FOR EACH ROW EXECUTE FUNCTION watch_money_status('payment');

create table payouts (
  id uuid not null,
  vendor_id text not null,
  provider text not null,
  book text not null,
  account_id text not null,
  cents bigint not null,
  status text not null,
  attempt integer not null default 0,
  transfer_id text,
  provider_id text,
  first_tried_at timestamp with time zone,
  created_at timestamp with time zone not null,
  transfer_cents bigint not null default 0,
  CHECK (((transfer_cents >= 0) AND (transfer_cents <= cents))),
  CHECK ((book = ANY (ARRAY['live'::text, 'sandbox'::text]))),
  CHECK ((cents > 0)),
  CHECK ((status = ANY (ARRAY['queued'::text, 'transit'::text, 'paid'::text, 'failed'::text, 'cancelled'::text]))),
  PRIMARY KEY (id),
  UNIQUE (provider_id),
  UNIQUE (transfer_id)
);
CREATE INDEX payouts_open ON public.payouts USING btree (created_at) WHERE (status = ANY (ARRAY['queued'::text, 'transit'::text]));
CREATE UNIQUE INDEX payouts_under_way ON public.payouts USING btree (vendor_id, book) WHERE (status = ANY (ARRAY['queued'::text, 'transit'::text]));
CREATE INDEX payouts_vendor ON public.payouts USING btree (vendor_id, created_at DESC);
CREATE TRIGGER payouts_status AFTER INSERT OR UPDATE OF status ON public.payouts FOR EACH ROW EXECUTE FUNCTION watch_money_status('payout');

create table places (
  id bigint not null generated always as identity,
  slug text not null,
  kind text not null,
  name text not null,
  search_name text not null,
  parent_id bigint,
  state_or_province text,
  source text not null,
  latitude double precision,
  longitude double precision,
  west double precision,
  south double precision,
  east double precision,
  north double precision,
  boundary jsonb,
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CHECK ((kind = ANY (ARRAY['state'::text, 'county'::text, 'city'::text, 'neighborhood'::text, 'zip'::text]))),
  FOREIGN KEY (parent_id) REFERENCES places(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (slug),
  UNIQUE NULLS NOT DISTINCT (source, kind, name, parent_id)
);
CREATE INDEX places_fuzzy ON public.places USING gin (search_name gin_trgm_ops);
CREATE INDEX places_name ON public.places USING btree (search_name, kind);
CREATE INDEX places_parent ON public.places USING btree (parent_id);
CREATE INDEX places_search ON public.places USING btree (search_name text_pattern_ops);
CREATE INDEX places_zip_box ON public.places USING gist (box(point(west, south), point(east, north))) WHERE (kind = 'zip'::text);
CREATE TRIGGER places_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.places FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table pois (
  id bigint not null generated always as identity,
  source text not null,
  kind text not null,
  name text not null,
  latitude double precision not null,
  longitude double precision not null,
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  PRIMARY KEY (id)
);
CREATE INDEX pois_place ON public.pois USING btree (latitude, longitude);
CREATE INDEX pois_words ON public.pois USING gin (lower(name) gin_trgm_ops);
CREATE TRIGGER pois_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.pois FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table price_history (
  id bigint not null generated always as identity,
  listing_id bigint not null,
  event text not null,
  price_cents bigint,
  effective_at timestamp with time zone not null,
  observed_at timestamp with time zone not null default now(),
  CHECK ((event = ANY (ARRAY['Listed'::text, 'PriceChange'::text, 'Contingent'::text, 'Pending'::text, 'BackOnMarket'::text, 'Sold'::text, 'Withdrawn'::text, 'Canceled'::text, 'Expired'::text, 'Hold'::text, 'Relisted'::text, 'Deleted'::text]))),
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE NULLS NOT DISTINCT (listing_id, event, effective_at, price_cents)
);
CREATE TRIGGER market_added AFTER INSERT ON public.price_history REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_history();
CREATE TRIGGER market_removed AFTER DELETE ON public.price_history REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_removed_history();
CREATE TRIGGER price_history_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.price_history FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table privacy_questions (
  id uuid not null,
  user_id text,
  kind text not null,
  body text not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  extended_at timestamp with time zone,
  answer text,
  answered_at timestamp with time zone,
  email text,
  confirm_hash bytea,
  confirmed_at timestamp with time zone,
  CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CHECK (((user_id IS NOT NULL) OR ((email IS NOT NULL) AND (confirm_hash IS NOT NULL)))),
  CHECK ((kind = ANY (ARRAY['correct'::text, 'limit'::text, 'other'::text, 'copy'::text, 'erasure'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (confirm_hash)
);
CREATE INDEX privacy_questions_address ON public.privacy_questions USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX privacy_questions_open ON public.privacy_questions USING btree (due_at) WHERE (answered_at IS NULL);
CREATE INDEX privacy_questions_person ON public.privacy_questions USING btree (user_id, asked_at);
CREATE TRIGGER privacy_questions_own_change AFTER INSERT OR DELETE OR UPDATE ON public.privacy_questions FOR EACH ROW EXECUTE FUNCTION tell_own_change('privacy');

create table promo_codes (
  code text not null,
  kind text not null,
  value integer not null,
  items text[] not null default '{}'::text[],
  least_cents bigint not null default 0,
  most_uses integer not null,
  uses integer not null default 0,
  once_each boolean not null default true,
  from_day date not null,
  until_day date,
  CHECK (((uses >= 0) AND (uses <= most_uses))),
  CHECK (((value > 0) AND ((kind = 'cents'::text) OR (value <= 100)))),
  CHECK ((kind = ANY (ARRAY['percent'::text, 'cents'::text]))),
  CHECK ((most_uses > 0)),
  PRIMARY KEY (code)
);

create table promo_uses (
  order_id uuid not null,
  code text not null,
  who text not null,
  freed_at timestamp with time zone,
  FOREIGN KEY (code) REFERENCES promo_codes(code),
  FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  PRIMARY KEY (order_id)
);
CREATE UNIQUE INDEX promo_uses_once ON public.promo_uses USING btree (code, who) WHERE (freed_at IS NULL);

create table provider_accounts (
  provider text not null,
  provider_account_id text not null,
  user_id text not null,
  email text,
  linked_at timestamp with time zone not null,
  CHECK ((provider = ANY (ARRAY['google'::text, 'facebook'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (provider, provider_account_id),
  UNIQUE (user_id, provider)
);
CREATE TRIGGER provider_accounts_own_change AFTER INSERT OR DELETE OR UPDATE ON public.provider_accounts FOR EACH ROW EXECUTE FUNCTION tell_own_change('auth');

create table push_devices (
  id bigint not null generated always as identity,
  public_id uuid not null default gen_random_uuid(),
  user_id text not null,
  session_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth_token text not null,
  label text not null,
  time_zone text not null,
  created_at timestamp with time zone not null,
  last_sent_at timestamp with time zone,
  CHECK ((length(auth_token) <= 40)),
  CHECK ((length(endpoint) <= 1000)),
  CHECK ((length(label) <= 100)),
  CHECK ((length(p256dh) <= 100)),
  CHECK ((length(time_zone) <= 60)),
  FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (endpoint),
  UNIQUE (public_id)
);
CREATE INDEX push_devices_session_id_idx ON public.push_devices USING btree (session_id);
CREATE INDEX push_devices_user_id_idx ON public.push_devices USING btree (user_id);
CREATE TRIGGER push_devices_own_change AFTER INSERT OR DELETE ON public.push_devices FOR EACH ROW EXECUTE FUNCTION tell_own_change('auth');

create table push_messages (
  id bigint not null generated always as identity,
  device_id bigint not null,
  topic text not null,
  title text not null,
  body text not null,
  href text not null,
  created_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  attempts smallint not null default 0,
  FOREIGN KEY (device_id) REFERENCES push_devices(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX push_messages_device_id_idx ON public.push_messages USING btree (device_id);
CREATE INDEX push_messages_due_at_idx ON public.push_messages USING btree (due_at);
CREATE TRIGGER push_messages_announced AFTER INSERT ON public.push_messages FOR EACH STATEMENT EXECUTE FUNCTION announce_push();

create table quarantined_records (
  id bigint not null generated always as identity,
  run_id bigint,
  origin text not null,
  source_key text,
  record_number bigint not null,
  line bigint,
  payload jsonb not null,
  payload_hash bytea not null,
  reasons jsonb not null,
  state text not null default 'open'::text,
  attempts integer not null default 1,
  first_seen_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  feed_id bigint,
  resource text not null default 'Property'::text,
  CHECK ((state = ANY (ARRAY['open'::text, 'fixed'::text, 'ignored'::text]))),
  FOREIGN KEY (feed_id) REFERENCES feeds(id) ON DELETE CASCADE,
  FOREIGN KEY (run_id) REFERENCES ingest_runs(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (origin, payload_hash)
);
CREATE INDEX quarantined_records_feed ON public.quarantined_records USING btree (feed_id, state, id) WHERE (feed_id IS NOT NULL);
CREATE INDEX quarantined_records_open ON public.quarantined_records USING btree (source_key) WHERE (state = 'open'::text);

create table quotes (
  id uuid not null,
  lead_id uuid not null,
  version integer not null,
  status text not null,
  terms jsonb not null,
  total_cents bigint not null,
  valid_until timestamp with time zone not null,
  made_by text,
  made_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  CHECK ((status = ANY (ARRAY['sent'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'superseded'::text, 'passed-over'::text, 'expired'::text]))),
  CHECK ((total_cents > 0)),
  FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (lead_id, version)
);
CREATE INDEX quotes_made_by ON public.quotes USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE UNIQUE INDEX quotes_open ON public.quotes USING btree (lead_id) WHERE (status = ANY (ARRAY['sent'::text, 'accepted'::text]));

create table rate_limits (
  key text not null,
  slot bigint not null,
  slots integer[] not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (key)
);
CREATE INDEX rate_limits_changed ON public.rate_limits USING btree (changed_at);

create table recovery_codes (
  user_id text not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, code_hash)
);

create table refunds (
  id uuid not null,
  payment_id uuid not null,
  status text not null,
  cents bigint not null,
  tax_cents bigint not null default 0,
  reason text not null,
  requested_by text,
  first_approver text,
  second_approver text,
  answer text not null default ''::text,
  provider_id text,
  attempt integer not null default 0,
  first_tried_at timestamp with time zone,
  created_at timestamp with time zone not null,
  former_ids text[] not null default '{}'::text[],
  is_automatic boolean not null default false,
  part text,
  credit_of uuid,
  overtaken_by uuid,
  overtaken_cents bigint not null default 0,
  is_overtaken_late boolean not null default false,
  CHECK ((((overtaken_cents >= 0) AND (overtaken_cents <= cents)) AND ((overtaken_by IS NULL) = (overtaken_cents = 0)))),
  CHECK (((tax_cents >= 0) AND (tax_cents <= cents))),
  CHECK ((cents > 0)),
  CHECK ((first_approver <> second_approver)),
  CHECK ((status = ANY (ARRAY['requested'::text, 'rejected'::text, 'submitted'::text, 'succeeded'::text, 'failed'::text]))),
  FOREIGN KEY (credit_of) REFERENCES orders(id),
  FOREIGN KEY (overtaken_by) REFERENCES disputes(id),
  FOREIGN KEY (payment_id) REFERENCES payments(id),
  PRIMARY KEY (id),
  UNIQUE (provider_id)
);
CREATE INDEX refunds_credit_of ON public.refunds USING btree (credit_of) WHERE (credit_of IS NOT NULL);
CREATE INDEX refunds_open ON public.refunds USING btree (created_at) WHERE (status = ANY (ARRAY['requested'::text, 'submitted'::text, 'failed'::text]));
CREATE INDEX refunds_overtaken_by ON public.refunds USING btree (overtaken_by) WHERE (overtaken_by IS NOT NULL);
CREATE INDEX refunds_payment ON public.refunds USING btree (payment_id);
CREATE TRIGGER refunds_covered AFTER INSERT OR UPDATE OF cents, status ON public.refunds FOR EACH ROW EXECUTE FUNCTION hold_refunds();
CREATE TRIGGER refunds_status AFTER INSERT OR UPDATE OF status ON public.refunds FOR EACH ROW EXECUTE FUNCTION watch_money_status('refund');

create table remark_vectors (
  listing_id bigint not null,
  remarks_md5 text not null,
  vector bytea not null,
  commonness real not null,
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  PRIMARY KEY (listing_id)
);

create table reminder_choices (
  user_id text not null,
  in_app integer[] not null,
  by_mail integer[] not null,
  updated_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE TRIGGER reminder_choices_own_change AFTER INSERT OR DELETE OR UPDATE ON public.reminder_choices FOR EACH ROW EXECUTE FUNCTION tell_own_change('appointments');

create table reply_links (
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  party_id bigint not null,
  FOREIGN KEY (party_id) REFERENCES parties(id) ON DELETE CASCADE,
  PRIMARY KEY (token_hash)
);
CREATE INDEX reply_links_expiry ON public.reply_links USING btree (expires_at);
CREATE INDEX reply_links_party ON public.reply_links USING btree (party_id);

create table reply_templates (
  id uuid not null,
  user_id text not null,
  title text not null,
  body text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX reply_templates_user ON public.reply_templates USING btree (user_id);
CREATE TRIGGER reply_templates_own_change AFTER INSERT OR DELETE OR UPDATE ON public.reply_templates FOR EACH ROW EXECUTE FUNCTION tell_own_change('reply-templates');

create table request_vendors (
  request_id uuid not null,
  vendor_id uuid not null,
  place integer not null,
  consent_version text not null,
  consented_at timestamp with time zone not null,
  fit jsonb,
  FOREIGN KEY (request_id) REFERENCES service_requests(id) ON DELETE CASCADE,
  FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  PRIMARY KEY (request_id, vendor_id)
);
CREATE INDEX request_vendors_vendor ON public.request_vendors USING btree (vendor_id);

create table retention_weeks (
  week date not null,
  after_weeks smallint not null,
  people integer not null,
  is_invented boolean not null default false,
  PRIMARY KEY (week, after_weeks, is_invented)
);

create table reviews (
  id uuid not null,
  engagement_id uuid not null,
  vendor_id uuid not null,
  category_key text not null,
  user_id text not null,
  stars integer not null,
  aspects jsonb not null default '{}'::jsonb,
  body text not null,
  status text not null default 'shown'::text,
  status_reason text not null default ''::text,
  written_at timestamp with time zone not null,
  reply text,
  replied_at timestamp with time zone,
  replied_by text,
  CHECK (((reply IS NULL) = (replied_at IS NULL))),
  CHECK (((stars >= 1) AND (stars <= 5))),
  CHECK ((status = ANY (ARRAY['shown'::text, 'held'::text, 'removed'::text]))),
  FOREIGN KEY (engagement_id) REFERENCES engagements(id) ON DELETE CASCADE,
  FOREIGN KEY (replied_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (engagement_id)
);
CREATE INDEX reviews_replied_by ON public.reviews USING btree (replied_by) WHERE (replied_by IS NOT NULL);
CREATE INDEX reviews_user ON public.reviews USING btree (user_id);
CREATE INDEX reviews_vendor ON public.reviews USING btree (vendor_id, written_at);
CREATE TRIGGER reviews_own_change AFTER INSERT OR UPDATE ON public.reviews FOR EACH ROW EXECUTE FUNCTION tell_engagement_change();
CREATE TRIGGER reviews_public_data AFTER INSERT OR DELETE OR UPDATE ON public.reviews FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table roadmap_members (
  roadmap_id text not null,
  user_id text not null,
  joined_at timestamp with time zone not null,
  FOREIGN KEY (roadmap_id) REFERENCES roadmaps(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (roadmap_id, user_id)
);
CREATE INDEX roadmap_members_user ON public.roadmap_members USING btree (user_id);
CREATE TRIGGER roadmap_members_own_change AFTER INSERT OR DELETE OR UPDATE ON public.roadmap_members FOR EACH ROW EXECUTE FUNCTION tell_own_change('joined-roadmaps');
CREATE TRIGGER roadmap_members_shared_change AFTER INSERT OR DELETE ON public.roadmap_members FOR EACH ROW EXECUTE FUNCTION tell_roadmap_part_change();

create table roadmap_tasks (
  id text not null,
  roadmap_id text not null,
  user_id text not null,
  template_key text,
  stage text not null,
  title text not null,
  owner text not null,
  due_on date,
  status text not null,
  note text,
  position integer not null,
  done_at timestamp with time zone,
  told_ahead_of date,
  told_late_of date,
  CHECK ((status = ANY (ARRAY['open'::text, 'doing'::text, 'done'::text, 'skipped'::text]))),
  FOREIGN KEY (roadmap_id) REFERENCES roadmaps(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (roadmap_id, template_key)
);
CREATE INDEX roadmap_tasks_due ON public.roadmap_tasks USING btree (due_on) WHERE ((status = ANY (ARRAY['open'::text, 'doing'::text])) AND (due_on IS NOT NULL));
CREATE INDEX roadmap_tasks_roadmap ON public.roadmap_tasks USING btree (roadmap_id, "position");
CREATE INDEX roadmap_tasks_user ON public.roadmap_tasks USING btree (user_id);
CREATE TRIGGER roadmap_tasks_shared_change AFTER INSERT OR DELETE OR UPDATE ON public.roadmap_tasks FOR EACH ROW EXECUTE FUNCTION tell_roadmap_part_change();
CREATE TRIGGER roadmap_tasks_subject_ends AFTER DELETE ON public.roadmap_tasks FOR EACH ROW EXECUTE FUNCTION forget_subject('roadmap-task', 'id');
CREATE TRIGGER roadmap_tasks_subject_passes AFTER UPDATE OF user_id ON public.roadmap_tasks FOR EACH ROW WHEN ((old.user_id IS DISTINCT FROM new.user_id)) EXECUTE FUNCTION hand_subject_on('roadmap-task', 'id');

create table roadmaps (
  id text not null,
  user_id text not null,
  started_as text not null,
  home_label text,
  accepted_on date,
  closing_on date,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  co_buyer_name text,
  contract_of uuid,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (user_id)
);
CREATE TRIGGER roadmaps_own_change AFTER INSERT OR DELETE OR UPDATE ON public.roadmaps FOR EACH ROW EXECUTE FUNCTION tell_own_change('roadmap');
CREATE TRIGGER roadmaps_shared_change AFTER UPDATE ON public.roadmaps FOR EACH ROW EXECUTE FUNCTION tell_roadmap_change();
CREATE TRIGGER roadmaps_subject_ends AFTER DELETE ON public.roadmaps FOR EACH ROW EXECUTE FUNCTION forget_subject('roadmap', 'id');
CREATE TRIGGER roadmaps_subject_passes AFTER UPDATE OF user_id ON public.roadmaps FOR EACH ROW WHEN ((old.user_id IS DISTINCT FROM new.user_id)) EXECUTE FUNCTION hand_subject_on('roadmap', 'id');

create table role_grants (
  user_id text not null,
  role text not null,
  granted_at timestamp with time zone not null,
  granted_by text not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, role)
);
CREATE INDEX role_grants_admin ON public.role_grants USING btree (user_id) WHERE (role = 'admin'::text);

create table sale_odds (
  state_or_province text not null,
  city text not null default ''::text,
  property_sub_type text not null default ''::text,
  as_of date not null,
  listed_from date not null,
  learned_at timestamp with time zone not null,
  weeks smallint not null,
  learned jsonb not null,
  CHECK (((weeks >= 0) AND (weeks <= 26))),
  PRIMARY KEY (state_or_province, city, property_sub_type)
);

create table sales (
  id bigint not null generated always as identity,
  source text not null,
  parcel_id bigint not null,
  list_date date,
  contract_date date,
  close_date date not null,
  original_list_price_cents bigint,
  list_price_cents bigint,
  close_price_cents bigint not null,
  concessions_cents bigint not null default 0,
  financing text,
  arms_length boolean not null default true,
  CHECK ((close_price_cents > 0)),
  FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (parcel_id, close_date)
);
CREATE INDEX sales_close_date ON public.sales USING btree (close_date);
CREATE TRIGGER market_added AFTER INSERT ON public.sales REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_sales();
CREATE TRIGGER market_changed AFTER UPDATE ON public.sales REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_changed_sales();
CREATE TRIGGER market_removed AFTER DELETE ON public.sales REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_removed_sales();
CREATE TRIGGER sales_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sales FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table sandbox_events (
  id text not null,
  about text not null,
  object_id text not null,
  account text,
  at timestamp with time zone not null,
  deliver_at timestamp with time zone not null,
  deliveries smallint not null,
  PRIMARY KEY (id)
);
CREATE INDEX sandbox_events_at ON public.sandbox_events USING btree (at);
CREATE INDEX sandbox_events_due ON public.sandbox_events USING btree (deliver_at) WHERE (deliveries > 0);

create table sandbox_lines (
  id bigint not null generated always as identity,
  account text not null,
  kind text not null,
  object_id text not null,
  cents bigint not null,
  fee_cents bigint not null,
  at timestamp with time zone not null,
  PRIMARY KEY (id)
);
CREATE INDEX sandbox_lines_account ON public.sandbox_lines USING btree (account, at);

create table sandbox_objects (
  id text not null,
  kind text not null,
  key text,
  request_hash text,
  state jsonb not null,
  made_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (key)
);

create table saved_areas (
  user_id text not null,
  place_id bigint not null,
  property_type text not null,
  told_through date,
  created_at timestamp with time zone not null,
  FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, place_id, property_type)
);
CREATE INDEX saved_areas_place ON public.saved_areas USING btree (place_id);
CREATE TRIGGER saved_areas_own_change AFTER INSERT OR DELETE OR UPDATE ON public.saved_areas FOR EACH ROW EXECUTE FUNCTION tell_own_change('saved-areas');

create table saved_experts (
  user_id text not null,
  vendor_id uuid not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, vendor_id)
);
CREATE INDEX saved_experts_vendor ON public.saved_experts USING btree (vendor_id);
CREATE TRIGGER saved_experts_own_change AFTER INSERT OR DELETE OR UPDATE ON public.saved_experts FOR EACH ROW EXECUTE FUNCTION tell_own_change('saved-experts');

create table saved_search_cells (
  saved_search_id bigint not null,
  cells int8range not null,
  prices int8range not null,
  FOREIGN KEY (saved_search_id) REFERENCES saved_searches(id) ON DELETE CASCADE
);
CREATE INDEX saved_search_cells_search ON public.saved_search_cells USING btree (saved_search_id);
CREATE INDEX saved_search_cells_stab ON public.saved_search_cells USING gist (cells, prices);

create table saved_search_matches (
  saved_search_id bigint not null,
  event_id bigint not null,
  kind text not null,
  CHECK ((kind = ANY (ARRAY['new'::text, 'price'::text, 'status'::text, 'open-house'::text]))),
  FOREIGN KEY (event_id) REFERENCES listing_events(id) ON DELETE CASCADE,
  FOREIGN KEY (saved_search_id) REFERENCES saved_searches(id) ON DELETE CASCADE,
  PRIMARY KEY (saved_search_id, event_id)
);
CREATE INDEX saved_search_matches_event ON public.saved_search_matches USING btree (event_id);
CREATE TRIGGER saved_search_news AFTER INSERT ON public.saved_search_matches REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_search_news();

create table saved_search_places (
  saved_search_id bigint not null,
  place_id bigint not null,
  prices int8range not null,
  FOREIGN KEY (saved_search_id) REFERENCES saved_searches(id) ON DELETE CASCADE
);
CREATE INDEX saved_search_places_place ON public.saved_search_places USING btree (place_id) INCLUDE (saved_search_id, prices);
CREATE INDEX saved_search_places_search ON public.saved_search_places USING btree (saved_search_id);

create table saved_searches (
  id bigint not null generated always as identity,
  public_id uuid not null,
  user_id text,
  email text,
  name text not null,
  filters jsonb not null,
  statuses text[] not null,
  kinds text[] not null,
  only_price_cuts boolean not null,
  channels text[] not null,
  frequency text not null,
  mail_cap smallint not null,
  confirm_hash bytea,
  confirmed_at timestamp with time zone,
  consent jsonb,
  after_event_id bigint not null default 0,
  seen_event_id bigint not null default 0,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  time_zone text,
  CHECK (((mail_cap >= 1) AND (mail_cap <= 50))),
  CHECK (((user_id IS NULL) <> (email IS NULL))),
  CHECK ((frequency = ANY (ARRAY['instant'::text, 'daily'::text, 'weekly'::text, 'off'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (confirm_hash),
  UNIQUE (public_id)
);
CREATE INDEX saved_searches_email ON public.saved_searches USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX saved_searches_user ON public.saved_searches USING btree (user_id);
CREATE TRIGGER saved_searches_own_change AFTER INSERT OR DELETE OR UPDATE ON public.saved_searches FOR EACH ROW EXECUTE FUNCTION tell_own_change('saved-searches');

create table schedule_hosts (
  schedule_id bigint not null,
  user_id text not null,
  position integer not null,
  FOREIGN KEY (schedule_id) REFERENCES schedules(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (schedule_id, user_id)
);
CREATE INDEX schedule_hosts_user ON public.schedule_hosts USING btree (user_id);

create table schedules (
  id bigint not null generated always as identity,
  listing_id bigint,
  time_zone text not null,
  rules jsonb not null,
  overrides jsonb not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  user_id text,
  handle text,
  hosting text,
  draft_key text,
  CHECK (((num_nonnulls(listing_id, user_id, draft_key) = 1) AND ((handle IS NULL) OR (user_id IS NOT NULL)))),
  CHECK ((handle ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'::text)),
  CHECK ((hosting = ANY (ARRAY['any'::text, 'all'::text, 'round-robin'::text]))),
  FOREIGN KEY (draft_key) REFERENCES own_listings(listing_key) ON DELETE CASCADE,
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (draft_key),
  UNIQUE (handle),
  UNIQUE (listing_id),
  UNIQUE (user_id)
);
CREATE TRIGGER schedules_host_change AFTER INSERT OR UPDATE ON public.schedules FOR EACH ROW WHEN ((new.user_id IS NULL)) EXECUTE FUNCTION tell_schedule_hosts();
CREATE TRIGGER schedules_own_change AFTER INSERT OR DELETE OR UPDATE ON public.schedules FOR EACH ROW EXECUTE FUNCTION tell_own_change('appointments');
CREATE TRIGGER schedules_subject_ends AFTER DELETE ON public.schedules FOR EACH ROW EXECUTE FUNCTION forget_subject('schedule', 'id');

create table schools (
  id bigint not null generated always as identity,
  source text not null,
  name text not null,
  level text not null,
  district text not null,
  latitude double precision not null,
  longitude double precision not null,
  attendance jsonb,
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CHECK ((level = ANY (ARRAY['elementary'::text, 'middle'::text, 'high'::text]))),
  PRIMARY KEY (id)
);
CREATE INDEX schools_source ON public.schools USING btree (source);
CREATE INDEX schools_words ON public.schools USING gin (lower(name) gin_trgm_ops);
CREATE TRIGGER schools_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.schools FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table seller_defaults (
  user_id text not null,
  compensation text,
  compensation_text text not null,
  updated_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE TRIGGER seller_defaults_own_change AFTER INSERT OR DELETE OR UPDATE ON public.seller_defaults FOR EACH ROW EXECUTE FUNCTION tell_own_change('own-listings');

create table service_category_fees (
  category_key text not null,
  fee_model text not null,
  CHECK ((fee_model = ANY (ARRAY['accepted-quote'::text, 'subscription'::text]))),
  PRIMARY KEY (category_key, fee_model)
);

create table service_requests (
  id uuid not null,
  number bigint not null generated always as identity,
  user_id text,
  category_key text not null,
  status text not null,
  version integer not null default 1,
  description text not null default ''::text,
  answers jsonb not null default '{}'::jsonb,
  address text not null default ''::text,
  city text not null default ''::text,
  state text not null default ''::text,
  postal_code text not null default ''::text,
  latitude double precision,
  longitude double precision,
  starts_on date,
  ends_on date,
  budget_cents bigint,
  access_notes text not null default ''::text,
  phone text not null default ''::text,
  may_call boolean not null default false,
  max_pros integer not null default 3,
  accepted_count integer not null default 0,
  next_change_at timestamp with time zone,
  created_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  closes_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  CHECK (((accepted_count >= 0) AND (accepted_count <= max_pros))),
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((latitude IS NULL) = (longitude IS NULL))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CHECK (((status = 'draft'::text) OR ((closes_at IS NOT NULL) AND (submitted_at IS NOT NULL) AND (latitude IS NOT NULL)))),
  CHECK ((budget_cents > 0)),
  CHECK ((max_pros >= 1)),
  CHECK ((state ~ '^([A-Z]{2})?$'::text)),
  CHECK ((status = ANY (ARRAY['draft'::text, 'open'::text, 'hired'::text, 'withdrawn'::text, 'closed'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX service_requests_due ON public.service_requests USING btree (next_change_at) WHERE (next_change_at IS NOT NULL);
CREATE INDEX service_requests_user ON public.service_requests USING btree (user_id, created_at);
CREATE TRIGGER service_requests_left AFTER UPDATE OF user_id ON public.service_requests FOR EACH ROW WHEN (((old.user_id IS NOT NULL) AND (new.user_id IS NULL))) EXECUTE FUNCTION leave_service_request();
CREATE TRIGGER service_requests_own_change AFTER INSERT OR UPDATE ON public.service_requests FOR EACH ROW EXECUTE FUNCTION tell_request_change();
CREATE TRIGGER service_requests_subject_ends AFTER DELETE ON public.service_requests FOR EACH ROW EXECUTE FUNCTION forget_subject('service-request', 'id');

create table sessions (
  id text not null,
  user_id text not null,
  token_hash bytea not null,
  method text not null,
  has_second_factor boolean not null default false,
  address text not null,
  device text not null,
  created_at timestamp with time zone not null,
  authenticated_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  CHECK ((method = ANY (ARRAY['password'::text, 'google'::text, 'facebook'::text, 'passkey'::text, 'demo'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (token_hash)
);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id, last_seen_at DESC);
CREATE TRIGGER sessions_own_change AFTER INSERT OR DELETE ON public.sessions FOR EACH ROW EXECUTE FUNCTION tell_own_change('auth');

create table share_links (
  id bigint not null generated always as identity,
  public_id uuid not null,
  user_id text not null,
  has_own_words boolean not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  views integer not null default 0,
  last_viewed_at timestamp with time zone,
  subject_id bigint not null,
  session_id text,
  FOREIGN KEY (subject_id) REFERENCES subjects(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (public_id),
  UNIQUE (token_hash)
);
CREATE INDEX share_links_subject ON public.share_links USING btree (subject_id);
CREATE INDEX share_links_user ON public.share_links USING btree (user_id);
CREATE TRIGGER share_links_change AFTER INSERT OR DELETE OR UPDATE ON public.share_links FOR EACH ROW EXECUTE FUNCTION tell_subject_change();

create table staff_news (
  key text not null,
  day date not null,
  PRIMARY KEY (key, day)
);
CREATE INDEX staff_news_day ON public.staff_news USING btree (day);

create table subjects (
  id bigint not null generated always as identity,
  kind text not null,
  key text not null,
  user_id text,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (kind, key)
);
CREATE INDEX subjects_user ON public.subjects USING btree (user_id);
CREATE TRIGGER subjects_held BEFORE DELETE ON public.subjects FOR EACH ROW EXECUTE FUNCTION keep_held_documents_of_subject();

create table subscriptions (
  id uuid not null,
  user_id text,
  order_id uuid not null,
  plan_id text not null,
  price_id text not null,
  period text not null,
  cents bigint not null,
  status text not null,
  anchor_day date not null,
  period_from date not null,
  period_to date,
  provider text not null,
  customer_id text,
  method_id text,
  failures integer not null default 0,
  next_try_at timestamp with time zone,
  next_plan_id text,
  next_period text,
  consent text not null,
  created_at timestamp with time zone not null,
  pause_months integer,
  paused_until date,
  period_order_id uuid not null,
  paid_back_on date,
  CHECK (((pause_months >= 1) AND (pause_months <= 3))),
  CHECK (((status = 'paused'::text) = (paused_until IS NOT NULL))),
  CHECK ((cents >= 0)),
  CHECK ((period = ANY (ARRAY['month'::text, 'year'::text, 'sale'::text]))),
  CHECK ((status = ANY (ARRAY['active'::text, 'past-due'::text, 'ending'::text, 'paused'::text, 'ended'::text]))),
  FOREIGN KEY (order_id) REFERENCES orders(id),
  FOREIGN KEY (period_order_id) REFERENCES orders(id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (order_id)
);
CREATE INDEX subscriptions_due ON public.subscriptions USING btree (period_to) WHERE (status = ANY (ARRAY['active'::text, 'past-due'::text, 'ending'::text]));
CREATE UNIQUE INDEX subscriptions_one ON public.subscriptions USING btree (user_id) WHERE (status <> 'ended'::text);
CREATE INDEX subscriptions_paused_until ON public.subscriptions USING btree (paused_until) WHERE (status = 'paused'::text);
CREATE INDEX subscriptions_period_order ON public.subscriptions USING btree (period_order_id);
CREATE TRIGGER subscriptions_status AFTER INSERT OR UPDATE OF status ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION watch_money_status('plan');

create table tax_records (
  parcel_id bigint not null,
  tax_year smallint not null,
  assessed_land_cents bigint not null,
  assessed_improvements_cents bigint not null,
  tax_amount_cents bigint not null,
  FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE,
  PRIMARY KEY (parcel_id, tax_year)
);
CREATE TRIGGER tax_records_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.tax_records FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table thread_desks (
  thread_id bigint not null,
  assigned_to text,
  snoozed_until timestamp with time zone,
  spam_at timestamp with time zone,
  blocked_at timestamp with time zone,
  FOREIGN KEY (assigned_to) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (thread_id) REFERENCES threads(id) ON DELETE CASCADE,
  PRIMARY KEY (thread_id)
);
CREATE INDEX thread_desks_assigned ON public.thread_desks USING btree (assigned_to) WHERE (assigned_to IS NOT NULL);
CREATE INDEX thread_desks_blocked ON public.thread_desks USING btree (thread_id) WHERE (blocked_at IS NOT NULL);
CREATE INDEX thread_desks_snoozed ON public.thread_desks USING btree (snoozed_until) WHERE (snoozed_until IS NOT NULL);
CREATE TRIGGER thread_desks_change AFTER INSERT OR DELETE OR UPDATE ON public.thread_desks FOR EACH ROW EXECUTE FUNCTION tell_desk_change();

create table threads (
  id bigint not null generated always as identity,
  public_id uuid not null,
  kind text not null,
  about_id bigint not null,
  begun_by bigint,
  status text not null default 'sent'::text,
  status_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  hides_contacts boolean not null default false,
  CHECK ((status = ANY (ARRAY['sent'::text, 'read'::text, 'answered'::text, 'closed'::text, 'withdrawn'::text]))),
  FOREIGN KEY (about_id) REFERENCES subjects(id) ON DELETE CASCADE,
  FOREIGN KEY (begun_by) REFERENCES parties(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (public_id)
);
CREATE INDEX threads_about ON public.threads USING btree (about_id);
CREATE INDEX threads_begun_by ON public.threads USING btree (begun_by);
CREATE INDEX threads_time ON public.threads USING btree (created_at);
CREATE TRIGGER partner_leads AFTER INSERT ON public.threads REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_partner_leads();
CREATE TRIGGER threads_change AFTER UPDATE ON public.threads FOR EACH ROW EXECUTE FUNCTION tell_thread_change();
CREATE TRIGGER threads_end_change BEFORE DELETE ON public.threads FOR EACH ROW EXECUTE FUNCTION tell_thread_change();
CREATE TRIGGER threads_subject_ends AFTER DELETE ON public.threads FOR EACH ROW EXECUTE FUNCTION forget_subject('thread', 'public_id');

create table tour_requests (
  kind text not null,
  slots jsonb not null,
  time_zone text not null,
  buyer_agreement text not null,
  status text not null default 'pending'::text,
  confirmed_starts_at timestamp with time zone,
  proposed_slots jsonb,
  replied_at timestamp with time zone,
  calendar_sequence integer,
  thread_id bigint not null,
  answer_id bigint,
  CHECK ((buyer_agreement = ANY (ARRAY['yes'::text, 'no'::text, 'unsure'::text]))),
  CHECK ((kind = ANY (ARRAY['in_person'::text, 'video'::text]))),
  CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text, 'cancelled'::text, 'awaiting_host'::text, 'completed'::text, 'no_show'::text]))),
  FOREIGN KEY (answer_id) REFERENCES messages(id) ON DELETE SET NULL,
  FOREIGN KEY (thread_id) REFERENCES threads(id) ON DELETE CASCADE,
  PRIMARY KEY (thread_id)
);
CREATE INDEX tour_requests_answer ON public.tour_requests USING btree (answer_id);
CREATE TRIGGER tour_requests_change AFTER INSERT OR UPDATE ON public.tour_requests FOR EACH ROW EXECUTE FUNCTION tell_thread_part_change();

create table traffic_days (
  day date not null,
  dimension text not null,
  value text not null,
  views integer not null,
  visits integer not null,
  visitors integer not null,
  bounces integer not null,
  seconds bigint not null,
  is_few boolean not null default false,
  PRIMARY KEY (day, dimension, value) INCLUDE (views, visits, visitors, bounces, seconds, is_few)
);

create table traffic_events (
  day date not null,
  arrived_at timestamp with time zone not null,
  happened_at timestamp with time zone not null,
  seq smallint not null default 0,
  visitor bytea,
  kind text not null,
  route text not null,
  name text,
  value real,
  source text not null,
  medium text,
  campaign text,
  device text not null,
  browser text not null,
  os text not null,
  country text not null,
  term text,
  content text
);
CREATE INDEX traffic_events_arrived ON ONLY public.traffic_events USING btree (arrived_at);
CREATE INDEX traffic_events_visitor ON ONLY public.traffic_events USING btree (day, visitor, happened_at);

create table traffic_events_rest (
  day date not null,
  arrived_at timestamp with time zone not null,
  happened_at timestamp with time zone not null,
  seq smallint not null default 0,
  visitor bytea,
  kind text not null,
  route text not null,
  name text,
  value real,
  source text not null,
  medium text,
  campaign text,
  device text not null,
  browser text not null,
  os text not null,
  country text not null,
  term text,
  content text
);
CREATE INDEX traffic_events_rest_arrived_at_idx ON public.traffic_events_rest USING btree (arrived_at);
CREATE INDEX traffic_events_rest_day_visitor_happened_at_idx ON public.traffic_events_rest USING btree (day, visitor, happened_at);

create table transit_stops (
  id bigint not null generated always as identity,
  source text not null,
  name text not null,
  mode text not null,
  lines text[] not null default '{}'::text[],
  headway_minutes integer,
  latitude double precision not null,
  longitude double precision not null,
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  PRIMARY KEY (id)
);
CREATE INDEX transit_stops_place ON public.transit_stops USING btree (latitude, longitude);
CREATE INDEX transit_stops_words ON public.transit_stops USING gin (lower(name) gin_trgm_ops);
CREATE TRIGGER transit_stops_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.transit_stops FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table travel_graphs (
  id bigint not null generated always as identity,
  source text not null,
  name text not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  node_count integer not null,
  segment_count integer not null,
  line_count integer not null,
  data bytea not null,
  loaded_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  UNIQUE (source)
);
CREATE TRIGGER travel_graphs_public_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.travel_graphs FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table user_keys (
  user_id text not null,
  wrapped_key bytea not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table user_passwords (
  user_id text not null,
  password_hash text not null,
  changed_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE TRIGGER user_passwords_own_change AFTER INSERT OR DELETE OR UPDATE ON public.user_passwords FOR EACH ROW EXECUTE FUNCTION tell_own_change('auth');

create table user_photos (
  user_id text not null,
  public_id text not null,
  file_key text not null,
  updated_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id),
  UNIQUE (public_id)
);
CREATE TRIGGER user_photos_file_ends AFTER DELETE ON public.user_photos FOR EACH ROW EXECUTE FUNCTION remove_file();

create table user_totp (
  user_id text not null,
  encrypted_secret bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null,
  recovery_salt bytea not null default uuid_send(gen_random_uuid()),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
CREATE TRIGGER user_totp_own_change AFTER INSERT OR DELETE OR UPDATE ON public.user_totp FOR EACH ROW EXECUTE FUNCTION tell_own_change('auth');

create table users (
  id text not null,
  email text,
  email_verified_at timestamp with time zone,
  display_name text not null,
  photo_url text,
  phone_number text,
  role text not null default 'buyer'::text,
  is_demo boolean not null default false,
  disabled_at timestamp with time zone,
  disabled_reason text,
  created_at timestamp with time zone not null,
  last_login_at timestamp with time zone,
  past_given_at timestamp with time zone,
  past_ready_at timestamp with time zone,
  CHECK ((email = lower(email))),
  CHECK ((photo_url ~~ '/api/people/photos/%'::text)),
  PRIMARY KEY (id),
  UNIQUE (email)
);
CREATE INDEX users_demo ON public.users USING btree (created_at) WHERE is_demo;
CREATE INDEX users_newest ON public.users USING btree (created_at DESC, id DESC);
CREATE INDEX users_without_past ON public.users USING btree (created_at) WHERE (is_demo AND (past_given_at IS NULL));
CREATE TRIGGER users_held BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION keep_held_documents_of_user();

create table valuation_claims (
  user_id text not null,
  parcel_id bigint not null,
  wants_monthly_mail boolean not null default true,
  created_at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  mailed_estimate_cents bigint,
  FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, parcel_id)
);
CREATE TRIGGER valuation_claims_own_change AFTER INSERT OR DELETE OR UPDATE ON public.valuation_claims FOR EACH ROW EXECUTE FUNCTION tell_own_change('valuation');

create table valuation_corrections (
  id uuid not null,
  user_id text not null,
  parcel_id bigint not null,
  fact text not null,
  value jsonb not null,
  evidence text not null,
  created_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX valuation_corrections_home ON public.valuation_corrections USING btree (user_id, parcel_id);
CREATE TRIGGER valuation_corrections_own_change AFTER INSERT OR DELETE OR UPDATE ON public.valuation_corrections FOR EACH ROW EXECUTE FUNCTION tell_own_change('valuation');

create table valuation_estimates (
  parcel_id bigint not null,
  model_id bigint not null,
  as_of date not null,
  estimate_cents bigint not null,
  low68_cents bigint not null,
  high68_cents bigint not null,
  fsd real not null,
  FOREIGN KEY (model_id) REFERENCES valuation_models(id) ON DELETE CASCADE,
  FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE,
  PRIMARY KEY (parcel_id, model_id)
);

create table valuation_listings (
  listing_id bigint not null,
  model_version text not null,
  imported_at timestamp with time zone not null,
  estimated_at timestamp with time zone not null,
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  PRIMARY KEY (listing_id)
);

create table valuation_models (
  id bigint not null generated always as identity,
  version text not null,
  trained_at timestamp with time zone not null,
  sales_to date not null,
  is_serving boolean not null,
  card jsonb not null,
  artefact bytea not null,
  PRIMARY KEY (id),
  UNIQUE (version)
);
CREATE UNIQUE INDEX valuation_models_serving ON public.valuation_models USING btree (is_serving) WHERE is_serving;
CREATE TRIGGER valuation_models_public AFTER INSERT OR DELETE OR UPDATE ON public.valuation_models FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table valuation_sample_cases (
  month date not null,
  parcel_id bigint not null,
  close_date date not null,
  price_cents bigint not null,
  model_version text not null,
  estimated_as_of date not null,
  estimate_cents bigint,
  low68_cents bigint,
  high68_cents bigint,
  FOREIGN KEY (month) REFERENCES valuation_samples(month) ON DELETE CASCADE,
  FOREIGN KEY (parcel_id) REFERENCES parcels(id) ON DELETE CASCADE,
  PRIMARY KEY (month, parcel_id, close_date)
);
CREATE INDEX valuation_sample_cases_home ON public.valuation_sample_cases USING btree (parcel_id, close_date);

create table valuation_samples (
  month date not null,
  drawn_at timestamp with time zone not null,
  eligible integer not null,
  seed text not null,
  figures jsonb not null,
  PRIMARY KEY (month)
);
CREATE TRIGGER valuation_samples_public AFTER INSERT OR DELETE OR UPDATE ON public.valuation_samples FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table vendor_accounts (
  vendor_id text not null,
  provider text not null,
  account_id text not null,
  transfers text not null,
  missing text[] not null default '{}'::text[],
  updated_at timestamp with time zone not null,
  bank_id text,
  bank_last4 text,
  held_until timestamp with time zone,
  CHECK (((bank_id IS NULL) = (bank_last4 IS NULL))),
  CHECK ((bank_last4 ~ '^[0-9]{4}$'::text)),
  CHECK ((provider = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
  CHECK ((transfers = ANY (ARRAY['inactive'::text, 'pending'::text, 'active'::text]))),
  PRIMARY KEY (vendor_id, provider),
  UNIQUE (account_id)
);

create table vendor_areas (
  category_key text not null,
  cell integer not null,
  vendor_id uuid not null,
  FOREIGN KEY (category_key, vendor_id) REFERENCES expert_entries(category_key, vendor_id) ON DELETE CASCADE,
  PRIMARY KEY (category_key, cell, vendor_id)
);
CREATE INDEX vendor_areas_entry ON public.vendor_areas USING btree (category_key, vendor_id);

create table vendor_blocks (
  user_id text not null,
  vendor_id uuid not null,
  side text not null,
  blocked_at timestamp with time zone not null,
  CHECK ((side = ANY (ARRAY['client'::text, 'vendor'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, vendor_id, side)
);
CREATE INDEX vendor_blocks_vendor ON public.vendor_blocks USING btree (vendor_id);

create table vendor_categories (
  vendor_id uuid not null,
  category_key text not null,
  fee_model text not null,
  takes text[] not null default '{}'::text[],
  excludes text not null default ''::text,
  price_model text not null default 'quote'::text,
  price_cents bigint,
  price_rate double precision,
  minimum_cents bigint,
  packages jsonb not null default '[]'::jsonb,
  lead_days integer not null default 7,
  CHECK (((lead_days >= 0) AND (lead_days <= 365))),
  CHECK (((price_rate >= (0)::double precision) AND (price_rate <= (1)::double precision))),
  CHECK ((minimum_cents >= 0)),
  CHECK ((price_cents >= 0)),
  CHECK ((price_model = ANY (ARRAY['fixed'::text, 'hourly'::text, 'percent'::text, 'quote'::text]))),
  FOREIGN KEY (category_key, fee_model) REFERENCES service_category_fees(category_key, fee_model),
  FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  PRIMARY KEY (vendor_id, category_key)
);

create table vendor_licenses (
  id uuid not null,
  vendor_id uuid not null,
  category_key text not null,
  state text not null,
  number text not null,
  expires_on date not null,
  added_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  reminded_days smallint,
  CHECK ((state ~ '^[A-Z]{2}$'::text)),
  FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX vendor_licenses_ending ON public.vendor_licenses USING btree (expires_on) WHERE (removed_at IS NULL);
CREATE INDEX vendor_licenses_vendor ON public.vendor_licenses USING btree (vendor_id);

create table vendor_members (
  vendor_id uuid not null,
  user_id text not null,
  role text not null,
  joined_at timestamp with time zone not null,
  CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'worker'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  PRIMARY KEY (vendor_id, user_id)
);
CREATE INDEX vendor_members_user ON public.vendor_members USING btree (user_id);
CREATE TRIGGER vendor_members_last AFTER DELETE ON public.vendor_members FOR EACH ROW EXECUTE FUNCTION end_vendor_without_members();
CREATE TRIGGER vendor_members_own_change AFTER INSERT OR DELETE OR UPDATE ON public.vendor_members FOR EACH ROW EXECUTE FUNCTION tell_own_change('vendor');

create table vendor_requests (
  id uuid not null,
  vendor_id uuid not null,
  asked_at timestamp with time zone not null,
  is_open boolean not null,
  FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX vendor_requests_open ON public.vendor_requests USING btree (vendor_id) WHERE is_open;
CREATE INDEX vendor_requests_week ON public.vendor_requests USING btree (vendor_id, asked_at);

create table vendor_statistics (
  vendor_id uuid not null,
  category_key text not null,
  jobs_done integer not null default 0,
  rating_count integer not null default 0,
  rating_sum integer not null default 0,
  response_minutes integer,
  accept_rate double precision,
  completion_rate double precision,
  price_median_cents bigint,
  updated_at timestamp with time zone not null,
  CHECK (((accept_rate >= (0)::double precision) AND (accept_rate <= (1)::double precision))),
  CHECK (((completion_rate >= (0)::double precision) AND (completion_rate <= (1)::double precision))),
  CHECK (((rating_sum >= rating_count) AND (rating_sum <= (5 * rating_count)))),
  CHECK ((jobs_done >= 0)),
  CHECK ((price_median_cents >= 0)),
  CHECK ((rating_count >= 0)),
  CHECK ((response_minutes >= 0)),
  FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  PRIMARY KEY (vendor_id, category_key)
);

create table vendor_status_changes (
  id bigint not null generated always as identity,
  vendor_id uuid not null,
  user_id text,
  status text not null,
  reason text not null,
  changed_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX vendor_status_changes_user ON public.vendor_status_changes USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX vendor_status_changes_vendor ON public.vendor_status_changes USING btree (vendor_id, id);

create table vendors (
  id uuid not null,
  status text not null,
  status_reason text not null default ''::text,
  version integer not null default 1,
  name text not null default ''::text,
  business jsonb not null default '{}'::jsonb,
  city text not null default ''::text,
  state text not null default ''::text,
  postal_code text not null default ''::text,
  latitude double precision,
  longitude double precision,
  profile jsonb not null default '{}'::jsonb,
  languages text[] not null default '{English}'::text[],
  works_on_site boolean not null default true,
  works_remotely boolean not null default false,
  area jsonb,
  policies jsonb not null default '{}'::jsonb,
  agreements jsonb not null default '{}'::jsonb,
  preferences jsonb not null default '{}'::jsonb,
  payout jsonb not null default '{}'::jsonb,
  host_id text,
  paused_at timestamp with time zone,
  away_from date,
  away_until date,
  submitted_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  source text,
  goals jsonb not null default '{}'::jsonb,
  CHECK (((away_from IS NULL) = (away_until IS NULL))),
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((latitude IS NULL) = (longitude IS NULL))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CHECK ((state ~ '^([A-Z]{2})?$'::text)),
  CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'in-review'::text, 'changes-requested'::text, 'approved'::text, 'rejected'::text, 'suspended'::text, 'closed'::text]))),
  FOREIGN KEY (host_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id)
);
CREATE INDEX vendors_host ON public.vendors USING btree (host_id) WHERE (host_id IS NOT NULL);
CREATE INDEX vendors_source ON public.vendors USING btree (source) WHERE (source IS NOT NULL);
CREATE INDEX vendors_stopped ON public.vendors USING btree (id) WHERE (status = ANY (ARRAY['suspended'::text, 'closed'::text]));
CREATE INDEX vendors_to_review ON public.vendors USING btree (submitted_at) WHERE (status = ANY (ARRAY['submitted'::text, 'in-review'::text]));
CREATE TRIGGER vendors_own_change AFTER UPDATE ON public.vendors FOR EACH ROW EXECUTE FUNCTION tell_vendor_change();
CREATE TRIGGER vendors_public_data AFTER DELETE OR UPDATE ON public.vendors FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();
CREATE TRIGGER vendors_subject_ends AFTER DELETE ON public.vendors FOR EACH ROW EXECUTE FUNCTION forget_subject('vendor', 'id');

create table verifications (
  id uuid not null,
  vendor_id uuid not null,
  kind text not null,
  about_id uuid,
  outcome text not null,
  what text not null,
  evidence text not null,
  user_id text,
  checker text not null,
  checked_at timestamp with time zone not null,
  expires_on date not null,
  CHECK (((kind = 'withdrawal'::text) = (outcome = 'withdrawn'::text))),
  CHECK ((kind = ANY (ARRAY['identity'::text, 'business'::text, 'license'::text, 'insurance'::text, 'background-check'::text, 'withdrawal'::text]))),
  CHECK ((outcome = ANY (ARRAY['passed'::text, 'failed'::text, 'withdrawn'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (vendor_id) REFERENCES vendors(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
CREATE INDEX verifications_user ON public.verifications USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX verifications_vendor ON public.verifications USING btree (vendor_id, checked_at);
CREATE TRIGGER verifications_kept BEFORE UPDATE ON public.verifications FOR EACH ROW EXECUTE FUNCTION keep_verification();
CREATE TRIGGER verifications_public_data AFTER INSERT ON public.verifications FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

create table viewed_homes (
  user_id text not null,
  listing_id bigint not null,
  viewed_at timestamp with time zone not null,
  FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, listing_id)
);
CREATE INDEX viewed_homes_listing ON public.viewed_homes USING btree (listing_id);
CREATE TRIGGER viewed_homes_own_change AFTER INSERT OR DELETE OR UPDATE ON public.viewed_homes FOR EACH ROW EXECUTE FUNCTION tell_own_change('kept-homes');

create table visit_salts (
  day date not null,
  salt bytea not null,
  PRIMARY KEY (day)
);

create table vital_days (
  day date not null,
  route text not null,
  name text not null,
  bucket smallint not null,
  samples integer not null,
  visitors integer not null,
  people integer not null default 0,
  PRIMARY KEY (day, route, name, bucket)
);

create view document_parts as
 WITH of_roadmap AS (
         SELECT roadmaps.id AS thing,
            roadmaps.user_id
           FROM roadmaps
        UNION ALL
         SELECT roadmap_members.roadmap_id,
            roadmap_members.user_id
           FROM roadmap_members
        ), of_loan AS (
         SELECT loan_applications.id AS thing,
            loan_applications.user_id
           FROM loan_applications
        UNION ALL
         SELECT loan_co_applicants.application_id,
            loan_co_applicants.user_id
           FROM loan_co_applicants
        ), of_listing AS (
         SELECT own_listings.id AS thing,
            own_listings.user_id,
            'co-owner'::text AS part
           FROM own_listings
        UNION ALL
         SELECT own_listing_people.own_listing_id,
            own_listing_people.user_id,
            own_listing_people.part
           FROM own_listing_people
        )
 SELECT a.user_id AS owner_id,
    'co-buyer'::text AS part,
    b.user_id
   FROM of_roadmap a
     JOIN of_roadmap b ON b.thing = a.thing AND b.user_id <> a.user_id
UNION
 SELECT a.user_id AS owner_id,
    'co-borrower'::text AS part,
    b.user_id
   FROM of_loan a
     JOIN of_loan b ON b.thing = a.thing AND b.user_id <> a.user_id
UNION
 SELECT a.user_id AS owner_id,
    b.part,
    b.user_id
   FROM of_listing a
     JOIN of_listing b ON b.thing = a.thing AND b.user_id <> a.user_id
UNION
 SELECT s.user_id AS owner_id,
    'expert'::text AS part,
    m.user_id
   FROM service_requests s
     JOIN engagements e ON e.request_id = s.id
     JOIN leads l ON l.id = e.lead_id
     JOIN vendor_members m ON m.vendor_id = l.vendor_id
  WHERE (e.status = ANY (ARRAY['active'::text, 'disputed'::text])) AND s.user_id <> m.user_id;

create view market_contracts as
 SELECT l.map_neighborhood_id AS neighborhood_id,
    l.zip_place_id AS zip_id,
    l.city_place_id AS city_id,
    market_type(l.property_sub_type) AS property_type,
    h.day AS contract_date,
    h.listed_on,
        CASE
            WHEN h.next_event = ANY (ARRAY['Relisted'::text, 'BackOnMarket'::text, 'Withdrawn'::text, 'Canceled'::text, 'Expired'::text, 'Hold'::text]) THEN h.next_day
            ELSE NULL::date
        END AS fell_through_on
   FROM ( SELECT price_history.listing_id,
            price_history.event,
            (price_history.effective_at AT TIME ZONE 'UTC'::text)::date AS day,
            lag(price_history.event) OVER turn AS previous_event,
            lead(price_history.event) OVER turn AS next_event,
            (lead(price_history.effective_at) OVER turn AT TIME ZONE 'UTC'::text)::date AS next_day,
            (min(price_history.effective_at) OVER (PARTITION BY price_history.listing_id) AT TIME ZONE 'UTC'::text)::date AS listed_on
           FROM price_history
          WHERE price_history.event <> 'PriceChange'::text
          WINDOW turn AS (PARTITION BY price_history.listing_id ORDER BY price_history.effective_at, price_history.id)) h
     JOIN listings l ON l.id = h.listing_id
  WHERE (h.event = ANY (ARRAY['Pending'::text, 'Contingent'::text])) AND h.previous_event IS DISTINCT FROM 'Contingent'::text AND l.display_listing
UNION ALL
 SELECT m.neighborhood_id,
    m.zip_id,
    m.city_id,
    m.property_type,
    s.contract_date,
    s.list_date AS listed_on,
    NULL::date AS fell_through_on
   FROM sales s
     JOIN market_parcels m ON m.parcel_id = s.parcel_id
  WHERE s.arms_length AND s.contract_date IS NOT NULL AND NOT (EXISTS ( SELECT
           FROM listings l
          WHERE l.parcel_id = s.parcel_id AND l.standard_status = 'Closed'::text AND l.display_listing AND l.close_date >= (s.close_date - 60) AND l.close_date <= (s.close_date + 60)));

create view market_parcels as
 WITH cities AS (
         SELECT DISTINCT ON ((lower(places.name)), places.state_or_province) places.id,
            lower(places.name) AS name,
            places.state_or_province
           FROM places
          WHERE places.kind = 'city'::text
          ORDER BY (lower(places.name)), places.state_or_province, (places.boundary IS NULL), places.id
        ), zips AS (
         SELECT DISTINCT ON (places.name, places.state_or_province) places.id,
            places.name,
            places.state_or_province
           FROM places
          WHERE places.kind = 'zip'::text
          ORDER BY places.name, places.state_or_province, (places.boundary IS NULL), places.id
        )
 SELECT p.id AS parcel_id,
    p.neighborhood_id,
    z.id AS zip_id,
    c.id AS city_id,
    market_type(p.property_sub_type) AS property_type
   FROM parcels p
     LEFT JOIN cities c ON c.name = lower(p.city) AND c.state_or_province = p.state_or_province
     LEFT JOIN zips z ON z.name = p.postal_code AND z.state_or_province = p.state_or_province;

create view market_price_cuts as
 SELECT listing_id,
    (effective_at AT TIME ZONE 'UTC'::text)::date AS cut_on
   FROM ( SELECT price_history.listing_id,
            price_history.event,
            price_history.effective_at,
            price_history.price_cents,
            lag(price_history.price_cents) OVER (PARTITION BY price_history.listing_id ORDER BY price_history.effective_at, price_history.id) AS previous_cents
           FROM price_history
          WHERE price_history.price_cents IS NOT NULL) h
  WHERE event = 'PriceChange'::text AND price_cents < previous_cents;

create view market_sales as
 SELECT m.neighborhood_id,
    m.zip_id,
    m.city_id,
    m.property_type,
    s.close_date,
    s.close_price_cents,
    s.list_price_cents,
    p.living_area_sqft
   FROM sales s
     JOIN parcels p ON p.id = s.parcel_id
     JOIN market_parcels m ON m.parcel_id = s.parcel_id
  WHERE s.arms_length
UNION ALL
 SELECT l.map_neighborhood_id AS neighborhood_id,
    l.zip_place_id AS zip_id,
    l.city_place_id AS city_id,
    market_type(l.property_sub_type) AS property_type,
    l.close_date,
    l.close_price_cents,
    l.list_price_cents,
    l.living_area_sqft
   FROM listings l
  WHERE l.standard_status = 'Closed'::text AND l.display_listing AND l.close_date IS NOT NULL AND l.close_price_cents IS NOT NULL AND NOT (EXISTS ( SELECT
           FROM sales s
          WHERE s.parcel_id = l.parcel_id AND s.close_date >= (l.close_date - 60) AND s.close_date <= (l.close_date + 60)));

create view market_spells as
 SELECT l.id AS listing_id,
    l.map_neighborhood_id AS neighborhood_id,
    l.zip_place_id AS zip_id,
    l.city_place_id AS city_id,
    market_type(l.property_sub_type) AS property_type,
    l.list_price_cents,
    h.event AS began_as,
    h.next_event AS ended_by,
    h.day AS started_on,
    h.next_day AS ended_on,
    LEAST(l.on_market_date, h.day) AS listed_on
   FROM ( SELECT price_history.listing_id,
            price_history.event,
            (price_history.effective_at AT TIME ZONE 'UTC'::text)::date AS day,
            lead(price_history.event) OVER turn AS next_event,
            (lead(price_history.effective_at) OVER turn AT TIME ZONE 'UTC'::text)::date AS next_day
           FROM price_history
          WHERE price_history.event <> 'PriceChange'::text
          WINDOW turn AS (PARTITION BY price_history.listing_id ORDER BY price_history.effective_at, price_history.id)) h
     JOIN listings l ON l.id = h.listing_id
  WHERE (h.event = ANY (ARRAY['Listed'::text, 'Relisted'::text, 'BackOnMarket'::text])) AND l.display_listing;

create view people as
 SELECT id,
    display_name AS name,
    email,
        CASE
            WHEN email_verified_at IS NOT NULL THEN email
            ELSE NULL::text
        END AS proven_address,
        CASE
            WHEN is_demo THEN 'demonstration'::text
            WHEN disabled_at IS NOT NULL THEN 'disabled'::text
            WHEN email IS NULL THEN 'no-address'::text
            WHEN email_verified_at IS NULL THEN 'unconfirmed-address'::text
            ELSE NULL::text
        END AS mail_hindrance,
        CASE
            WHEN NOT is_demo AND disabled_at IS NULL AND email_verified_at IS NOT NULL THEN email
            ELSE NULL::text
        END AS mail_address,
    is_demo,
    disabled_at IS NOT NULL AS is_disabled,
    created_at,
    is_demo AND past_given_at IS NOT NULL AND past_ready_at IS NULL AS is_being_made
   FROM users;

CREATE OR REPLACE FUNCTION public.add_hits(slots integer[], shift bigint, added integer)
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select kept[1:60] || (kept[61] + added) from (
    select case
      when shift <= 0 then slots
      when shift >= 61 then array_fill(0, array[61])
      else slots[shift + 1:61] || array_fill(0, array[shift::integer])
    end as kept) as moved
$function$;

CREATE OR REPLACE FUNCTION public.announce_booking_hosts(schedule bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_own_change(c.user_id, 'appointments') from schedules c where c.id = schedule and c.user_id is not null;
  select announce_own_change(s.user_id, 'appointments') from schedules c join listings l on l.id = c.listing_id
    join own_listings o on o.listing_key = l.listing_key
    cross join lateral (
      select o.user_id union all select m.user_id from own_listing_people m where m.own_listing_id = o.id) as s
    where c.id = schedule;
$function$;

CREATE OR REPLACE FUNCTION public.announce_cma_subject(key text, owner text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_own_change(owner, 'cmas');
$function$;

CREATE OR REPLACE FUNCTION public.announce_collection(collection bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_own_change(user_id::text, 'collections') from (
    select user_id from collections where id = collection
    union select user_id from collection_members where collection_id = collection
  ) as people;
$function$;

CREATE OR REPLACE FUNCTION public.announce_collection_subject(key text, owner text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_collection(key::bigint);
$function$;

CREATE OR REPLACE FUNCTION public.announce_contract_subject(key text, owner text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_own_change(owner, 'contracts');
$function$;

CREATE OR REPLACE FUNCTION public.announce_hiring(request uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_own_change(who.id, 'hiring') from (
    select user_id as id from service_requests where id = request
    union
    select m.user_id from leads l join vendor_members m on m.vendor_id = l.vendor_id where l.request_id = request
  ) as who;
$function$;

CREATE OR REPLACE FUNCTION public.announce_home_value_subject(key text, owner text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_own_change(owner, 'valuation');
$function$;

CREATE OR REPLACE FUNCTION public.announce_listing_events(first_id bigint, last_id bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('realtime', jsonb_build_object('listings', chunk.items)::text)
  from (
    select jsonb_agg(jsonb_build_object('listingKey', listing_key, 'kind', kind, 'statusBefore', status_before, 'statusAfter', status_after,
      'priceBefore', price_before_cents, 'priceAfter', price_after_cents)) as items
    from (
      select l.listing_key, e.*, row_number() over (order by e.id) / 25 as part
      from listing_events e join listings l on l.id = e.listing_id
      where e.id between first_id and last_id and e.kind = 'changed' and l.display_listing
    ) as one group by part
  ) as chunk;
  perform pg_notify('listing_events', '');
end $function$;

CREATE OR REPLACE FUNCTION public.announce_loan_application(application text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_own_change(user_id::text, 'loan-application') from (
    select user_id from loan_applications where id::text = application
    union select user_id from loan_co_applicants where application_id::text = application
  ) as people;
$function$;

CREATE OR REPLACE FUNCTION public.announce_loan_application_subject(key text, owner text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_loan_application(key);
$function$;

CREATE OR REPLACE FUNCTION public.announce_offer(offer uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_own_change(user_id, 'offers') from offers where id = offer;
  perform announce_own_change(s.user_id, 'offers') from offers f join listings l on l.id = f.listing_id
    join own_listings o on o.listing_key = l.listing_key
    cross join lateral (
      select o.user_id union all select m.user_id from own_listing_people m where m.own_listing_id = o.id) as s
    where f.id = offer;
end $function$;

CREATE OR REPLACE FUNCTION public.announce_offer_subject(key text, owner text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_offer(key::uuid);
$function$;

CREATE OR REPLACE FUNCTION public.announce_own_change(person text, subject text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_notify('realtime', jsonb_build_object('changed', jsonb_build_object('userId', person, 'subject', subject))::text)
  where person is not null;
$function$;

CREATE OR REPLACE FUNCTION public.announce_own_listing(listing uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_own_change(user_id, 'own-listings') from own_listings where id = listing;
  select announce_own_change(user_id, 'own-listings') from own_listing_people where own_listing_id = listing;
$function$;

CREATE OR REPLACE FUNCTION public.announce_own_listing_subject(key text, owner text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_own_listing(key::uuid);
$function$;

CREATE OR REPLACE FUNCTION public.announce_push()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('push_messages', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.announce_recipients(thread bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_own_change(who.id, 'threads') from (
    select coalesce(p.user_id, (select u.id from people u where u.email = lower(p.email) and u.proven_address is not null)) as id
    from parties p where p.thread_id = thread and p.side = 'recipient'
    union
    select of_listing.id
    from threads t
    join subjects s on s.id = t.about_id
    join listings l on l.id = case when s.kind = 'listing' then s.key::bigint end
    join own_listings o on o.listing_key = l.listing_key
    cross join lateral (
      select o.user_id as id union select m.user_id from own_listing_people m where m.own_listing_id = o.id
    ) as of_listing
    where t.id = thread
    union
    select m.user_id
    from threads t
    join subjects s on s.id = t.about_id
    join leads l on l.id = case when s.kind = 'lead' then s.key::uuid end
    join vendor_members m on m.vendor_id = l.vendor_id
    where t.id = thread
  ) as who;
$function$;

CREATE OR REPLACE FUNCTION public.announce_roadmap(roadmap text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_own_change(user_id, 'roadmap') from roadmaps where id = roadmap;
  select announce_own_change(user_id, 'joined-roadmaps') from roadmap_members where roadmap_id = roadmap;
$function$;

CREATE OR REPLACE FUNCTION public.announce_roadmap_subject(key text, owner text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_roadmap(key);
$function$;

CREATE OR REPLACE FUNCTION public.announce_roadmap_task_subject(key text, owner text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_roadmap(roadmap_id) from roadmap_tasks where id = key;
$function$;

CREATE OR REPLACE FUNCTION public.announce_signer(address text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_own_change(id, 'documents') from people where email = lower(address) and proven_address is not null;
$function$;

CREATE OR REPLACE FUNCTION public.announce_subject(subject bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  it subjects;
  announcer regprocedure;
begin
  select * into it from subjects where id = subject;
  announcer := to_regprocedure(format('announce_%s_subject(text, text)', replace(it.kind, '-', '_')));
  if announcer is not null then
    execute format('select %s($1, $2)', announcer::regproc) using it.key, it.user_id;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.announce_thread(thread bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_recipients(thread);
  select announce_own_change(who.id, news.subject)
  from threads t
  join parties p on p.thread_id = t.id and p.side = 'sender'
  cross join lateral (
    select coalesce(p.user_id, (select u.id from people u where u.email = lower(p.email) and u.proven_address is not null)) as id
  ) as who
  cross join lateral (values
    ('threads'),
    (case t.kind when 'inquiry' then 'inquiries' when 'tour-request' then 'tour-requests' end)
  ) as news (subject)
  where t.id = thread and news.subject is not null;
$function$;

CREATE OR REPLACE FUNCTION public.announce_thread_subject(key text, owner text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_thread(id) from threads where public_id = key::uuid;
$function$;

CREATE OR REPLACE FUNCTION public.announce_vendor_subject(key text, owner text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select announce_own_change(user_id::text, 'vendor') from vendor_members where vendor_id = key::uuid;
$function$;

CREATE OR REPLACE FUNCTION public.blurred_latitude(latitude double precision)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN degrees(atan(sinh((pi() * (((1)::numeric - (((2)::numeric * ((tile_y(latitude, 14))::numeric + 0.5)) / ((1 << 14))::numeric)))::double precision))));

CREATE OR REPLACE FUNCTION public.blurred_longitude(longitude double precision)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (((((tile_x(longitude, 14))::numeric + 0.5) / ((1 << 14))::numeric) * (360)::numeric) - (180)::numeric);

CREATE OR REPLACE FUNCTION public.cell_of(latitude double precision, longitude double precision)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (spread_bits((tile_x(longitude, 16))::bigint) | (spread_bits((tile_y(latitude, 16))::bigint) << 1));

CREATE OR REPLACE FUNCTION public.count_deleted_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into cell_changes
  select coalesce(cell >> 4, -1), coalesce(property_sub_type, ''), coalesce(bedrooms_total, -1),
         -count(*), -count(list_price_cents), -coalesce(sum(round(ln(list_price_cents::double precision) * 1e6)::bigint), 0),
         -coalesce(sum(round(map_latitude * 1e6)::bigint), 0), -coalesce(sum(round(map_longitude * 1e6)::bigint), 0),
         null, min(list_price_cents)
  from removed where standard_status = 'Active' and display_listing
  group by 1, 2, 3;
  if found then
    perform merge_cell_changes();
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_hits(wanted_keys text[], wanted_slots bigint[], wanted_most integer[], at timestamp with time zone)
 RETURNS TABLE(key text, slot bigint, slots integer[], is_full boolean)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
begin
  insert into rate_limits as known (key, slot, slots, changed_at)
  select w.key, w.slot, array_fill(0, array[61]), at from unnest(wanted_keys, wanted_slots) as w (key, slot)
  order by w.key
  on conflict (key) do update set
    slots = add_hits(known.slots, excluded.slot - known.slot, 0),
    slot = greatest(known.slot, excluded.slot),
    changed_at = greatest(known.changed_at, excluded.changed_at);
  -- A statement of its own: it sees what the rows hold now that they are locked.
  return query
  with looked as (
    select r.key, (select sum(hits) from unnest(r.slots) as hits) >= w.most as is_full
    from unnest(wanted_keys, wanted_most) as w (key, most) join rate_limits r on r.key = w.key
  ), counted as (
    update rate_limits r set slots = add_hits(r.slots, 0, 1)
    where r.key = any (wanted_keys) and not exists (select from looked where looked.is_full)
    returning r.key, r.slot, r.slots
  )
  select r.key, r.slot, coalesce(c.slots, r.slots), l.is_full
  from looked l join rate_limits r on r.key = l.key left join counted c on c.key = l.key;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_inserted_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into cell_changes
  select coalesce(cell >> 4, -1), coalesce(property_sub_type, ''), coalesce(bedrooms_total, -1),
         count(*), count(list_price_cents), coalesce(sum(round(ln(list_price_cents::double precision) * 1e6)::bigint), 0),
         coalesce(sum(round(map_latitude * 1e6)::bigint), 0), coalesce(sum(round(map_longitude * 1e6)::bigint), 0),
         min(list_price_cents), null
  from added where standard_status = 'Active' and display_listing
  group by 1, 2, 3;
  if found then
    perform merge_cell_changes();
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_transfers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  moved record;
begin
  if exists (
    select from added t
    left join ledger_journals j on j.id = t.journal_id
    left join ledger_accounts d on d.id = t.debit_account
    left join ledger_accounts c on c.id = t.credit_account
    where (d.book = j.book and c.book = j.book and c.currency = d.currency
      and t.phase = case j.phase when 'reverse' then 'done' else j.phase end) is not true
  ) then
    raise exception 'a transfer needs its journal, and accounts of that book and one currency' using errcode = 'check_violation';
  end if;
  if exists (
    select from (select journal_id from added group by journal_id) w
    join ledger_journals j on j.id = w.journal_id
    where j.transfers <> (select count(*) from ledger_transfers t where t.journal_id = w.journal_id)
  ) then
    raise exception 'a journal is written whole' using errcode = 'check_violation';
  end if;
  if exists (
    select from added t join ledger_journals j on j.id = t.journal_id left join ledger_transfers p on p.id = t.pending_id
    where t.pending_id is not null and (p.phase, p.journal_id, p.debit_account, p.credit_account, p.cents)
      is distinct from ('pending', j.of_id, t.debit_account, t.credit_account, t.cents)
  ) then
    raise exception 'a transfer is posted or voided as it was announced' using errcode = 'check_violation';
  end if;
  -- In order, so that no two wait for each other.
  for moved in
    select e.account, sum(e.debits) as debits, sum(e.credits) as credits,
      sum(e.debits_pending) as debits_pending, sum(e.credits_pending) as credits_pending
    from added t
    cross join lateral (select
      case when t.phase in ('done', 'post') then t.cents else 0 end as posted,
      case t.phase when 'done' then 0 when 'pending' then t.cents else -t.cents end as pending) w
    cross join lateral (values
      (t.debit_account, w.posted, 0, w.pending, 0), (t.credit_account, 0, w.posted, 0, w.pending)
    ) e (account, debits, credits, debits_pending, credits_pending)
    join ledger_counters k on k.account_id = e.account
    group by e.account order by e.account
  loop
    update ledger_counters set debits = debits + moved.debits, credits = credits + moved.credits,
      debits_pending = debits_pending + moved.debits_pending, credits_pending = credits_pending + moved.credits_pending
    where account_id = moved.account;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_updated_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into cell_changes
  select cell, property_sub_type, bedrooms, sum(sign), sum(sign * priced), sum(sign * log_price), sum(sign * latitude), sum(sign * longitude),
         min(price) filter (where sign = 1), min(price) filter (where sign = -1)
  from (
    select 1 as sign, coalesce(cell >> 4, -1) as cell, coalesce(property_sub_type, '') as property_sub_type, coalesce(bedrooms_total, -1) as bedrooms,
           list_price_cents as price, case when list_price_cents is null then 0 else 1 end as priced,
           coalesce(round(ln(list_price_cents::double precision) * 1e6)::bigint, 0) as log_price,
           coalesce(round(map_latitude * 1e6)::bigint, 0) as latitude, coalesce(round(map_longitude * 1e6)::bigint, 0) as longitude
    from added where standard_status = 'Active' and display_listing
    union all
    select -1, coalesce(cell >> 4, -1), coalesce(property_sub_type, ''), coalesce(bedrooms_total, -1),
           list_price_cents, case when list_price_cents is null then 0 else 1 end,
           coalesce(round(ln(list_price_cents::double precision) * 1e6)::bigint, 0),
           coalesce(round(map_latitude * 1e6)::bigint, 0), coalesce(round(map_longitude * 1e6)::bigint, 0)
    from removed where standard_status = 'Active' and display_listing
  ) as change
  group by 1, 2, 3
  having sum(sign) <> 0 or sum(sign * priced) <> 0 or sum(sign * log_price) <> 0 or sum(sign * latitude) <> 0 or sum(sign * longitude) <> 0
    or min(price) filter (where sign = 1) is distinct from min(price) filter (where sign = -1);
  if found then
    perform merge_cell_changes();
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_left_envelope()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from envelopes where id = new.id and status not in ('sealing', 'completed');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_vendor_without_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from vendors where id = old.vendor_id and not exists (select from vendor_members where vendor_id = old.vendor_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_cell_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  truncate cell_agg, cell_changes;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_home_values()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from subjects using gone where kind = 'home-value' and split_part(key, '/', 1) = gone.id::text;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from subjects using gone where kind = 'listing' and key = gone.id::text;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_subject()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from subjects where kind = tg_argv[0] and key = to_jsonb(old) ->> tg_argv[1];
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_vendor_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from vendor_requests where id = old.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.gin_btree_consistent(internal, smallint, anyelement, integer, internal, internal)
 RETURNS boolean
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_btree_consistent$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_anyenum(anyenum, anyenum, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_anyenum$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_bit(bit, bit, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_bit$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_bool(boolean, boolean, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_bool$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_bpchar(character, character, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_bpchar$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_bytea(bytea, bytea, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_bytea$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_char("char", "char", smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_char$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_cidr(cidr, cidr, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_cidr$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_date(date, date, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_date$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_float4(real, real, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_float4$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_float8(double precision, double precision, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_float8$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_inet(inet, inet, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_inet$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_int2(smallint, smallint, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_int2$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_int4(integer, integer, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_int4$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_int8(bigint, bigint, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_int8$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_interval(interval, interval, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_interval$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_macaddr(macaddr, macaddr, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_macaddr$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_macaddr8(macaddr8, macaddr8, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_macaddr8$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_money(money, money, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_money$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_name(name, name, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_name$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_numeric(numeric, numeric, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_numeric$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_oid(oid, oid, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_oid$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_text(text, text, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_text$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_time(time without time zone, time without time zone, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_time$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_timestamp(timestamp without time zone, timestamp without time zone, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_timestamp$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_timestamptz(timestamp with time zone, timestamp with time zone, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_timestamptz$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_timetz(time with time zone, time with time zone, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_timetz$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_uuid(uuid, uuid, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_uuid$function$;

CREATE OR REPLACE FUNCTION public.gin_compare_prefix_varbit(bit varying, bit varying, smallint, internal)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_compare_prefix_varbit$function$;

CREATE OR REPLACE FUNCTION public.gin_enum_cmp(anyenum, anyenum)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_enum_cmp$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_anyenum(anyenum, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_anyenum$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_bit(bit, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_bit$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_bool(boolean, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_bool$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_bpchar(character, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_bpchar$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_bytea(bytea, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_bytea$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_char("char", internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_char$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_cidr(cidr, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_cidr$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_date(date, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_date$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_float4(real, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_float4$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_float8(double precision, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_float8$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_inet(inet, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_inet$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_int2(smallint, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_int2$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_int4(integer, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_int4$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_int8(bigint, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_int8$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_interval(interval, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_interval$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_macaddr(macaddr, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_macaddr$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_macaddr8(macaddr8, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_macaddr8$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_money(money, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_money$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_name(name, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_name$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_numeric(numeric, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_numeric$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_oid(oid, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_oid$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_text(text, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_text$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_time(time without time zone, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_time$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_timestamp(timestamp without time zone, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_timestamp$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_timestamptz(timestamp with time zone, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_timestamptz$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_timetz(time with time zone, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_timetz$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_trgm(text, internal, smallint, internal, internal, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$gin_extract_query_trgm$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_uuid(uuid, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_uuid$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_query_varbit(bit varying, internal, smallint, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_query_varbit$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_anyenum(anyenum, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_anyenum$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_bit(bit, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_bit$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_bool(boolean, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_bool$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_bpchar(character, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_bpchar$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_bytea(bytea, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_bytea$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_char("char", internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_char$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_cidr(cidr, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_cidr$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_date(date, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_date$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_float4(real, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_float4$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_float8(double precision, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_float8$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_inet(inet, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_inet$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_int2(smallint, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_int2$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_int4(integer, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_int4$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_int8(bigint, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_int8$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_interval(interval, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_interval$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_macaddr(macaddr, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_macaddr$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_macaddr8(macaddr8, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_macaddr8$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_money(money, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_money$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_name(name, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_name$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_numeric(numeric, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_numeric$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_oid(oid, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_oid$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_text(text, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_text$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_time(time without time zone, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_time$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_timestamp(timestamp without time zone, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_timestamp$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_timestamptz(timestamp with time zone, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_timestamptz$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_timetz(time with time zone, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_timetz$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_trgm(text, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$gin_extract_value_trgm$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_uuid(uuid, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_uuid$function$;

CREATE OR REPLACE FUNCTION public.gin_extract_value_varbit(bit varying, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_extract_value_varbit$function$;

CREATE OR REPLACE FUNCTION public.gin_numeric_cmp(numeric, numeric)
 RETURNS integer
 LANGUAGE c
 IMMUTABLE STRICT
AS '$libdir/btree_gin', $function$gin_numeric_cmp$function$;

CREATE OR REPLACE FUNCTION public.gin_trgm_consistent(internal, smallint, text, integer, internal, internal, internal, internal)
 RETURNS boolean
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$gin_trgm_consistent$function$;

CREATE OR REPLACE FUNCTION public.gin_trgm_triconsistent(internal, smallint, text, integer, internal, internal, internal)
 RETURNS "char"
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$gin_trgm_triconsistent$function$;

CREATE OR REPLACE FUNCTION public.give_time_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.time_id is null or (tg_op = 'UPDATE' and new.time_id is not distinct from old.time_id) then return null; end if;
  update booked_times set taken = taken - 1 where id = old.time_id and taken > 1;
  if not found then delete from booked_times where id = old.time_id; end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.gtrgm_compress(internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$gtrgm_compress$function$;

CREATE OR REPLACE FUNCTION public.gtrgm_consistent(internal, text, smallint, oid, internal)
 RETURNS boolean
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$gtrgm_consistent$function$;

CREATE OR REPLACE FUNCTION public.gtrgm_decompress(internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$gtrgm_decompress$function$;

CREATE OR REPLACE FUNCTION public.gtrgm_distance(internal, text, smallint, oid, internal)
 RETURNS double precision
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$gtrgm_distance$function$;

CREATE OR REPLACE FUNCTION public.gtrgm_in(cstring)
 RETURNS gtrgm
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$gtrgm_in$function$;

CREATE OR REPLACE FUNCTION public.gtrgm_options(internal)
 RETURNS void
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE
AS '$libdir/pg_trgm', $function$gtrgm_options$function$;

CREATE OR REPLACE FUNCTION public.gtrgm_out(gtrgm)
 RETURNS cstring
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$gtrgm_out$function$;

CREATE OR REPLACE FUNCTION public.gtrgm_penalty(internal, internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$gtrgm_penalty$function$;

CREATE OR REPLACE FUNCTION public.gtrgm_picksplit(internal, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$gtrgm_picksplit$function$;

CREATE OR REPLACE FUNCTION public.gtrgm_same(gtrgm, gtrgm, internal)
 RETURNS internal
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$gtrgm_same$function$;

CREATE OR REPLACE FUNCTION public.gtrgm_union(internal, internal)
 RETURNS gtrgm
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$gtrgm_union$function$;

CREATE OR REPLACE FUNCTION public.hand_subject_on()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update subjects set user_id = new.user_id where kind = tg_argv[0] and key = to_jsonb(new) ->> tg_argv[1];
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.hand_thread_on()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update subjects s set user_id = new.user_id from threads t
  where t.begun_by = new.id and s.kind = 'thread' and s.key = t.public_id::text;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.hold_refunds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_cents bigint;
  v_lost bigint := 0;
begin
  select cents into v_cents from payments where id = new.payment_id for update;
  if tg_op = 'INSERT' then
    select coalesce(sum(lost_cents), 0) into v_lost from disputes where payment_id = new.payment_id;
  end if;
  if (select coalesce(sum(cents), 0) from refunds where payment_id = new.payment_id and status <> 'rejected') + v_lost > v_cents then
    raise exception 'more than was paid cannot be paid back' using errcode = 'check_violation', constraint = 'refunds_covered';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_held_documents_of_subject()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held record;
begin
  for held in select id, user_id from documents where subject_id = old.id and held_at is not null loop
    insert into subjects (kind, key, user_id)
      values (case when held.user_id is null then 'held' else 'vault' end, coalesce(held.user_id, 'held'), held.user_id)
      on conflict do nothing;
    update documents set item = '', subject_id = (
      select id from subjects
      where kind = case when held.user_id is null then 'held' else 'vault' end and key = coalesce(held.user_id, 'held')
    ) where id = held.id;
  end loop;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_held_documents_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.is_demo then
    -- Demonstration people go after a day, with all that they made up.
    update documents set held_at = null where user_id = old.id and held_at is not null;
  elsif exists (select 1 from documents where user_id = old.id and held_at is not null) then
    insert into subjects (kind, key) values ('held', 'held') on conflict do nothing;
    update documents set user_id = null, subject_id = (select id from subjects where kind = 'held' and key = 'held')
      where user_id = old.id and held_at is not null;
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_verification()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- An erased account leaves its lines, without its name.
  if new.user_id is null and (new.id, new.vendor_id, new.kind, new.about_id, new.outcome, new.what, new.evidence, new.checked_at, new.expires_on)
    is not distinct from (old.id, old.vendor_id, old.kind, old.about_id, old.outcome, old.what, old.evidence, old.checked_at, old.expires_on)
  then return new; end if;
  raise exception 'a line of the verification ledger does not change' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.leave_service_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from engagements where request_id = new.id) then
    delete from service_requests where id = new.id;
    return null;
  end if;
  update service_requests set description = '', answers = '{}', address = '', access_notes = '', phone = '', may_call = false,
    budget_cents = null, latitude = round(latitude::numeric, 1), longitude = round(longitude::numeric, 1),
    status = case when status = 'open' then 'closed' else status end
  where id = new.id;
  -- What they wrote about a job goes; that it was disputed or cancelled stays.
  update engagements set reason = '' where request_id = new.id;
  update lead_events set note = '' where side = 'client' and lead_id in (select id from leads where request_id = new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_payload_hash(kind text, about text, phase text, of_key text, debit_kinds text[], debit_owners text[], credit_kinds text[], credit_owners text[], cents bigint[])
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(convert_to(row(kind, about, phase, of_key, debit_kinds, debit_owners, credit_kinds, credit_owners, cents)::text, 'UTF8'))
$function$;

CREATE OR REPLACE FUNCTION public.market_type(sub_type text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (sub_type = 'Single Family Residence'::text) THEN 'single-family'::text WHEN (sub_type = ANY (ARRAY['Condominium'::text, 'Apartment'::text, 'Stock Cooperative'::text, 'Own Your Own'::text])) THEN 'condo'::text WHEN (sub_type = 'Townhouse'::text) THEN 'townhouse'::text WHEN (sub_type = ANY (ARRAY['Duplex'::text, 'Triplex'::text, 'Quadruplex'::text, 'Multi Family'::text])) THEN 'multi-family'::text ELSE 'other'::text END;

CREATE OR REPLACE FUNCTION public.merge_cell_changes()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  touched jsonb;
begin
  -- A repeatable-read transaction cannot see what others merged meanwhile; the next writer does it.
  if current_setting('transaction_isolation') <> 'read committed' or not pg_try_advisory_xact_lock(7313925442) then
    return;
  end if;

  with drained as (delete from cell_changes returning *),
  net as (
    select z.zoom, grouping(d.property_sub_type) = 0 as by_kind, case when d.cell < 0 then -1 else d.cell >> (2 * (14 - z.zoom)) end as cell,
           coalesce(d.property_sub_type, '') as property_sub_type, coalesce(d.bedrooms, -1)::smallint as bedrooms,
           sum(d.listings)::integer as listings, sum(d.priced)::integer as priced, sum(d.log_price_sum)::bigint as log_price_sum,
           sum(d.latitude_sum)::bigint as latitude_sum, sum(d.longitude_sum)::bigint as longitude_sum,
           min(d.min_price_cents) filter (where d.cell >= 0) as min_price_cents,
           min(d.min_removed_cents) filter (where d.cell >= 0) as min_removed_cents
    from drained d cross join (values (0), (10), (14)) as z (zoom)
    group by grouping sets ((1, 3, d.property_sub_type, d.bedrooms), (1, 3))
  ),
  merged as (
    insert into cell_agg as a (zoom, by_kind, cell, property_sub_type, bedrooms, listings, priced, log_price_sum, latitude_sum, longitude_sum, min_price_cents)
    select zoom, by_kind, cell, property_sub_type, bedrooms, listings, priced, log_price_sum, latitude_sum, longitude_sum, min_price_cents from net
    on conflict (zoom, by_kind, cell, property_sub_type, bedrooms) do update set
      listings = a.listings + excluded.listings, priced = a.priced + excluded.priced,
      log_price_sum = a.log_price_sum + excluded.log_price_sum,
      latitude_sum = a.latitude_sum + excluded.latitude_sum, longitude_sum = a.longitude_sum + excluded.longitude_sum,
      min_price_cents = least(a.min_price_cents, excluded.min_price_cents)
    returning a.zoom, a.by_kind, a.cell, a.property_sub_type, a.bedrooms, a.listings, a.min_price_cents
  )
  select jsonb_agg(jsonb_build_object(
    'zoom', zoom, 'by_kind', by_kind, 'cell', cell, 'property_sub_type', property_sub_type, 'bedrooms', bedrooms, 'is_empty', m.listings = 0))
  into touched
  from merged m join net n using (zoom, by_kind, cell, property_sub_type, bedrooms)
  where m.listings = 0 or n.min_removed_cents <= m.min_price_cents;

  if touched is null then
    return;
  end if;

  delete from cell_agg a
  using jsonb_to_recordset(touched) as t (zoom smallint, by_kind boolean, cell bigint, property_sub_type text, bedrooms smallint, is_empty boolean)
  where t.is_empty
    and (a.zoom, a.by_kind, a.cell, a.property_sub_type, a.bedrooms) = (t.zoom, t.by_kind, t.cell, t.property_sub_type, t.bedrooms);

  -- From the finest up: homes, then zoom-14 cells by kind, then all the others from those.
  update cell_agg a set min_price_cents = (
    select min(l.list_price_cents) from listings l
    where l.standard_status = 'Active' and l.display_listing
      and l.cell between a.cell << 4 and (a.cell << 4) + 15
      and coalesce(l.property_sub_type, '') = a.property_sub_type and coalesce(l.bedrooms_total, -1) = a.bedrooms)
  from jsonb_to_recordset(touched) as t (zoom smallint, by_kind boolean, cell bigint, property_sub_type text, bedrooms smallint, is_empty boolean)
  where not t.is_empty and t.by_kind and t.zoom = 14
    and (a.zoom, a.by_kind, a.cell, a.property_sub_type, a.bedrooms) = (t.zoom, t.by_kind, t.cell, t.property_sub_type, t.bedrooms);

  update cell_agg a set min_price_cents = (
    select min(f.min_price_cents) from cell_agg f
    where f.zoom = 14 and f.by_kind and f.cell between a.cell << (2 * (14 - a.zoom)) and (a.cell << (2 * (14 - a.zoom))) + (1 << (2 * (14 - a.zoom))) - 1
      and (not a.by_kind or (f.property_sub_type = a.property_sub_type and f.bedrooms = a.bedrooms)))
  from jsonb_to_recordset(touched) as t (zoom smallint, by_kind boolean, cell bigint, property_sub_type text, bedrooms smallint, is_empty boolean)
  where not t.is_empty and not (t.by_kind and t.zoom = 14)
    and (a.zoom, a.by_kind, a.cell, a.property_sub_type, a.bedrooms) = (t.zoom, t.by_kind, t.cell, t.property_sub_type, t.bedrooms);
end $function$;

CREATE OR REPLACE FUNCTION public.month_of(day date)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (date_trunc('month'::text, (day)::timestamp without time zone))::date;

CREATE OR REPLACE FUNCTION public.note_added_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_market_listings(array(select distinct listing_id from added));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_added_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into market_changes
  select place_id, month_of(coalesce(min(least(l.on_market_date, l.purchase_contract_date, l.close_date)), current_date))
  from added l cross join lateral unnest(array[l.neighborhood_place_id, l.zip_place_id, l.city_place_id]) as place_id
  where place_id is not null group by place_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_added_sales()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_market_parcels(array(select distinct parcel_id from added),
    (select least(min(close_date), min(contract_date)) from added));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into market_changes
  select place_id, month_of(coalesce(min(least(o.on_market_date, n.on_market_date, o.purchase_contract_date, n.purchase_contract_date,
    o.close_date, n.close_date)), current_date))
  from added n join removed o on o.id = n.id
  cross join lateral unnest(array[o.neighborhood_place_id, n.neighborhood_place_id, o.zip_place_id, n.zip_place_id,
    o.city_place_id, n.city_place_id]) as place_id
  where place_id is not null
    and (o.standard_status, o.display_listing, o.display_address, o.property_sub_type, o.list_price_cents, o.close_price_cents, o.living_area_sqft,
      o.on_market_date, o.purchase_contract_date, o.close_date, o.parcel_id, o.neighborhood_place_id, o.zip_place_id, o.city_place_id)
    is distinct from
    (n.standard_status, n.display_listing, n.display_address, n.property_sub_type, n.list_price_cents, n.close_price_cents, n.living_area_sqft,
      n.on_market_date, n.purchase_contract_date, n.close_date, n.parcel_id, n.neighborhood_place_id, n.zip_place_id, n.city_place_id)
  group by place_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_parcels()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into market_changes
  select place_id, date '1900-01-01'
  from added n join removed o on o.id = n.id
  cross join lateral unnest(array[o.neighborhood_id, n.neighborhood_id]) as place_id
  where place_id is not null
    and (o.neighborhood_id, o.property_sub_type, o.living_area_sqft) is distinct from (n.neighborhood_id, n.property_sub_type, n.living_area_sqft)
  group by place_id;
  perform note_market_parcels(array(
    select n.id from added n join removed o on o.id = n.id
    where (o.city, o.postal_code, o.property_sub_type, o.living_area_sqft) is distinct from (n.city, n.postal_code, n.property_sub_type, n.living_area_sqft)),
    date '1900-01-01');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_sales()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_market_parcels(array(select parcel_id from added union select parcel_id from removed),
    (select least(min(close_date), min(contract_date)) from (select * from added union all select * from removed) as s));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_contracts_beside_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_market_contracts(array_agg(parcel_id), array_agg(close_date))
  from added where standard_status = 'Closed' and parcel_id is not null and close_date is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_contracts_beside_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_market_contracts(array_agg(parcel_id), array_agg(close_date))
  from (
    select o.parcel_id, o.close_date, o.standard_status from removed o join added n on n.id = o.id
    where (o.standard_status, o.display_listing, o.parcel_id, o.close_date) is distinct from
      (n.standard_status, n.display_listing, n.parcel_id, n.close_date)
    union all
    select n.parcel_id, n.close_date, n.standard_status from removed o join added n on n.id = o.id
    where (o.standard_status, o.display_listing, o.parcel_id, o.close_date) is distinct from
      (n.standard_status, n.display_listing, n.parcel_id, n.close_date)) as either
  where standard_status = 'Closed' and parcel_id is not null and close_date is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_contracts_beside_removed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_market_contracts(array_agg(parcel_id), array_agg(close_date))
  from removed where standard_status = 'Closed' and parcel_id is not null and close_date is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_market_contracts(parcel_ids bigint[], close_dates date[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into market_changes
  select place_id, month_of(min(s.contract_date))
  from unnest(parcel_ids, close_dates) as closed (parcel_id, close_date)
  join sales s on s.parcel_id = closed.parcel_id and s.close_date between closed.close_date - 60 and closed.close_date + 60
  join market_parcels m on m.parcel_id = s.parcel_id
  cross join lateral unnest(array[m.neighborhood_id, m.zip_id, m.city_id]) as place_id
  where place_id is not null and s.contract_date is not null
  group by place_id
$function$;

CREATE OR REPLACE FUNCTION public.note_market_listings(listing_ids bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into market_changes
  select place_id, month_of(coalesce(min(least(l.on_market_date, l.purchase_contract_date, l.close_date)), current_date))
  from listings l cross join lateral unnest(array[l.neighborhood_place_id, l.zip_place_id, l.city_place_id]) as place_id
  where l.id = any (listing_ids) and place_id is not null
  group by place_id
$function$;

CREATE OR REPLACE FUNCTION public.note_market_parcels(parcel_ids bigint[], since date)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into market_changes
  select place_id, month_of(min(day)) from (
    select unnest(array[m.neighborhood_id, m.zip_id, m.city_id]) as place_id, since as day
    from market_parcels m where m.parcel_id = any (parcel_ids)
    union all
    select unnest(array[l.neighborhood_place_id, l.zip_place_id, l.city_place_id]), l.close_date
    from listings l where l.parcel_id = any (parcel_ids) and l.standard_status = 'Closed' and l.close_date >= since - 60
  ) as counted
  where place_id is not null and day is not null
  group by place_id
$function$;

CREATE OR REPLACE FUNCTION public.note_partner_leads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into partner_events (partner_id, kind, listing_id, thread_id)
  select o.partner_id, 'lead.created', l.id, t.id
  from added t join subjects s on s.id = t.about_id and s.kind = 'listing' join listings l on l.id::text = s.key
  join partner_offices o using (originating_system_name, list_office_key)
  where t.kind in ('inquiry', 'tour-request') and exists (select from partner_hooks h where h.partner_id = o.partner_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_partner_listings_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Loading a market costs nothing while nobody is told.
  if not exists (select from partner_hooks) then
    return null;
  end if;
  insert into partner_events (partner_id, kind, listing_id, details)
  select o.partner_id, 'listing.added', a.id,
    jsonb_build_object('status', a.standard_status, 'priceCents', a.list_price_cents, 'isShown', a.display_listing)
  from added a join partner_offices o using (originating_system_name, list_office_key);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_partner_listings_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from partner_hooks) then
    return null;
  end if;
  insert into partner_events (partner_id, kind, listing_id, details)
  select o.partner_id, 'listing.changed', a.id,
    jsonb_build_object('status', a.standard_status, 'priceCents', a.list_price_cents, 'isShown', a.display_listing,
      'statusBefore', r.standard_status, 'priceCentsBefore', r.list_price_cents, 'isShownBefore', r.display_listing)
  from added a join removed r using (id) join partner_offices o
    on o.originating_system_name = a.originating_system_name and o.list_office_key = a.list_office_key
  where (a.standard_status, a.list_price_cents, a.display_listing)
    is distinct from (r.standard_status, r.list_price_cents, r.display_listing);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_removed_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_market_listings(array(select distinct listing_id from removed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_removed_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into market_changes
  select place_id, month_of(coalesce(min(least(l.on_market_date, l.purchase_contract_date, l.close_date)), current_date))
  from removed l cross join lateral unnest(array[l.neighborhood_place_id, l.zip_place_id, l.city_place_id]) as place_id
  where place_id is not null group by place_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_removed_sales()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_market_parcels(array(select distinct parcel_id from removed),
    (select least(min(close_date), min(contract_date)) from removed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_public_data()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('public_data', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.open_ledger_counter()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into ledger_counters (account_id, side)
    select new.id, side from ledger_account_kinds where kind = new.kind and is_counted;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.orphan_marketing_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.file_key is not null and (tg_op = 'DELETE' or new.file_key is distinct from old.file_key) then
    insert into orphaned_files (file_key) values (old.file_key) on conflict do nothing;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.orphan_photo_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into orphaned_files (file_key)
  select f.file_key from unnest(array[old.file_key, old.whole_key]) as f (file_key)
  where f.file_key is not null
    and not exists (select from own_listing_photos o where f.file_key in (o.file_key, o.whole_key))
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.plan_partner_deliveries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into partner_deliveries (hook_id, event_id)
  select h.id, e.id from added e join partner_hooks h on h.partner_id = e.partner_id
  where e.kind = any (h.kinds) and h.paused_at is null;
  if found then
    perform pg_notify('partner_events', '');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_journal(p_book text, p_key text, p_kind text, p_about text, p_phase text, p_of text, p_debit_kinds text[], p_debit_owners text[], p_credit_kinds text[], p_credit_owners text[], p_cents bigint[], p_at timestamp with time zone DEFAULT NULL::timestamp with time zone, OUT journal_id bigint, OUT is_new boolean)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_material TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  v_hash bytea := ledger_payload_hash(p_kind, p_about, p_phase, p_of, p_debit_kinds, p_debit_owners, p_credit_kinds, p_credit_owners, p_cents);
  v_at timestamptz := least(coalesce(p_at, clock_timestamp()), clock_timestamp());
  v_of ledger_journals;
  v_known bytea;
  v_debits bigint[];
  v_credits bigint[];
begin
  if p_of is not null then
    select * into v_of from ledger_journals where book = p_book and key = p_of;
    if v_of.id is null then
      raise exception 'there is no journal % in this book', p_of using errcode = 'LG002';
    end if;
    if (p_phase = 'reverse' and v_of.phase not in ('done', 'post')) or (p_phase <> 'reverse' and v_of.phase <> 'pending') then
      raise exception 'a journal that is % cannot be turned by %', v_of.phase, p_phase using errcode = 'LG003';
    end if;
  end if;
  insert into ledger_journals (book, key, kind, about, phase, of_id, transfers, payload_hash, booked_at)
    values (p_book, p_key, p_kind, p_about, p_phase, v_of.id, coalesce(v_of.transfers, cardinality(p_cents)), v_hash, v_at)
    on conflict (book, key) do nothing returning id into journal_id;
  is_new := journal_id is not null;
  if not is_new then
    select id, payload_hash into journal_id, v_known from ledger_journals where book = p_book and key = p_key;
    if v_known <> v_hash then
      raise exception 'the key % stands for another journal', p_key using errcode = 'LG001';
    end if;
    return;
  end if;
  if p_of is not null then
    insert into ledger_transfers (journal_id, phase, debit_account, credit_account, cents, pending_id, booked_at)
      select post_journal.journal_id, case p_phase when 'reverse' then 'done' else p_phase end,
        case p_phase when 'reverse' then t.credit_account else t.debit_account end,
        case p_phase when 'reverse' then t.debit_account else t.credit_account end,
        t.cents, case p_phase when 'reverse' then null else t.id end, v_at
      from ledger_transfers t where t.journal_id = v_of.id order by t.id;
    return;
  end if;
  for attempt in 1..2 loop
    select array_agg(d order by n), array_agg(c order by n) into v_debits, v_credits
      from unnest(p_debit_kinds, p_debit_owners, p_credit_kinds, p_credit_owners) with ordinality w (dk, dw, ck, cw, n)
      cross join lateral (select
        (select id from ledger_accounts where book = p_book and kind = w.dk and owner = w.dw and currency = 'USD') as d,
        (select id from ledger_accounts where book = p_book and kind = w.ck and owner = w.cw and currency = 'USD') as c) found;
    exit when array_position(v_debits || v_credits, null) is null;
    insert into ledger_accounts (book, kind, owner)
      select distinct p_book, kind, owner from unnest(p_debit_kinds || p_credit_kinds, p_debit_owners || p_credit_owners) w (kind, owner)
      order by kind, owner on conflict do nothing;
  end loop;
  insert into ledger_transfers (journal_id, phase, debit_account, credit_account, cents, booked_at)
    select post_journal.journal_id, p_phase, w.debit, w.credit, w.cents, v_at
    from unnest(v_debits, v_credits, p_cents) with ordinality w (debit, credit, cents, n) order by n;
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_cell_agg()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  lock table listings in share row exclusive mode;
  truncate cell_agg, cell_changes;
  insert into cell_agg (zoom, by_kind, cell, property_sub_type, bedrooms, listings, priced, log_price_sum, latitude_sum, longitude_sum, min_price_cents)
  select zoom, grouping(l.property_sub_type) = 0, coalesce(l.cell >> (2 * (16 - zoom)), -1), coalesce(l.property_sub_type, ''), coalesce(l.bedrooms, -1),
         count(*), count(l.list_price_cents), coalesce(sum(round(ln(l.list_price_cents::double precision) * 1e6)::bigint), 0),
         coalesce(sum(round(l.map_latitude * 1e6)::bigint), 0), coalesce(sum(round(l.map_longitude * 1e6)::bigint), 0),
         min(l.list_price_cents) filter (where l.cell is not null)
  from (
    select cell, coalesce(property_sub_type, '') as property_sub_type, coalesce(bedrooms_total, -1)::smallint as bedrooms, list_price_cents, map_latitude, map_longitude
    from listings where standard_status = 'Active' and display_listing
  ) as l cross join (values (0), (10), (14)) as z (zoom)
  group by grouping sets ((1, 3, l.property_sub_type, l.bedrooms), (1, 3))
  -- In this order, so that what is read together lies together.
  order by 1, 2, 3, 4, 5;
end $function$;

CREATE OR REPLACE FUNCTION public.record_changed_homes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  first_id bigint;
  last_id bigint;
begin
  with written as (
    insert into listing_events (listing_id, kind, status_before, status_after, price_before_cents, price_after_cents)
    select n.id, 'changed', o.standard_status, n.standard_status, o.list_price_cents, n.list_price_cents
    from added n join removed o on o.id = n.id
    where (n.display_listing or o.display_listing)
      and (n.standard_status <> o.standard_status or n.list_price_cents is distinct from o.list_price_cents)
    order by n.id
    returning id
  ) select min(id), max(id) into first_id, last_id from written;
  if first_id is not null then
    perform announce_listing_events(first_id, last_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_estimated_homes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  measured bigint[];
begin
  select array_agg(n.id) into measured from added n join removed o on o.id = n.id
  where n.estimate_gap_hundredths is not null and o.estimate_gap_hundredths is null;
  if measured is not null then
    perform record_measured_homes(measured);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_grounded_homes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform record_measured_homes(array(select listing_id from added));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_listed_homes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Nobody waits for new homes before the first search is saved: loading a market costs nothing then.
  if not exists (select from saved_searches) then
    return null;
  end if;
  insert into listing_events (listing_id, kind, status_after, price_after_cents)
  select id, 'listed', standard_status, list_price_cents from added
  where display_listing and standard_status in ('Active', 'Active Under Contract', 'Coming Soon', 'Pending');
  if found then
    perform pg_notify('listing_events', '');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_measured_homes(listings_measured bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into listing_events (listing_id, kind, status_after, price_after_cents)
  select l.id, 'measured', l.standard_status, l.list_price_cents from listings l
  where l.id = any (listings_measured) and l.display_listing and exists (
    select from listing_events e where e.listing_id = l.id and e.kind = 'listed' and e.occurred_at > now() - interval '7 days');
  if found then
    perform pg_notify('listing_events', '');
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.record_moved_open_houses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into listing_events (listing_id, kind, status_after, price_after_cents, open_house_starts_at)
  select l.id, 'open-house', l.standard_status, l.list_price_cents, min(a.starts_at)
  from added a join removed r on r.id = a.id join listings l on l.id = a.listing_id
  where a.status = 'Active' and a.kind in ('Public', 'Livestream Public') and a.starts_at > now() and l.display_listing
    and a.starts_at <> r.starts_at and exists (select from saved_searches)
  group by l.id;
  if found then
    perform pg_notify('listing_events', '');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_open_houses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- A home that is new brings its open houses along: that is one piece of news.
  insert into listing_events (listing_id, kind, status_after, price_after_cents, open_house_starts_at)
  select l.id, 'open-house', l.standard_status, l.list_price_cents, min(a.starts_at)
  from added a join listings l on l.id = a.listing_id
  where a.status = 'Active' and a.kind in ('Public', 'Livestream Public') and a.starts_at > now() and l.display_listing
    and exists (select from saved_searches)
    and not exists (select from listing_events e where e.listing_id = l.id and e.kind = 'listed' and e.occurred_at = now())
  group by l.id;
  if found then
    perform pg_notify('listing_events', '');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_changed_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'events of an envelope do not change';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_held_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'document % is held', old.public_id;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_landing_version_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a version of a landing page never changes';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger keeps what is written: reverse a journal with another' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_legal_version_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a version of a legal text never changes';
end $function$;

CREATE OR REPLACE FUNCTION public.remove_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into files_to_remove (file_key, due_at) select old.file_key, '-infinity' where old.file_key is not null
    on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.remove_signed_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into files_to_remove (file_key, due_at) select old.signed_key, '-infinity' where old.signed_key is not null
    on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.set_limit(real)
 RETURNS real
 LANGUAGE c
 STRICT
AS '$libdir/pg_trgm', $function$set_limit$function$;

CREATE OR REPLACE FUNCTION public.show_limit()
 RETURNS real
 LANGUAGE c
 STABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$show_limit$function$;

CREATE OR REPLACE FUNCTION public.show_trgm(text)
 RETURNS text[]
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$show_trgm$function$;

CREATE OR REPLACE FUNCTION public.similarity(text, text)
 RETURNS real
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$similarity$function$;

CREATE OR REPLACE FUNCTION public.similarity_dist(text, text)
 RETURNS real
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$similarity_dist$function$;

CREATE OR REPLACE FUNCTION public.similarity_op(text, text)
 RETURNS boolean
 LANGUAGE c
 STABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$similarity_op$function$;

CREATE OR REPLACE FUNCTION public.spread_bits(n bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
begin
  n := (n | (n << 8)) & 16711935;
  n := (n | (n << 4)) & 252645135;
  n := (n | (n << 2)) & 858993459;
  return (n | (n << 1)) & 1431655765;
end $function$;

CREATE OR REPLACE FUNCTION public.strict_word_similarity(text, text)
 RETURNS real
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$strict_word_similarity$function$;

CREATE OR REPLACE FUNCTION public.strict_word_similarity_commutator_op(text, text)
 RETURNS boolean
 LANGUAGE c
 STABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$strict_word_similarity_commutator_op$function$;

CREATE OR REPLACE FUNCTION public.strict_word_similarity_dist_commutator_op(text, text)
 RETURNS real
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$strict_word_similarity_dist_commutator_op$function$;

CREATE OR REPLACE FUNCTION public.strict_word_similarity_dist_op(text, text)
 RETURNS real
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$strict_word_similarity_dist_op$function$;

CREATE OR REPLACE FUNCTION public.strict_word_similarity_op(text, text)
 RETURNS boolean
 LANGUAGE c
 STABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$strict_word_similarity_op$function$;

CREATE OR REPLACE FUNCTION public.sum_ledger_account(p_account bigint, OUT debits bigint, OUT credits bigint, OUT debits_pending bigint, OUT credits_pending bigint)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  with last as (
    select * from ledger_snapshots where account_id = p_account order by last_transfer desc limit 1
  ), tail as (
    select t.cents, t.phase, t.debit_account = p_account as is_debit from ledger_transfers t
    where t.debit_account = p_account and t.id > coalesce((select last_transfer from last), 0)
    union all
    select t.cents, t.phase, false from ledger_transfers t
    where t.credit_account = p_account and t.id > coalesce((select last_transfer from last), 0)
  ), sums as (
    select is_debit,
      coalesce(sum(cents) filter (where phase in ('done', 'post')), 0) as posted,
      coalesce(sum(case phase when 'pending' then cents when 'done' then 0 else -cents end), 0) as pending
    from tail group by is_debit
  )
  select (coalesce((select l.debits from last l), 0) + coalesce((select posted from sums where is_debit), 0))::bigint,
    (coalesce((select l.credits from last l), 0) + coalesce((select posted from sums where not is_debit), 0))::bigint,
    (coalesce((select l.debits_pending from last l), 0) + coalesce((select pending from sums where is_debit), 0))::bigint,
    (coalesce((select l.credits_pending from last l), 0) + coalesce((select pending from sums where not is_debit), 0))::bigint
$function$;

CREATE OR REPLACE FUNCTION public.take_ledger_snapshots()
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_last bigint;
  v_taken integer;
begin
  lock table ledger_transfers in share row exclusive mode;
  select coalesce(max(id), 0) into v_last from ledger_transfers;
  insert into ledger_snapshots (account_id, last_transfer, debits, credits, debits_pending, credits_pending)
    select a.id, v_last, sum_debits, sum_credits, sum_debits_pending, sum_credits_pending
    from ledger_accounts a join ledger_account_kinds k on k.kind = a.kind and not k.is_counted
    left join lateral (select last_transfer from ledger_snapshots s where s.account_id = a.id order by last_transfer desc limit 1) s on true
    cross join lateral sum_ledger_account(a.id) w (sum_debits, sum_credits, sum_debits_pending, sum_credits_pending)
    where exists (select from ledger_transfers t where t.debit_account = a.id and t.id > coalesce(s.last_transfer, 0))
      or exists (select from ledger_transfers t where t.credit_account = a.id and t.id > coalesce(s.last_transfer, 0));
  get diagnostics v_taken = row_count;
  return v_taken;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_booking_hosts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_booking_hosts(coalesce(new.schedule_id, old.schedule_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_card_dispute()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_hiring(e.request_id)
  from payments p
  join milestones m on m.order_id = p.order_id
  join engagements e on e.id = case
    when m.engagement_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then m.engagement_id::uuid end
  where p.id = new.payment_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_collection_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_collection(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_collection_part_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_collection(coalesce(new.collection_id, old.collection_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_comparable_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_own_change(c.user_id::text, 'cmas') from cmas c where c.id = coalesce(new.cma_id, old.cma_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_desk_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_recipients(coalesce(new.thread_id, old.thread_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_document_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  document documents := coalesce(new, old);
begin
  perform announce_own_change(document.user_id::text, 'documents');
  perform announce_subject(document.subject_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_engagement_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_hiring(e.request_id) from engagements e where e.id = coalesce(new.engagement_id, old.engagement_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_envelope_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.user_id is not null then perform announce_own_change(new.user_id, 'documents'); end if;
  if tg_op = 'UPDATE' and (new.status <> old.status or new.expires_at <> old.expires_at) then
    perform announce_signer(to_address) from envelope_recipients where envelope_id = new.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_envelope_draft_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_own_change(coalesce(new.user_id, old.user_id), 'documents');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_envelope_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_own_change(user_id, 'documents') from envelopes where id = new.envelope_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_envelope_recipient_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_own_change(e.user_id, 'documents') from envelopes e where e.id = new.envelope_id and e.user_id is not null;
  perform announce_signer(address) from (select old.to_address as address union select new.to_address) as addresses;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_loan_application_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_loan_application(new.id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_loan_application_part_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_loan_application(coalesce(new.application_id, old.application_id)::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_milestone_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Whoever opens a plan names the job as it likes.
  if new.engagement_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  perform announce_hiring(e.request_id) from engagements e where e.id = new.engagement_id::uuid;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_milestone_note()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_hiring(e.request_id)
  from milestones m
  join engagements e on e.id = case
    when m.engagement_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then m.engagement_id::uuid end
  where m.id = new.milestone_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_offer_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_offer(new.id);
  if (new.status = 'accepted') <> (tg_op = 'UPDATE' and old.status = 'accepted') then
    perform announce_own_change(user_id, 'offers') from offers where listing_id = new.listing_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_offer_part_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_offer(coalesce(new.offer_id, old.offer_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_offer_round_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_own_change(user_id, 'offers') from offers where listing_id = new.listing_id;
  perform announce_own_change(s.user_id, 'offers') from listings l join own_listings o on o.listing_key = l.listing_key
    cross join lateral (
      select o.user_id union all select m.user_id from own_listing_people m where m.own_listing_id = o.id) as s
    where l.id = new.listing_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_own_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'DELETE' then
    perform announce_own_change(new.user_id::text, tg_argv[0]);
  end if;
  if tg_op <> 'INSERT' then
    perform announce_own_change(old.user_id::text, tg_argv[0]);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_own_listing_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_own_listing(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_own_listing_part_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_own_listing(coalesce(new.own_listing_id, old.own_listing_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_request_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_hiring(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_roadmap_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_roadmap(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_roadmap_part_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_roadmap(coalesce(new.roadmap_id, old.roadmap_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_schedule_hosts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_own_change(s.user_id, 'appointments')
  from own_listings o cross join lateral (
    select o.user_id union all select m.user_id from own_listing_people m where m.own_listing_id = o.id) as s
  where o.listing_key = coalesce(new.draft_key, (select l.listing_key from listings l where l.id = new.listing_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_search_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_own_change(user_id::text, 'saved-searches') from (
    select distinct s.user_id from added a join saved_searches s on s.id = a.saved_search_id
  ) as people;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_subject_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_subject(coalesce(new.subject_id, old.subject_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_thread_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_thread(coalesce(new.id, old.id));
  return coalesce(new, old);
end $function$;

CREATE OR REPLACE FUNCTION public.tell_thread_part_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_thread(coalesce(new.thread_id, old.thread_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_vendor_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce_own_change(user_id::text, 'vendor') from vendor_members where vendor_id = coalesce(new.id, old.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tie_showing_times()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update schedules set listing_id = (select id from listings where listing_key = new.listing_key), draft_key = null
    where draft_key = new.listing_key;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tile_x(longitude double precision, zoom integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN LEAST(((1 << zoom) - 1), GREATEST(0, (floor((((longitude + (180)::double precision) / (360)::double precision) * ((1 << zoom))::double precision)))::integer));

CREATE OR REPLACE FUNCTION public.tile_y(latitude double precision, zoom integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN LEAST(((1 << zoom) - 1), GREATEST(0, (floor(((((1)::double precision - (ln((tan(radians(LEAST((85.0511)::double precision, GREATEST(('-85.0511'::numeric)::double precision, latitude)))) + ((1)::double precision / cos(radians(LEAST((85.0511)::double precision, GREATEST(('-85.0511'::numeric)::double precision, latitude))))))) / pi())) / (2)::double precision) * ((1 << zoom))::double precision)))::integer));

CREATE OR REPLACE FUNCTION public.watch_money_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    if new.status = old.status then return null; end if;
    if not exists (
      select from money_transitions where what = tg_argv[0] and from_status = old.status and to_status = new.status
    ) then
      raise exception 'a % that is % does not become %', tg_argv[0], old.status, new.status using errcode = 'check_violation';
    end if;
  end if;
  insert into money_events (what, thing_id, from_status, to_status)
    values (tg_argv[0], new.id::text, case when tg_op = 'UPDATE' then old.status end, new.status);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.word_inserted_details()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform write_listing_text(array(select listing_id from added));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.word_similarity(text, text)
 RETURNS real
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$word_similarity$function$;

CREATE OR REPLACE FUNCTION public.word_similarity_commutator_op(text, text)
 RETURNS boolean
 LANGUAGE c
 STABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$word_similarity_commutator_op$function$;

CREATE OR REPLACE FUNCTION public.word_similarity_dist_commutator_op(text, text)
 RETURNS real
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$word_similarity_dist_commutator_op$function$;

CREATE OR REPLACE FUNCTION public.word_similarity_dist_op(text, text)
 RETURNS real
 LANGUAGE c
 IMMUTABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$word_similarity_dist_op$function$;

CREATE OR REPLACE FUNCTION public.word_similarity_op(text, text)
 RETURNS boolean
 LANGUAGE c
 STABLE PARALLEL SAFE STRICT
AS '$libdir/pg_trgm', $function$word_similarity_op$function$;

CREATE OR REPLACE FUNCTION public.word_updated_details()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed bigint[] := array(
    select n.listing_id from added n join removed o on o.listing_id = n.listing_id where n.public_remarks is distinct from o.public_remarks);
begin
  if cardinality(changed) > 0 then
    perform write_listing_text(changed);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.word_updated_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed bigint[] := array(
    select n.id from added n join removed o on o.id = n.id
    where (n.listing_id, n.unparsed_address, n.subdivision_name, n.display_address, n.city, n.state_or_province, n.postal_code, n.map_neighborhood_id, n.city_place_id)
      is distinct from
      (o.listing_id, o.unparsed_address, o.subdivision_name, o.display_address, o.city, o.state_or_province, o.postal_code, o.map_neighborhood_id, o.city_place_id));
begin
  if cardinality(changed) > 0 then
    perform write_listing_text(changed);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_listing_text(listing_ids bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into listing_text as t (listing_id, city_place_id, words)
  select l.id, l.city_place_id,
    setweight(to_tsvector('english', coalesce(l.listing_id, '') || ' '
      || case when l.display_address then coalesce(l.unparsed_address, '') || ' ' || coalesce(l.subdivision_name, '') else '' end), 'A')
    || setweight(to_tsvector('english', coalesce(l.city, '') || ' ' || coalesce(l.state_or_province, '') || ' ' || coalesce(l.postal_code, '')
      || ' ' || coalesce(n.name, '')), 'B')
    -- Remarks may name the street that the seller withholds.
    || case when l.display_address then to_tsvector('english', coalesce(d.public_remarks, ''))
       else ts_delete(to_tsvector('english', coalesce(d.public_remarks, '')), tsvector_to_array(to_tsvector('english',
         concat_ws(' ', l.street_number, l.street_name, l.unit_number, l.unparsed_address, l.subdivision_name)))) end
  from listings l
  left join listing_details d on d.listing_id = l.id
  left join places n on n.id = l.map_neighborhood_id
  where l.id = any (listing_ids)
  on conflict (listing_id) do update set city_place_id = excluded.city_place_id, words = excluded.words
  where t.words is distinct from excluded.words or t.city_place_id is distinct from excluded.city_place_id
$function$;

CREATE OR REPLACE FUNCTION public.write_name_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.name_words := to_tsvector('simple', regexp_replace(
    regexp_replace(normalize(new.name || ' ' || array_to_string(new.tags, ' '), NFKD), '[\u0300-\u036f]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'));
  return new;
end $function$;

