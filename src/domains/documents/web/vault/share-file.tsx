import { useQuery } from '@tanstack/react-query';
import { SharePanel } from '#domains/sharing/web/index.ts';
import { formatDateTime } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { sayEnd } from '#platform/web/say-end.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import { MOST_SHARE_DAYS } from '#lib/kept-for.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Trash2 } from '#ui/icons/index.ts';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type DocumentGrant, endAccess, getAccess, grantAccess } from '../../contract/giving.ts';
import { changeDocument, documentSharing, type VaultDocument } from '../../contract/vault.ts';
import { canStamp } from '../../model/file-limits.ts';
import { type DocumentPart, PART_WORDS } from '../../model/parts.ts';
import { documentSharesOptions, VAULT_READS } from './api.ts';

/** Who else can open one file: people by their address, whoever has a link; and who did. */
export function ShareFile({ document, onClose }: { document: VaultDocument; onClose: () => void }) {
  const { id, name, contentType, isStamped } = document;
  const query = documentSharesOptions(id);
  const links = useQuery(query);
  const params = { documentId: id };
  const stamp = useWrite((isWanted: boolean) => browserApi.call(changeDocument, { params, body: { isStamped: isWanted } }), {
    refreshes: VAULT_READS,
  });
  return (
    <Dialog open onOpenChange={onClose} title={`Share ${name}`}>
      {isStamped || canStamp(contentType) ? (
        <Checkbox
          label="Stamp every page with my name and the day"
          hint="For everyone else: they only get stamped pages."
          defaultChecked={isStamped}
          disabled={stamp.isBusy}
          onChange={(event) => void stamp.run(event.target.checked)}
        />
      ) : (
        <p className="text-sm text-ink-soft">
          Others get this file as it is. PDFs and JPEG, PNG and WebP pictures can also be stamped with your name.
        </p>
      )}
      <h3 className="mt-6 font-medium">With people</h3>
      <People documentId={id} />
      <h3 className="mt-8 font-medium">By a link</h3>
      <Loaded query={links} pending={<Skeleton className="h-40" />} failed="We couldn’t load your links">
        {({ shares }) => (
          <SharePanel
            links={shares}
            queryKey={query.queryKey}
            onCreate={(body) => browserApi.call(documentSharing.create, { params, body })}
            onEnd={(shareId) => browserApi.call(documentSharing.end, { params: { ...params, shareId } })}
            linkLabel="Link to the file"
          >
            Anyone with the link sees your name and can download this file until the link ends. Links close while the file is in
            the trash. Anyone who already downloaded it keeps their copy.
          </SharePanel>
        )}
      </Loaded>
    </Dialog>
  );
}

const tellWhom = ({ email, part }: DocumentGrant): string => email ?? (part === null ? '' : PART_WORDS[part]);

/** How long a share lasts. */
const DAYS = [7, 30, MOST_SHARE_DAYS];

function People({ documentId }: { documentId: string }) {
  const query = useQuery(endpointQuery(getAccess, { params: { documentId } }));
  const parts = query.data?.parts ?? [];
  const form = useForm({
    guards: true,
    start: { part: '', email: '', days: '30' },
    check: ({ part, email }) => ({
      email: part !== '' || EMAIL_SHAPE.test(email.trim()) ? undefined : 'Please enter a valid email address',
    }),
    send: ({ part, email, days }, grantId) =>
      browserApi.call(grantAccess, {
        params: { documentId, grantId },
        body: {
          days: Number(days),
          timeZone: viewerTimeZone(),
          ...(part === '' ? { email: email.trim() } : { part: part as DocumentPart }),
        },
      }),
    refreshes: [getAccess],
    clears: true,
    done: { title: 'It’s shared' },
  });
  const end = useWrite((grantId: string) => browserApi.call(endAccess, { params: { documentId, grantId } }), {
    refreshes: [getAccess],
  });
  return (
    <>
      <Form of={form} className="mt-2 flex flex-wrap items-end gap-3">
        {parts.length === 0 ? null : (
          <Field {...form.field('part')} label="Share with" className="w-full">
            <Select
              placeholder="Someone by email"
              options={parts.map(({ part, names }) => ({ value: part, label: `${PART_WORDS[part]}: ${names.join(', ')}` }))}
            />
          </Field>
        )}
        {form.values.part === '' ? (
          <Field {...form.field('email')} label="Email" className="min-w-60 flex-1">
            <TextInput type="email" />
          </Field>
        ) : null}
        <Field {...form.field('days')} label="For" className="w-32">
          <Select options={DAYS.map((count) => ({ value: String(count), label: `${count} days` }))} />
        </Field>
        <SubmitButton of={form}>Share</SubmitButton>
      </Form>
      <p className="mt-2 text-sm text-ink-soft">
        {form.values.part === ''
          ? 'They get an email, and need to sign in with this address to open it.'
          : 'Everyone in this role can open it for as long as they’re in it, including people who join later.'}
      </p>
      <Loaded
        query={query}
        pending={<Skeleton className="mt-3 h-16 w-full" />}
        failed="We couldn’t load who can open it"
        look="line"
      >
        {({ grants, openings }) => (
          <>
            <ul className="mt-3 divide-y divide-line">
              {grants.map((grant) => (
                <li key={grant.id} className="flex items-center gap-3 py-1.5 text-sm">
                  <span className="min-w-0 flex-1 break-words">
                    {tellWhom(grant)} <span className="text-ink-soft">until {sayEnd(grant.expiresAt)}</span>
                  </span>
                  <IconButton
                    icon={Trash2}
                    label={`Stop sharing with ${tellWhom(grant)}`}
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
                      {who === '' ? 'Someone with a link' : who}, {formatDateTime(at, viewerTimeZone())}
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
