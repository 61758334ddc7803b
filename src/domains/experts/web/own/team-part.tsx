import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { InvitationLink, InvitedPerson, InviteForm, type LinkToHand } from '#domains/invitations/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import {
  changeMember,
  getOwnVendor,
  listVendorMembers,
  MEMBER_ROLES,
  MEMBER_WORDS,
  type MemberRole,
  readMemberRole,
  removeMember,
  vendorInviting,
  type VendorMembers,
} from '../../contract.ts';
import { vendorMembersOptions } from '../api.ts';
import type { PartProps } from './part-props.ts';

const ROLES = MEMBER_ROLES.map((role) => ({ value: role, label: MEMBER_WORDS[role].label }));

/** Who belongs to the vendor, and who is invited. */
export function TeamPart({ vendor }: PartProps) {
  const mayChange = vendor.myRole === 'owner';
  const [link, setLink] = useState<LinkToHand>();
  const [role, setRole] = useState<MemberRole>('worker');
  return (
    <div className="max-w-2xl">
      <Loaded query={useQuery(vendorMembersOptions())} pending={<Skeleton className="h-24" />}>
        {(team) => <Members team={team} mayChange={mayChange} />}
      </Loaded>
      {mayChange ? (
        <>
          <InvitationLink link={link} />
          <Field label="They join as" hint={MEMBER_WORDS[role].can} className="mt-6">
            <Select value={role} options={ROLES} onChange={({ target }) => setRole(readMemberRole(target.value))} />
          </Field>
          <InviteForm
            label="Their email"
            send={(email) => browserApi.call(vendorInviting.invite, { body: { email, role } })}
            refreshes={[listVendorMembers]}
            onLink={setLink}
            className="mt-4"
          />
        </>
      ) : (
        <p className="mt-4 text-sm text-ink-soft">Only owners can invite people and change their roles.</p>
      )}
    </div>
  );
}

function Members({ team: { members, invitations }, mayChange }: { team: VendorMembers; mayChange: boolean }) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<VendorMembers['members'][number]>();
  // A team always has an owner: the only one makes somebody else one first.
  const isOnlyOwner = members.filter(({ role }) => role === 'owner').length === 1;
  const answered = (team: VendorMembers) => showAnswer(client, vendorMembersOptions(), team);
  const change = useWrite(
    ({ userId, role }: { userId: string; role: MemberRole }) =>
      browserApi.call(changeMember, { params: { userId }, body: { role } }),
    { answered, done: { title: 'Saved' } },
  );
  const remove = useWrite((userId: string) => browserApi.call(removeMember, { params: { userId } }), {
    answered,
    refreshes: [getOwnVendor],
    done: { title: 'Removed from the team' },
  });
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {members.map((member) => {
          const { userId, name, role, isMe } = member;
          return (
            <li key={userId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <span>
                {name} {isMe ? <Badge>You</Badge> : null}
                <span className="block text-sm text-ink-soft">{MEMBER_WORDS[role].can}</span>
              </span>
              <span className="flex items-center gap-3">
                {mayChange ? (
                  <Select
                    compact
                    aria-label={`Part of ${name}`}
                    value={role}
                    options={ROLES}
                    onChange={({ target }) => void change.run({ userId, role: readMemberRole(target.value) })}
                  />
                ) : (
                  <Badge>{MEMBER_WORDS[role].label}</Badge>
                )}
                {isMe && role === 'owner' && isOnlyOwner ? (
                  members.length > 1 ? (
                    <span className="text-sm text-ink-soft">To leave, make someone else an owner first</span>
                  ) : null
                ) : mayChange || isMe ? (
                  <Button size="small" variant="quiet" busy={remove.underway.includes(userId)} onClick={() => setLeaving(member)}>
                    {isMe ? 'Leave' : 'Remove'}
                    <span className="sr-only"> {name}</span>
                  </Button>
                ) : null}
              </span>
            </li>
          );
        })}
        {invitations.map((invitation) => (
          <InvitedPerson
            key={invitation.id}
            invitation={invitation}
            withdraw={(invitationId) => browserApi.call(vendorInviting.withdraw, { params: { invitationId } })}
            refreshes={[listVendorMembers]}
          />
        ))}
      </ul>
      {leaving === undefined ? null : (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(undefined)}
          title={leaving.isMe ? 'Leave the team?' : `Remove ${leaving.name} from the team?`}
          description={
            leaving.isMe
              ? 'You no longer see its work. Only an owner can invite you again.'
              : 'They no longer see its work, and we tell them. You can invite them again.'
          }
          confirm={leaving.isMe ? 'Leave' : 'Remove'}
          cancel="Not now"
          busy={remove.isBusy}
          onConfirm={() => void remove.run(leaving.userId).then(() => setLeaving(undefined))}
        />
      )}
    </>
  );
}
