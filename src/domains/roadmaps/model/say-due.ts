import { formatCount, formatDate } from '#lib/format.ts';

export interface DueStep {
  title: string;
  /** YYYY-MM-DD */
  dueOn: string;
}

/** What people are told of steps that come up and of those whose date has passed; undefined where there are none. */
export function sayDue(
  { soon, late }: Record<'soon' | 'late', readonly DueStep[]>,
  of: 'purchase' | 'sale',
): { title: string; paragraphs: string[] } | undefined {
  const all = [...late, ...soon];
  const [first] = all;
  if (first === undefined) return undefined;
  const say = ({ title, dueOn }: DueStep) => `${title} (${formatDate(dueOn, 'UTC')})`;
  const title =
    all.length === 1
      ? `${late.length === 1 ? 'Overdue' : 'Due soon'}: ${first.title}`
      : `${formatCount(all.length, 'step')} of your ${of} ${late.length === 0 ? 'are due' : 'are due or overdue'}`;
  const paragraphs = [
    late.length === 0 ? '' : `Overdue: ${late.map(say).join('; ')}.`,
    soon.length === 0 ? '' : `Due: ${soon.map(say).join('; ')}.`,
  ].filter((text) => text !== '');
  return { title, paragraphs };
}
