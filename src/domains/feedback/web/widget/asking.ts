/* When a widget asks by itself, and whom: the same on our own pages and on other sites. */

export interface Asking {
  id: string;
  trigger: 'button' | 'exit' | 'event' | 'time';
  event: string | null;
  seconds: number;
  cooldownDays: number;
}

/** What this browser was asked last, so that nobody is asked again too soon. */
const ASKED = 'feedback_asked';
const DAY_MS = 86_400_000;
/** One draw a page load: who is not asked now is not asked on the next page either. */
const drawn = Math.random();

/** Whether the draw fell on this visitor; `sampling` is a share, 0 to 1. */
export function isDrawn(sampling: number): boolean {
  return drawn < sampling;
}

/** Asks once what was agreed on has happened: time, an act, or the pointer leaving. Returns what stops the waiting. */
export function askWhen({ id, trigger, event, seconds, cooldownDays }: Asking, ask: () => void): (() => void) | undefined {
  if (trigger === 'button' || !mayAsk(id, cooldownDays)) return undefined;
  const once = () => {
    stop();
    noteAsked(id);
    ask();
  };
  const hear = (happened: Event) => {
    if (happened instanceof CustomEvent && happened.detail === event) once();
  };
  // The pointer leaves through the top, where tabs and the address are.
  const leave = (moved: MouseEvent) => {
    if (moved.clientY <= 0 && moved.relatedTarget === null) once();
  };
  const timer = trigger === 'time' ? setTimeout(once, seconds * 1000) : undefined;
  if (trigger === 'event') window.addEventListener('realty-act', hear);
  if (trigger === 'exit') document.addEventListener('mouseout', leave);
  function stop(): void {
    clearTimeout(timer);
    window.removeEventListener('realty-act', hear);
    document.removeEventListener('mouseout', leave);
  }
  return stop;
}

/** Whoever asks not to be tracked is asked by the button alone, since nothing is kept of it. */
function mayAsk(id: string, cooldownDays: number): boolean {
  if (Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1') return false;
  try {
    const [last, at] = (localStorage.getItem(ASKED) ?? '').split(' ');
    return last !== id || Date.now() - Number(at) >= cooldownDays * DAY_MS;
  } catch {
    return false;
  }
}

function noteAsked(id: string): void {
  try {
    localStorage.setItem(ASKED, `${id} ${Date.now()}`);
  } catch {
    // A full store asks again.
  }
}
