import type { ReactNode } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { readLocalTime } from '#lib/local-time.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { getLandingPage, keepLandingVersion, type LandingPage, listLandingPages } from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { CHOSEN_BY } from './page-words.ts';

const WHEN = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a time' },
  { value: 'not-yet', label: 'Not yet' },
] as const;

/** Makes a version of the saved draft; `saving` is the button that saves it. */
export function PublishForm({ page, isDirty, saving }: { page: LandingPage; isDirty: boolean; saving: ReactNode }) {
  const start: { note: string; shows: (typeof WHEN)[number]['value']; at: string } = { note: '', shows: 'now', at: '' };
  const form = useForm({
    start,
    clears: true,
    guards: CHOSEN_BY,
    check: (values) => ({
      draft: isDirty ? 'Save the draft first' : undefined,
      at: values.shows === 'later' && readLocalTime(values.at) === null ? 'Choose a time' : undefined,
    }),
    send: (values) =>
      browserApi.call(keepLandingVersion, {
        params: { pageId: page.id },
        body: {
          baseVersion: page.draftVersion,
          note: values.note,
          shows: values.shows,
          at: values.shows === 'later' ? readLocalTime(values.at) : null,
        },
      }),
    done: (_answer, values) => ({ title: values.shows === 'now' ? 'Published' : 'Version made' }),
    refreshes: [getLandingPage, listLandingPages],
  });
  const { shows } = form.values;
  return (
    <Form of={form} label="Publish" className="mt-4 max-w-150 space-y-4">
      <Field {...form.field('note')} label="What’s new in it" optional>
        <TextInput maxLength={MOST_LETTERS.line} />
      </Field>
      <SegmentedControl
        legend="When visitors see it"
        segments={WHEN}
        value={shows}
        onValueChange={(value) => form.set('shows', value)}
        wraps
      />
      {shows === 'later' ? (
        <Field {...form.field('at')} label="From" hint="In your time zone">
          <TextInput type="datetime-local" />
        </Field>
      ) : null}
      {page.nextVersion === null || page.nextAt === null || shows === 'not-yet' ? null : (
        <p className="text-sm text-ink-soft">
          Version {page.nextVersion} is scheduled for {formatDateTime(page.nextAt, viewerTimeZone())}. This one takes its place.
        </p>
      )}
      {isDirty ? (
        <div id={`${form.id}-draft`} tabIndex={-1}>
          <Notice tone={form.problems['draft'] === undefined ? 'info' : 'error'} title="Save the draft first" action={saving}>
            What you changed isn’t in a version until it’s saved.
          </Notice>
        </div>
      ) : null}
      <SubmitButton of={form}>{shows === 'now' ? 'Publish' : shows === 'later' ? 'Schedule' : 'Keep a version'}</SubmitButton>
    </Form>
  );
}
