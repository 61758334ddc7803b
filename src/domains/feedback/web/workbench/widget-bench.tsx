import { useState } from 'react';
import { CallFailure } from '#platform/web/call-failure.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useSite } from '#platform/web/site-context.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { deleteWidget, listResponses, listWidgets, saveWidget, type Widget } from '../../contract.ts';
import { BehaviorFields, type BenchValues } from './behavior-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { WidgetPreview } from './widget-preview.tsx';
import { MOST_LETTERS } from '../../model/limits.ts';
import { sayHiddenElsewhere } from '../../model/shown-elsewhere.ts';

/** What the workbench shows, and of which widget. */
const CHOSEN_BY = ['show', 'widget'] as const;

/** One widget: what it asks and when, how it looks, and how other sites show it. */
export function WidgetBench({ widget, onGone }: { widget: Widget; onGone: () => void }) {
  const [isDeleting, setDeleting] = useState(false);
  const site = useSite();
  const start: BenchValues = { ...widget.config, name: widget.name, isLive: widget.isLive };
  const form = useForm({
    guards: CHOSEN_BY,
    start,
    focuses: 'summary',
    refreshes: [listWidgets],
    done: { title: 'Saved' },
    faults: (error) =>
      error instanceof CallFailure
        ? Object.fromEntries(Object.entries(error.fields).map(([field, words]) => [field.replace(/^config\./, ''), words]))
        : {},
    send: ({ name, isLive, ...config }) =>
      browserApi.call(saveWidget, { params: { widgetId: widget.id }, body: { version: widget.version, name, isLive, config } }),
  });
  const remove = useWrite(deleteWidget, {
    refreshes: [listWidgets, listResponses],
    answered: onGone,
    done: { title: 'Widget deleted' },
    failureTitle: 'The widget wasn’t deleted',
  });
  const { values, set } = form;
  const { name, isLive, ...config } = values;
  // What is saved counts: that is what the other site loads.
  const hidden = sayHiddenElsewhere(widget);
  const snippet = `<script async src="${site.publicUrl}/api/feedback/widgets/${widget.id}/embed"></script>`;
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <Form of={form} label="The widget" className="min-w-0 space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...form.field('name')} label="Name" hint="For administrators">
            <TextInput maxLength={MOST_LETTERS.line} />
          </Field>
          <Field {...form.field('button')} label="On the button" hint="What people press">
            <TextInput maxLength={MOST_LETTERS.line} />
          </Field>
        </div>
        <Field {...form.field('title')} label="Title">
          <TextInput maxLength={MOST_LETTERS.line} />
        </Field>
        <Field {...form.field('intro')} label="Below it" optional>
          <TextInput maxLength={MOST_LETTERS.intro} />
        </Field>
        <Field {...form.field('thanks')} label="Thanks">
          <TextInput maxLength={MOST_LETTERS.line} />
        </Field>
        <QuestionFields
          questions={values.questions}
          onChange={(questions) => set('questions', questions)}
          faults={form.problems}
        />
        <BehaviorFields values={config} set={set} faults={form.problems} />
        <Checkbox
          label="Live: people can see it"
          hint="Otherwise, only the workbench shows it."
          checked={isLive}
          onChange={({ target }) => set('isLive', target.checked)}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton of={form}>Save the widget</SubmitButton>
          {widget.version === 0 ? null : (
            <Button variant="secondary" onClick={() => setDeleting(true)}>
              Delete it
            </Button>
          )}
        </div>
      </Form>
      <div className="min-w-0">
        <WidgetPreview widgetId={widget.id} config={config} isSaved={widget.version > 0} />
        <PageSection
          id="embed"
          title="On other sites"
          lead="Name the sites that may show it with the widget. It follows what you save here within the hour. A site’s own policy needs our address in script-src and frame-src, and nothing else: no style and no inline script."
        >
          {hidden === undefined ? null : (
            <Notice tone="warning" className="mb-3">
              {hidden}
            </Notice>
          )}
          <CopyField label="What to put into the other site" value={snippet} />
          <p className="mt-2 text-sm text-ink-soft">
            Policy:{' '}
            <code className="break-all">
              script-src {site.publicUrl}; frame-src {site.publicUrl}
            </code>
          </p>
        </PageSection>
      </div>
      {isDeleting ? (
        <ConfirmDialog
          open
          onOpenChange={setDeleting}
          title={`Delete ${name}?`}
          confirm="Delete it with its answers"
          busy={remove.isBusy}
          onConfirm={() => void remove.run({ params: { widgetId: widget.id } })}
        >
          This also deletes everything people answered, and you can’t undo it.
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
