-- Double entry: every movement of money debits one account and credits another by the same amount. What is written stays.
create table ledger_account_kinds (
  kind text primary key,
  -- The side on which its balance stands.
  side text not null check (side in ('debit', 'credit')),
  -- A counter holds the balance, which never falls below zero. Without one, a snapshot and what came after it are summed, so
  -- that payments do not wait for each other at accounts that all of them touch.
  is_counted boolean not null
);
insert into ledger_account_kinds (kind, side, is_counted) values
  ('clearing', 'debit', false),
  ('connected', 'debit', false),
  ('bank', 'debit', false),
  ('disputed', 'debit', false),
  ('fees', 'debit', false),
  ('promo', 'debit', false),
  ('losses', 'debit', false),
  ('debt', 'debit', true),
  ('hold', 'credit', true),
  ('payable', 'credit', true),
  ('tax', 'credit', false),
  ('revenue', 'credit', false);

create table ledger_accounts (
  id bigint generated always as identity primary key,
  book text not null check (book in ('live', 'sandbox')),
  kind text not null references ledger_account_kinds,
  -- An opaque id; empty for accounts of the platform.
  owner text not null check (length(owner) <= 60),
  currency text not null default 'USD' check (currency = 'USD'),
  opened_at timestamptz not null default clock_timestamp(),
  unique (book, kind, owner, currency)
);

create table ledger_counters (
  account_id bigint primary key references ledger_accounts,
  side text not null,
  debits bigint not null default 0,
  credits bigint not null default 0,
  debits_pending bigint not null default 0 check (debits_pending >= 0),
  credits_pending bigint not null default 0 check (credits_pending >= 0),
  -- What leaves counts when it is announced, what comes only when it has come.
  constraint ledger_counters_covered check (
    case side when 'credit' then credits - debits - debits_pending else debits - credits - credits_pending end >= 0)
) with (fillfactor = 50);

create table ledger_journals (
  id bigint generated always as identity primary key,
  book text not null check (book in ('live', 'sandbox')),
  key text not null check (length(key) between 1 and 200),
  -- What happened, and the opaque id of what it happened to.
  kind text not null check (length(kind) between 1 and 60),
  about text not null check (length(about) <= 60),
  phase text not null check (phase in ('done', 'pending', 'post', 'void', 'reverse')),
  -- The journal that this one posts, voids or reverses. Each is so once.
  of_id bigint constraint ledger_journals_turned_once unique references ledger_journals,
  transfers smallint not null check (transfers between 1 and 100),
  payload_hash bytea not null,
  booked_at timestamptz not null default clock_timestamp(),
  constraint ledger_journals_key unique (book, key),
  check ((phase in ('post', 'void', 'reverse')) = (of_id is not null))
);
create index ledger_journals_about on ledger_journals (about);

-- No foreign keys: their rows never change or go, and the lock of a key on an account of the platform would be one queue for all.
-- `count_transfers` checks the same.
create table ledger_transfers (
  id bigint generated always as identity primary key,
  journal_id bigint not null,
  phase text not null check (phase in ('done', 'pending', 'post', 'void')),
  debit_account bigint not null,
  credit_account bigint not null,
  cents bigint not null check (cents between 1 and 100000000000000),
  pending_id bigint,
  booked_at timestamptz not null default clock_timestamp(),
  check (debit_account <> credit_account),
  check ((phase in ('post', 'void')) = (pending_id is not null))
);
create unique index ledger_transfers_settled_once on ledger_transfers (pending_id) where pending_id is not null;
create index ledger_transfers_journal on ledger_transfers (journal_id);
create index ledger_transfers_debit on ledger_transfers (debit_account, id);
create index ledger_transfers_credit on ledger_transfers (credit_account, id);

-- Sums over all transfers up to one, of accounts without a counter.
create table ledger_snapshots (
  account_id bigint not null references ledger_accounts,
  last_transfer bigint not null,
  debits bigint not null,
  credits bigint not null,
  debits_pending bigint not null,
  credits_pending bigint not null,
  taken_at timestamptz not null default clock_timestamp(),
  primary key (account_id, last_transfer)
);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger keeps what is written: reverse a journal with another' using errcode = 'restrict_violation';
end $$;
create trigger ledger_account_kinds_stay before update or delete or truncate on ledger_account_kinds
  for each statement execute function refuse_ledger_change();
create trigger ledger_accounts_stay before update or delete or truncate on ledger_accounts
  for each statement execute function refuse_ledger_change();
create trigger ledger_counters_stay before delete or truncate on ledger_counters
  for each statement execute function refuse_ledger_change();
create trigger ledger_journals_stay before update or delete or truncate on ledger_journals
  for each statement execute function refuse_ledger_change();
create trigger ledger_transfers_stay before update or delete or truncate on ledger_transfers
  for each statement execute function refuse_ledger_change();
create trigger ledger_snapshots_stay before update or delete or truncate on ledger_snapshots
  for each statement execute function refuse_ledger_change();

create function open_ledger_counter() returns trigger language plpgsql as $$
begin
  insert into ledger_counters (account_id, side)
    select new.id, side from ledger_account_kinds where kind = new.kind and is_counted;
  return null;
end $$;
create trigger ledger_accounts_counter after insert on ledger_accounts for each row execute function open_ledger_counter();

-- Whoever inserts transfers: they belong to one book and currency, make their journal whole, and move the counters.
create function count_transfers() returns trigger language plpgsql as $$
declare
  moved record;
begin
  if exists (
    select from added t
    left join ledger_journals j on j.id = t.journal_id
    left join ledger_accounts d on d.id = t.debit_account and d.book = j.book
    left join ledger_accounts c on c.id = t.credit_account and c.book = j.book and c.currency = d.currency
    where c.id is null or t.phase <> case j.phase when 'reverse' then 'done' else j.phase end
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
end $$;
create trigger ledger_transfers_counted after insert on ledger_transfers
  referencing new table as added for each statement execute function count_transfers();

-- What a key stands for.
create function ledger_payload_hash(
  kind text, about text, phase text, of_key text,
  debit_kinds text[], debit_owners text[], credit_kinds text[], credit_owners text[], cents bigint[]
) returns bytea language sql immutable as $$
  select sha256(convert_to(row(kind, about, phase, of_key, debit_kinds, debit_owners, credit_kinds, credit_owners, cents)::text, 'UTF8'))
$$;

-- Writes a journal, and is the one thing that does. Accounts open by themselves. With `p_of` it posts, voids or reverses the
-- journal of that key, and takes its transfers from there. The same key and payload again change nothing.
create function post_journal(
  p_book text, p_key text, p_kind text, p_about text, p_phase text, p_of text,
  p_debit_kinds text[], p_debit_owners text[], p_credit_kinds text[], p_credit_owners text[], p_cents bigint[],
  out journal_id bigint, out is_new boolean
) language plpgsql as $$
declare
  v_hash bytea := ledger_payload_hash(p_kind, p_about, p_phase, p_of, p_debit_kinds, p_debit_owners, p_credit_kinds, p_credit_owners, p_cents);
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
  insert into ledger_journals (book, key, kind, about, phase, of_id, transfers, payload_hash)
    values (p_book, p_key, p_kind, p_about, p_phase, v_of.id, coalesce(v_of.transfers, cardinality(p_cents)), v_hash)
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
    insert into ledger_transfers (journal_id, phase, debit_account, credit_account, cents, pending_id)
      select post_journal.journal_id, case p_phase when 'reverse' then 'done' else p_phase end,
        case p_phase when 'reverse' then t.credit_account else t.debit_account end,
        case p_phase when 'reverse' then t.debit_account else t.credit_account end,
        t.cents, case p_phase when 'reverse' then null else t.id end
      from ledger_transfers t where t.journal_id = v_of.id order by t.id;
    return;
  end if;
  for attempt in 1..2 loop
    select array_agg(d.id order by w.n), array_agg(c.id order by w.n) into v_debits, v_credits
      from unnest(p_debit_kinds, p_debit_owners, p_credit_kinds, p_credit_owners) with ordinality w (dk, dw, ck, cw, n)
      left join ledger_accounts d on d.book = p_book and d.kind = w.dk and d.owner = w.dw and d.currency = 'USD'
      left join ledger_accounts c on c.book = p_book and c.kind = w.ck and c.owner = w.cw and c.currency = 'USD';
    exit when array_position(v_debits || v_credits, null) is null;
    insert into ledger_accounts (book, kind, owner)
      select distinct p_book, kind, owner from unnest(p_debit_kinds || p_credit_kinds, p_debit_owners || p_credit_owners) w (kind, owner)
      order by kind, owner on conflict do nothing;
  end loop;
  insert into ledger_transfers (journal_id, phase, debit_account, credit_account, cents)
    select post_journal.journal_id, p_phase, w.debit, w.credit, w.cents
    from unnest(v_debits, v_credits, p_cents) with ordinality w (debit, credit, cents, n) order by n;
end $$;

-- Waits for the journals under way and holds up new ones while it sums what came since the last time: numbers come before commits,
-- so that without the lock a sum could miss a transfer with a lower one.
create function take_ledger_snapshots() returns integer language plpgsql as $$
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
end $$;

-- What an account without a counter holds: its last snapshot and what came after.
create function sum_ledger_account(p_account bigint, out debits bigint, out credits bigint, out debits_pending bigint, out credits_pending bigint)
language sql stable as $$
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
$$;
