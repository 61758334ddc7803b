import type { ScheduleForm, TimeRange } from '../../contract.ts';
import type { RulesWords } from './rules-words.ts';
import { TimeRanges } from './time-ranges.tsx';

type Rules = ScheduleForm['rules'];

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The hours of each weekday. */
export function WeeklyHours({ rules, words, onChange }: { rules: Rules; words: RulesWords; onChange: (rules: Rules) => void }) {
  const rangesOf = (day: number): TimeRange[] =>
    rules.filter(({ days }) => days.includes(day)).map(({ from, to }) => ({ from, to }));
  const set = (day: number, ranges: readonly TimeRange[]) =>
    onChange(
      DAYS.flatMap((_, index) => {
        const one = index + 1;
        return (one === day ? ranges : rangesOf(one)).map((range) => ({ days: [one], ...range }));
      }),
    );
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-medium">Weekly hours</h3>
      <p className="text-sm text-ink-soft">
        In {words.zone}, even when clocks change. A {words.meeting} ends within its hours.
      </p>
      <ul className="divide-y divide-line">
        {DAYS.map((name, index) => {
          const ranges = rangesOf(index + 1);
          return (
            <li key={name} className="grid gap-2 py-3 sm:grid-cols-[8rem_1fr]">
              <span className="pt-2 font-medium">
                {name}
                {ranges.length === 0 ? (
                  <span className="block text-sm font-normal text-ink-soft">No {words.meeting}s</span>
                ) : null}
              </span>
              <TimeRanges name={name} ranges={ranges} onChange={(next) => set(index + 1, next)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
