import { Badge } from '#ui/badge.tsx';
import type { DealPaperView, HeldTerm, Said } from '../../contract.ts';
import { showValue } from '../../model/values/show-value.ts';
import { Source } from './source.tsx';

interface HeldTermsProps {
  terms: readonly HeldTerm[];
  papers: readonly DealPaperView[];
}

/** Each term of a deal with the paper that it holds by, what it was before, and what it would become. */
export function HeldTerms({ terms, papers }: HeldTermsProps) {
  const nameOf = (paperId: string) => papers.find(({ id }) => id === paperId)?.name ?? 'another paper';
  return (
    <>
      <h3 className="mt-6 font-sans font-semibold">What holds</h3>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {terms.map((term) => (
          <div key={term.path} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[11rem_1fr]">
            <dt className="text-ink-soft">{term.label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <HeldValue term={term} nameOf={nameOf} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function HeldValue({ term, nameOf }: { term: HeldTerm; nameOf: (paperId: string) => string }) {
  const { kind, holds, rivals, overridden, waiting } = term;
  const say = ({ value }: Said) => showValue(kind, value);
  return (
    <>
      {holds === null ? null : (
        <>
          <span className="font-medium">{say(holds)}</span>
          <span className="block text-sm text-ink-soft">By {nameOf(holds.paperId)}</span>
          <Source page={holds.page} quote={holds.quote} />
        </>
      )}
      {rivals.length === 0 ? null : (
        <>
          <Badge tone="warning">The papers disagree</Badge>
          <p className="mt-1 text-sm text-ink-soft">None of them says it comes first: ask before you rely on either.</p>
          {rivals.map((said) => (
            <div key={said.paperId} className="mt-2">
              <span className="font-medium">{say(said)}</span>
              <span className="block text-sm text-ink-soft">{nameOf(said.paperId)}</span>
              <Source page={said.page} quote={said.quote} />
            </div>
          ))}
        </>
      )}
      {overridden.map((said) => (
        <div key={said.paperId} className="mt-2 text-sm text-ink-soft">
          Before: <del>{say(said)}</del> ({nameOf(said.paperId)})
          <Source page={said.page} quote={said.quote} />
        </div>
      ))}
      {waiting.map((said) => (
        <div key={said.paperId} className="mt-2 text-sm">
          Would be {say(said)} by {nameOf(said.paperId)}, once everyone has signed it
          <Source page={said.page} quote={said.quote} />
        </div>
      ))}
    </>
  );
}
