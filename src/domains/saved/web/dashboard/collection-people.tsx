import { useState } from 'react';
import { InvitationLink, InvitedPerson, InviteForm, type LinkToHand } from '#domains/invitations/web/index.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { X } from '#ui/icons/index.ts';
import { SharePanel } from '#domains/sharing/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import * as contract from '../../contract.ts';
import { COLLECTION_READS, collectionQuery } from '../api.ts';
import { LeaveCollection } from './leave-collection.tsx';

const ROLE_OPTIONS = contract.COLLECTION_ROLES.map((role) => ({ value: role, label: contract.ROLE_LABELS[role] }));
const readRole = (text: string) => contract.COLLECTION_ROLES.find((role) => role === text) ?? 'view';

/** Who shares a collection, and how: by link, by invitation. */
export function CollectionPeople({ collection, onLeft }: { collection: contract.Collection; onLeft: () => void }) {
  const { id, members, invitations, role, ownerName, shares } = collection;
  const isOwner = role === 'owner';
  const written = { refreshes: COLLECTION_READS, tells: 'page' } as const;
  const change = useWrite(contract.changeMember, written);
  const [leaving, setLeaving] = useState<contract.Collection['members'][number]>();
  const remove = useWrite(contract.removeMember, { ...written, answered: () => setLeaving(undefined) });
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
                <IconButton icon={X} size="small" label={`Take ${member.name} out`} onClick={() => setLeaving(member)} />
              </>
            ) : (
              <span className="text-sm text-ink-soft">{contract.ROLE_LABELS[member.role]}</span>
            )}
          </li>
        ))}
        {invitations.map((invitation) => (
          <InvitedPerson
            key={invitation.id}
            invitation={invitation}
            part={contract.ROLE_LABELS[invitation.role]}
            withdraw={(invitationId) => browserApi.call(contract.collectionInviting.withdraw, { params: { id, invitationId } })}
            refreshes={COLLECTION_READS}
          />
        ))}
      </ul>
      <WriteFailure of={change} or={remove} />
      {leaving === undefined ? null : (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(undefined)}
          title={`Take ${leaving.name} out?`}
          confirm="Take out"
          cancel="Keep them"
          busy={remove.isBusy}
          failed={remove.failure !== undefined}
          onConfirm={() => void remove.run({ params: { id, userId: leaving.userId } })}
        >
          They’ll no longer see the collection. To bring them back, invite them again.
        </ConfirmDialog>
      )}
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
              Anyone with the link can see the homes, but not people or comments, until it expires.
            </SharePanel>
          </div>
        </>
      ) : null}
    </section>
  );
}

function Invite({ id }: { id: string }) {
  const [link, setLink] = useState<LinkToHand>();
  return (
    <>
      <InviteForm
        label="Invite a co-buyer"
        choice={{
          label: 'What they may do',
          words: contract.ROLE_LABELS,
          options: contract.COLLECTION_ROLES,
          first: 'comment',
        }}
        send={(email, role) => browserApi.call(contract.collectionInviting.invite, { params: { id }, body: { email, role } })}
        refreshes={COLLECTION_READS}
        onLink={setLink}
        className="mt-4"
      />
      <InvitationLink link={link} />
    </>
  );
}
