/** Shows what is being done, and how much of it, from 0 to 1, where that is known. */
export type Note = (text: string, share?: number) => void;

/**
 * Prints what is being done: each step leaves one line with the time it took. On a terminal one more line, rewritten in
 * place, shows the current work.
 */
export interface Steps {
  run<T>(title: string, work: (note: Note) => Promise<T>): Promise<T>;
}

interface Running {
  title: string;
  text: string;
  share: number | undefined;
}

export interface Screen {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const REDRAW_MS = 250;
const BAR_WIDTH = 20;
const CLEAR_LINE = '\r\u001B[K';

/** Several steps may run at once. */
export function createSteps(print: (line: string) => void, screen: Screen = process.stdout): Steps {
  const running = new Set<Running>();
  const startedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const draw = () => {
    if (screen.isTTY) screen.write(`${CLEAR_LINE}${describe([...running], startedAt).slice(0, (screen.columns ?? 80) - 1)}`);
  };
  const begin = (step: Running) => {
    running.add(step);
    timer ??= screen.isTTY ? setInterval(draw, REDRAW_MS).unref() : undefined;
    draw();
  };
  const end = (step: Running, line?: string) => {
    running.delete(step);
    if (screen.isTTY) screen.write(CLEAR_LINE);
    if (line !== undefined) print(line);
    if (running.size > 0) return draw();
    clearInterval(timer);
    timer = undefined;
  };
  return {
    async run(title, work) {
      const since = performance.now();
      const step: Running = { title, text: '', share: undefined };
      begin(step);
      try {
        const result = await work((text, share) => {
          Object.assign(step, { text, share });
        });
        end(step, `  ✓ ${title.padEnd(24)} ${seconds(since)} s`);
        return result;
      } catch (error) {
        end(step);
        throw error;
      }
    },
  };
}

/** The step with the most detail comes last, after the bar. */
function describe(running: readonly Running[], startedAt: number): string {
  const [last, ...others] = running.toSorted((a, b) => Number(b.share !== undefined) - Number(a.share !== undefined));
  if (last === undefined) return '';
  const bar = last.share === undefined ? '' : `${drawBar(last.share)} ${Math.floor(100 * last.share)}%  `;
  const text = last.text === '' ? last.title : `${last.title}: ${last.text}`;
  return `  ${bar}${seconds(startedAt)} s  ${[text, ...others.map(({ title }) => title)].join(' · ')}`;
}

function drawBar(share: number): string {
  const full = Math.round(BAR_WIDTH * Math.min(1, share));
  return `${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)}`;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
