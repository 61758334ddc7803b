import ical, { ICalAlarmType, ICalCalendarMethod, type ICalCalendar } from 'ical-generator';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Roadmap } from '../contract.ts';
import { labelOwner } from '../model/stages.ts';
import { findTemplate } from '../model/task-templates.ts';
import { requireRoadmap } from './change-roadmap.ts';

const REMIND_BEFORE_SECONDS = 86_400;

/** The dates of my roadmap as iCalendar. */
export async function makeRoadmapCalendar(ctx: Context & { config: Config }): Promise<string> {
  const roadmap = await requireRoadmap(ctx);
  const calendar = ical({
    name: roadmap.homeLabel === null ? 'My purchase' : `Purchase of ${roadmap.homeLabel}`,
    prodId: { company: ctx.config.PRODUCT_NAME, product: 'roadmap' },
    method: ICalCalendarMethod.PUBLISH,
  });
  addRoadmapEvents(calendar, roadmap, ctx.now);
  return calendar.toString();
}

/** Writes every open, dated task and the closing day as whole-day events; a task with a reminder the day before. */
export function addRoadmapEvents(calendar: ICalCalendar, roadmap: Roadmap, now: Date): void {
  for (const task of roadmap.tasks) {
    if (task.dueOn === null || task.status === 'done' || task.status === 'skipped') continue;
    const help = findTemplate(task.templateKey)?.help;
    const event = calendar.createEvent({
      id: `${task.id}@roadmap-task`,
      stamp: now,
      start: task.dueOn,
      allDay: true,
      summary: task.title,
      description: [`For: ${labelOwner(task.owner, roadmap.coBuyerName)}`, help, task.note].filter(Boolean).join('\n'),
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: REMIND_BEFORE_SECONDS });
  }
  if (roadmap.closingOn !== null) {
    calendar.createEvent({
      id: `closing-${roadmap.tasks[0]?.id ?? 'day'}@roadmap`,
      stamp: now,
      start: roadmap.closingOn,
      allDay: true,
      summary: 'Closing day',
    });
  }
}
