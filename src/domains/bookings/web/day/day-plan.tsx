import { useEffect, useMemo, useRef, useState } from 'react';
import { formatDuration } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AskedHome, TourDayFacts } from '../../contract.ts';
import { fitTourDay, inOrderOf } from '../../model/fit-tour-day.ts';
import { sayDay } from '../components/say-times.ts';
import { AskAll, type Answers } from './ask-all.tsx';
import { LeftHomes } from './left-homes.tsx';
import { VisitRow } from './visit-row.tsx';
import type { DayAddress } from './use-day-address.ts';

interface DayPlanProps {
  facts: TourDayFacts;
  address: DayAddress;
  onChange: (change: Partial<DayAddress>) => void;
}

/** The day as a list with times and ways, which its reader changes. */
export function DayPlan({ facts, address, onChange: onAddress }: DayPlanProps) {
  const { mode, inOrder } = address;
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [told, setTold] = useState<readonly AskedHome[]>([]);
  const [answers, setAnswers] = useState<Answers>({});
  const [isTried, setTried] = useState(false);
  const [said, setSaid] = useState('');
  const bestOrder = useRef<HTMLButtonElement>(null);
  /** The home that was moved left the plan, and its buttons with it. */
  const isDropped = useRef(false);
  useEffect(() => {
    if (!isDropped.current || bestOrder.current === null) return;
    isDropped.current = false;
    bestOrder.current.focus();
  });
  const day = useMemo(() => fitTourDay(facts, { inOrder, chosen }), [facts, inOrder, chosen]);
  // The first good day may be another once something is booked: the reader stays on this one.
  const onChange = (part: Partial<DayAddress>) => onAddress({ date: facts.date, ...part });
  const homeOf = (key: string) => facts.homes.find(({ listingKey }) => listingKey === key);
  const order = [...day.visits.map(({ id }) => id), ...day.left];
  const first = day.visits[0];
  const last = day.visits.at(-1);
  const travel = day.visits.reduce((sum, { travelMinutes }) => sum + travelMinutes, 0);

  function move(key: string, step: -1 | 1) {
    const place = order.indexOf(key);
    const next = [...order];
    next.splice(place, 1);
    next.splice(place + step, 0, key);
    // A start that was chosen may hold no longer in the new order.
    setChosen({});
    onChange({ homes: next, inOrder: true });
    const { visits, left } = fitTourDay(inOrderOf(facts, next), { inOrder: true, chosen: {} });
    const number = visits.findIndex(({ id }) => id === key) + 1;
    const moved = number === 0 ? [] : [`${homeOf(key)?.name ?? ''} is now number ${number} of ${visits.length}.`];
    const dropped = left.filter((id) => !day.left.includes(id));
    setSaid([...moved, ...dropped.map((id) => `${homeOf(id)?.name ?? ''} doesn’t fit this order.`)].join(' '));
    isDropped.current = number === 0;
  }

  function remove(key: string) {
    onChange({ homes: address.homes.filter((one) => one !== key) });
    setSaid(`${homeOf(key)?.name ?? ''} is off the plan.`);
  }

  return (
    <section className="mt-8" aria-labelledby="day-of-tours">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="day-of-tours" className="font-serif text-2xl font-medium">
          {sayDay(`${facts.date}T12:00:00Z`, 'UTC')}
        </h2>
        {inOrder ? (
          <Button
            ref={bestOrder}
            size="small"
            variant="secondary"
            className="print:hidden"
            onClick={() => {
              setChosen({});
              onChange({ inOrder: false });
              setSaid('The homes are in the best order now.');
            }}
          >
            Find the best order
          </Button>
        ) : null}
      </div>
      {first === undefined || last === undefined ? null : (
        <p className="mt-1 text-ink-soft">
          {day.visits.length} {day.visits.length === 1 ? 'home' : 'homes'} in {formatDuration((last.end - first.start) / 60_000)}
          {travel === 0 ? '' : `, ${formatDuration(travel)} of it on the way`}.
          {facts.isMeasured || day.visits.length < 2 ? '' : ' Some travel times are estimated from the distance.'}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {day.visits.length === 0 ? (
        <Notice className="mt-4" title="Nothing fits on this day">
          Choose another day, or add other homes.
        </Notice>
      ) : (
        <ol className="mt-4 grid gap-0" data-print="alone">
          {day.visits.map((visit, index) => {
            const home = homeOf(visit.id);
            return home === undefined ? null : (
              <VisitRow
                key={visit.id}
                home={home}
                visit={visit}
                mode={mode}
                place={{ index, count: day.visits.length }}
                told={told.find(({ listingKey }) => listingKey === visit.id)}
                answers={answers[visit.id] ?? []}
                isTried={isTried}
                onAnswer={(given) => setAnswers({ ...answers, [visit.id]: given })}
                onMove={(step) => move(visit.id, step)}
                onRemove={() => remove(visit.id)}
                onChoose={(start) => {
                  setChosen({ ...chosen, [visit.id]: start });
                  setTold(told.filter(({ listingKey }) => listingKey !== visit.id));
                }}
              />
            );
          })}
        </ol>
      )}
      <LeftHomes
        homes={day.left.flatMap((key) => homeOf(key) ?? [])}
        told={told}
        inOrder={inOrder}
        isChosen={Object.keys(chosen).length > 0}
        onRemove={remove}
      />
      <AskAll
        facts={facts}
        visits={day.visits}
        answers={answers}
        onTry={setTried}
        onTold={(answers) => {
          setTold(answers);
          onChange({});
        }}
      />
    </section>
  );
}
