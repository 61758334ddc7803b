import { answerQuestions } from '#platform/jobs/helper.ts';
import { CalendarUnreadable, readBusyTimes, type BusySpan, type ReadingLimits } from '../model/calendars/read-busy-times.ts';

export type CalendarReading = { spans: BusySpan[] } | { failure: CalendarUnreadable['kind'] };

answerQuestions(({ text, limits }: { text: string; limits: ReadingLimits }): CalendarReading => {
  try {
    return { spans: readBusyTimes(text, limits) };
  } catch (error) {
    return { failure: error instanceof CalendarUnreadable ? error.kind : 'unreadable' };
  }
});
