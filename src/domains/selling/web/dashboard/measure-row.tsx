import { formatCount, formatDate, formatNumber } from '#lib/format.ts';
import { Stat, type StatChange, StatRow } from '#ui/stat.tsx';
import type { ListingFigures } from '../../contract.ts';
import { weeksBefore } from '../../model/figures.ts';
import { MEASURE_WORDS } from './measure-words.ts';

type MeasureFigures = ListingFigures['measures'][number];

/** Each count next to the week before and next to similar homes. */
export function MeasureRow({ figures }: { figures: ListingFigures }) {
  return (
    <StatRow className="lg:grid-cols-4">
      {figures.measures.map((measure) => (
        <Stat
          key={measure.key}
          label={MEASURE_WORDS[measure.key].label}
          value={formatNumber(measure.week)}
          unit="in 7 days"
          change={changeOf(measure)}
          range={peersOf(measure, figures.peers)}
          asOf={`${formatNumber(measure.total)} since it was listed`}
        />
      ))}
    </StatRow>
  );
}

function changeOf({ week, weekBefore }: MeasureFigures): StatChange | undefined {
  if (weekBefore === null) return undefined;
  const difference = week - weekBefore;
  if (difference === 0) return { direction: 'flat', text: 'the same as the week before' };
  return {
    direction: difference > 0 ? 'up' : 'down',
    text: `${formatNumber(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than the week before`,
  };
}

function peersOf({ key, peers }: MeasureFigures, about: ListingFigures['peers']): string | undefined {
  if (peers === null) return about.refusal === null ? NOT_COMPARED[key] : undefined;
  const [median, low, high] = [peers.median, peers.low, peers.high].map((value) => formatNumber(value, value < 10 ? 1 : 0));
  const homes = peers.n === about.count ? 'Similar homes' : `${formatCount(peers.n, 'similar home')} listed here`;
  return low === high ? `${homes}: ${median}` : `${homes}: ${median}; half of them have ${low} to ${high}`;
}

/** Why one count alone has no similar homes. */
const NOT_COMPARED: Partial<Record<MeasureFigures['key'], string>> = {
  impressions: 'Compared once cards in lists have been counted for a whole week',
  offers: 'Not compared: fewer than ten similar homes take offers here',
};

const REFUSALS = {
  'not-active': 'We compare figures with similar homes while the home is for sale.',
  'too-new': 'We compare figures with similar homes from the seventh day on.',
  'counting-too-new': 'We compare figures once this site has counted visits for a whole week.',
  'facts-missing': 'We can’t compare figures: the kind of home, its price or its first day on the market is unknown.',
} as const;

/** Which days a week has. */
export function sayWeek({ today, timeZone }: ListingFigures): string {
  const { week } = weeksBefore(today);
  return `The seven days from ${formatDate(week.from, timeZone, 'short')} to ${formatDate(week.to, timeZone, 'short')}.`;
}

/** Which homes the figures are compared with, or why they are not compared. */
export function sayPeers({ peers, timeZone, asOf }: ListingFigures): string {
  const { refusal, count, place, kind, priceFrom, priceTo, daysFrom, daysTo } = peers;
  if (refusal !== null && refusal !== 'too-few') return REFUSALS[refusal];
  const like = `${kind ?? 'any kind'}, $${formatNumber(priceFrom ?? 0)} to $${formatNumber(priceTo ?? 0)}, ${daysFrom ?? 0} to ${formatCount(daysTo ?? 0, 'day')} for sale`;
  const where = place === null ? '' : ` in ${place}`;
  if (refusal === 'too-few')
    return `Not compared: only ${formatCount(count, 'similar home')}${where} (${like}), and fewer than ten isn’t enough to compare.`;
  return `Compared with ${formatCount(count, 'similar home')}${where}: ${like}. You see the median and the middle half, as of ${formatDate(asOf, timeZone)}.`;
}
