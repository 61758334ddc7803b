import { MOST_LETTERS } from '../../model/limits.ts';
import { useState } from 'react';
import { InvitationLink, InviteForm, type LinkToHand } from '#domains/invitations/web/index.ts';
import { formatCount, formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { DollarField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type CoApplicant, coApplicantInviting, getApplication, removeCoApplicant } from '../../contract.ts';
import { partSetter, type StepProps } from './step-props.ts';

interface CoBorrowerProps extends StepProps {
  coApplicant: CoApplicant | null;
  saveFirst: () => Promise<void>;
}

/** The co-borrower: described by the first borrower, or invited to answer for themselves. */
export function CoBorrower({ answers, change, coApplicant, saveFirst }: CoBorrowerProps) {
  const set = partSetter(change, 'coBorrower');
  const [link, setLink] = useState<LinkToHand>();
  const { coBorrower } = answers;
  if (coApplicant?.state === 'joined') return <Joined coApplicant={coApplicant} />;
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label="Someone borrows with me"
        hint="Their income and debts count too."
        checked={coBorrower.isThere || coApplicant !== null}
        disabled={coApplicant !== null}
        onChange={(event) => set({ isThere: event.target.checked })}
      />
      {coApplicant?.state === 'invited' ? (
        <Invited coApplicant={coApplicant} link={link} />
      ) : coBorrower.isThere ? (
        <>
          <Invite saveFirst={saveFirst} onLink={setLink} />
          <div className="grid gap-4 rounded-card border border-line p-4 sm:grid-cols-3">
            <p className="text-sm text-ink-soft sm:col-span-3">Or fill in what counts in the ratios for them.</p>
            <Field label="Their full name">
              <TextInput
                value={coBorrower.fullName}
                maxLength={MOST_LETTERS.fullName}
                onChange={(event) => set({ fullName: event.target.value })}
              />
            </Field>
            <DollarField
              label="Their income"
              per="month"
              max={1e7}
              value={coBorrower.incomeMonthly}
              onChange={(incomeMonthly) => set({ incomeMonthly })}
            />
            <DollarField
              label="Their debt payments"
              per="month"
              max={1e7}
              value={coBorrower.debtsMonthly}
              onChange={(debtsMonthly) => set({ debtsMonthly })}
            />
          </div>
        </>
      ) : null}
    </div>
  );
}

function Invite({ saveFirst, onLink }: { saveFirst: () => Promise<void>; onLink: (link: LinkToHand | undefined) => void }) {
  return (
    <InviteForm
      label="Their email"
      send={async (email) => {
        await saveFirst();
        return browserApi.call(coApplicantInviting.invite, { body: { email } });
      }}
      refreshes={[getApplication]}
      onLink={onLink}
      className="rounded-card border border-line p-4"
    >
      <p className="mb-3 max-w-measure text-sm text-ink-soft">
        Invite them to fill in their own part with their own account. Neither of you sees the other’s answers or files; both see
        the totals.
      </p>
    </InviteForm>
  );
}

interface InvitedProps {
  coApplicant: Extract<CoApplicant, { state: 'invited' }>;
  link: LinkToHand | undefined;
}

function Invited({ coApplicant, link }: InvitedProps) {
  const end = useWrite(coApplicantInviting.withdraw, { refreshes: [getApplication] });
  return (
    <div className="rounded-card border border-line p-4">
      <p className="break-words">
        <span className="font-medium">{coApplicant.email}</span> is invited until{' '}
        {formatDate(coApplicant.expiresAt, viewerTimeZone())}.
      </p>
      <InvitationLink link={link} />
      <Button size="small" variant="quiet" className="mt-2 -ml-3" busy={end.isBusy} onClick={() => void end.run()}>
        Withdraw the invitation
      </Button>
    </div>
  );
}

function Joined({ coApplicant }: { coApplicant: Extract<CoApplicant, { state: 'joined' }> }) {
  const end = useWrite(removeCoApplicant, { refreshes: [getApplication] });
  const [isAsking, setIsAsking] = useState(false);
  const { name, missing, joinedAt } = coApplicant;
  return (
    <div className="rounded-card border border-line p-4">
      <p>
        <span className="font-medium">{name}</span> borrows with you since {formatDate(joinedAt, viewerTimeZone())}.{' '}
        {missing === 0 ? 'Their part is complete.' : `Their part still needs ${formatCount(missing, 'answer')}.`}
      </p>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">
        Only they see their answers and files. The totals count in what lenders look at.
      </p>
      {isAsking ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="text-sm">Their answers and files here will be deleted.</p>
          <Button size="small" variant="destructive" busy={end.isBusy} onClick={() => void end.run()}>
            End their part
          </Button>
          <Button size="small" variant="quiet" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        </div>
      ) : (
        <Button size="small" variant="quiet" className="mt-2 -ml-3" onClick={() => setIsAsking(true)}>
          Continue without {name}
        </Button>
      )}
    </div>
  );
}
