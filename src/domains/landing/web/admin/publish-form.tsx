import { useState } from 'react';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { TRY_AGAIN } from '#ui/failure-words.ts';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { getLandingPage, keepLandingVersion, type LandingPage, listLandingPages } from '../../contract.ts';
import { MOST_LETTERS } from '../../model/text-limits.ts';
import { readLocalTime } from './local-time.ts';

const WHEN = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a time' },
  { value: 'not-yet', label: 'Not yet' },
] as const;

/** Makes a version of the saved draft. */
export function PublishForm({ page, isDirty }: { page: LandingPage; isDirty: boolean }) {
  const [shows, setShows] = useState<(typeof WHEN)[number]['value']>('now');
  const [time, setTime] = useState('');
  const [note, setNote] = useState('');
  const keep = useWrite(keepLandingVersion, {
    tells: 'page',
    done: { title: shows === 'now' ? 'Published' : 'Version made' },
    refreshes: [getLandingPage, listLandingPages],
    answered: () => setNote(''),
  });
  const at = shows === 'later' ? readLocalTime(time) : null;
  return (
    <div className="mt-4 max-w-150 space-y-4">
      <Field label="What is new in it" optional>
        <TextInput value={note} maxLength={MOST_LETTERS.line} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <SegmentedControl legend="When visitors see it" segments={WHEN} value={shows} onValueChange={setShows} wraps />
      {shows === 'later' ? (
        <Field label="From" hint="In your time zone">
          <TextInput type="datetime-local" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
      ) : null}
      {keep.failure === undefined ? null : (
        <Notice tone="error" live title="We couldn’t make a version">
          {keep.reason ?? TRY_AGAIN}
        </Notice>
      )}
      <Button
        busy={keep.isBusy}
        disabled={isDirty || page.faults.length > 0 || (shows === 'later' && at === null)}
        onClick={() => void keep.run({ params: { pageId: page.id }, body: { baseVersion: page.draftVersion, note, shows, at } })}
      >
        {shows === 'now' ? 'Publish' : shows === 'later' ? 'Schedule' : 'Keep a version'}
      </Button>
      {isDirty ? <p className="text-sm text-ink-soft">Save the draft first.</p> : null}
    </div>
  );
}
