import { useEffect, useRef } from 'react';
import { MODE_ICONS, MODE_NAMES, type TravelMode } from '#domains/travel/web/index.ts';
import { pictureNote } from '#domains/listings/web/index.ts';
import { formatDuration, formatTime } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ArrowDown, ArrowUp, Trash2 } from '#ui/icons/index.ts';
import { LineLink } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import type { AskedHome, TourHome } from '../../contract.ts';
import type { PlannedVisit } from '../../model/plan-tour-day.ts';
import { sayRange } from '../components/say-times.ts';
import { ToldFields } from '../components/told-fields.tsx';

interface VisitRowProps {
  home: TourHome;
  visit: PlannedVisit;
  mode: TravelMode;
  place: { index: number; count: number };
  /** What became of asking. */
  told: AskedHome | undefined;
  /** To the questions of the home. */
  answers: readonly string[];
  /** Missing answers are errors now. */
  isTried: boolean;
  onAnswer: (answers: readonly string[]) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onChoose: (start: string) => void;
}

/** One home of the day: the way to it, its time, and what can be changed. */
export function VisitRow({
  home,
  visit,
  mode,
  place: { index, count },
  told,
  answers,
  isTried,
  onAnswer,
  onMove,
  onRemove,
  onChoose,
}: VisitRowProps) {
  const start = new Date(visit.start).toISOString();
  const isAgreed = home.agreed !== null;
  const { keep, up, down } = useKeptFocus(index);
  const starts = home.starts.includes(start) ? home.starts : [start, ...home.starts];
  return (
    <li>
      {index === 0 ? null : <Way visit={visit} mode={mode} />}
      <article className="rounded-card border border-line bg-surface p-4 break-inside-avoid">
        <div className="flex gap-4">
          {home.photo === null ? (
            <span className="h-16 w-20 shrink-0 rounded-control bg-sunken max-sm:hidden" />
          ) : (
            <img
              src={home.photo.url}
              alt=""
              width={80}
              height={64}
              className="h-16 w-20 shrink-0 rounded-control object-cover max-sm:hidden"
            />
          )}
          <div className="min-w-0 grow">
            <p className="font-medium tabular-nums">{sayRange(start, new Date(visit.end).toISOString(), home.timeZone)}</p>
            <h3 className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
              <LineLink href={`/property/${home.listingKey}`}>{home.name}</LineLink>
              <Badge tone={home.agreed?.isCertain === true ? 'brand' : 'neutral'}>{sayStanding(home)}</Badge>
            </h3>
            {home.photo?.isAltered === true ? (
              <p className="mt-1 text-xs text-ink-soft max-sm:hidden">Photo: {pictureNote(home.photo)}</p>
            ) : null}
            {home.way === 'ask' && home.firm !== null ? (
              <p className="mt-1 text-sm break-words text-ink-soft">{home.firm} answers by email.</p>
            ) : null}
            {told === undefined || told.outcome === 'booked' ? null : (
              <p className={told.outcome === 'asked' ? 'mt-1 text-sm' : 'mt-1 text-sm text-error'}>
                {told.words}
                {told.outcome === 'taken' ? ' Here is the next one that fits.' : ''}
              </p>
            )}
          </div>
        </div>
        {isAgreed || home.questions.length === 0 ? null : (
          <div className="mt-4 grid max-w-measure gap-4 print:hidden">
            <ToldFields
              asks={{ asksPlace: false, questions: home.questions }}
              told={{ place: '', answers }}
              isTried={isTried}
              onChange={(given) => onAnswer(given.answers)}
            />
          </div>
        )}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2 print:hidden">
          {isAgreed ? (
            <p className="text-sm">
              <LineLink href="/appointments">Change it under Appointments</LineLink>
            </p>
          ) : (
            <Select
              className="max-w-44"
              aria-label={`Time at ${home.name}`}
              value={start}
              options={starts.map((value) => ({ value, label: formatTime(value, home.timeZone) }))}
              onChange={({ target }) => onChoose(target.value)}
            />
          )}
          <div className="flex items-center gap-1">
            {isAgreed ? null : (
              <>
                <IconButton
                  ref={up}
                  icon={ArrowUp}
                  label={`See ${home.name} earlier`}
                  idle={index === 0}
                  onClick={() => keep(-1, onMove)}
                />
                <IconButton
                  ref={down}
                  icon={ArrowDown}
                  label={`See ${home.name} later`}
                  idle={index === count - 1}
                  onClick={() => keep(1, onMove)}
                />
              </>
            )}
            <IconButton icon={Trash2} label={`Remove ${home.name}`} onClick={onRemove} />
          </div>
        </div>
      </article>
    </li>
  );
}

function Way({ visit: { travelMinutes, waitMinutes }, mode }: { visit: PlannedVisit; mode: TravelMode }) {
  const Icon = MODE_ICONS[mode];
  return (
    <p className="flex items-center gap-2 py-2 pl-4 text-sm text-ink-soft">
      <Icon aria-hidden="true" className="size-4" />
      {MODE_NAMES[mode]} {formatDuration(travelMinutes)}
      {waitMinutes >= 15 ? `, then ${formatDuration(waitMinutes)} to spare` : ''}
    </p>
  );
}

/** Who moves a home stays on its button, wherever the row goes. */
function useKeptFocus(index: number) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<-1 | 1>(undefined);
  useEffect(() => {
    if (pressed.current === undefined) return;
    (pressed.current === -1 ? up : down).current?.focus();
    pressed.current = undefined;
  }, [index]);
  return {
    up,
    down,
    keep(step: -1 | 1, onMove: (step: -1 | 1) => void) {
      pressed.current = step;
      onMove(step);
    },
  };
}

function sayStanding({ agreed, way, needsApproval }: TourHome): string {
  if (agreed !== null) return agreed.isCertain ? 'Confirmed' : 'Waiting for an answer';
  if (way === 'ask') return 'By request';
  return needsApproval ? 'The seller confirms' : 'Books at once';
}
