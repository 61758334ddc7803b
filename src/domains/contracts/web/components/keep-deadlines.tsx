import { addTask, getRoadmap } from '#domains/roadmaps/contract.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatCount } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { getContractCalendar, type Analysis } from '../../contract.ts';
import { keptDeadlines, type DatedDeadline } from '../../model/kept-deadlines.ts';

/** Puts the deadlines whose start is confirmed into the owner's roadmap or calendar. */
export function KeepDeadlines({ analysis }: { analysis: Analysis }) {
  const kept = keptDeadlines(analysis);
  const hasMore = [...analysis.contingencies, ...analysis.deadlines].length > kept.length;
  const toRoadmap = useWrite(() => addAll(analysis.id, kept), {
    refreshes: [getRoadmap],
    failureTitle: 'The deadlines are not in your roadmap',
    done: { title: `${formatCount(kept.length, 'deadline')} in your roadmap` },
  });
  const toCalendar = useWrite(
    () => downloadAsUser(endpointUrl(getContractCalendar.path, { contractId: analysis.id }), `${analysis.name}.deadlines.ics`),
    { failureTitle: 'The calendar file could not be made' },
  );
  return (
    <div className="mt-4 print:hidden">
      {kept.length === 0 ? null : (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={toRoadmap.isBusy} onClick={() => void toRoadmap.run()}>
            Add {formatCount(kept.length, 'deadline')} to my roadmap
          </Button>
          <Button variant="secondary" busy={toCalendar.isBusy} onClick={() => void toCalendar.run()}>
            Download for my calendar
          </Button>
        </div>
      )}
      {hasMore && !analysis.isStartConfirmed ? (
        <p className="mt-2 max-w-measure text-sm text-ink-soft">
          Confirm the effective date above. Only then can what is counted from it go to your roadmap and calendar.
        </p>
      ) : null}
    </div>
  );
}

/** Adds each as a task. A repeat adds nothing: a deadline has the same id each time. */
async function addAll(contractId: string, deadlines: readonly DatedDeadline[]): Promise<void> {
  for (const { title, day, rule } of deadlines) {
    const id = await nameTask(`${contractId} ${title}`);
    await browserApi.call(addTask, { body: { id, stage: 'under-contract', title, owner: 'me', dueOn: day, note: rule } });
  }
}

/** A UUID made of a text (RFC 9562, version 8). */
async function nameTask(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
