import { formatCount } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { CircleHelp } from '#ui/icons/index.ts';
import { Popover } from '#ui/popover.tsx';
import { ANSWER_DAYS, type InboxFigures } from '../../contract.ts';
import { sayMinutes } from './waiting-time.ts';

/** How long first answers take, and how that is counted. */
export function AnswerTime({ answers: { medianMinutes, answered, waiting } }: { answers: InboxFigures['answers'] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span>
        {medianMinutes === null
          ? `No first answer in the last ${ANSWER_DAYS} days`
          : `First answers take ${sayMinutes(medianMinutes)} (median)`}
        {waiting === 0 ? null : `; ${waiting} ${waiting === 1 ? 'is' : 'are'} still waiting`}
      </span>
      <Popover
        label="How this is counted"
        trigger={
          <Button size="small" variant="quiet">
            <CircleHelp aria-hidden="true" className="size-4" />
            How is this counted?
          </Button>
        }
      >
        <p className="text-sm">
          From the moment a question or tour request arrives until the first answer from anyone on your side, day or night:{' '}
          {formatCount(answered, 'first answer')} of the last {ANSWER_DAYS} days. Half of them were faster, half slower. A
          confirmed or declined tour is an answer. What still waits, spam and blocked senders do not count; answers by mail
          outside this site are not seen.
        </p>
      </Popover>
    </p>
  );
}
