export const POPUP_CHANNEL = 'social-sign-in';

/** What the popup's last page tells: no secret, only which sign-in ended, and how. */
export interface PopupResult {
  nonce: string;
  error: string | null;
  /** Goes with `second-factor`: the sign-in waits for a code. */
  challenge: string | null;
}
