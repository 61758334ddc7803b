import { useId } from 'react';
import { cn } from './class-names.ts';
import { NumberBox } from './number-box.tsx';

interface SliderBase {
  label: string;
  hint?: string | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  /** How a value is read aloud, for instance as money. */
  format?: ((value: number) => string) | undefined;
  prefix?: string | undefined;
  suffix?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export interface SliderProps extends SliderBase {
  value: number;
  onValueChange: (value: number) => void;
}

/** One value by dragging, by arrow keys or by typing. */
export function Slider({ value, onValueChange, className, ...base }: SliderProps) {
  const id = useId();
  const { label, hint, min, max, step = 1, format = String, disabled } = base;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={cn('min-w-0', className)}>
      <SliderLabel id={id} label={label} hint={hint} />
      <div className="flex items-center gap-4">
        <div className="relative h-control flex-1">
          <Track from={0} to={position(value, min, max)} />
          <input
            type="range"
            aria-label={label}
            aria-valuetext={format(value)}
            {...{ min, max, step, value, disabled }}
            onChange={(event) => onValueChange(event.target.valueAsNumber)}
            className="ui-range relative"
          />
        </div>
        <NumberBox
          clamped
          {...base}
          label={`${label}, as a number`}
          value={value}
          onCommit={onValueChange}
          className="w-32 shrink-0"
        />
      </div>
    </div>
  );
}

export interface RangeSliderProps extends SliderBase {
  value: readonly [from: number, to: number];
  onValueChange: (value: [from: number, to: number]) => void;
  /** The number of results in each equal slice from `min` to `max`, drawn above the track. */
  counts?: readonly number[] | undefined;
}

/** A lower and an upper bound; the two boxes below set them without dragging. */
export function RangeSlider({ value: [from, to], onValueChange, counts, className, ...base }: RangeSliderProps) {
  const id = useId();
  const { label, hint, min, max, step = 1, format = String, disabled } = base;
  const setFrom = (next: number) => onValueChange([Math.min(next, to), to]);
  const setTo = (next: number) => onValueChange([from, Math.max(next, from)]);
  const start = position(from, min, max);
  const end = position(to, min, max);
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={cn('min-w-0', className)}>
      <SliderLabel id={id} label={label} hint={hint} />
      {counts ? <CountBars counts={counts} from={start} to={end} /> : null}
      <div className={cn('relative h-control', counts && '-mt-5')}>
        <Track from={start} to={end} />
        {/* The thumb that can still move lies on top where both stand at the same end. */}
        <input
          type="range"
          data-paired
          aria-label={`${label}, lowest`}
          aria-valuetext={format(from)}
          {...{ min, max, step, disabled }}
          value={from}
          onChange={(event) => setFrom(event.target.valueAsNumber)}
          className={cn('ui-range', start > 0.5 && 'z-10')}
        />
        <input
          type="range"
          data-paired
          aria-label={`${label}, highest`}
          aria-valuetext={format(to)}
          {...{ min, max, step, disabled }}
          value={to}
          onChange={(event) => setTo(event.target.valueAsNumber)}
          className="ui-range"
        />
      </div>
      <div className="mt-1 flex items-center gap-3">
        <NumberBox clamped {...base} label={`${label} from`} value={from} max={to} onCommit={setFrom} />
        <span aria-hidden="true" className="text-ink-soft">
          –
        </span>
        <NumberBox clamped {...base} label={`${label} to`} value={to} min={from} onCommit={setTo} />
      </div>
    </div>
  );
}

function SliderLabel({ id, label, hint }: { id: string; label: string; hint: string | undefined }) {
  return (
    <>
      <p id={`${id}-label`} className="text-sm font-medium">
        {label}
      </p>
      {hint === undefined ? null : <p className="text-sm text-ink-soft">{hint}</p>}
    </>
  );
}

function position(value: number, min: number, max: number): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
}

// An SVG because its widths are attributes: the server may not send style attributes.
function Track({ from, to }: { from: number; to: number }) {
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-3 inset-y-0 my-auto h-1 w-[calc(100%-1.5rem)] overflow-visible"
    >
      <rect width="100%" height="4" rx="2" className="fill-line-strong/60" />
      <rect x={`${from * 100}%`} width={`${Math.max(0, to - from) * 100}%`} height="4" className="fill-brand" />
    </svg>
  );
}

function CountBars({ counts, from, to }: { counts: readonly number[]; from: number; to: number }) {
  const highest = Math.max(1, ...counts);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${counts.length * 10} 100`}
      preserveAspectRatio="none"
      className="mx-3 mt-2 block h-14 w-[calc(100%-1.5rem)]"
    >
      {counts.map((count, at) => {
        const middle = (at + 0.5) / counts.length;
        const height = count === 0 ? 0 : Math.max(3, (count / highest) * 100);
        return (
          <rect
            key={at}
            x={at * 10 + 1}
            y={100 - height}
            width="8"
            height={height}
            className={middle >= from && middle <= to ? 'fill-brand/55' : 'fill-line'}
          />
        );
      })}
    </svg>
  );
}
