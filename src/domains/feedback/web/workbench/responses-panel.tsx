import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatCount, formatDateTime, formatNumber, formatPercent } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { CsvButton } from '#platform/web/csv-button.tsx';
import { Loaded } from '#platform/web/loaded.tsx';
import { NextPage } from '#platform/web/next-page.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import { type FeedbackResponse, getResponseFile, listResponses, NOBODY, type ResponseSummary } from '../../contract.ts';
import { QUESTION_KINDS, type QuestionKind } from '../../model/questions.ts';
import { sayAnswers } from '../../model/say-answers.ts';
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
  const asked = {
    tests,
    ...(status !== undefined && { status }),
    ...(picked.widget !== '' && { widgetId: picked.widget }),
    ...(picked.owner !== '' && { owner: picked.owner }),
    ...(picked.tag !== '' && { tag: picked.tag }),
  };
  const query = useInfiniteQuery({
    queryKey: [endpointUrl(listResponses.path, {}, asked), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      browserApi.call(listResponses, { query: { ...asked, ...(pageParam === '' ? {} : { cursor: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page?.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const newest = query.data?.pages[0];
  const summary = newest?.summary;
  const responses = query.data?.pages.flatMap((page) => page?.responses ?? []) ?? [];
  return (
    <>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Pick
          label="State"
          value={status ?? ''}
          options={STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }))}
          onPick={(value) => pick({ state: value })}
        />
        <Pick
          label="Widget"
          value={picked.widget}
          options={(summary?.widgets ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onPick={(value) => pick({ widget: value })}
        />
        <Pick
          label="Owner"
          value={picked.owner}
          options={[
            { value: NOBODY, label: 'No one' },
            ...(summary?.staff ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onPick={(value) => pick({ owner: value })}
        />
        <Pick
          label="Tag"
          value={picked.tag}
          options={(summary?.tags ?? []).map((value) => ({ value, label: value }))}
          onPick={(value) => pick({ tag: value })}
        />
      </div>
      <Loaded
        query={query}
        pending={<SkeletonRows className="mt-6" />}
        failed="We couldn’t load the answers"
        isEmpty={() => newest?.total === 0}
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
        {() => (
          <>
            {summary == null ? null : <Scores of={summary} />}
            <div className="mt-6 mb-2 flex justify-end">
              <CsvButton url={endpointUrl(getResponseFile.path, {}, asked)} fileName="feedback.csv" />
            </div>
            <Answers responses={responses} onOpen={setOpenId} />
            <div className="mt-4">
              <NextPage
                of={query}
                position={`${formatNumber(responses.length)} of ${formatCount(newest?.total ?? 0, 'answer')}`}
                staysAtEnd
              />
            </div>
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
  if (value === null) return '–';
  if (kind === 'nps') return formatNumber(value);
  if (kind === 'csat') return formatPercent(value, 0);
  const { scale } = QUESTION_KINDS[kind];
  return `${formatNumber(value, 1)}${scale === null ? '' : ` of ${scale[1]}`}`;
}

function Scores({ of: { scores, themes } }: { of: ResponseSummary }) {
  return (
    <>
      {scores.length === 0 ? null : (
        <StatRow className="mt-6">
          {scores.map(({ label, kind, n, value }) => (
            <Stat
              key={`${label} ${kind}`}
              label={label}
              value={sayScore(kind, value)}
              asOf={
                value === null
                  ? `Said once 5 have answered; ${formatNumber(n)} so far`
                  : `${kind === 'nps' ? 'NPS' : kind === 'csat' ? 'Satisfied' : 'Mean'} of ${formatCount(n, 'answer')}`
              }
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

function Answers({ responses, onOpen }: { responses: readonly FeedbackResponse[]; onOpen: (id: string) => void }) {
  return (
    <DataTable
      caption="Answers"
      hideCaption
      dense
      rows={responses}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'answers',
          header: 'Answers',
          rowHeader: true,
          wrap: true,
          cell: (response) => <span className="block min-w-60 break-words">{sayAnswers(response.answers)}</span>,
        },
        {
          id: 'at',
          header: 'When',
          cell: ({ createdAt }) => formatDateTime(createdAt, viewerTimeZone()),
        },
        { id: 'place', header: 'Page', cell: ({ place }) => place },
        {
          id: 'status',
          header: 'State',
          cell: ({ status }) => <Badge tone={status === 'new' ? 'brand' : 'neutral'}>{STATUS_WORDS[status]}</Badge>,
        },
        { id: 'owner', header: 'Owner', cell: ({ owner }) => owner?.name ?? '–' },
        { id: 'tags', header: 'Tags', wrap: true, cell: ({ tags }) => tags.join(', ') },
        {
          id: 'open',
          header: 'Open',
          screenOnly: true,
          cell: (response) => (
            <Button size="small" variant="secondary" onClick={() => onOpen(response.id)}>
              Open<span className="sr-only">: {sayAnswers(response.answers)}</span>
            </Button>
          ),
        },
      ]}
    />
  );
}
