import { addDays } from '#lib/calendar.ts';
import type { Roadmap } from '../contract.ts';
import { businessDaysBefore } from './calendar-days.ts';
import { findTemplate } from './task-templates.ts';

/** When such a task is usually due, to show beside the contract; null if nothing can be said. */
export function describeCommonDates(
  templateKey: string | null,
  { acceptedOn, closingOn }: Pick<Roadmap, 'acceptedOn' | 'closingOn'>,
): { from: string; to: string; rule: string | null } | { days: string } | null {
  const template = findTemplate(templateKey);
  if (template?.lawfulBeforeClosing !== undefined) {
    const { businessDays, rule } = template.lawfulBeforeClosing;
    if (closingOn === null) return { days: `${businessDays} business days before closing` };
    const latest = businessDaysBefore(closingOn, businessDays);
    return { from: latest, to: latest, rule };
  }
  if (template?.commonDays === undefined) return null;
  const [from, to] = template.commonDays;
  if (acceptedOn === null) return { days: `${from}–${to} days after acceptance` };
  return { from: addDays(acceptedOn, from), to: addDays(acceptedOn, to), rule: null };
}
