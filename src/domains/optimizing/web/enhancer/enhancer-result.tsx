import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import type { EnhancedListing, UnsupportedClaim } from '../../contract.ts';
import { TextFindings } from '../components/text-findings.tsx';
import { WrittenTexts } from '../components/written-texts.tsx';

export interface GivenFact {
  field: string;
  value: string | number | boolean | string[];
}

interface EnhancerResultProps {
  answer: EnhancedListing;
  title: string;
  description: string;
  confirmed: readonly GivenFact[];
  onConfirm: (claim: UnsupportedClaim) => void;
  /** What confirming a claim does, where it is more than adding a fact. */
  confirmWords: (claim: UnsupportedClaim) => string | undefined;
  onTakeBack: (fact: GivenFact) => void;
  children: ReactNode;
}

/** What the pasted text claims, and what the facts allow to say. */
export function EnhancerResult({
  answer: { before, copy },
  title,
  description,
  confirmed,
  onConfirm,
  confirmWords,
  onTakeBack,
  children,
}: EnhancerResultProps) {
  const best = Math.max(0, ...copy.variants.map(({ score }) => score));
  const claims = before.title.claims.length + before.description.claims.length;
  const phrases = before.title.compliance.findings.length + before.description.compliance.findings.length;
  return (
    <>
      <PageSection id="before-after" title="Before and after">
        <StatRow>
          <Stat
            label="Your text"
            value={before.score === null ? '–' : String(before.score)}
            unit={before.score === null ? undefined : 'of 100'}
          />
          <Stat
            label="The best text below"
            value={copy.variants.length === 0 ? '–' : String(best)}
            unit={copy.variants.length === 0 ? undefined : 'of 100'}
          />
          <Stat label="Claims without a fact" value={String(claims)} />
          <Stat label="Fair-housing findings" value={String(phrases)} />
        </StatRow>
        <p className="mt-3 max-w-measure text-sm text-ink-soft">
          A text score counts length, facts that hold, reading grade, and capitals and filler. It says nothing about a sale.
        </p>
      </PageSection>
      {title.trim() === '' && description.trim() === '' ? null : (
        <PageSection id="findings" title="What we found in your text">
          <div className="grid gap-8 lg:grid-cols-2">
            {description.trim() === '' ? null : (
              <TextFindings
                heading="Description"
                text={description}
                check={before.description}
                onConfirm={onConfirm}
                confirmWords={confirmWords}
              />
            )}
            {title.trim() === '' ? null : (
              <TextFindings heading="Title" text={title} check={before.title} onConfirm={onConfirm} confirmWords={confirmWords} />
            )}
          </div>
          {confirmed.length === 0 ? null : (
            <div className="mt-8">
              <h3 className="font-sans text-base font-semibold text-ink">Facts that you confirmed</h3>
              <ul className="mt-2 flex flex-wrap gap-2">
                {confirmed.map((fact) => (
                  <li key={`${fact.field} ${String(fact.value)}`}>
                    <Button size="small" variant="secondary" onClick={() => onTakeBack(fact)}>
                      {sayFact(fact)}: take back
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </PageSection>
      )}
      <PageSection
        id="texts"
        title="Texts from the facts"
        lead="Each sentence rests on the facts named under it. Check it before you publish it."
      >
        {copy.variants.length === 0 ? (
          <EmptyState level={3} title="Too few facts for a sentence">
            Give the kind of home, its rooms or its size, or confirm a claim of your text.
          </EmptyState>
        ) : (
          <>
            <WrittenTexts copy={copy} />
            <div className="mt-6">{children}</div>
          </>
        )}
      </PageSection>
      {copy.factsUsed.length === 0 ? null : (
        <PageSection id="facts-used" title="Facts used">
          <KeyValueList items={copy.factsUsed.map(({ label, value }) => ({ label, value }))} />
        </PageSection>
      )}
      {copy.contradictions.length === 0 ? null : (
        <PageSection id="contradictions" title="Facts that contradict each other" lead="Our texts leave them out.">
          <ul className="list-disc pl-5">
            {copy.contradictions.map(({ fields, message }) => (
              <li key={message}>
                {message} <span className="text-ink-soft">({fields.join(', ')})</span>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </>
  );
}

const sayFact = ({ field, value }: GivenFact): string =>
  Array.isArray(value)
    ? value.join(', ')
    : value === true
      ? field.replace(/YN$/, '').replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      : `${field.replaceAll(/([a-z])([A-Z])/g, '$1 $2')}: ${String(value)}`;
