import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ContractFlag } from '../../contract.ts';
import { SURENESS, TOLD_BY_SOUND } from '../../model/showing/sureness.ts';
import { Source } from './source.tsx';

const LOOKS: Record<ContractFlag['severity'], { tone: BadgeTone; word: string }> = {
  high: { tone: 'error', word: 'Check first' },
  medium: { tone: 'warning', word: 'Worth asking' },
  note: { tone: 'neutral', word: 'Good to know' },
};

/** What to ask about, the gravest first. */
export function FlagList({ flags, heading }: { flags: readonly ContractFlag[]; heading: string }) {
  return (
    <section className="mt-10" aria-labelledby="flags">
      <SectionHeading id="flags" title={heading} />
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {flags.map(({ code, title, severity, why, ask, page, quote, sureness }) => (
          <li key={code} className="rounded-card border border-line bg-surface p-4">
            <Badge tone={LOOKS[severity].tone}>{LOOKS[severity].word}</Badge>
            {sureness === undefined ? null : (
              <Badge tone={sureness === 'check' ? 'warning' : 'neutral'} className="ml-2">
                {SURENESS[sureness]}
              </Badge>
            )}
            <h3 className="mt-2 font-sans font-semibold">{title}</h3>
            <p className="mt-1 text-sm">{why}</p>
            <p className="mt-2 text-sm">
              <span className="font-medium">Ask:</span> {ask}
            </p>
            <Source page={page} quote={quote} />
            {sureness === undefined ? null : <p className="mt-2 text-sm text-ink-soft">{TOLD_BY_SOUND}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
