import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatCount, formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { sayEnd } from '#platform/web/say-end.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Download, FileText, Trash2 } from '#ui/icons/index.ts';
import { LeaveButton } from '#ui/modal.tsx';
import { Notice } from '#ui/notice.tsx';
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
import { MOST_LETTERS } from '../../model/limits.ts';

const DAYS = 14;
/** Of a link by which anybody sends files. */
const LINK_DAYS = 30;
const LINK_FILES = 20;

/** What others share with the reader, and what the reader asked them for. */
export function Given({ folders }: { folders: readonly Folder[] }) {
  const [isAsking, setAsking] = useState<'mail' | 'link'>();
  const given = useQuery({ ...endpointQuery(listGiven), meta: { follows: ['documents'] } });
  const requests = useQuery({ ...endpointQuery(listRequests), meta: { follows: ['documents'] } });
  const download = useWrite(
    ({ id, name }: GivenDocument) => downloadAsUser(endpointUrl(getGivenFile.path, { documentId: id }), name),
    // It may be shared no more.
    { refreshes: [listGiven] },
  );
  const withdraw = useWrite((requestId: string) => browserApi.call(withdrawRequest, { params: { requestId } }), {
    refreshes: [listRequests],
  });
  return (
    <>
      <PageSection id="given" title="Shared with me">
        <Loaded query={given} pending={<Skeleton className="h-24 w-full" />} failed="We couldn’t load what’s shared with you">
          {({ documents }) =>
            documents.length === 0 ? (
              <p className="text-sm text-ink-soft">
                Nothing yet. Anything others share with your confirmed address shows up here.
              </p>
            ) : (
              <ul className="divide-y divide-line border-y border-line">
                {documents.map((one) => (
                  <li key={one.id} className="flex items-center gap-3 py-2">
                    <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
                    <div className="min-w-0 flex-1">
                      <p className="line-clamp-2 font-medium wrap-anywhere">{one.name}</p>
                      <p className="text-sm text-ink-soft">
                        {formatSize(one.sizeBytes)}, from {one.from}, until {sayEnd(one.expiresAt)}
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
        <div className="flex flex-wrap gap-3">
          <Button size="small" variant="secondary" onClick={() => setAsking('mail')}>
            Ask someone for a document
          </Button>
          <Button size="small" variant="quiet" onClick={() => setAsking('link')}>
            Make a link to send me files
          </Button>
        </div>
        <Loaded
          query={requests}
          pending={<Skeleton className="h-24 w-full" />}
          failed="We couldn’t load what you asked for"
          className="mt-4"
        >
          {({ requests: all }) =>
            all.length === 0 ? (
              <EmptyState className="mt-4" icon={FileText} title="Nothing asked for yet">
                They get a link by email and can send the file without an account.
              </EmptyState>
            ) : (
              <ul className="mt-4 divide-y divide-line border-y border-line">
                {all.map(({ id, what, email, expiresAt, fulfilledAt, mostFiles, filesCame }) => (
                  <li key={id} className="flex items-center gap-3 py-2">
                    <div className="min-w-0 flex-1">
                      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                        <span className="min-w-0 break-words">{what}</span>{' '}
                        <Badge tone={fulfilledAt === null ? 'info' : 'brand'}>
                          {fulfilledAt !== null ? 'Received' : email === null ? 'Open' : 'Asked for'}
                        </Badge>
                      </p>
                      <p className="text-sm break-words text-ink-soft">
                        {email ?? `Anyone with the link; ${formatCount(filesCame, 'file')} of ${mostFiles} received`},{' '}
                        {fulfilledAt === null ? `until ${sayEnd(expiresAt)}` : formatDate(fulfilledAt, viewerTimeZone())}
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
      {isAsking === undefined ? null : <AskDialog way={isAsking} folders={folders} onClose={() => setAsking(undefined)} />}
    </>
  );
}

/** Asks one person by mail, or makes a link by which anybody sends files. */
function AskDialog({ way, folders, onClose }: { way: 'mail' | 'link'; folders: readonly Folder[]; onClose: () => void }) {
  const isLink = way === 'link';
  const [link, setLink] = useState<string>();
  const form = useForm({
    guards: true,
    start: { email: '', what: '', folderId: '' },
    check: ({ email, what }) => ({
      email: isLink || EMAIL_SHAPE.test(email.trim()) ? undefined : 'Please enter a valid email address',
      what: what.trim() === '' ? 'Say what you need' : undefined,
    }),
    send: ({ email, what, folderId }, requestId) =>
      browserApi.call(requestDocument, {
        params: { requestId },
        body: {
          what,
          days: isLink ? LINK_DAYS : DAYS,
          timeZone: viewerTimeZone(),
          ...(isLink ? { mostFiles: LINK_FILES } : { email: email.trim() }),
          ...(folderId === '' ? {} : { folderId }),
        },
      }),
    refreshes: [listRequests],
    done: ({ path }) => {
      if (path === null) onClose();
      else setLink(`${window.location.origin}${path}`);
      return { title: isLink ? 'The link is made' : 'The request is on its way' };
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={isLink ? 'A link to send me files' : 'Ask for a document'}
      description={
        isLink
          ? `Anyone with the link can send up to ${LINK_FILES} files in ${LINK_DAYS} days, and can’t see yours.`
          : `They get a link by email, don’t need an account, and have ${DAYS} days.`
      }
      footer={
        <>
          <LeaveButton>{link === undefined ? 'Cancel' : 'Close'}</LeaveButton>
          {link === undefined ? <SubmitButton of={form}>{isLink ? 'Make the link' : 'Ask'}</SubmitButton> : null}
        </>
      }
    >
      {link === undefined ? (
        <Form of={form} className="space-y-5">
          {isLink ? null : (
            <Field {...form.field('email')} label="Their email">
              <TextInput type="email" />
            </Field>
          )}
          <Field {...form.field('what')} label="What do you need?">
            <TextInput maxLength={MOST_LETTERS.file} placeholder={isLink ? 'Photos of the roof' : 'Payoff statement'} />
          </Field>
          {folders.length === 0 ? null : (
            <Field {...form.field('folderId')} label="Folder">
              <Select placeholder="In no folder" options={folders.map(({ id, name }) => ({ value: id, label: name }))} />
            </Field>
          )}
        </Form>
      ) : (
        <Notice tone="success" live title="Copy it now: we only show it once">
          <CopyField label="Link to send files" value={link} className="mt-2" />
        </Notice>
      )}
    </Dialog>
  );
}
