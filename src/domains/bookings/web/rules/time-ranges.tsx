import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Plus, Trash2 } from '#ui/icons/index.ts';
import { Select } from '#ui/select.tsx';
import type { TimeRange } from '../../contract.ts';

interface TimeRangesProps {
  /** Of which day, for screen readers. */
  name: string;
  ranges: readonly TimeRange[];
  onChange: (ranges: TimeRange[]) => void;
}

const STEP_MINUTES = 30;
const TIMES = Array.from({ length: 1440 / STEP_MINUTES + 1 }, (_, index) => wallOf(index * STEP_MINUTES));

/** Hours of one day, as lines of from and to. */
export function TimeRanges({ name, ranges, onChange }: TimeRangesProps) {
  const change = (index: number, part: Partial<TimeRange>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...part } : range)));
  return (
    <div className="grid justify-items-start gap-2">
      {ranges.map((range, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is its place
        <div key={index} className="flex flex-wrap items-center gap-2">
          <TimeSelect label={`${name}, from`} value={range.from} onChange={(from) => change(index, { from })} />
          <span aria-hidden="true">to</span>
          <TimeSelect
            label={`${name}, to`}
            value={range.to}
            isWrong={range.from >= range.to}
            onChange={(to) => change(index, { to })}
          />
          <IconButton
            icon={Trash2}
            size="small"
            label={`Remove ${sayWall(range.from)} to ${sayWall(range.to)} on ${name}`}
            onClick={() => onChange(ranges.filter((_, at) => at !== index))}
          />
          {range.from >= range.to ? <span className="text-sm text-error">Choose an end after the beginning</span> : null}
        </div>
      ))}
      <Button
        size="small"
        variant="quiet"
        aria-label={`Add hours on ${name}`}
        onClick={() => onChange([...ranges, nextRange(ranges)])}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add hours
      </Button>
    </div>
  );
}

interface TimeSelectProps {
  label: string;
  value: string;
  isWrong?: boolean;
  onChange: (value: string) => void;
}

function TimeSelect({ label, value, isWrong, onChange }: TimeSelectProps) {
  const all = [...new Set([...TIMES, value])].toSorted();
  return (
    <Select
      aria-label={label}
      aria-invalid={isWrong || undefined}
      className="w-34"
      value={value}
      options={all.map((time) => ({ value: time, label: sayWall(time) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function nextRange(ranges: readonly TimeRange[]): TimeRange {
  const last = ranges.at(-1);
  if (last === undefined) return { from: '10:00', to: '17:00' };
  const from = Math.min(1380, minutesOf(last.to) + 60);
  return { from: wallOf(from), to: wallOf(Math.min(1440, from + 120)) };
}

function minutesOf(wall: string): number {
  return Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));
}

function wallOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** "9:30 AM", "midnight" at the end of the day. */
export function sayWall(wall: string): string {
  if (wall === '24:00') return 'midnight';
  const hour = Number(wall.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${wall.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}
