import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useKeptForm } from '#domains/accounts/web/index.ts';
import { ProposeTours } from '#domains/bookings/web/index.ts';
import type { PassedWarning } from '#domains/compliance/contract.ts';
import { ReplyFindings } from '#domains/compliance/web/index.ts';
import {
  DEFAULT_TEMPLATES,
  fillTemplate,
  findOpenPlaces,
  OFFER_INVITATION,
  type InboxThreadDetail,
  listReplyTemplates,
  MOST_REPLY_LETTERS,
  replyFormSchema,
  writeInThread,
} from '#domains/correspondence/contract.ts';
import { INBOX_READS, TemplatesDialog } from '#domains/correspondence/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { ChevronDown } from '#ui/icons/index.ts';
import { Menu } from '#ui/menu.tsx';
import { TextArea } from '#ui/text-area.tsx';

interface ComposerProps {
  thread: InboxThreadDetail;
  onSent: () => void;
}

/** Writes to the buyer: quick replies, the check of words, and a stop if a colleague answered meanwhile. */
export function Composer({ thread, onSent }: ComposerProps) {
  const { threadId, kind, with: sender, messages, about, state } = thread;
  const [isEditing, setEditing] = useState(false);
  const [passed, setPassed] = useState<PassedWarning[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const { data } = useQuery(endpointQuery(listReplyTemplates));
  const form = useForm({
    schema: replyFormSchema,
    start: { message: '' },
    keyed: true,
    guards: true,
    // One answer is left for another thread, and found again.
    keeps: useKeptForm(`answer in ${threadId}`),
    check: ({ message }) => ({ message: refuseOpenPlaces(message) }),
    send: (body) =>
      browserApi.call(writeInThread, {
        params: { threadId },
        body: { ...body, after: messages.at(-1)?.messageId, passed },
      }),
    refreshes: INBOX_READS,
    answered: onSent,
    done: { title: `Sent to ${sender.name}` },
  });
  const { message } = form.values;

  const write = (text: string) => form.set('message', text);

  function insert(body: string) {
    const filled = fillTemplate(body, { name: sender.name, address: about?.label });
    write(message.trim() === '' ? filled : `${message.trimEnd()}\n\n${filled}`);
    field.current?.focus();
  }

  const listingKey = /^\/property\/([^/]+)$/.exec(about?.path ?? '')?.[1];
  const own = data?.templates ?? [];
  const invitation =
    kind === 'offer' || kind === 'person' ? undefined : DEFAULT_TEMPLATES.find(({ title }) => title === OFFER_INVITATION);
  return (
    <>
      <Form of={form} className="space-y-3" label="Answer">
        <Field
          {...form.group('message')}
          label={`Your answer to ${sender.name}`}
          hint="Describe the home and the terms, not who should live there."
          required
        >
          <TextArea
            ref={field}
            rows={4}
            maxLength={MOST_REPLY_LETTERS}
            value={message}
            onChange={({ target }) => write(target.value)}
          />
        </Field>
        <ReplyFindings text={message} field={field} states={state === null ? [] : [state]} passed={passed} onPassed={setPassed} />
        <div className="flex flex-wrap items-center gap-2">
          <SubmitButton of={form} busyText="Sending…">
            Send answer
          </SubmitButton>
          <Menu
            align="start"
            trigger={
              <Button variant="secondary">
                Quick replies
                <ChevronDown aria-hidden="true" className="size-4" />
              </Button>
            }
            groups={[
              own.map(({ title, body }) => ({ label: title, onSelect: () => insert(body) })),
              DEFAULT_TEMPLATES.map(({ title, body }) => ({ label: title, onSelect: () => insert(body) })),
              [{ label: 'Your quick replies…', onSelect: () => setEditing(true) }],
            ].filter((group) => group.length > 0)}
          />
          {listingKey === undefined || kind !== 'inquiry' ? null : (
            <Suspense fallback={null}>
              <ProposeTours listingKey={listingKey} onPropose={insert} />
            </Suspense>
          )}
          {invitation === undefined ? null : (
            <Button variant="quiet" onClick={() => insert(invitation.body)}>
              {OFFER_INVITATION}
            </Button>
          )}
        </div>
      </Form>
      <TemplatesDialog open={isEditing} onOpenChange={setEditing} />
    </>
  );
}

function refuseOpenPlaces(message: string): string | undefined {
  const [place] = findOpenPlaces(message);
  return place === undefined ? undefined : `Replace ${place} with your own words`;
}
