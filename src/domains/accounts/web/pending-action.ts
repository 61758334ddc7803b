const KEY = 'interrupted_action';
const KEPT_MS = 30 * 60_000;

/** What a person began before they were signed in: save this home, book this tour, send this question. */
interface InterruptedAction {
  /** The action's name, unique on its page: "save-home". */
  kind: string;
  /** What it needs to complete; JSON. */
  payload: unknown;
  /** The page where it was begun. */
  path: string;
  at: number;
}

/** Keeps an action for after the sign-in, in this tab only, for half an hour. The last one counts. */
export function rememberAction(kind: string, payload: unknown, path: string, now = Date.now()): void {
  const action: InterruptedAction = { kind, payload, path, at: now };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(action));
  } catch {
    // The person finds the page as it was, and presses again.
  }
}

/** Hands the kept action out, once, to the page where it was begun; undefined where there is none of this kind. */
export function takeAction(kind: string, path: string, now = Date.now()): { payload: unknown } | undefined {
  const action = readAction();
  if (action === null || action.kind !== kind || action.path !== path) return undefined;
  forgetAction();
  return now - action.at > KEPT_MS ? undefined : { payload: action.payload };
}

export function forgetAction(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}

function readAction(): InterruptedAction | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    // Written by rememberAction alone.
    return typeof value === 'object' && value !== null && 'kind' in value && 'at' in value ? (value as InterruptedAction) : null;
  } catch {
    return null;
  }
}
