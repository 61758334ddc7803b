import { ApiError } from '#platform/web/api-client.ts';
import { LineBroke } from '#platform/web/send-file.ts';

/** How often the line is tried again after a break. */
const TRIES = 6;
const WAIT_MS = 1500;

/** Sends again after a break of the line or of the server, later and later. Only for what the server keeps once however often it comes. */
export async function untilSent<Answer>(send: () => Promise<Answer>, left = TRIES): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const isPassing = error instanceof LineBroke || (error instanceof ApiError && error.status >= 500);
    if (!isPassing || left === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS * (TRIES - left + 1)));
    return untilSent(send, left - 1);
  }
}
