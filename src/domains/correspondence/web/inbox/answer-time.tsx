import { formatCount } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { CircleHelp } from '#ui/icons/index.ts';
import { Popover } from '#ui/popover.tsx';
import { ANSWER_DAYS, type InboxFigures } from '../../contract.ts';
import { sayWait } from './waiting-time.ts';

type Answers = InboxFigures['answers'];

/** As long as most: what comes takes its place. */
const USUAL: Answers = { medianMinutes: 600, answered: 1, waiting: 1 };

/** How long first answers take, and how that is counted; a place for it until that is known. */
export function AnswerTime({ answers }: { answers: Answers | undefined }) {
  if (answers === undefined)
    return (
      <span aria-hidden="true" className="flex flex-wrap items-center gap-x-2">
        <span className="animate-breathe rounded-control bg-line/70 text-transparent select-none">{sayAnswers(USUAL)}</span>
        <span className="block min-h-control-small w-44 pointer-coarse:min-h-control" />
      </span>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span>{sayAnswers(answers)}</span>
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
          {formatCount(answers.answered, 'first answer')} of the last {ANSWER_DAYS} days. Half of them were faster, half slower. A
          confirmed or declined tour is an answer. What still waits, spam and blocked senders do not count; answers by mail
          outside this site are not seen.
        </p>
      </Popover>
    </span>
  );
}

function sayAnswers({ medianMinutes, waiting }: Answers): string {
  const first =
    medianMinutes === null
      ? `No first answer in the last ${ANSWER_DAYS} days`
      : `First answers take ${sayWait(medianMinutes)} (median)`;
  return waiting === 0 ? first : `${first}; ${waiting} ${waiting === 1 ? 'is' : 'are'} still waiting`;
}
