import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addTask, changeRoadmap, changeTask, getRoadmap, startRoadmap } from '#domains/roadmaps/contract.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatCount } from '#lib/format.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { getContractCalendar, type Analysis } from '../../contract.ts';
import { keptDeadlines, timesOf, type DatedDeadline } from '../../model/times/kept-deadlines.ts';
import { dealOptions } from '../api.ts';

/** Puts the deadlines that hold, and whose start is confirmed, into the owner's roadmap or calendar. */
export function KeepDeadlines({ analysis }: { analysis: Analysis }) {
  const { data: deal = null } = useQuery({
    ...dealOptions(analysis.id),
    meta: { follows: ['contracts'] },
  });
  const kept = keptDeadlines(analysis, deal);
  const { times, isStartConfirmed } = timesOf(analysis, deal);
  const hasMore = times.length > kept.length;
  const [isStarting, setStarting] = useState(false);
  const toRoadmap = useWrite(
    async (mayStart: boolean) => {
      const found = await browserApi.call(getRoadmap);
      if (found?.roadmap == null) {
        if (!mayStart) return false;
        await startWith(analysis);
      }
      await addAll(deal?.agreementId ?? analysis.id, kept);
      return true;
    },
    {
      refreshes: [getRoadmap],
      failureTitle: 'The deadlines are not in your roadmap',
      answered: (isAdded) => setStarting(!isAdded),
      done: (isAdded) => (isAdded ? { title: `${formatCount(kept.length, 'deadline')} in your roadmap` } : undefined),
    },
  );
  const toCalendar = useWrite(
    () => downloadAsUser(endpointUrl(getContractCalendar.path, { contractId: analysis.id }), `${analysis.name}.deadlines.ics`),
    { failureTitle: 'We couldn’t make the calendar file' },
  );
  return (
    <div className="mt-4 print:hidden">
      {kept.length === 0 ? null : (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={toRoadmap.isBusy} onClick={() => void toRoadmap.run(false)}>
            Add {formatCount(kept.length, 'deadline')} to my roadmap
          </Button>
          <Button variant="secondary" busy={toCalendar.isBusy} onClick={() => void toCalendar.run()}>
            Download for my calendar
          </Button>
        </div>
      )}
      <Dialog
        open={isStarting}
        onOpenChange={setStarting}
        size="small"
        title="Start your roadmap?"
        description="You have none yet. It is a buyer’s list of steps: yours would start under contract, with the dates of this agreement. If you sell, download the dates for your calendar instead."
        footer={
          <>
            <Button variant="secondary" onClick={() => setStarting(false)}>
              Not now
            </Button>
            <Button busy={toRoadmap.isBusy} onClick={() => void toRoadmap.run(true)}>
              Start it and add them
            </Button>
          </>
        }
      />
      {hasMore && !isStartConfirmed ? (
        <p className="mt-2 max-w-measure text-sm text-ink-soft">
          Confirm the effective date above. Only then can what is counted from it go to your roadmap and calendar.
        </p>
      ) : null}
    </div>
  );
}

/** Starts a roadmap under contract, with the days of the agreement as far as they are told. */
async function startWith({ terms }: Analysis): Promise<void> {
  await browserApi.call(startRoadmap, { body: { startedAs: 'offer-accepted' } });
  const dayOf = (path: string) => {
    const term = terms.find((one) => one.path === path);
    const day = term?.held === undefined ? term?.value : term.held.value;
    return day === undefined || day === '' ? null : day;
  };
  const [acceptedOn, closingOn] = [dayOf('dates.effective'), dayOf('dates.closing')];
  // Days that contradict each other are left for their owner to set.
  if (acceptedOn !== null && closingOn !== null && closingOn < acceptedOn) return;
  await browserApi.call(changeRoadmap, { body: { acceptedOn, closingOn } });
}

/** Adds each as a task. A deadline has the same id each time: a repeat adds nothing, and moves it where its day changed. */
async function addAll(agreementId: string, deadlines: readonly DatedDeadline[]): Promise<void> {
  for (const { title, day, rule } of deadlines) {
    const id = await nameTask(`${agreementId} ${title}`);
    const { tasks } = await browserApi.call(addTask, {
      body: { id, stage: 'under-contract', title, owner: 'me', dueOn: day, note: rule },
    });
    const task = tasks.find((one) => one.id === id);
    if (task !== undefined && task.dueOn !== day) {
      await browserApi.call(changeTask, {
        params: { taskId: id },
        body: { dueOn: day, note: rule },
      });
    }
  }
}

/** A UUID made of a text (RFC 9562, version 8). */
async function nameTask(text: string): Promise<string> {
  const hash = await sha256Hex(new TextEncoder().encode(text));
  const variant = '89ab'.charAt(Number.parseInt(hash.charAt(16), 16) & 3);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
