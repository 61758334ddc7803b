import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { ACCOUNT_KINDS, type AccountKind, BOOKS, type Book } from '../model/accounts.ts';

/** Something that is not as it must be. */
interface LedgerFault {
  /** The rule that is broken, in words. */
  rule: string;
  /** The row: an account, a journal, a transfer or a trigger. */
  where: string;
  found: string;
}

export interface LedgerCheck {
  isSound: boolean;
  faults: LedgerFault[];
  books: {
    book: Book;
    accounts: number;
    journals: number;
    transfers: number;
    /** Cents by kind of account, each on its own side. */
    balances: Partial<Record<AccountKind, number>>;
    /** Balances on the debit side less those on the credit side: zero. */
    differenceCents: number;
    /** Announced journals that are neither posted nor voided. */
    pending: number;
  }[];
}

/** Each rule is a query for what breaks it. */
const RULES: { rule: string; query: RawBuilder<{ place: string; found: string }> }[] = [
  {
    rule: 'A counter is the sum of its account’s transfers',
    query: sql`select 'account ' || k.account_id as place, format('counter %s, transfers %s',
        array[k.debits, k.credits, k.debits_pending, k.credits_pending], array[s.debits, s.credits, s.debits_pending, s.credits_pending]) as found
      from ledger_counters k join checked_sums s on s.account_id = k.account_id
      where (k.debits, k.credits, k.debits_pending, k.credits_pending) is distinct from (s.debits, s.credits, s.debits_pending, s.credits_pending)`,
  },
  {
    rule: 'A snapshot and what came after it are the sum of all transfers',
    query: sql`select 'account ' || s.account_id as place, format('snapshot %s, transfers %s',
        array[n.debits, n.credits, n.debits_pending, n.credits_pending], array[s.debits, s.credits, s.debits_pending, s.credits_pending]) as found
      from checked_sums s cross join lateral sum_ledger_account(s.account_id) n
      where exists (select from ledger_snapshots w where w.account_id = s.account_id)
        and (n.debits, n.credits, n.debits_pending, n.credits_pending) is distinct from (s.debits, s.credits, s.debits_pending, s.credits_pending)`,
  },
  {
    rule: 'No counted account is below zero, and each has its counter',
    query: sql`select 'account ' || a.id as place, coalesce(format('%s %s: debits %s, credits %s, leaving %s', a.kind, a.owner, s.debits, s.credits,
        case k.side when 'credit' then s.debits_pending else s.credits_pending end), 'no transfers') || case when c.account_id is null then ', no counter' else '' end as found
      from ledger_accounts a join ledger_account_kinds k on k.kind = a.kind and k.is_counted
      left join checked_sums s on s.account_id = a.id left join ledger_counters c on c.account_id = a.id
      where c.account_id is null or c.side <> k.side
        or case k.side when 'credit' then s.credits - s.debits - s.debits_pending else s.debits - s.credits - s.credits_pending end < 0`,
  },
  {
    rule: 'A journal is whole, and says what its key stands for',
    query: sql`select 'journal ' || j.id as place, format('%s of %s transfers; payload %s', coalesce(w.n, 0), j.transfers,
        case when w.hash = j.payload_hash then 'unchanged' else 'changed' end) as found
      from ledger_journals j left join ledger_journals o on o.id = j.of_id cross join lateral (
        select count(*) as n, ledger_payload_hash(j.kind, j.about, j.phase, o.key,
          case when o.id is null then array_agg(d.kind order by t.id) end, case when o.id is null then array_agg(d.owner order by t.id) end,
          case when o.id is null then array_agg(c.kind order by t.id) end, case when o.id is null then array_agg(c.owner order by t.id) end,
          case when o.id is null then array_agg(t.cents order by t.id) end) as hash
        from ledger_transfers t join ledger_accounts d on d.id = t.debit_account join ledger_accounts c on c.id = t.credit_account
        where t.journal_id = j.id) w
      where w.n <> j.transfers or w.hash <> j.payload_hash`,
  },
  {
    rule: 'A transfer stays in one book and currency, and belongs to a journal',
    query: sql`select 'transfer ' || t.id as place, format('accounts %s and %s, journal %s', t.debit_account, t.credit_account, t.journal_id) as found
      from ledger_transfers t left join ledger_journals j on j.id = t.journal_id
      left join ledger_accounts d on d.id = t.debit_account left join ledger_accounts c on c.id = t.credit_account
      where j.id is null or d.id is null or c.id is null or d.book <> j.book or c.book <> j.book or c.currency <> d.currency
        or t.cents < 1 or t.phase <> case j.phase when 'reverse' then 'done' else j.phase end`,
  },
  {
    rule: 'What is posted, voided or reversed is so once, and as it was booked',
    query: sql`select 'journal ' || j.id as place, format('%s of journal %s', j.phase, j.of_id) as found
      from ledger_journals j left join ledger_journals o on o.id = j.of_id and o.book = j.book
      where j.of_id is not null and (o.id is null or o.phase <> all (case j.phase when 'reverse' then array['done', 'post'] else array['pending'] end)
        or exists (select from ledger_journals x where x.of_id = j.of_id and x.id <> j.id)
        or (select array_agg(row(case j.phase when 'reverse' then t.credit_account else t.debit_account end,
            case j.phase when 'reverse' then t.debit_account else t.credit_account end, t.cents)::text order by t.id)
          from ledger_transfers t where t.journal_id = j.id)
        is distinct from (select array_agg(row(t.debit_account, t.credit_account, t.cents)::text order by t.id)
          from ledger_transfers t where t.journal_id = o.id))`,
  },
  {
    rule: 'The triggers that keep the ledger stand',
    query: sql`select w.name as place, coalesce('switched off: ' || t.tgenabled::text, 'missing') as found
      from unnest(array['ledger_account_kinds_stay', 'ledger_accounts_stay', 'ledger_counters_stay', 'ledger_journals_stay', 'ledger_transfers_stay',
        'ledger_snapshots_stay', 'ledger_accounts_counter', 'ledger_transfers_counted']) w (name)
      left join pg_trigger t on t.tgname = w.name and not t.tgisinternal where t.tgenabled is distinct from 'O'`,
  },
];

const MOST_FAULTS = 100;

/** Proves the ledger, as of one moment, on a database that goes on working: at most 100 faults of each rule are named. */
export async function checkLedger(ctx: Context): Promise<LedgerCheck> {
  requireSystem(ctx);
  return ctx.db.transaction().setIsolationLevel('repeatable read').execute(proveLedger);
}

/** The same within a transaction. */
export async function proveLedger(trx: Trx): Promise<LedgerCheck> {
  await sql`set local work_mem = '64MB'`.execute(trx);
  await sql`create temporary table checked_sums on commit drop as ${SUMS}`.execute(trx);
  await sql`alter table checked_sums add primary key (account_id)`.execute(trx);
  const faults: LedgerFault[] = [];
  for (const { rule, query } of RULES) {
    const { rows } = await sql<{ place: string; found: string }>`select * from (${query}) f limit ${MOST_FAULTS}`.execute(trx);
    faults.push(...rows.map(({ place, found }) => ({ rule, where: place, found })));
  }
  const books: LedgerCheck['books'] = [];
  for (const book of BOOKS) {
    const { rows: counts } = await sql<{ accounts: number; journals: number; transfers: number; pending: number }>`
          select (select count(*) from ledger_accounts where book = ${book}) as accounts, count(*) as journals,
            coalesce(sum(j.transfers), 0) as transfers,
            count(*) filter (where j.phase = 'pending' and not exists (select from ledger_journals o where o.of_id = j.id)) as pending
          from ledger_journals j where j.book = ${book}`.execute(trx);
    const { rows: sums } = await sql<{ kind: AccountKind; cents: number }>`
          select a.kind, sum(s.credits - s.debits) as cents from checked_sums s join ledger_accounts a on a.id = s.account_id
          where a.book = ${book} group by a.kind order by a.kind`.execute(trx);
    const [count] = counts;
    if (count === undefined) throw new Error('counting gave no row');
    const differenceCents = sums.reduce((sum, { cents }) => sum - cents, 0);
    if (differenceCents !== 0)
      faults.push({ rule: 'Debits and credits are equal', where: book, found: `${differenceCents} cents apart` });
    const onItsSide = ({ kind, cents }: { kind: AccountKind; cents: number }) =>
      ACCOUNT_KINDS[kind].side === 'credit' ? cents : 0 - cents;
    const balances = Object.fromEntries(sums.map((sum) => [sum.kind, onItsSide(sum)]));
    books.push({ book, ...count, balances, differenceCents });
  }
  return { isSound: faults.length === 0, faults, books };
}

const SUMS = sql`
  select a.id as account_id,
    coalesce(sum(e.cents) filter (where e.is_debit and e.phase in ('done', 'post')), 0)::bigint as debits,
    coalesce(sum(e.cents) filter (where not e.is_debit and e.phase in ('done', 'post')), 0)::bigint as credits,
    coalesce(sum(case e.phase when 'pending' then e.cents else -e.cents end) filter (where e.is_debit and e.phase <> 'done'), 0)::bigint as debits_pending,
    coalesce(sum(case e.phase when 'pending' then e.cents else -e.cents end) filter (where not e.is_debit and e.phase <> 'done'), 0)::bigint as credits_pending
  from ledger_accounts a left join (
    select debit_account as account, true as is_debit, phase, cents from ledger_transfers
    union all select credit_account, false, phase, cents from ledger_transfers
  ) e on e.account = a.id group by a.id`;
