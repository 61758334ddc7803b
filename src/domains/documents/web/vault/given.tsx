import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Download, FileText, Trash2 } from '#ui/icons/index.ts';
import { PageSection } from '#ui/page-section.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  getGivenFile,
  type GivenDocument,
  listGiven,
  listRequests,
  requestDocument,
  withdrawRequest,
} from '../../contract/giving.ts';
import type { Folder } from '../../contract/vault.ts';
import { formatSize } from '../../model/file-limits.ts';
import { MOST_LETTERS } from '../../model/vault-limits.ts';

const DAYS = 14;

/** What others share with the reader, and what the reader asked them for. */
export function Given({ folders }: { folders: readonly Folder[] }) {
  const [isAsking, setAsking] = useState(false);
  const given = useQuery({ ...endpointQuery(listGiven), meta: { follows: ['documents'] } });
  const requests = useQuery({ ...endpointQuery(listRequests), meta: { follows: ['documents'] } });
  const download = useWrite(({ id, name }: GivenDocument) =>
    downloadAsUser(endpointUrl(getGivenFile.path, { documentId: id }), name),
  );
  const withdraw = useWrite((requestId: string) => browserApi.call(withdrawRequest, { params: { requestId } }), {
    refreshes: [listRequests],
  });
  return (
    <>
      <PageSection id="given" title="Shared with me">
        <Loaded query={given} pending={<Skeleton className="h-24 w-full" />} failed="What is shared with you could not be loaded">
          {({ documents }) =>
            documents.length === 0 ? (
              <p className="text-sm text-ink-soft">Nothing yet. What others share with your confirmed address shows up here.</p>
            ) : (
              <ul className="divide-y divide-line border-y border-line">
                {documents.map((one) => (
                  <li key={one.id} className="flex items-center gap-3 py-2">
                    <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
                    <div className="min-w-0 flex-1">
                      <p className="truncate font-medium">{one.name}</p>
                      <p className="text-sm text-ink-soft">
                        {formatSize(one.sizeBytes)}, from {one.from}, until {formatDate(one.expiresAt, viewerTimeZone())}
                      </p>
                    </div>
                    <IconButton icon={Download} label={`Download ${one.name}`} onClick={() => void download.run(one)} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </PageSection>
      <PageSection id="requests" title="Asked for">
        <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
          Ask somebody for a document
        </Button>
        <Loaded
          query={requests}
          pending={<Skeleton className="h-24 w-full" />}
          failed="What you asked for could not be loaded"
          className="mt-4"
        >
          {({ requests: all }) =>
            all.length === 0 ? (
              <EmptyState className="mt-4" icon={FileText} title="Nothing asked for yet">
                Somebody gets a link by mail and sends the file without an account.
              </EmptyState>
            ) : (
              <ul className="mt-4 divide-y divide-line border-y border-line">
                {all.map(({ id, what, email, expiresAt, fulfilledAt }) => (
                  <li key={id} className="flex items-center gap-3 py-2">
                    <div className="min-w-0 flex-1">
                      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                        <span className="min-w-0 break-words">{what}</span>{' '}
                        <Badge tone={fulfilledAt === null ? 'info' : 'brand'}>
                          {fulfilledAt === null ? 'Asked for' : 'Received'}
                        </Badge>
                      </p>
                      <p className="text-sm break-words text-ink-soft">
                        {email},{' '}
                        {fulfilledAt === null
                          ? `until ${formatDate(expiresAt, viewerTimeZone())}`
                          : formatDate(fulfilledAt, viewerTimeZone())}
                      </p>
                    </div>
                    <IconButton
                      icon={Trash2}
                      label={`Remove the request for ${what}`}
                      busy={withdraw.underway.includes(id)}
                      onClick={() => void withdraw.run(id)}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </PageSection>
      {isAsking ? <AskDialog folders={folders} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function AskDialog({ folders, onClose }: { folders: readonly Folder[]; onClose: () => void }) {
  const form = useForm({
    start: { email: '', what: '', folderId: '' },
    check: ({ email, what }) => ({
      email: EMAIL_SHAPE.test(email.trim()) ? undefined : 'Please enter a valid email address',
      what: what.trim() === '' ? 'Say what you need' : undefined,
    }),
    send: ({ email, what, folderId }, requestId) =>
      browserApi.call(requestDocument, {
        params: { requestId },
        body: { email: email.trim(), what, days: DAYS, ...(folderId === '' ? {} : { folderId }) },
      }),
    refreshes: [listRequests],
    done: () => {
      onClose();
      return { title: 'The request is on its way' };
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Ask for a document"
      description={`They get a link by mail, need no account, and have ${DAYS} days.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton of={form}>Ask</SubmitButton>
        </>
      }
    >
      <Form of={form} className="space-y-5">
        <Field {...form.field('email')} label="Their email">
          <TextInput type="email" />
        </Field>
        <Field {...form.field('what')} label="What do you need?">
          <TextInput maxLength={MOST_LETTERS.file} placeholder="Payoff statement" />
        </Field>
        {folders.length === 0 ? null : (
          <Field {...form.field('folderId')} label="Folder">
            <Select placeholder="In no folder" options={folders.map(({ id, name }) => ({ value: id, label: name }))} />
          </Field>
        )}
      </Form>
    </Dialog>
  );
}
