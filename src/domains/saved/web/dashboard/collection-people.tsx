import { X } from '#ui/icons/index.ts';
import { SharePanel } from '#domains/sharing/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { CopyField } from '#ui/copy-field.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import * as contract from '../../contract.ts';
import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import { COLLECTION_READS, collectionQuery } from '../api.ts';
import { LeaveCollection } from './leave-collection.tsx';

const ROLE_OPTIONS = contract.COLLECTION_ROLES.map((role) => ({ value: role, label: contract.ROLE_LABELS[role] }));
const FIRST_ROLE: contract.CollectionRole = 'comment';
const readRole = (text: string) => contract.COLLECTION_ROLES.find((role) => role === text) ?? 'view';

/** Who shares a collection, and how: by link, by invitation. */
export function CollectionPeople({ collection, onLeft }: { collection: contract.Collection; onLeft: () => void }) {
  const { id, members, invitations, role, ownerName, shares } = collection;
  const isOwner = role === 'owner';
  const written = { refreshes: COLLECTION_READS, tells: 'page' } as const;
  const change = useWrite(contract.changeMember, written);
  const remove = useWrite(contract.removeMember, written);
  const withdraw = useWrite(contract.withdrawCollectionInvitation, written);
  const failed = [change, remove, withdraw].find(({ failure }) => failure !== undefined);
  return (
    <section>
      <h3 className="font-sans text-lg font-semibold">People</h3>
      <ul className="mt-2 divide-y divide-line">
        <li className="py-2">
          {ownerName} <span className="text-sm text-ink-soft">{contract.ROLE_LABELS.owner}</span>
        </li>
        {members.map((member) => (
          <li key={member.userId} className="flex items-center gap-2 py-2">
            <span className="min-w-0 grow truncate">{member.name}</span>
            {isOwner ? (
              <>
                <Select
                  aria-label={`What ${member.name} may do`}
                  compact
                  className="max-w-44"
                  options={ROLE_OPTIONS}
                  value={member.role}
                  onChange={({ target }) =>
                    void change.run({ params: { id, userId: member.userId }, body: { role: readRole(target.value) } })
                  }
                />
                <IconButton
                  icon={X}
                  size="small"
                  label={`Take ${member.name} out`}
                  onClick={() => void remove.run({ params: { id, userId: member.userId } })}
                />
              </>
            ) : (
              <span className="text-sm text-ink-soft">{contract.ROLE_LABELS[member.role]}</span>
            )}
          </li>
        ))}
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex items-center gap-2 py-2">
            <span className="min-w-0 grow truncate">
              {invitation.email}{' '}
              <span className="text-sm text-ink-soft">invited, {contract.ROLE_LABELS[invitation.role].toLowerCase()}</span>
            </span>
            <IconButton
              icon={X}
              size="small"
              label={`Withdraw the invitation of ${invitation.email}`}
              onClick={() => void withdraw.run({ params: { id, invitationId: invitation.id } })}
            />
          </li>
        ))}
      </ul>
      {failed === undefined ? null : <FailureNotice reason={failed.reason} />}
      {isOwner ? null : <LeaveCollection collection={collection} onLeft={onLeft} />}
      {isOwner ? (
        <>
          <Invite id={id} />
          <div className="mt-6">
            <p className="font-medium">Links to look</p>
            <SharePanel
              linkLabel="Link to the collection"
              links={shares}
              queryKey={collectionQuery(id).queryKey}
              onCreate={(body) => browserApi.call(contract.collectionSharing.create, { params: { id }, body })}
              onEnd={(shareId) => browserApi.call(contract.collectionSharing.end, { params: { id, shareId } })}
              ownWords={{ label: 'Show our notes too', note: 'with notes', isOnAtFirst: true }}
            >
              Anyone with a link may look at the homes, without people and comments, until it ends.
            </SharePanel>
          </div>
        </>
      ) : null}
    </section>
  );
}

function Invite({ id }: { id: string }) {
  const form = useForm({
    start: { email: '', role: FIRST_ROLE },
    check: ({ email }) => ({
      email: EMAIL_SHAPE.test(email.trim()) ? undefined : 'Give their email address, like name@example.com',
    }),
    send: (body) => browserApi.call(contract.inviteToCollection, { params: { id }, body }),
    refreshes: COLLECTION_READS,
    clears: true,
  });
  return (
    <Form of={form} className="mt-4 space-y-3">
      <div className="flex flex-wrap items-start gap-2">
        <Field {...form.field('email')} label="Invite a co-buyer" className="min-w-52 grow">
          <TextInput type="email" autoComplete="off" placeholder="name@example.com" />
        </Field>
        <Select
          name="role"
          aria-label="What they may do"
          className="mt-6.75 max-w-44"
          options={ROLE_OPTIONS}
          defaultValue={FIRST_ROLE}
        />
        <SubmitButton of={form} variant="secondary" className="mt-6.75">
          Invite
        </SubmitButton>
      </div>
      {form.answer === undefined ? null : (
        <Notice
          tone="success"
          live
          title={form.answer.delivery === 'mailed' ? 'The invitation was sent' : 'No mail is sent from here'}
        >
          {form.answer.path == null ? null : <LinkText label="Pass this link on yourself:" path={form.answer.path} />}
        </Notice>
      )}
    </Form>
  );
}

function LinkText({ label, path }: { label: string; path: string }) {
  return (
    <div className="mt-1 text-sm">
      {label}
      <CopyField label={label} value={new URL(path, window.location.href).href} className="mt-1" />
    </div>
  );
}
