import { formatNumber, formatPercent, formatSigned, formatWholeDollars } from '#lib/format.ts';
import { METRICS, type Figure, type MetricKey } from '../contract.ts';

/** Formats a value of a metric for people; a dash if there is none. */
export function formatFigure(metric: MetricKey, value: number | null | undefined): string {
  if (value === null || value === undefined) return '–';
  switch (METRICS[metric].unit) {
    case 'dollars':
      return formatWholeDollars(value);
    case 'dollars-per-sqft':
      return formatWholeDollars(value);
    case 'share':
      return formatPercent(value);
    case 'months':
      return formatNumber(value, 1);
    case 'days':
    case 'count':
      return formatNumber(value);
  }
}

/** "+4.2%", or "+1.3 pts" for a share; a dash if the change is unknown. */
export function formatChange(metric: MetricKey, change: number | null | undefined): string {
  if (change === null || change === undefined) return '–';
  if (METRICS[metric].unit !== 'share') return formatSigned(change, formatPercent);
  return formatSigned(change, (size) => `${formatNumber(size * 100, 1)} pts`);
}

/** Why a figure is missing, in words. */
export function sayReason(figure: Figure | undefined): string | null {
  if (figure === undefined || figure.value !== null) return null;
  if (figure.reason === 'not-recorded') return 'Not recorded for this period';
  return figure.sample === 0 ? 'Nothing in this period' : `Only ${figure.sample} in this period`;
}
