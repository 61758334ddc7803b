import { formatNumber, formatPercent } from '#lib/format.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import type { ModelCard } from '../../contract.ts';
import { nameFactWithin } from '../../model/fact-names.ts';
import { sayDay, saySigned } from '../../model/say-values.ts';

/** What a model is and learned from; with a home's area, also how well it does there. */
export function ModelFacts({ card, area = null }: { card: ModelCard; area?: string | null }) {
  return (
    <KeyValueList
      items={[
        { label: 'Version', value: card.version },
        { label: 'Trained', value: sayDay(card.trainedAt) },
        {
          label: 'Learned from',
          value: `${formatNumber(card.sales)} recorded sales, ${sayDay(card.salesFrom)} to ${sayDay(card.salesTo)}`,
        },
        ...(area === null ? [] : [{ label: `Median error in ${area}`, value: sayArea(card, area) }]),
        {
          label: 'Method',
          value: 'Boosted trees over facts, place and past sales nearby; hedonic index; conformal ranges',
        },
        { label: 'Looks at', value: `Place and ${card.features.map((name) => nameFactWithin(name)).join(', ')}` },
        { label: 'Never looks at', value: 'List prices, assessments, photos, who lives there or near there' },
      ]}
    />
  );
}

function sayArea({ heldOut }: ModelCard, area: string): string {
  const figures = heldOut?.byArea[area];
  if (figures === undefined) return 'Too few sales were held back there to say';
  return `${formatPercent(figures.mdape)} on ${formatNumber(figures.n)} sales, ${saySigned(figures.medianSignedError)} in the middle`;
}
