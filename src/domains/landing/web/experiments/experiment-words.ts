import { formatNumber, formatPercent, formatSigned } from '#lib/format.ts';
import type { LandingExperiment } from '../../contract.ts';
import { DEVICES, SOURCES } from '../../model/audience.ts';
import { FEWEST_CONVERSIONS, METRICS } from '../../model/experiment-terms.ts';
import type { Verdict } from '../../model/judge-experiment.ts';

export const STATE_WORDS = { draft: 'Planned', running: 'Running', stopped: 'Stopped' } as const;

const SMALL_FIXED = 'Too few visitors did it to say anything: figures would be about single people.';
const VERDICT_WORDS: Record<Exclude<Verdict, 'different'>, string> = {
  broken: 'Something is broken: the versions didn’t get the shares they should have, so we don’t show a result.',
  small: `Under the smallest sample: each version needs ${FEWEST_CONVERSIONS} visitors who did it before anything is said.`,
  early: 'Too early to say.',
  alike: 'The planned size is reached, and no version differs from the first.',
};

/** What an experiment says, with the versions that differ from the first. */
export function sayVerdict({
  verdict,
  method,
  arms,
  comparisons,
}: Pick<LandingExperiment, 'verdict' | 'method' | 'arms' | 'comparisons'>): string {
  if (verdict === 'small' && method === 'fixed') return SMALL_FIXED;
  if (verdict !== 'different') return VERDICT_WORDS[verdict];
  const nameOf = (arm: number) => `“${arms[arm]?.label ?? ''}”`;
  return comparisons
    .filter(({ isDifferent }) => isDifferent)
    .map(({ arm, difference }) => `${nameOf(arm)} does ${difference > 0 ? 'better' : 'worse'} than ${nameOf(0)}.`)
    .join(' ');
}

/** Whom an experiment is for. */
export function audienceWords({
  audience: { devices, sources },
  share,
  namespace,
}: Pick<LandingExperiment, 'audience' | 'share' | 'namespace'>): string {
  const whom = [
    ...(devices.length === 0 ? [] : [devices.map((key) => DEVICES[key]).join(', ')]),
    ...(sources.length === 0 ? [] : [`from: ${sources.map((key) => SOURCES[key].toLowerCase()).join(', ')}`]),
  ].join('; ');
  return [
    whom === '' ? 'Everyone' : whom,
    ...(share === 1 ? [] : [`${formatPercent(share, 0)} of them`]),
    ...(namespace === null
      ? []
      : [`in the group “${namespace.name}”, ${formatPercent(namespace.from, 0)} to ${formatPercent(namespace.to, 0)}`]),
  ].join('; ');
}

/** "A failure on a page; an account made". */
export const listGuardrails = ({ guardrails }: Pick<LandingExperiment, 'guardrails'>): string =>
  guardrails
    .map(({ metric }, at) => METRICS[metric].words.replace(/^\w/, (letter) => (at === 0 ? letter : letter.toLowerCase())))
    .join('; ');

export const sayRate = (value: number | null) => (value === null ? '–' : formatPercent(value, 2));
/** A difference of two rates, in points. */
export const sayPoints = (value: number) => formatSigned(value, (size) => formatNumber(size * 100, 2));
/** A difference as a share of the first rate. */
export const sayLift = (value: number | null) => (value === null ? '–' : formatSigned(value, formatPercent));
/** A chance, which is never said to be certain. */
export const sayChance = (value: number) =>
  value > 0.999 ? 'above 99.9%' : value < 0.001 ? 'below 0.1%' : formatPercent(value, 1);
/** Points that would be lost on average, which are never none. */
export const sayLoss = (value: number) => (value * 100 < 0.0001 ? 'below 0.0001' : formatNumber(value * 100, 4));
