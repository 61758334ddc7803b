import { REPORT_PATHS, report } from './report.ts';

/** What could open something for its reader, such as the token of a link, does not go along. */
const TOKEN = /[\w-]{20,}/g;

/** Reports an address that leads nowhere, among the failures that administrators see. Somebody pressed for it, so it goes in any case. */
export function reportBrokenLink(path: string): void {
  const shown = path.replaceAll(TOKEN, '…').slice(0, 200);
  const error = { kind: 'error', name: 'Broken link', message: 'Reported by a reader', place: shown, path: '/', agoMs: 0 };
  report(REPORT_PATHS.reports, { referrer: '', zone: '', reports: [error] });
}
