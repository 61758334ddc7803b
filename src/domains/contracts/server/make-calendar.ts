import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { Ports } from '#platform/ports/server-context.ts';
import { keptDeadlines } from '../model/times/kept-deadlines.ts';
import { getContract } from './analyses.ts';
import type { ContractContext } from './contract-context.ts';
import { readDeal } from './deal-papers.ts';

const REMIND_BEFORE_SECONDS = 86_400;

/** The deadlines that hold for one of my contracts as whole-day events, with a reminder the day before. Throws `not-found` for another's. */
export async function makeContractCalendar(ctx: ContractContext & Pick<Ports, 'config'>, contractId: string): Promise<string> {
  const analysis = await getContract(ctx, contractId);
  const deal = await readDeal(ctx, contractId);
  const calendar = ical({
    name: `Deadlines of ${analysis.name}`,
    prodId: { company: ctx.config.PRODUCT_NAME, product: 'contract' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { title, day, rule, quote } of keptDeadlines(analysis, deal)) {
    const event = calendar.createEvent({
      id: `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${deal.agreementId}@contract`,
      stamp: ctx.now,
      start: day,
      allDay: true,
      summary: title,
      description: [rule, quote === null || quote === '' ? null : `“${quote}”`].filter(Boolean).join('\n'),
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: REMIND_BEFORE_SECONDS });
  }
  return calendar.toString();
}
