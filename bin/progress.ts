import { Presets, SingleBar } from 'cli-progress';
import { formatNumber } from '#lib/format.ts';

/** Shows the progress of long work. Everything goes to standard error. */
export interface Progress {
  advance(count?: number): void;
  setTotal(total: number): void;
  /** The current step, shown after the bar. */
  note(text: string): void;
  /** Ends the bar; the summary becomes a line of its own. */
  done(summary?: string): void;
}

const PLAIN_INTERVAL_MS = 2000;

/** A bar on a terminal; elsewhere a line every two seconds. */
export function startProgress(title: string, total?: number): Progress {
  return process.stderr.isTTY ? startBar(title, total) : startLines(title, total);
}

function startBar(title: string, total: number | undefined): Progress {
  const format =
    total === undefined ? `  ${title} {value} {note}` : `  ${title} {bar} {percentage}% {value}/{total} {rate}/s {left} {note}`;
  const startedAt = performance.now();
  let value = 0;
  let goal = total ?? 0;
  let note = '';
  const bar = new SingleBar(
    { format, stream: process.stderr, hideCursor: true, clearOnComplete: true, barsize: 24, fps: 8 },
    Presets.rect,
  );
  bar.start(goal, 0, { note, rate: 0, left: '' });
  const show = () => {
    const rate = value / Math.max(0.001, (performance.now() - startedAt) / 1000);
    bar.update(value, { note, rate: Math.round(rate), left: describeLeft((goal - value) / Math.max(rate, 1e-9)) });
  };
  return {
    advance(count = 1) {
      value += count;
      show();
    },
    setTotal(next) {
      goal = next;
      bar.setTotal(next);
      show();
    },
    note(text) {
      note = text;
      show();
    },
    done(summary) {
      bar.stop();
      process.stderr.write(`  ${summary ?? `${title}: ${formatNumber(value)}`}\n`);
    },
  };
}

function startLines(title: string, total: number | undefined): Progress {
  const startedAt = performance.now();
  let value = 0;
  let goal = total;
  let note = '';
  let shownAt = startedAt;
  const show = () => {
    const now = performance.now();
    if (now - shownAt < PLAIN_INTERVAL_MS) return;
    shownAt = now;
    const rate = value / ((now - startedAt) / 1000);
    const share = goal ? `${Math.floor((100 * value) / goal)}%, ${value}/${goal}` : String(value);
    const left = goal && rate > 0 ? `, ${describeLeft((goal - value) / rate)}` : '';
    process.stderr.write(`  ${title}: ${share}, ${Math.round(rate)}/s${left}${note ? ` ${note}` : ''}\n`);
  };
  return {
    advance(count = 1) {
      value += count;
      show();
    },
    setTotal(next) {
      goal = next;
    },
    note(text) {
      note = text;
      show();
    },
    done(summary) {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      process.stderr.write(`  ${summary ?? `${title}: ${formatNumber(value)} in ${seconds} s`}\n`);
    },
  };
}

function describeLeft(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds > 86_400) return '';
  return seconds < 90 ? `${Math.max(0, Math.ceil(seconds))} s left` : `${Math.ceil(seconds / 60)} min left`;
}
