import { formatNumber, formatPercent, formatSpan } from '#lib/format.ts';
import { expertHref } from '#lib/expert-paths.ts';
import { CompareGrid, type CompareRow } from '#ui/compare-grid.tsx';
import { InlineLink } from '#ui/link.tsx';
import { CHECK_WORDS, type MatchedVendor, PARTS, sayPrice } from '../../contract.ts';
import { PART_NAMES } from '../../model/ranking-words.ts';
import { FreeFrom } from '../components/free-from.tsx';
import { sayFree } from '../say-facts.ts';

/** Chosen experts side by side: facts first, then the parts of the score. */
export function CompareExperts({ matches, className }: { matches: readonly MatchedVendor[]; className?: string }) {
  const row = (label: string, of: (match: MatchedVendor) => string, group?: string): CompareRow => {
    const values = matches.map(of);
    return { label, group, values, differs: new Set(values).size > 1 };
  };
  return (
    <CompareGrid
      caption="The experts you chose, side by side"
      className={className}
      columns={matches.map(({ vendor }) => ({
        id: vendor.id,
        head: <InlineLink href={expertHref(vendor.id)}>{vendor.name}</InlineLink>,
      }))}
      rows={[
        row('Price', ({ vendor }) => sayPrice(vendor.price), 'Facts'),
        {
          label: 'Free',
          values: matches.map(({ vendor }) => <FreeFrom key={vendor.id} of={vendor} />),
          differs: new Set(matches.map(({ vendor }) => sayFree(vendor, 'UTC'))).size > 1,
        },
        row('Rating', ({ vendor }) =>
          vendor.rating === null ? 'No reviews yet' : `${formatNumber(vendor.rating, 1)} from ${vendor.ratingCount}`,
        ),
        row('Jobs done here', ({ vendor }) => formatNumber(vendor.jobsDone)),
        row('Answers in about', ({ vendor }) =>
          vendor.responseMinutes === null ? 'Not known' : formatSpan(vendor.responseMinutes),
        ),
        row(
          'Verified',
          ({ vendor }) => [...new Set(vendor.badges.map(({ kind }) => CHECK_WORDS[kind]))].join(', ') || 'Nothing yet',
        ),
        row('Area', ({ vendor }) => vendor.area),
        row('Languages', ({ vendor }) => vendor.languages.join(', ')),
        row('Score', ({ score }) => `${Math.round(score * 100)} of 100`, 'Score'),
        ...PARTS.map((part) =>
          row(
            PART_NAMES[part],
            ({ parts, assumed }) => `${formatPercent(parts[part], 0)}${assumed.includes(part) ? ' (median)' : ''}`,
          ),
        ),
      ]}
    />
  );
}
