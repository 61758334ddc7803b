import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#platform/web/loaded.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ContractChanges } from '../../contract.ts';
import { changesOptions, contractsOptions } from '../api.ts';
import { showValue } from '../../model/values/show-value.ts';

/** What this contract says otherwise than another one that its owner had read. */
export function ChangesSection({ contractId }: { contractId: string }) {
  const [since, setSince] = useState('');
  const contracts = useQuery(contractsOptions());
  const others = (contracts.data?.contracts ?? []).filter(
    ({ id, isContract, progress }) => id !== contractId && isContract && progress === null,
  );
  if (others.length === 0) return null;
  return (
    <section className="mt-10 print:hidden" aria-labelledby="changes">
      <SectionHeading id="changes" title="What changed" />
      <Field label="Compare with an earlier version" className="mt-3 max-w-110">
        <Select
          placeholder="Choose a contract"
          value={since}
          options={others.map(({ id, name, kind }) => ({ value: id, label: `${name} (${kind})` }))}
          onChange={(event) => setSince(event.target.value)}
        />
      </Field>
      {since === '' ? null : <Changes key={since} contractId={contractId} since={since} />}
    </section>
  );
}

function Changes({ contractId, since }: { contractId: string; since: string }) {
  const query = useQuery({ ...changesOptions(contractId, since), meta: { follows: ['contracts'] } });
  return (
    <Loaded query={query} pending={<Skeleton className="mt-4 h-40 w-full" />} failed="We couldn’t compare the two">
      {(changes) => <ChangeList changes={changes} />}
    </Loaded>
  );
}

function ChangeList({ changes: { terms, clauses, isCut, hasTexts, note, before } }: { changes: ContractChanges }) {
  return (
    <div className="mt-4">
      {note === null ? null : (
        <Notice tone="info" title="Which one counts">
          {note}
        </Notice>
      )}
      <h3 className="mt-4 font-sans font-semibold">Terms</h3>
      {terms.length === 0 ? (
        <p className="mt-1 text-ink-soft">The terms are those of {before}.</p>
      ) : (
        <dl className="mt-2 divide-y divide-line border-y border-line">
          {terms.map(({ label, kind, before: was, after: is }) => (
            <div key={label} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[11rem_1fr]">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">
                <del className="text-ink-soft">{showValue(kind, was)}</del>{' '}
                <ins className="font-medium no-underline">{showValue(kind, is)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {clauses.length === 0 ? null : (
        <>
          <h3 className="mt-6 font-sans font-semibold">Clauses</h3>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {clauses.map(({ heading, parts }, at) => (
              <li key={`${heading} ${at}`} className="py-3">
                <h4 className="font-sans text-sm font-semibold first-letter:uppercase">{heading}</h4>
                <p className="mt-1 max-w-measure text-sm wrap-anywhere">
                  {parts.map(({ kind, words }, part) => (
                    <Words key={part} kind={kind} words={words} />
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {hasTexts ? null : (
        <p className="mt-3 text-sm text-ink-soft">Upload the older file again to compare it clause by clause.</p>
      )}
      {isCut ? <p className="mt-3 text-sm text-ink-soft">More clauses changed than are shown here.</p> : null}
    </div>
  );
}

function Words({ kind, words }: ContractChanges['clauses'][number]['parts'][number]) {
  if (kind === 'removed') return <del className="bg-error-tint">{words}</del>;
  if (kind === 'added') return <ins className="bg-brand-tint no-underline">{words}</ins>;
  return <>{words}</>;
}
