import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointResponse } from '#lib/endpoint.ts';
import { formatCount, formatDateTime, formatMoney, formatNumber } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { NextPage } from '#platform/web/next-page.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Field } from '#ui/field.tsx';
import { LineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonFigures, SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { type getMoneyState, LEDGER_KINDS } from '../../contract/admin.ts';
import { ledgerOptions, ledgerOwnersOptions, moneyStateOptions } from './api.ts';
import { isMonth, monthsSince, sayMonth } from './ledger-months.ts';
import { CardDisputes } from './card-disputes.tsx';
import { WaitingPayouts } from './waiting-payouts.tsx';

type MoneyState = EndpointResponse<typeof getMoneyState>;
type Kind = (typeof LEDGER_KINDS)[number];

const KIND_WORDS: Record<Kind, string> = {
  clearing: 'At the payment provider',
  connected: 'With vendors’ accounts, on the way to their banks',
  bank: 'Paid out to our bank',
  disputed: 'Taken by card networks, still open',
  fees: 'Fees of the provider',
  promo: 'Discounts given',
  losses: 'Losses',
  debt: 'Owed by vendors',
  hold: 'Held for jobs',
  payable: 'Owed to vendors',
  tax: 'Tax collected',
  revenue: 'Revenue',
};
const wordOf = (kind: string) => KIND_WORDS[LEDGER_KINDS.find((one) => one === kind) ?? 'clearing'];
const WHOSE_WORDS = { vendor: 'Vendor', engagement: 'Job' } as const;
const money = (cents: number) => formatMoney(cents, 'always');

/** The books, where they differ from the provider’s, and what banks question. */
export function MoneyAdmin() {
  return (
    <Loaded query={useQuery(moneyStateOptions())} pending={<SkeletonFigures />} failed="We couldn’t load the ledger">
      {(state) => (
        <div className="grid grid-cols-1 gap-10">
          <Differences state={state} />
          <CardDisputes disputes={state.disputes} />
          <WaitingPayouts waiting={state.waitingPayouts} />
          {state.books.map(({ book, accounts }) => (
            <DataTable
              key={book}
              caption={book === 'live' ? 'Real money' : 'Test money'}
              csvFileName={`balances-${book}.csv`}
              rows={accounts}
              rowKey={({ kind }) => kind}
              columns={[
                { id: 'kind', header: 'Account', rowHeader: true, cell: ({ kind }) => wordOf(kind) },
                {
                  id: 'cents',
                  header: 'Balance',
                  align: 'end',
                  cell: ({ cents }) => money(cents),
                  csv: ({ cents }) => cents / 100,
                },
                {
                  id: 'available',
                  header: 'Not counting what’s in progress',
                  align: 'end',
                  cell: ({ availableCents }) => money(availableCents),
                  csv: ({ availableCents }) => availableCents / 100,
                },
              ]}
            />
          ))}
          <Statement books={state.books} />
        </div>
      )}
    </Loaded>
  );
}

function Differences({ state: { comparedAt, differences, differenceCount, openEvents } }: { state: MoneyState }) {
  const waiting =
    openEvents === 0
      ? ''
      : ` ${formatCount(openEvents, 'message')} from the provider ${openEvents === 1 ? 'is' : 'are'} waiting to be processed.`;
  if (comparedAt === null)
    return <Notice title="Provider and ledger haven’t been compared yet">We compare them every day at 5:23 UTC.{waiting}</Notice>;
  const asOf = `As of ${formatDateTime(comparedAt, viewerTimeZone())}`;
  if (differences.length === 0)
    return (
      <Notice title="Provider and ledger agree">
        {asOf}, every payment, refund, dispute, transfer and payout to the bank matches the provider’s records.{waiting}
      </Notice>
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <Notice tone="error" title={`${formatCount(differenceCount, 'difference')} between provider and ledger`}>
        {asOf}. We check them again every day at 5:23 UTC.{waiting}
      </Notice>
      <DataTable
        caption="Differences"
        csvFileName="differences.csv"
        rows={differences}
        rowKey={({ objectId, what }) => `${objectId}${what}`}
        columns={[
          { id: 'object', header: 'At the provider', rowHeader: true, cell: ({ objectId }) => objectId },
          { id: 'provider', header: 'Provider', cell: ({ provider }) => provider },
          { id: 'kind', header: 'Kind', cell: ({ kind }) => kind },
          { id: 'what', header: 'What', wrap: true, cell: ({ what }) => what },
          {
            id: 'cents',
            header: 'Theirs minus ours',
            align: 'end',
            cell: ({ cents }) => money(cents),
            csv: ({ cents }) => cents / 100,
          },
        ]}
      />
    </div>
  );
}

/** The lines of one account in a month, as the address says. Where no real money moved, test money comes first. */
function Statement({ books }: Pick<MoneyState, 'books'>) {
  const [search, change] = useAddressQuery();
  const used = books.find(({ accounts }) => accounts.some(({ cents }) => cents !== 0))?.book ?? 'live';
  const book = books.find(({ book: one }) => one === search.get('book'))?.book ?? used;
  const kind = LEDGER_KINDS.find((one) => one === search.get('account')) ?? 'revenue';
  const of = (search.get('of') ?? '').trim();
  const owners = useQuery({ ...ledgerOwnersOptions({ book, kind, of }), placeholderData: (before) => before });
  const { whose, owners: named = [], ownerCount = 0 } = owners.data ?? {};
  const owner = whose === 'platform' ? '' : of;
  const asksWhose = whose !== undefined && whose !== 'platform' && owner === '';
  const since = books.find(({ book: one }) => one === book)?.since ?? null;
  const asked = search.get('month') ?? '';
  const [now] = useState(() => new Date());
  const months = monthsSince(since, { now, asked: isMonth(asked) ? asked : undefined });
  const [latest = asked] = months;
  const month = isMonth(asked) ? asked : latest;
  const query = useInfiniteQuery({
    ...ledgerOptions({ book, kind, owner, month }),
    enabled: whose !== undefined && !asksWhose,
  });
  const lines = query.data?.pages.flatMap((page) => page?.lines ?? []) ?? [];
  const lineCount = query.data?.pages[0]?.lineCount ?? 0;
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" className="font-serif text-2xl text-ink">
        Ledger
      </h2>
      <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="Book">
          <Select
            value={book}
            onChange={({ target }) => change({ book: target.value, of: '' })}
            options={[
              { value: 'live', label: 'Real money' },
              { value: 'sandbox', label: 'Test money' },
            ]}
          />
        </Field>
        <Field label="Account">
          <Select
            value={kind}
            onChange={({ target }) => change({ account: target.value, of: '' })}
            options={LEDGER_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))}
          />
        </Field>
        {whose === undefined || whose === 'platform' ? null : (
          <Field
            label={WHOSE_WORDS[whose]}
            hint={named.length === ownerCount ? undefined : `Those with most money, of ${formatNumber(ownerCount)}`}
          >
            <Select
              value={owner}
              placeholder="Choose"
              onChange={({ target }) => change({ of: target.value })}
              options={named.map(({ id, name, cents }) => ({
                value: id,
                label: `${name}, ${money(cents)}`,
              }))}
            />
          </Field>
        )}
        <Field label="Month">
          <Select
            value={month}
            onChange={({ target }) => change({ month: target.value })}
            options={months.map((value) => ({ value, label: sayMonth(value) }))}
          />
        </Field>
      </div>
      {asksWhose ? (
        <p className="mt-4 text-ink-soft">Each {WHOSE_WORDS[whose].toLowerCase()} has an account of its own: choose one.</p>
      ) : (
        <Loaded
          query={query}
          pending={<SkeletonRows rows={3} className="mt-4" />}
          className="mt-4"
          failed="We couldn’t load the account"
        >
          {({ pages }) => (
            <div className="mt-4">
              <p className="mb-2 text-sm text-ink-soft">
                {money(pages[0]?.openingCents ?? 0)} at the beginning, {money(pages[0]?.closingCents ?? 0)} at the end,{' '}
                {formatCount(lineCount, 'line')}. The newest come first.
              </p>
              <DataTable
                caption={`${KIND_WORDS[kind]}, ${sayMonth(month)}`}
                hideCaption
                dense
                csvFileName={`ledger-${book}-${kind}-${month}.csv`}
                rows={lines}
                rowKey={({ id }) => String(id)}
                emptyText="No entries."
                columns={[
                  { id: 'at', header: 'When (UTC)', rowHeader: true, cell: ({ at }) => at.slice(0, 16).replace('T', ' ') },
                  { id: 'kind', header: 'What', cell: ({ kind: what }) => what.replaceAll('-', ' ') },
                  {
                    id: 'about',
                    header: 'About',
                    cell: ({ about, orderNumber, job, payee }) =>
                      orderNumber !== null ? (
                        <LineLink look="list" href={`/admin/orders?q=${orderNumber}`}>
                          Order {orderNumber}
                        </LineLink>
                      ) : job !== null ? (
                        <LineLink look="list" href={`/admin/money?book=${book}&account=hold&of=${about}&month=${month}`}>
                          {job}
                        </LineLink>
                      ) : payee !== null ? (
                        `Payout to ${payee}`
                      ) : (
                        about
                      ),
                    csv: ({ about }) => about,
                  },
                  { id: 'other', header: 'Other account', cell: ({ other }) => wordOf(other) },
                  {
                    id: 'cents',
                    header: 'Amount',
                    align: 'end',
                    cell: ({ cents }) => money(cents),
                    csv: ({ cents }) => cents / 100,
                  },
                  {
                    id: 'balance',
                    header: 'Balance',
                    align: 'end',
                    cell: ({ balanceCents }) => money(balanceCents),
                    csv: ({ balanceCents }) => balanceCents / 100,
                  },
                ]}
              />
              {query.hasNextPage ? (
                <div className="mt-4">
                  <NextPage of={query} position={`${lines.length} of ${lineCount} lines`}>
                    Show earlier lines
                  </NextPage>
                </div>
              ) : null}
            </div>
          )}
        </Loaded>
      )}
    </section>
  );
}
