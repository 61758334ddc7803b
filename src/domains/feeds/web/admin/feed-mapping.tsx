import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatNumber } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useUnsentWords } from '#platform/web/form/unsent-words.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  type EditedMapping,
  type FeedFields,
  type FeedState,
  type FieldGoal,
  getFeedMapping,
  listFeedStates,
  saveFeedMapping,
  tryFeedMapping,
} from '../../contract.ts';
import { MappingTrial } from './mapping-trial.tsx';
import { MOST_LETTERS } from '../../model/limits.ts';

const GOAL_WORDS: Record<FieldGoal, string> = {
  shown: 'Used',
  confidential: 'Kept, but never shown',
  dropped: 'Left out',
  kept: 'Not in the standard',
};

/** The fields of a feed, what each means, and what its words mean: tried first, then kept. */
export function FeedMapping({ feed }: { feed: FeedState }) {
  const params = { name: feed.name };
  const query = useQuery(endpointQuery(getFeedMapping, { params }));
  return (
    <Loaded query={query} pending={<SkeletonRows className="mt-2" />} failed="We couldn’t load the fields">
      {(found) => <Editor feed={feed} found={found} />}
    </Loaded>
  );
}

/** Without what was emptied. */
function filled(table: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([from, to]) => (to.trim() === '' ? [] : [[from, to.trim()] as const])),
  );
}

function Editor({ feed, found }: { feed: FeedState; found: FeedFields }) {
  const params = { name: feed.name };
  const [edited, setEdited] = useState<EditedMapping>(found.mapping);
  const attempt = useWrite(tryFeedMapping, { tells: 'page' });
  const save = useWrite(saveFeedMapping, {
    refreshes: [getFeedMapping, listFeedStates],
    answered: (saved) => (saved === null ? undefined : setEdited(saved.mapping)),
    done: { title: 'Mapping saved. All records are being mapped again' },
    failureTitle: 'The mapping wasn’t saved',
  });
  const body = {
    fields: filled(edited.fields),
    words: Object.fromEntries(Object.entries(edited.words).map(([field, table]) => [field, filled(table)])),
  };
  useUnsentWords(JSON.stringify(edited) !== JSON.stringify(found.mapping));
  const words = wordsToMap(feed, edited);

  return (
    <div className="mt-3 space-y-6">
      <DataTable
        caption={`Fields of ${formatCount(found.sampled, 'record')}`}
        dense
        csvFileName="feed-fields.csv"
        emptyText="Nothing has been read from this feed yet."
        rows={found.fields}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', header: 'Field', rowHeader: true, sortBy: ({ name }) => name, cell: ({ name }) => name },
          {
            id: 'records',
            header: 'Records',
            align: 'end',
            sortBy: ({ records }) => records,
            cell: ({ records }) => formatNumber(records),
          },
          { id: 'example', header: 'Such as', wrap: true, cell: ({ example }) => example },
          { id: 'goal', header: 'Goes', sortBy: ({ goal }) => goal, cell: ({ goal }) => GOAL_WORDS[goal] },
          {
            id: 'means',
            header: 'Means, in RESO’s words',
            csv: ({ name }) => edited.fields[name] ?? '',
            cell: ({ name }) => (
              <TextInput
                aria-label={`What ${name} means`}
                className="min-w-44"
                value={edited.fields[name] ?? ''}
                maxLength={MOST_LETTERS.name}
                onChange={({ target }) => setEdited({ ...edited, fields: { ...edited.fields, [name]: target.value } })}
              />
            ),
          },
        ]}
      />
      {words.length === 0 ? null : (
        <DataTable
          caption="Words"
          dense
          rows={words}
          rowKey={({ field, word }) => `${field} ${word}`}
          columns={[
            { id: 'field', header: 'Field', cell: ({ field }) => field },
            { id: 'word', header: 'The feed’s word', rowHeader: true, wrap: true, cell: ({ word }) => word },
            {
              id: 'means',
              header: 'Means, in RESO’s words',
              cell: ({ field, word }) => (
                <TextInput
                  aria-label={`What ${word} means in ${field}`}
                  className="min-w-44"
                  value={edited.words[field]?.[word] ?? ''}
                  maxLength={MOST_LETTERS.word}
                  onChange={({ target }) =>
                    setEdited({
                      ...edited,
                      words: { ...edited.words, [field]: { ...edited.words[field], [word]: target.value } },
                    })
                  }
                />
              ),
            },
          ]}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" busy={attempt.isBusy} onClick={() => void attempt.run({ params, body })}>
          Try it
        </Button>
        <Button size="small" busy={save.isBusy} onClick={() => void save.run({ params, body })}>
          Save it and map all records again
        </Button>
      </div>
      <WriteFailure of={attempt} title="Not tried" />
      {attempt.answer === undefined || attempt.answer === null ? null : <MappingTrial trial={attempt.answer} />}
    </div>
  );
}

/** Words that have a meaning already, those that nobody knows, and those for which records were refused. */
function wordsToMap({ unknownValues, reasons }: FeedState, { words }: EditedMapping): { field: string; word: string }[] {
  const all = [
    ...Object.entries(words).flatMap(([field, table]) => Object.keys(table).map((word) => ({ field, word }))),
    ...unknownValues.map(({ field, value }) => ({ field, word: value })),
    ...reasons.flatMap(({ field, code, example }) =>
      code === 'unknown-value' && field !== '' && example !== '' ? [{ field, word: example }] : [],
    ),
  ];
  return [...new Map(all.map((one) => [`${one.field} ${one.word}`, one])).values()];
}
