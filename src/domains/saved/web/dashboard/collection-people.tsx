import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from '#ui/icons/index.ts';
import { useId, useState } from 'react';
import { SharePanel } from '#domains/sharing/web/index.ts';
import { browserApi, reasonOf } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { DID_NOT_WORK_TRY_AGAIN } from '#ui/failure-words.ts';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import * as contract from '../../contract.ts';
import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import { collectionQuery, refreshCollections } from '../api.ts';
import { LeaveCollection } from './leave-collection.tsx';

const ROLE_OPTIONS = contract.COLLECTION_ROLES.map((role) => ({ value: role, label: contract.ROLE_LABELS[role] }));
const readRole = (text: string) => contract.COLLECTION_ROLES.find((role) => role === text) ?? 'view';

/** Who shares a collection, and how: by link, by invitation. */
export function CollectionPeople({ collection, onLeft }: { collection: contract.Collection; onLeft: () => void }) {
  const client = useQueryClient();
  const { id, members, invitations, role, ownerName, shares } = collection;
  const isOwner = role === 'owner';
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => refreshCollections(client),
  });
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
                    change.mutate(() =>
                      browserApi.call(contract.changeMember, {
                        params: { id, userId: member.userId },
                        body: { role: readRole(target.value) },
                      }),
                    )
                  }
                />
                <IconButton
                  icon={X}
                  size="small"
                  label={`Take ${member.name} out`}
                  onClick={() =>
                    change.mutate(() => browserApi.call(contract.removeMember, { params: { id, userId: member.userId } }))
                  }
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
              label={`Take the invitation of ${invitation.email} back`}
              onClick={() =>
                change.mutate(() =>
                  browserApi.call(contract.withdrawCollectionInvitation, { params: { id, invitationId: invitation.id } }),
                )
              }
            />
          </li>
        ))}
      </ul>
      {change.isError ? <FailureNotice /> : null}
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
              onCreate={(body) => browserApi.call(contract.shareCollection, { params: { id }, body })}
              onEnd={(shareId) => browserApi.call(contract.endCollectionShare, { params: { id, shareId } })}
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
  const client = useQueryClient();
  const fieldId = useId();
  const [email, setEmail] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [role, setRole] = useState<contract.CollectionRole>('comment');
  const invite = useMutation({
    mutationFn: () => browserApi.call(contract.inviteToCollection, { params: { id }, body: { email, role } }),
    onSuccess: () => setEmail(''),
    onSettled: () => refreshCollections(client),
  });
  const path = invite.data?.path;
  const failure = invite.error === null ? undefined : (reasonOf(invite.error) ?? DID_NOT_WORK_TRY_AGAIN);
  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        const isAddress = EMAIL_SHAPE.test(email.trim());
        setRefused(!isAddress);
        if (!isAddress) document.getElementById(fieldId)?.focus();
        else if (!invite.isPending) invite.mutate();
      }}
    >
      <div className="flex flex-wrap items-start gap-2">
        <Field
          id={fieldId}
          label="Invite a co-buyer"
          className="min-w-52 grow"
          error={isRefused ? 'Give their email address, like name@example.com' : failure}
        >
          <TextInput
            type="email"
            autoComplete="off"
            placeholder="name@example.com"
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              setRefused(false);
            }}
          />
        </Field>
        <Select
          aria-label="What they may do"
          className="mt-6.75 max-w-44"
          options={ROLE_OPTIONS}
          value={role}
          onChange={({ target }) => setRole(readRole(target.value))}
        />
        <Button type="submit" variant="secondary" className="mt-6.75" busy={invite.isPending}>
          Invite
        </Button>
      </div>
      {invite.isSuccess ? (
        <Notice
          tone="success"
          live
          className="mt-3"
          title={invite.data?.delivery === 'mailed' ? 'The invitation was sent' : 'No mail is sent from here'}
        >
          {path == null ? null : <LinkText label="Pass this link on yourself:" path={path} />}
        </Notice>
      ) : null}
    </form>
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
