import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstWrong } from '#ui/focus-first-wrong.ts';
import { TextInput } from '#ui/text-input.tsx';
import { changeRoadmap, type Roadmap } from '../../contract.ts';
import { daysBetween } from '../../model/calendar-days.ts';
import { useRoadmapChange } from '../api.ts';

/** The home and the two days from which everything else is counted. */
export function ContractDates({ roadmap, today }: { roadmap: Roadmap; today: string }) {
  const change = useRoadmapChange(changeRoadmap);
  const [home, setHome] = useState(roadmap.homeLabel ?? '');
  const [acceptedOn, setAcceptedOn] = useState(roadmap.acceptedOn ?? '');
  const [closingOn, setClosingOn] = useState(roadmap.closingOn ?? '');
  const left = roadmap.closingOn === null ? null : daysBetween(today, roadmap.closingOn);
  const failure = change.error instanceof ApiError ? change.error : null;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure !== null) focusFirstWrong(form.current);
  }, [failure]);
  return (
    <form
      ref={form}
      className="mb-4 rounded-control bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({
          body: { homeLabel: home.trim() === '' ? null : home, acceptedOn: acceptedOn || null, closingOn: closingOn || null },
        });
      }}
    >
      <h3 className="font-sans text-sm font-semibold">
        Dates of your contract
        {left === null || left < 0 ? null : <span className="font-normal text-ink-soft">, {tellLeft(left)}</span>}
      </h3>
      <div className="mt-3 grid gap-4 sm:grid-cols-3">
        <Field label="Home" optional>
          <TextInput value={home} maxLength={120} onChange={(event) => setHome(event.target.value)} />
        </Field>
        <Field label="Accepted on" error={failure?.fields['acceptedOn']}>
          <TextInput type="date" value={acceptedOn} onChange={(event) => setAcceptedOn(event.target.value)} />
        </Field>
        <Field label="Closing on" error={failure?.fields['closingOn']}>
          <TextInput type="date" value={closingOn} onChange={(event) => setClosingOn(event.target.value)} />
        </Field>
      </div>
      <div className="mt-3 flex items-center gap-3">
        <Button type="submit" size="small" variant="secondary" busy={change.isPending}>
          Save dates
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {change.isSuccess
            ? 'Saved'
            : change.isError && Object.keys(failure?.fields ?? {}).length === 0
              ? 'Not saved. Please try again.'
              : ''}
        </p>
      </div>
    </form>
  );
}

function tellLeft(days: number): string {
  if (days === 0) return 'closing is today';
  return days === 1 ? 'closing is tomorrow' : `${days} days to closing`;
}
