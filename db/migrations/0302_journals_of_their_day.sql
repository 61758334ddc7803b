-- A journal is booked at the moment of the work that books it, never in the future: what happened on an earlier day of a
-- demonstration stands on that day.
drop function post_journal(text, text, text, text, text, text, text[], text[], text[], text[], bigint[]);
create function post_journal(
  p_book text, p_key text, p_kind text, p_about text, p_phase text, p_of text,
  p_debit_kinds text[], p_debit_owners text[], p_credit_kinds text[], p_credit_owners text[], p_cents bigint[],
  p_at timestamptz default null, out journal_id bigint, out is_new boolean
) language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_material = off
set plan_cache_mode = force_generic_plan
as $$
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
end $$;
