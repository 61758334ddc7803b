import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { ADMINISTRATION_CRUMB } from '#platform/web/administration-crumb.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { randomUuid } from '#lib/uuid.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { Field } from '#ui/field.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { TabLinks } from '#ui/tabs.tsx';
import { useState } from 'react';
import { listWidgets, type Widget } from '../../contract.ts';
import { USUAL_WIDGET } from '../../model/usual-widget.ts';
import { ResponsesPanel } from './responses-panel.tsx';
import { WidgetBench } from './widget-bench.tsx';

const SHOWS = { make: 'Workbench', answers: 'Answers', tests: 'Test answers' } as const;
type Show = keyof typeof SHOWS;

/** The workbench of the widget, and what people answered. */
export function WorkbenchView({ frame }: Pick<PersonalViewProps, 'frame'>) {
  const [search] = useSearchParams();
  const given = search.get('show') ?? '';
  const show: Show = Object.hasOwn(SHOWS, given) ? (given as Show) : 'make';
  return (
    <Page {...frame} crumbs={[ADMINISTRATION_CRUMB, { label: 'Feedback' }]}>
      <TabLinks
        label="Feedback"
        className="mt-4 mb-6"
        links={Object.entries(SHOWS).map(([id, label]) => ({ href: `/widget-testing?show=${id}`, label, current: id === show }))}
      />
      {show === 'make' ? <Bench /> : <ResponsesPanel key={show} tests={show === 'tests' ? '1' : '0'} />}
    </Page>
  );
}

const newWidget = (): Widget => ({
  id: randomUuid(),
  name: 'New widget',
  version: 0,
  config: USUAL_WIDGET,
  isLive: false,
  responses: 0,
});

function Bench() {
  const query = useQuery(endpointQuery(listWidgets));
  const [search, change] = useAddressQuery();
  const choose = (widget: string | null) => change({ widget });
  const [fresh, setFresh] = useState(newWidget);
  const chosen = search.get('widget');
  return (
    <Loaded query={query} pending={<SkeletonRows rows={15} />} failed="We couldn’t load the widgets">
      {({ widgets }) => {
        const widget = widgets.find(({ id }) => id === chosen) ?? (chosen === fresh.id ? fresh : widgets[0]) ?? fresh;
        return (
          <>
            <div className="flex flex-wrap items-end gap-3">
              <Field label="Widget" className="min-w-60">
                <Select
                  value={widget.id}
                  onChange={({ target }) => choose(target.value)}
                  options={[
                    ...widgets.map(({ id, name, isLive }) => ({ value: id, label: isLive ? `${name}, live` : name })),
                    ...(widget.version === 0 ? [{ value: widget.id, label: 'New widget' }] : []),
                  ]}
                />
              </Field>
              <Button
                variant="secondary"
                onClick={() => {
                  const next = newWidget();
                  setFresh(next);
                  choose(next.id);
                }}
              >
                Another widget
              </Button>
            </div>
            <WidgetBench key={`${widget.id} ${widget.version}`} widget={widget} onGone={() => choose(null)} />
          </>
        );
      }}
    </Loaded>
  );
}
