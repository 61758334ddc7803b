import { useQuery } from '@tanstack/react-query';
import { SharePanel } from '#domains/sharing/web/index.ts';
import { formatDate, formatDateTime } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Trash2 } from '#ui/icons/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { endAccess, getAccess, grantAccess } from '../../contract/giving.ts';
import { changeDocument, documentSharing, type VaultDocument } from '../../contract/vault.ts';
import { documentSharesOptions, VAULT_READS } from './api.ts';

const DAYS = 30;

/** Who else can open one file: people by their address, whoever has a link; and who did. */
export function ShareFile({ document, onClose }: { document: VaultDocument; onClose: () => void }) {
  const { id, name, isStamped } = document;
  const query = documentSharesOptions(id);
  const { data } = useQuery(query);
  const params = { documentId: id };
  const stamp = useWrite((isWanted: boolean) => browserApi.call(changeDocument, { params, body: { isStamped: isWanted } }), {
    refreshes: VAULT_READS,
  });
  return (
    <Dialog open onOpenChange={onClose} title={`Share ${name}`}>
      <Checkbox
        label="Stamp every page with my name and the day"
        hint="For everybody else; only stamped pages leave then. PDFs and pictures can be stamped."
        defaultChecked={isStamped}
        disabled={stamp.isBusy}
        onChange={(event) => void stamp.run(event.target.checked)}
      />
      <h3 className="mt-6 font-medium">With a person</h3>
      <People documentId={id} />
      <h3 className="mt-8 font-medium">By a link</h3>
      <SharePanel
        links={data?.shares ?? []}
        queryKey={query.queryKey}
        onCreate={(body) => browserApi.call(documentSharing.create, { params, body })}
        onEnd={(shareId) => browserApi.call(documentSharing.end, { params: { ...params, shareId } })}
        linkLabel="Link to the file"
      >
        Anyone with the link sees your name and can download this file until the link ends. Links close while the file is in the
        trash. What was downloaded stays with whoever did.
      </SharePanel>
    </Dialog>
  );
}

function People({ documentId }: { documentId: string }) {
  const query = useQuery(endpointQuery(getAccess, { params: { documentId } }));
  const form = useForm({
    start: { email: '' },
    check: ({ email }) => ({ email: EMAIL_SHAPE.test(email.trim()) ? undefined : 'Please enter a valid email address' }),
    send: ({ email }, grantId) =>
      browserApi.call(grantAccess, { params: { documentId, grantId }, body: { email: email.trim(), days: DAYS } }),
    refreshes: [getAccess],
    clears: true,
    done: { title: 'They get a mail', description: `They can open it for ${DAYS} days, signed in with this address.` },
  });
  const end = useWrite((grantId: string) => browserApi.call(endAccess, { params: { documentId, grantId } }), {
    refreshes: [getAccess],
  });
  return (
    <>
      <Form of={form} className="mt-2 flex flex-wrap items-end gap-3">
        <Field
          {...form.field('email')}
          label="Email"
          hint={`For ${DAYS} days, signed in with this address.`}
          className="min-w-60 flex-1"
        >
          <TextInput type="email" />
        </Field>
        <SubmitButton of={form}>Share</SubmitButton>
      </Form>
      <Loaded
        query={query}
        pending={<Skeleton className="mt-3 h-16 w-full" />}
        failed="Who can open it could not be loaded"
        look="line"
      >
        {({ grants, openings }) => (
          <>
            <ul className="mt-3 divide-y divide-line">
              {grants.map((grant) => (
                <li key={grant.id} className="flex items-center gap-3 py-1.5 text-sm">
                  <span className="min-w-0 flex-1 break-words">
                    {grant.email} <span className="text-ink-soft">until {formatDate(grant.expiresAt, viewerTimeZone())}</span>
                  </span>
                  <IconButton
                    icon={Trash2}
                    label={`Stop sharing with ${grant.email}`}
                    busy={end.underway.includes(grant.id)}
                    onClick={() => void end.run(grant.id)}
                  />
                </li>
              ))}
            </ul>
            {openings.length === 0 ? null : (
              <>
                <h3 className="mt-6 font-medium">Who opened it</h3>
                <ul className="mt-2 max-h-40 overflow-y-auto text-sm">
                  {openings.map(({ who, address, at }, index) => (
                    <li key={index} className="py-0.5">
                      {who === '' ? 'Somebody with a link' : who}, {formatDateTime(at, viewerTimeZone())}
                      {address === '' ? '' : <span className="text-ink-soft"> from {address}</span>}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
