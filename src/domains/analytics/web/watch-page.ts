import { reportSoon, sendReports } from './report-soon.ts';

const MOST_ERRORS = 10;
const SHIFT_GAP_MS = 1000;
const SHIFT_SPAN_MS = 5000;
const SLOW_EVENT_MS = 40;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/**
 * Measures pages as web.dev/articles/vitals defines it, hears of failures, and reports both when a page is left. The largest paint
 * and the first byte belong to the page that was loaded; shifts and interactions to the one that was shown then.
 */
export function watchPage(): () => void {
  const loadedPath = window.location.pathname;
  let path = loadedPath;
  let paint: number | undefined;
  let isPainted = false;
  let shift = 0;
  let session = { value: 0, first: 0, last: 0 };
  let slowest: number | undefined;
  let errors = 0;
  const observers: PerformanceObserver[] = [];

  function observe<T extends PerformanceEntry>(type: string, take: (entry: T) => void, options: object = {}): void {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    // The type of an entry goes with its name.
    const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as T)));
    observer.observe({ type, buffered: true, ...options });
    observers.push(observer);
  }

  observe('largest-contentful-paint', ({ startTime }) => (paint = startTime));
  observe<Shift>('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    const goesOn = entry.startTime - session.last < SHIFT_GAP_MS && entry.startTime - session.first < SHIFT_SPAN_MS;
    session = goesOn
      ? { ...session, value: session.value + entry.value, last: entry.startTime }
      : { value: entry.value, first: entry.startTime, last: entry.startTime };
    shift = Math.max(shift, session.value);
  });
  observe<Interaction>(
    'event',
    (entry) => {
      if ((entry.interactionId ?? 0) > 0) slowest = Math.max(slowest ?? 0, entry.duration);
    },
    { durationThreshold: SLOW_EVENT_MS },
  );

  function tellLoad(): void {
    if (isPainted) return;
    isPainted = true;
    const [entry] = performance.getEntriesByType('navigation');
    if (paint !== undefined) reportSoon({ kind: 'vital', name: 'LCP', value: Math.round(paint), path: loadedPath });
    if (entry instanceof PerformanceNavigationTiming && entry.responseStart > 0)
      reportSoon({ kind: 'vital', name: 'TTFB', value: Math.round(entry.responseStart), path: loadedPath });
  }

  function tellPage(): void {
    reportSoon({ kind: 'vital', name: 'CLS', value: Math.round(shift * 10_000) / 10_000, path });
    if (slowest !== undefined) reportSoon({ kind: 'vital', name: 'INP', value: Math.round(slowest), path });
    shift = 0;
    slowest = undefined;
    session = { value: 0, first: 0, last: 0 };
  }

  function hear(error: unknown): void {
    errors += 1;
    if (errors > MOST_ERRORS) return;
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const frame = stack.split('\n').find((line) => line.includes(window.location.origin)) ?? '';
    const [, called = '', file = ''] = /(?:at )?([\w.$]*)[ @(]*https?:\/\/[^/]+(\/[^:?)]*)/.exec(frame) ?? [];
    if (frame === '' && stack !== '') return;
    reportSoon({
      kind: 'error',
      name: name.slice(0, 100),
      message: message.slice(0, 500),
      place: `${file} ${called}`.trim().slice(0, 300),
      path: window.location.pathname,
    });
  }

  const onError = ({ error }: ErrorEvent) => hear(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => hear(reason);
  const onHide = () => {
    if (document.visibilityState !== 'hidden') return;
    tellLoad();
    tellPage();
    reportSoon({ kind: 'leave', path });
    sendReports();
  };
  // The first press or key ends the wait for the largest paint.
  const onInput = () => tellLoad();
  const onMove = () => {
    if (window.location.pathname === path) return;
    tellLoad();
    tellPage();
    path = window.location.pathname;
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('visibilitychange', onHide);
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, onInput, { once: true, capture: true });
  const moving = setInterval(onMove, 1000);
  return () => {
    for (const observer of observers) observer.disconnect();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('visibilitychange', onHide);
    clearInterval(moving);
  };
}
