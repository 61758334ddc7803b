import { randomUuid } from '#lib/uuid.ts';
import { POPUP_CHANNEL, type PopupResult } from './popup-channel.ts';
import { AuthError } from './session/auth-fetch.ts';

const FEATURES = 'popup,width=480,height=640';
const LOOK_EVERY_MS = 250;
const GRACE_MS = 1_500;
/** After the popup seems closed, its result still counts for as long as a slow sign-in may take. */
const LATE_MS = 10 * 60_000;

interface PopupOptions {
  /** Asks the server for the provider's address. */
  start: (nonce: string) => Promise<string>;
  /** The popup's result. It may come after a failure: a late success wins. */
  onEnd: (error: AuthError | null, challenge: string | null) => void;
}

/**
 * Opens the provider in a popup, in the click itself, or browsers block it. A provider whose opener policy cuts the tie
 * makes the popup look closed at once: so a closed popup has a grace before it counts as canceled, and a success that
 * arrives later still counts. Returns what stops listening.
 */
export function openSocialPopup({ start, onEnd }: PopupOptions): () => void {
  const popup = openWindow();
  if (popup === null) {
    onEnd(new AuthError('popup-blocked'), null);
    return () => {};
  }
  const nonce = randomUuid();
  const channel = new BroadcastChannel(POPUP_CHANNEL);
  let closed: ReturnType<typeof setTimeout> | undefined;
  const look = setInterval(() => {
    if (!popup.closed || closed !== undefined) return;
    clearInterval(look);
    closed = setTimeout(() => onEnd(new AuthError('popup-closed-by-user'), null), GRACE_MS);
  }, LOOK_EVERY_MS);
  const late = setTimeout(stop, LATE_MS);

  function stop(): void {
    clearInterval(look);
    clearTimeout(closed);
    clearTimeout(late);
    channel.close();
    window.removeEventListener('message', hear);
  }
  function hear({ origin, data }: MessageEvent): void {
    if (origin !== window.location.origin || !isResult(data) || data.nonce !== nonce) return;
    stop();
    onEnd(data.error === null ? null : new AuthError(data.error), data.challenge);
  }
  channel.onmessage = hear;
  window.addEventListener('message', hear);

  start(nonce).then(
    (url) => {
      popup.location.href = url;
    },
    (error: unknown) => {
      stop();
      popup.close();
      onEnd(error instanceof AuthError ? error : new AuthError('internal'), null);
    },
  );
  return stop;
}

// Some browsers throw where they block.
function openWindow(): Window | null {
  try {
    return window.open('', 'social-sign-in', FEATURES);
  } catch {
    return null;
  }
}

function isResult(value: unknown): value is PopupResult {
  return typeof value === 'object' && value !== null && 'nonce' in value && 'error' in value;
}
