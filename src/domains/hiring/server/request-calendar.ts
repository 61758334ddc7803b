import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { categoryOf } from '#domains/experts/contract.ts';
import { addDays } from '#lib/calendar.ts';
import type { Ports } from '#platform/ports/server-context.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { showRequest } from './show-requests.ts';

/**
 * The dates of an open request of the caller's: by when those who were asked must answer, when it closes, and the days of the
 * work. Throws `not-found` for other people's, and for one that is not open.
 */
export async function makeRequestCalendar(ctx: Context & Pick<Ports, 'config'>, requestId: string): Promise<string> {
  const { id, number, status, form, leads, closesAt } = await showRequest(ctx, requestId);
  if (status !== 'open' || closesAt === null) throw new DomainError('not-found', 'This request isn’t open, so it has no dates.');
  const { config, now: stamp } = ctx;
  const calendar = ical({ prodId: { company: config.PRODUCT_NAME, product: 'request' }, method: ICalCalendarMethod.PUBLISH });
  const what = `request ${number}, ${categoryOf(form.categoryKey).name}`;
  const common = {
    stamp,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(config.PUBLIC_URL === undefined
      ? {}
      : { url: new URL(`/service-request-confirmation?request=${id}`, config.PUBLIC_URL).href }),
  };
  const last = leads
    .filter((lead) => lead.status === 'new' || lead.status === 'viewed')
    .map(({ answerBy }) => answerBy)
    .toSorted()
    .at(-1);
  if (last !== undefined)
    calendar.createEvent({ ...common, id: `answers-${id}@request`, start: new Date(last), summary: `Answers due: ${what}` });
  calendar.createEvent({ ...common, id: `closes-${id}@request`, start: new Date(closesAt), summary: `Closes: ${what}` });
  const first = form.startsOn ?? form.endsOn;
  if (first !== null)
    calendar.createEvent({
      ...common,
      id: `work-${id}@request`,
      start: first,
      end: addDays(form.endsOn ?? first, 1),
      allDay: true,
      summary: `Days you asked for: ${what}`,
      status: ICalEventStatus.TENTATIVE,
    });
  return calendar.toString();
}
