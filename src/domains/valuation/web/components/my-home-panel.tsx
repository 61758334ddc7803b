import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { openSignInDialog, useSession } from '#domains/accounts/web/index.ts';
import { ApiError, browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { randomUuid } from '#lib/uuid.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  claimHome,
  correctFact,
  getMyHome,
  releaseHome,
  undoCorrection,
  type HomeValuation,
  type MyHome,
} from '../../contract.ts';
import { nameFact, sayFact } from '../fact-names.ts';
import { sayRounded } from '../say-values.ts';

/** For owners: follow the home, put facts right with evidence, and take that back. */
export function MyHomePanel({ valuation }: { valuation: HomeValuation }) {
  const session = useSession();
  if (valuation.homeId === null) return null;
  if (session.status === 'loading') return <SkeletonText lines={3} />;
  if (session.status !== 'signed-in')
    return (
      <div>
        <p className="max-w-measure text-ink-soft">
          Is this your home? Sign in to follow its value and to put right what the public record has wrong.
        </p>
        <Button variant="secondary" className="mt-3" onClick={() => openSignInDialog()}>
          Sign in
        </Button>
      </div>
    );
  return <SignedIn valuation={valuation} homeId={valuation.homeId} />;
}

function SignedIn({ valuation, homeId }: { valuation: HomeValuation; homeId: number }) {
  const client = useQueryClient();
  const query = endpointQuery(getMyHome, { params: { homeId } });
  const { data: home, isPending } = useQuery(query);
  const store = (next: MyHome | null) => client.setQueryData(query.queryKey, next);
  const claim = useMutation({
    mutationFn: (wantsMonthlyMail: boolean) => browserApi.call(claimHome, { params: { homeId }, body: { wantsMonthlyMail } }),
    onSuccess: store,
  });
  const release = useMutation({ mutationFn: () => browserApi.call(releaseHome, { params: { homeId } }), onSuccess: store });
  const undo = useMutation({
    mutationFn: (correctionId: string) => browserApi.call(undoCorrection, { params: { homeId, correctionId } }),
    onSuccess: store,
  });
  if (isPending) return <SkeletonText lines={4} />;
  if (home == null || !home.isClaimed)
    return (
      <div>
        <p className="max-w-measure text-ink-soft">
          Is this your home? Follow its value, and put right what the public record has wrong.
        </p>
        <Button variant="secondary" className="mt-3" busy={claim.isPending} onClick={() => claim.mutate(false)}>
          This is my home
        </Button>
      </div>
    );
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <p className="text-ink">You follow this home as its owner.</p>
        <Button variant="quiet" size="small" busy={release.isPending} onClick={() => release.mutate()}>
          Stop following
        </Button>
      </div>
      {home.corrections.length > 0 && (
        <Notice
          tone="info"
          title={home.estimate === null ? 'Your corrections' : `With your corrections: ${sayRounded(home.estimate.estimate)}`}
        >
          <ul className="mt-2 grid gap-2">
            {home.corrections.map((correction) => (
              <li key={correction.id} className="flex flex-wrap items-baseline gap-x-3">
                <span>
                  {nameFact(correction.fact)}: {sayFact(correction.fact, correction.value)} ({correction.evidence})
                </span>
                <Button variant="quiet" size="small" busy={undo.isPending} onClick={() => undo.mutate(correction.id)}>
                  Undo
                </Button>
              </li>
            ))}
          </ul>
          {home.estimate !== null && (
            <p className="mt-2 text-sm">
              Range {sayRounded(home.estimate.low68)} to {sayRounded(home.estimate.high68)}. Only you see this; the public
              estimate rests on the record.
            </p>
          )}
        </Notice>
      )}
      <CorrectionForm valuation={valuation} homeId={homeId} onStored={store} />
    </div>
  );
}

function CorrectionForm({
  valuation,
  homeId,
  onStored,
}: {
  valuation: HomeValuation;
  homeId: number;
  onStored: (home: MyHome | null) => void;
}) {
  const id = useId();
  const facts = Object.keys(valuation.facts);
  const [fact, setFact] = useState(facts.includes('livingAreaSqft') ? 'livingAreaSqft' : (facts[0] ?? ''));
  const [value, setValue] = useState('');
  const [evidence, setEvidence] = useState('');
  const save = useMutation({
    mutationFn: () =>
      browserApi.call(correctFact, {
        params: { homeId, correctionId: randomUuid() },
        body: { fact, value: readValue(value), evidence },
      }),
    onSuccess: (home) => {
      onStored(home);
      setValue('');
      setEvidence('');
    },
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  return (
    <form
      className="grid max-w-xl gap-4"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <h3 id={`${id}-title`} className="text-lg font-semibold">
        Put a fact right
      </h3>
      <Field label="Fact" hint={`On record: ${sayFact(fact, valuation.facts[fact] ?? null)}`}>
        <Select
          value={fact}
          onChange={(event) => setFact(event.target.value)}
          options={facts.map((name) => ({ value: name, label: nameFact(name) }))}
        />
      </Field>
      <Field label="Right value" error={fields['value']}>
        <TextInput value={value} onChange={(event) => setValue(event.target.value)} required />
      </Field>
      <Field
        label="What does this rest on?"
        hint="A permit, a survey, an appraisal"
        error={fields['evidence'] ?? fields['body.evidence']}
      >
        <TextArea
          rows={2}
          value={evidence}
          onChange={(event) => setEvidence(event.target.value)}
          minLength={10}
          maxLength={500}
          required
        />
      </Field>
      {save.isError && Object.keys(fields).length === 0 && (
        <Notice tone="error">The correction was not stored. Please try again.</Notice>
      )}
      <Button type="submit" variant="secondary" busy={save.isPending} className="justify-self-start">
        Record the correction
      </Button>
    </form>
  );
}

function readValue(text: string): number | string | boolean {
  const trimmed = text.trim();
  if (/^(yes|true)$/i.test(trimmed)) return true;
  if (/^(no|false)$/i.test(trimmed)) return false;
  const number = Number(trimmed.replaceAll(',', ''));
  return trimmed !== '' && Number.isFinite(number) ? number : trimmed;
}
