import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FEWEST_PEOPLE } from '#domains/analytics/contract.ts';
import { formatDateTime, formatNumber, formatPercent } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { createLandingPage, listLandingPages } from '../../contract.ts';
import { CONVERSION_DAYS } from '../../model/limits.ts';
import { STATE_WORDS } from './page-words.ts';

/** All landing pages. */
export function PageList() {
  const [isMaking, setMaking] = useState(false);
  const query = useQuery(endpointQuery(listLandingPages));
  const make = <Button onClick={() => setMaking(true)}>New page</Button>;
  return (
    <>
      <Loaded
        query={query}
        pending={<SkeletonRows />}
        failed="We couldn’t load the pages"
        isEmpty={({ pages }) => pages.length === 0}
        empty={
          <EmptyState title="No pages yet" action={make}>
            A landing page is made of blocks, checked, and published under its own address.
          </EmptyState>
        }
      >
        {({ pages }) => (
          <div className="space-y-4">
            {make}
            <DataTable
              caption="Landing pages, last changed first"
              hideCaption
              csvFileName="landing-pages.csv"
              rows={pages}
              rowKey={({ id }) => id}
              columns={[
                {
                  id: 'name',
                  header: 'Page',
                  rowHeader: true,
                  cell: ({ id, name }) => <InlineLink href={`/landing-admin?page=${id}`}>{name}</InlineLink>,
                  sortBy: ({ name }) => name,
                },
                { id: 'slug', header: 'Address', cell: ({ slug }) => `/landing/${slug}`, sortBy: ({ slug }) => slug },
                {
                  id: 'state',
                  header: 'State',
                  cell: ({ state }) => STATE_WORDS[state],
                  sortBy: ({ state }) => STATE_WORDS[state],
                },
                {
                  id: 'versions',
                  header: 'Versions',
                  align: 'end',
                  cell: ({ versions }) => formatNumber(versions),
                  sortBy: ({ versions }) => versions,
                },
                {
                  id: 'leads',
                  header: 'Leads',
                  align: 'end',
                  cell: ({ leads }) => formatNumber(leads),
                  sortBy: ({ leads }) => leads,
                },
                {
                  id: 'visitors',
                  header: `Visitors, ${CONVERSION_DAYS} days`,
                  align: 'end',
                  cell: ({ visitors }) => (visitors === null ? `under ${FEWEST_PEOPLE}` : formatNumber(visitors)),
                  sortBy: ({ visitors }) => visitors ?? 1,
                },
                {
                  id: 'conversion',
                  header: 'Conversion',
                  align: 'end',
                  cell: ({ conversion }) => (conversion === null ? '–' : formatPercent(conversion, 1)),
                  sortBy: ({ conversion }) => conversion ?? -1,
                },
                {
                  id: 'changed',
                  header: 'Changed',
                  cell: ({ changedAt }) => formatDateTime(changedAt, viewerTimeZone()),
                  sortBy: ({ changedAt }) => changedAt,
                },
              ]}
            />
          </div>
        )}
      </Loaded>
      {isMaking ? <NewPage onClose={() => setMaking(false)} /> : null}
    </>
  );
}

function NewPage({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm({
    start: { name: '', slug: '' },
    staysBusy: true,
    refreshes: [listLandingPages],
    send: ({ name, slug }, key) => browserApi.call(createLandingPage, { body: { id: key, name, slug } }),
    answered: ({ id }) => navigate(`/landing-admin?page=${id}`),
  });
  return (
    <Dialog open onOpenChange={onClose} title="New landing page">
      <Form of={form} className="space-y-4">
        <Field {...form.field('name')} label="Name" hint="For you and your colleagues" required>
          <TextInput />
        </Field>
        <Field
          {...form.field('slug')}
          label="Address"
          hint="Under /landing/: lowercase letters, digits and hyphens, such as spring-sellers"
          required
        >
          <TextInput autoCapitalize="none" />
        </Field>
        <SubmitButton of={form} busyText="Making it…">
          Make the page
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
