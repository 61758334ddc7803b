import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { InvitationLink, InvitedPerson, InviteForm, type LinkToHand } from '#domains/invitations/web/index.ts';
import { formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { listRoadmapPeople, removeRoadmapMember, roadmapInviting, type RoadmapPeople } from '../../contract.ts';

const peopleOptions = endpointQuery(listRoadmapPeople);

/** Members with an account of their own: invite them, withdraw invitations, remove members. */
export function CoBuyers({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const [link, setLink] = useState<LinkToHand>();
  return (
    <Dialog open onOpenChange={onOpenChange} title="Co-buyers">
      <p className="max-w-measure text-ink-soft">
        People who join see this roadmap, with its dates and notes, next to their own. They can check off tasks and write notes.
        They can’t delete it, change its dates, invite others, or see your files.
      </p>
      <Loaded query={useQuery(peopleOptions)} pending={<Skeleton className="mt-4 h-24" />} className="mt-4">
        {(people) => <People people={people} />}
      </Loaded>
      <InvitationLink link={link} />
      <InviteForm
        label="Their email"
        send={(email) => browserApi.call(roadmapInviting.invite, { body: { email } })}
        refreshes={[listRoadmapPeople]}
        onLink={setLink}
        className="mt-6"
      />
    </Dialog>
  );
}

function People({ people: { members, invitations } }: { people: RoadmapPeople }) {
  if (members.length + invitations.length === 0) return <p className="mt-4">No one has joined yet.</p>;
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {members.map(({ userId, name, joinedAt }) => (
        <li key={userId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <span className="min-w-0 break-words">
            {name} <span className="block text-sm text-ink-soft">joined {formatDate(joinedAt, viewerTimeZone())}</span>
          </span>
          <PersonButton label="Take out" name={name} end={() => browserApi.call(removeRoadmapMember, { params: { userId } })} />
        </li>
      ))}
      {invitations.map((invitation) => (
        <InvitedPerson
          key={invitation.id}
          invitation={invitation}
          withdraw={(invitationId) => browserApi.call(roadmapInviting.withdraw, { params: { invitationId } })}
          refreshes={[listRoadmapPeople]}
        />
      ))}
    </ul>
  );
}

function PersonButton({ label, name, end }: { label: string; name: string; end: () => Promise<RoadmapPeople> }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const ending = useWrite(end, { answered: (people) => showAnswer(client, peopleOptions, people) });
  return (
    <>
      <Button size="small" variant="quiet" aria-label={`${label}: ${name}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Take ${name} out?`}
        confirm={label}
        cancel="Keep them"
        busy={ending.isBusy}
        onConfirm={() => void ending.run()}
      >
        They’ll no longer see the roadmap. To bring them back, invite them again.
      </ConfirmDialog>
    </>
  );
}
