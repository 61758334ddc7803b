import { formatDateTime } from '#lib/format.ts';
import { readLocalTime } from '#lib/local-time.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { getLandingPage, keepLandingVersion, type LandingPage, listLandingPages } from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

const WHEN = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a time' },
  { value: 'not-yet', label: 'Not yet' },
] as const;

/** Makes a version of the saved draft. */
export function PublishForm({ page, isDirty }: { page: LandingPage; isDirty: boolean }) {
  const start: { note: string; shows: (typeof WHEN)[number]['value']; time: string } = { note: '', shows: 'now', time: '' };
  const form = useForm({
    start,
    clears: true,
    guards: true,
    check: (values) => ({
      time: values.shows === 'later' && readLocalTime(values.time) === null ? 'Choose a time' : undefined,
    }),
    send: (values) =>
      browserApi.call(keepLandingVersion, {
        params: { pageId: page.id },
        body: {
          baseVersion: page.draftVersion,
          note: values.note,
          shows: values.shows,
          at: values.shows === 'later' ? readLocalTime(values.time) : null,
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
        <Field {...form.field('time')} label="From" hint="In your time zone">
          <TextInput type="datetime-local" />
        </Field>
      ) : null}
      {page.nextVersion === null || page.nextAt === null || shows === 'not-yet' ? null : (
        <p className="text-sm text-ink-soft">
          Version {page.nextVersion} is scheduled for {formatDateTime(page.nextAt, 'UTC')}. This one takes its place.
        </p>
      )}
      <SubmitButton of={form} disabled={isDirty}>
        {shows === 'now' ? 'Publish' : shows === 'later' ? 'Schedule' : 'Keep a version'}
      </SubmitButton>
      {isDirty ? <p className="text-sm text-ink-soft">Save the draft first.</p> : null}
    </Form>
  );
}
