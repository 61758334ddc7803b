import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatMoney } from '#lib/format.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import type { PromoLine } from '../../contract/admin.ts';
import { promoCodesOptions } from './api.ts';
import { PromoDialog } from './promo-dialog.tsx';
import { nameItem } from './promo-items.tsx';

/** Promo codes: what they give, how often, until when, and what they cost so far. */
export function PromoAdmin() {
  const [edited, setEdited] = useState<PromoLine | 'new'>();
  return (
    <>
      <Button onClick={() => setEdited('new')}>Add a code</Button>
      <Loaded
        query={useQuery(promoCodesOptions())}
        pending={<SkeletonRows className="mt-6" />}
        className="mt-6"
        failed="We couldn’t load the codes"
      >
        {({ codes }) => (
          <DataTable
            className="mt-6"
            caption="Promo codes"
            hideCaption
            csvFileName="promo-codes.csv"
            rows={codes}
            rowKey={({ code }) => code}
            emptyText="No codes yet."
            columns={[
              { id: 'code', header: 'Code', rowHeader: true, cell: ({ code }) => code, sortBy: ({ code }) => code },
              { id: 'value', header: 'Gives', cell: sayValue },
              {
                id: 'for',
                header: 'For',
                wrap: true,
                cell: ({ items }) => (items.length === 0 ? 'Everything but settlement services' : items.map(nameItem).join(', ')),
              },
              {
                id: 'uses',
                header: 'Used',
                align: 'end',
                cell: ({ uses, mostUses }) => `${uses} of ${mostUses}`,
                sortBy: ({ uses }) => uses,
              },
              {
                id: 'from',
                header: 'From',
                cell: ({ fromDay }) => formatDate(fromDay, 'UTC'),
                sortBy: ({ fromDay }) => fromDay,
              },
              {
                id: 'until',
                header: 'Until',
                cell: ({ untilDay }) => (untilDay === null ? 'No end date' : formatDate(untilDay, 'UTC')),
                sortBy: ({ untilDay }) => untilDay,
              },
              {
                id: 'given',
                header: 'Given so far',
                align: 'end',
                cell: ({ discountCents }) => formatMoney(discountCents, 'always'),
                sortBy: ({ discountCents }) => discountCents,
              },
              {
                id: 'change',
                header: 'Change',
                screenOnly: true,
                cell: (line) => (
                  <Button size="small" variant="quiet" aria-label={`Change ${line.code}`} onClick={() => setEdited(line)}>
                    Change
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      {edited === undefined ? null : (
        <PromoDialog known={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

const sayValue = ({ kind, value, leastCents }: PromoLine): string =>
  `${kind === 'percent' ? `${value}% off` : `${formatMoney(value, 'always')} off`}${leastCents > 0 ? ` from ${formatMoney(leastCents)}` : ''}`;
