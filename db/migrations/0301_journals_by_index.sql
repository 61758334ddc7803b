-- A new database has no statistics. Plans for tables that look empty read them whole, or the whole index of a book, and stay in
-- use while the tables grow. A journal only looks rows up by their keys, so each of its reads now has one key to go by.
create or replace function count_transfers() returns trigger language plpgsql as $$
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
end $$;

create or replace function post_journal(
  p_book text, p_key text, p_kind text, p_about text, p_phase text, p_of text,
  p_debit_kinds text[], p_debit_owners text[], p_credit_kinds text[], p_credit_owners text[], p_cents bigint[],
  out journal_id bigint, out is_new boolean
) language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_material = off
set plan_cache_mode = force_generic_plan
as $$
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
  insert into ledger_transfers (journal_id, phase, debit_account, credit_account, cents)
    select post_journal.journal_id, p_phase, w.debit, w.credit, w.cents
    from unnest(v_debits, v_credits, p_cents) with ordinality w (debit, credit, cents, n) order by n;
end $$;
