import { formatDate } from '#lib/format.ts';
import type { DefaultSource } from '../../model/estimate.ts';

/** Where a default comes from, how old it is, and where it applies. */
export function SourceNote({ from }: { from: DefaultSource }) {
  const asOf = from.asOf === null ? '' : ` As of ${formatDate(from.asOf, 'UTC')}; confirm it with your closing company.`;
  return (
    <>
      {from.source}.{asOf} {from.appliesTo}.{from.note === null ? null : ` ${from.note}`}
      {from.endedOn === null
        ? null
        : ` In force through ${formatDate(from.endedOn, 'UTC')}: this site has no newer figures, so ask.`}
    </>
  );
}
