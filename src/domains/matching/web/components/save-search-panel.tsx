import { useMutation } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { createSavedSearch, type Frequency } from '#domains/saved/contract.ts';
import { browserApi, SignInNeededError } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { BuyerProfile } from '../../contract.ts';
import { toSearchParams } from '../../model/to-search.ts';

const FREQUENCIES = [
  { value: 'instant', label: 'At once' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
] as const;

interface SaveSearchPanelProps {
  profile: BuyerProfile;
  isSignedIn: boolean;
}

/** Keeps the limits of a profile as a search that tells of new homes. */
export function SaveSearchPanel({ profile, isSignedIn }: SaveSearchPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('My matches');
  const [frequency, setFrequency] = useState<Frequency>('daily');
  const filters = toSearchParams(profile);
  const save = useMutation({
    mutationFn: () => browserApi.call(createSavedSearch, { body: { name, filters, frequency } }),
  });
  const searchHref = `/property-search?${new URLSearchParams(filters).toString()}`;

  if (save.isSuccess) {
    return (
      <Notice tone="success" title="Saved" live>
        We tell you of new homes, price cuts and open houses that fit “{name}”.
      </Notice>
    );
  }
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <BellRing aria-hidden="true" className="size-4" /> Save as search + alert
        </Button>
        <Button asChild variant="quiet">
          <AppLink href={searchHref}>See these limits on the map</AppLink>
        </Button>
        <p className="text-sm text-ink-soft">
          {isSignedIn
            ? 'Your answers are kept in your account.'
            : 'Your answers are kept in this browser only; sign in to keep them.'}
        </p>
      </div>
      {isOpen ? (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate();
          }}
        >
          <Field label="Name" className="w-56">
            <TextInput value={name} required maxLength={80} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field label="Tell me" className="w-36">
            <Select
              value={frequency}
              options={FREQUENCIES}
              onChange={(event) => setFrequency(FREQUENCIES.find(({ value }) => value === event.target.value)?.value ?? 'daily')}
            />
          </Field>
          <Button type="submit" busy={save.isPending}>
            Save
          </Button>
          <p className="w-full text-sm text-ink-soft">
            The search carries your price, places, type, rooms and feature musts. Nice-to-haves and taste go on ranking your
            matches here.
          </p>
          {save.isError ? (
            <Notice tone="error" live className="w-full">
              {save.error instanceof SignInNeededError ? save.error.message : 'This could not be saved. Please try again.'}
            </Notice>
          ) : null}
        </form>
      ) : null}
    </div>
  );
}
