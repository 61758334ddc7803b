import ical, { ICalAlarmType, ICalCalendarMethod, type ICalCalendar } from 'ical-generator';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Deal } from '../contract.ts';
import { labelOwner } from '../model/stages.ts';
import { findTemplate } from '../model/task-templates.ts';
import { requireDeal } from './change-deal.ts';

const REMIND_BEFORE_SECONDS = 86_400;

/** The dates of my roadmap as iCalendar. */
export async function makeDealCalendar(ctx: Context & { config: Config }): Promise<string> {
  const deal = await requireDeal(ctx);
  const calendar = ical({
    name: deal.homeLabel === null ? 'My purchase' : `Purchase of ${deal.homeLabel}`,
    prodId: { company: ctx.config.PRODUCT_NAME, product: 'deal-roadmap' },
    method: ICalCalendarMethod.PUBLISH,
  });
  addDealEvents(calendar, deal, ctx.now);
  return calendar.toString();
}

/** Every open, dated task and the closing day as whole-day events; a task with a reminder the day before. */
export function addDealEvents(calendar: ICalCalendar, deal: Deal, now: Date): void {
  for (const task of deal.tasks) {
    if (task.dueOn === null || task.status === 'done' || task.status === 'skipped') continue;
    const help = findTemplate(task.templateKey)?.help;
    const event = calendar.createEvent({
      id: `${task.id}@deal-task`,
      stamp: now,
      start: task.dueOn,
      allDay: true,
      summary: task.title,
      description: [`For: ${labelOwner(task.owner, deal.coBuyerName)}`, help, task.note].filter(Boolean).join('\n'),
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: REMIND_BEFORE_SECONDS });
  }
  if (deal.closingOn !== null) {
    calendar.createEvent({
      id: `closing-${deal.tasks[0]?.id ?? 'day'}@deal`,
      stamp: now,
      start: deal.closingOn,
      allDay: true,
      summary: 'Closing day',
    });
  }
}
