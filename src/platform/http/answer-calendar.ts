/** A calendar as an answer, saved as a file. */
export function answerCalendar(calendar: string, fileName: string, headers: Record<string, string> = {}): Response {
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      ...headers,
    },
  });
}
