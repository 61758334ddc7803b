import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { ReasonForm } from '#platform/web/form/reason-form.tsx';
import { Loaded } from '#platform/web/loaded.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InlineLink, LineLink } from '#ui/link.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { describeDelivery } from '#lib/contact-words.ts';
import {
  decideMistake,
  listMistakes,
  MISTAKE_STATES,
  MISTAKES,
  MOST_NOTE_LETTERS,
  type MistakeState,
  type ReportedMistake,
} from '../../contract.ts';

const STATE_WORDS: Readonly<Record<MistakeState, string>> = { open: 'Open', corrected: 'Corrected', refused: 'Refused' };
const NONE: Readonly<Record<MistakeState, { title: string; text: string }>> = {
  open: { title: 'No open reports', text: 'Mistakes people report in listings show up here, oldest first.' },
  corrected: { title: 'Nothing corrected yet', text: 'Reports that led to a correction show up here.' },
  refused: { title: 'Nothing refused yet', text: 'Reports that were refused show up here.' },
};

/** Mistakes that people reported in listings, for the people of this site. */
export function MistakeQueue() {
  const [state, setState] = useState<MistakeState>('open');
  return (
    <>
      <SegmentedControl
        legend="Which reports"
        hideLegend
        segments={MISTAKE_STATES.map((value) => ({ value, label: STATE_WORDS[value] }))}
        value={state}
        onValueChange={(value) => setState(MISTAKE_STATES.find((one) => one === value) ?? 'open')}
      />
      <div className="mt-4">
        <Loaded
          query={useQuery(endpointQuery(listMistakes, { query: { state } }))}
          isEmpty={({ mistakes }) => mistakes.length === 0}
          empty={
            <EmptyState level={3} title={NONE[state].title}>
              {NONE[state].text}
            </EmptyState>
          }
        >
          {({ mistakes }) => (
            <ul className="divide-y divide-line border-y border-line">
              {mistakes.map((one) => (
                <li key={one.mistakeId} className="grid gap-6 py-6 lg:grid-cols-2">
                  <Reported report={one} />
                  <Decision report={one} />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </>
  );
}

function Reported({ report }: { report: ReportedMistake }) {
  const { home, mistake, message, email, reportedAt, sentTo, note, decidedAt, decidedBy } = report;
  const zone = viewerTimeZone();
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">{MISTAKES[mistake]}</h3>
      <p>{home === null ? 'A home that is no longer shown' : <LineLink href={home.path}>{home.label}</LineLink>}</p>
      <p className="text-sm text-ink-soft">
        Reported {formatDateTime(reportedAt, zone)}
        {email === '' ? '' : ' by '}
        {email === '' ? null : <InlineLink href={`mailto:${email}`}>{email}</InlineLink>}. To {sentTo}: {describeDelivery(report)}
      </p>
      <p className="mt-2 max-w-measure break-words whitespace-pre-line">{message}</p>
      {decidedAt === null ? null : (
        <p className="mt-2 max-w-measure text-sm text-ink-soft">
          {STATE_WORDS[report.state]} {formatDateTime(decidedAt, zone)}
          {decidedBy === null ? '' : ` by ${decidedBy}`}: {note}
        </p>
      )}
    </div>
  );
}

function Decision({ report: { mistakeId, state: now, hearsDecision } }: { report: ReportedMistake }) {
  return (
    <ReasonForm
      label="What became of it"
      choice={{
        name: 'state',
        label: 'What became of it',
        options: MISTAKE_STATES.filter((state) => state !== now).map((value) => ({
          value,
          label: value === 'open' ? 'Open again' : STATE_WORDS[value],
        })),
      }}
      why={{
        name: 'note',
        hint: hearsDecision
          ? 'Whoever reported it reads this, unless it is opened again.'
          : 'For the record: whoever reported it left no address.',
        most: MOST_NOTE_LETTERS,
      }}
      button="Save"
      send={({ choice: state, why: note }) => browserApi.call(decideMistake, { params: { mistakeId }, body: { state, note } })}
      refreshes={[listMistakes]}
      done={{ title: 'Saved' }}
    />
  );
}
