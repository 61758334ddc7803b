import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatCount, formatDate } from '#lib/format.ts';
import { browserApi, reasonOf } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { DollarField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { DID_NOT_WORK_TRY_AGAIN, failureToast } from '#ui/failure-words.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToast } from '#ui/toast.tsx';
import { type CoApplicant, inviteCoApplicant, removeCoApplicant, withdrawInvitation } from '../../contract.ts';
import { EMAIL_FAULT, isEmail } from '../../model/assess-application.ts';
import { applicationOptions } from '../api.ts';
import { partSetter, type StepProps } from './step-props.ts';

interface CoBorrowerProps extends StepProps {
  coApplicant: CoApplicant | null;
  saveFirst: () => Promise<void>;
}

/** Who borrows along: told by the first borrower, or invited to tell for themselves. */
export function CoBorrower({ answers, change, coApplicant, saveFirst }: CoBorrowerProps) {
  const set = partSetter(change, 'coBorrower');
  const [invitePath, setInvitePath] = useState<string>();
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
        <Invited coApplicant={coApplicant} path={invitePath} />
      ) : coBorrower.isThere ? (
        <>
          <Invite saveFirst={saveFirst} onPath={setInvitePath} />
          <div className="grid gap-4 rounded-card border border-line p-4 sm:grid-cols-3">
            <p className="text-sm text-ink-soft sm:col-span-3">Or tell for them what counts in the ratios.</p>
            <Field label="Their full name">
              <TextInput
                value={coBorrower.fullName}
                maxLength={120}
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

function Invite({ saveFirst, onPath }: { saveFirst: () => Promise<void>; onPath: (path: string | undefined) => void }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const invite = useMutation({
    mutationFn: async () => {
      await saveFirst();
      return browserApi.call(inviteCoApplicant, { body: { email: email.trim() } });
    },
    onSuccess: ({ delivery, path }) => {
      onPath(path ?? undefined);
      if (delivery === 'mailed') toast({ title: `The invitation is on its way to ${email.trim()}` });
      return client.invalidateQueries({ queryKey: applicationOptions.queryKey });
    },
    onError: (error) => setProblem(reasonOf(error) ?? DID_NOT_WORK_TRY_AGAIN),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const fault = isEmail(email.trim()) ? undefined : EMAIL_FAULT;
    setProblem(fault);
    if (fault === undefined) invite.mutate();
  }

  return (
    <form noValidate onSubmit={submit} className="rounded-card border border-line p-4">
      <p className="mb-3 max-w-measure text-sm text-ink-soft">
        Invite them to fill in their own part with their own account. Neither of you sees the other’s answers or files; both see
        what they add up to.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Their email" error={problem} className="min-w-0 flex-1 basis-60">
          <TextInput
            type="email"
            autoComplete="off"
            value={email}
            maxLength={254}
            onChange={(event) => {
              setEmail(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
        <Button type="submit" variant="secondary" busy={invite.isPending} busyText="Inviting…">
          Invite
        </Button>
      </div>
    </form>
  );
}

function Invited({ coApplicant, path }: { coApplicant: Extract<CoApplicant, { state: 'invited' }>; path: string | undefined }) {
  const end = useEnd(() => browserApi.call(withdrawInvitation));
  return (
    <div className="rounded-card border border-line p-4">
      <p className="break-words">
        <span className="font-medium">{coApplicant.email}</span> is invited until{' '}
        {formatDate(coApplicant.expiresAt, viewerTimeZone())}.
      </p>
      {path === undefined ? null : (
        <>
          <p className="mt-3 mb-2 max-w-measure text-sm text-ink-soft">
            No mail leaves this site: hand them the link yourself. It is shown only now, and works once.
          </p>
          <CopyField label="Invitation link" value={`${window.location.origin}${path}`} />
        </>
      )}
      <Button size="small" variant="quiet" className="mt-2 -ml-3" busy={end.isPending} onClick={() => end.mutate()}>
        Take the invitation back
      </Button>
    </div>
  );
}

function Joined({ coApplicant }: { coApplicant: Extract<CoApplicant, { state: 'joined' }> }) {
  const end = useEnd(() => browserApi.call(removeCoApplicant));
  const [isAsking, setIsAsking] = useState(false);
  const { name, missing, joinedAt } = coApplicant;
  return (
    <div className="rounded-card border border-line p-4">
      <p>
        <span className="font-medium">{name}</span> borrows with you since {formatDate(joinedAt, viewerTimeZone())}.{' '}
        {missing === 0 ? 'Their part is whole.' : `Their part still needs ${formatCount(missing, 'answer')}.`}
      </p>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">
        Their answers and files are theirs alone. What they add up to counts in what lenders look at.
      </p>
      {isAsking ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="text-sm">Their answers and files here will be deleted.</p>
          <Button size="small" variant="destructive" busy={end.isPending} onClick={() => end.mutate()}>
            End their part
          </Button>
          <Button size="small" variant="quiet" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        </div>
      ) : (
        <Button size="small" variant="quiet" className="mt-2 -ml-3" onClick={() => setIsAsking(true)}>
          Go on without {name}
        </Button>
      )}
    </div>
  );
}

function useEnd(work: () => Promise<unknown>) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: work,
    onError: (error) => toast(failureToast(reasonOf(error))),
    onSettled: () => client.invalidateQueries({ queryKey: applicationOptions.queryKey }),
  });
}
