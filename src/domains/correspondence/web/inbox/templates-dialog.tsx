import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { lowerFirst } from '#lib/lower-first.ts';
import {
  DEFAULT_TEMPLATES,
  deleteReplyTemplate,
  listReplyTemplates,
  putReplyTemplate,
  replyTemplateFormSchema,
  type ReplyTemplate,
  TEMPLATE_PLACES,
} from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

interface TemplatesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A person's own quick replies: new, changed, deleted. */
export function TemplatesDialog(props: TemplatesDialogProps) {
  return (
    <Dialog
      {...props}
      title="Your quick replies"
      description="Only you have them, and you can change each one before you send it."
      closeOnOutsideClick={false}
    >
      <Templates />
    </Dialog>
  );
}

type Draft = Partial<ReplyTemplate> & Pick<ReplyTemplate, 'title' | 'body'>;

function Templates() {
  const query = useQuery(endpointQuery(listReplyTemplates));
  const [draft, setDraft] = useState<Draft>();
  const remove = useWrite(deleteReplyTemplate, { refreshes: [listReplyTemplates] });
  if (draft !== undefined) return <TemplateForm key={draft.id ?? draft.title} draft={draft} onDone={() => setDraft(undefined)} />;
  return (
    <>
      <Loaded
        query={query}
        isEmpty={({ templates }) => templates.length === 0}
        empty={<p className="text-ink-soft">None of your own yet. Start with one of ours, or from scratch.</p>}
      >
        {({ templates }) => (
          <ul className="divide-y divide-line">
            {templates.map((template) => (
              <li key={template.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <span className="min-w-0 break-words">{template.title}</span>
                <span className="flex gap-1">
                  <Button size="small" variant="quiet" onClick={() => setDraft(template)}>
                    Edit<span className="sr-only"> {template.title}</span>
                  </Button>
                  <Button size="small" variant="quiet" onClick={() => void remove.run({ params: { id: template.id } })}>
                    Delete<span className="sr-only"> {template.title}</span>
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => setDraft({ title: '', body: '' })}>New quick reply</Button>
        {DEFAULT_TEMPLATES.map((template) => (
          <Button key={template.title} variant="secondary" onClick={() => setDraft(template)}>
            From “{template.title}”
          </Button>
        ))}
      </div>
    </>
  );
}

function TemplateForm({ draft, onDone }: { draft: Draft; onDone: () => void }) {
  const form = useForm({
    guards: true,
    schema: replyTemplateFormSchema,
    start: { title: draft.title, body: draft.body },
    send: (body, key) => browserApi.call(putReplyTemplate, { params: { id: draft.id ?? key }, body }),
    refreshes: [listReplyTemplates],
    done: onDone,
  });
  return (
    <Form of={form} className="space-y-4">
      <Field {...form.field('title')} label="Name" required>
        <TextInput maxLength={MOST_LETTERS.templateTitle} />
      </Field>
      <Field
        {...form.field('body')}
        label="Text"
        required
        hint={Object.entries(TEMPLATE_PLACES)
          .map(([mark, what]) => `${mark}: ${lowerFirst(what)}`)
          .join('; ')}
      >
        <TextArea rows={7} maxLength={MOST_LETTERS.templateBody} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <SubmitButton of={form}>Save</SubmitButton>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
