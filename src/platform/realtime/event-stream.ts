import type { NewsEvents } from '#lib/news.ts';

const HEARTBEAT_MS = 20_000;
/** After this time a page asks again; by then it has long renewed its token. */
const LONGEST_MS = 15 * 60_000;
const RETRY_MS = 1000;

export interface EventWriter {
  send<Event extends keyof NewsEvents>(event: Event, data: NewsEvents[Event]): void;
  /** Ends the answer; the reader asks again. */
  end(): void;
}

/**
 * An answer of server-sent events. `start` is called once and returns what ends its work, which is called when the reader
 * leaves, or after a quarter of an hour, when the page asks again with a fresh token.
 */
export function openEventStream(signal: AbortSignal, start: (writer: EventWriter) => () => void): Response {
  const encoder = new TextEncoder();
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const write = (text: string) => {
        if (isOpen) controller.enqueue(encoder.encode(text));
      };
      const stop = start({
        send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        end: () => end(),
      });
      const beat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
      const limit = setTimeout(() => end(), LONGEST_MS);
      end = () => {
        if (!isOpen) return;
        isOpen = false;
        clearInterval(beat);
        clearTimeout(limit);
        stop();
        signal.removeEventListener('abort', end);
        try {
          controller.close();
        } catch {
          // The reader has left already.
        }
      };
      signal.addEventListener('abort', end);
      write(`retry: ${RETRY_MS}\n\n`);
    },
    cancel: () => end(),
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}
