import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatDateTime, formatNumber, formatPercent } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import { type FeedbackResponse, listResponses, NOBODY, type ResponseList } from '../../contract.ts';
import type { QuestionKind } from '../../model/questions.ts';
import { STATUS_WORDS, STATUSES } from '../../model/statuses.ts';
import { ResponseDialog } from './response-dialog.tsx';

/** By what answers are picked, as the address names it. */
const PICKS = ['state', 'widget', 'owner', 'tag'] as const;

/** What people answered: scores, themes, and each answer with what becomes of it. */
export function ResponsesPanel({ tests }: { tests: '0' | '1' }) {
  const [search, pick] = useAddressQuery();
  const [openId, setOpenId] = useState<string>();
  const picked = Object.fromEntries(PICKS.map((pick) => [pick, search.get(pick) ?? ''])) as Record<
    (typeof PICKS)[number],
    string
  >;
  const status = STATUSES.find((one) => one === picked.state);
  const isPicked = PICKS.some((pick) => picked[pick] !== '');
  const query = useQuery({
    ...endpointQuery(listResponses, {
      query: {
        tests,
        ...(status !== undefined && { status }),
        ...(picked.widget !== '' && { widgetId: picked.widget }),
        ...(picked.owner !== '' && { owner: picked.owner }),
        ...(picked.tag !== '' && { tag: picked.tag }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Pick
          label="State"
          value={status ?? ''}
          options={STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }))}
          onPick={(value) => pick({ state: value })}
        />
        <Pick
          label="Widget"
          value={picked.widget}
          options={(query.data?.widgets ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onPick={(value) => pick({ widget: value })}
        />
        <Pick
          label="Owner"
          value={picked.owner}
          options={[
            { value: NOBODY, label: 'Nobody' },
            ...(query.data?.staff ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onPick={(value) => pick({ owner: value })}
        />
        <Pick
          label="Tag"
          value={picked.tag}
          options={(query.data?.tags ?? []).map((value) => ({ value, label: value }))}
          onPick={(value) => pick({ tag: value })}
        />
      </div>
      <Loaded
        query={query}
        pending={<Skeleton className="mt-6 h-96" />}
        failed="We couldn’t load the answers"
        isEmpty={({ total }) => total === 0}
        empty={
          isPicked ? (
            <EmptyState className="mt-6" title="No answers like this">
              Choose “Any” above to see others.
            </EmptyState>
          ) : (
            <EmptyState className="mt-6" title="No answers">
              {tests === '1' ? 'Send one from the preview of the workbench.' : 'They show up here as soon as someone sends one.'}
            </EmptyState>
          )
        }
      >
        {(list) => (
          <>
            <Scores list={list} />
            <p className="mt-6 text-sm text-ink-soft" role="status">
              {list.total > list.responses.length
                ? `The newest ${formatNumber(list.responses.length)} of ${formatCount(list.total, 'answer')}`
                : formatCount(list.total, 'answer')}
            </p>
            <Answers responses={list.responses} onOpen={setOpenId} />
          </>
        )}
      </Loaded>
      {/* Beside the list, so that an answer stays open when its new state takes it out of what is picked. */}
      {openId === undefined ? null : <ResponseDialog responseId={openId} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

interface PickProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onPick: (value: string) => void;
}

function Pick({ label, value, options, onPick }: PickProps) {
  return (
    <Field label={label}>
      <Select placeholder="Any" value={value} options={options} onChange={({ target }) => onPick(target.value)} />
    </Field>
  );
}

function sayScore(kind: QuestionKind, value: number | null): string {
  if (value === null) return 'fewer than 5';
  if (kind === 'nps') return formatNumber(value);
  return kind === 'csat' ? formatPercent(value, 0) : formatNumber(value, 1);
}

function Scores({ list: { scores, themes } }: { list: ResponseList }) {
  return (
    <>
      {scores.length === 0 ? null : (
        <StatRow className="mt-6">
          {scores.map(({ label, kind, n, value }) => (
            <Stat
              key={`${label} ${kind}`}
              label={label}
              value={sayScore(kind, value)}
              asOf={`${kind === 'nps' ? 'NPS' : kind === 'csat' ? 'Satisfied' : 'Mean'} of ${formatCount(n, 'answer')}`}
            />
          ))}
        </StatRow>
      )}
      {themes.length === 0 ? null : (
        <p className="mt-4 flex flex-wrap items-center gap-2">
          <span className="font-medium">What people mention:</span>
          {themes.map(({ theme, responses }) => (
            <Badge key={theme}>
              {theme} {formatNumber(responses)}
            </Badge>
          ))}
        </p>
      )}
    </>
  );
}

const sayAnswers = ({ answers }: FeedbackResponse) => answers.map(({ label, answer }) => `${label} ${answer}`).join(' · ');

function Answers({ responses, onOpen }: { responses: readonly FeedbackResponse[]; onOpen: (id: string) => void }) {
  return (
    <DataTable
      className="mt-2"
      caption="Answers"
      hideCaption
      dense
      csvFileName="feedback.csv"
      rows={responses}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'answers',
          header: 'Answers',
          rowHeader: true,
          wrap: true,
          csv: sayAnswers,
          cell: (response) => <span className="block min-w-60 break-words">{sayAnswers(response)}</span>,
        },
        {
          id: 'at',
          header: 'When',
          sortBy: ({ createdAt }) => createdAt,
          cell: ({ createdAt }) => formatDateTime(createdAt, 'UTC'),
        },
        { id: 'place', header: 'Page', sortBy: ({ place }) => place, cell: ({ place }) => place },
        {
          id: 'status',
          header: 'State',
          sortBy: ({ status }) => STATUSES.indexOf(status),
          csv: ({ status }) => STATUS_WORDS[status],
          cell: ({ status }) => <Badge tone={status === 'new' ? 'brand' : 'neutral'}>{STATUS_WORDS[status]}</Badge>,
        },
        { id: 'owner', header: 'Owner', sortBy: ({ owner }) => owner?.name, cell: ({ owner }) => owner?.name ?? '–' },
        { id: 'tags', header: 'Tags', wrap: true, cell: ({ tags }) => tags.join(', ') },
        {
          id: 'open',
          header: 'Open',
          screenOnly: true,
          cell: (response) => (
            <Button size="small" variant="secondary" onClick={() => onOpen(response.id)}>
              Open<span className="sr-only">: {sayAnswers(response)}</span>
            </Button>
          ),
        },
      ]}
    />
  );
}
