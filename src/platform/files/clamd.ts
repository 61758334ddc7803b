import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Without an answer for this long the scanner counts as silent. */
const SILENT_MS = 60_000;
const CHUNK_BYTES = 1024 * 1024;

/** What a scanner says of content. */
export type Finding = 'clean' | { virus: string };

/**
 * Asks a ClamAV daemon (`host:port`, or the path of a socket) by its INSTREAM command: chunks with their length as four bytes,
 * big-endian, and a length of zero at the end. Rejects if it does not answer, and if it looked at a part alone.
 */
export async function askClamd(address: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Finding> {
  const [, host, port] = /^([^/]+):(\d+)$/.exec(address) ?? [];
  const socket = host === undefined ? connect(address) : connect(Number(port), host);
  socket.setTimeout(SILENT_MS, () => socket.destroy(new Error('the scanner is silent')));
  try {
    await once(socket, 'connect');
    // Listened to from the start: it may refuse before all was sent.
    const answered = text(socket);
    answered.catch(() => {});
    const send = async (bytes: Uint8Array) => {
      if (!socket.write(bytes) && !socket.destroyed) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
    };
    await send(Buffer.from('zINSTREAM\0'));
    for await (const part of content)
      for (let at = 0; at < part.length; at += CHUNK_BYTES) {
        const chunk = part.subarray(at, at + CHUNK_BYTES);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(chunk.length);
        await send(length);
        await send(chunk);
      }
    await send(Buffer.alloc(4));
    return readAnswer(await answered);
  } finally {
    socket.destroy();
  }
}

function readAnswer(answer: string): Finding {
  const words = answer.replaceAll('\0', '').trim();
  if (/^stream: OK$/.test(words)) return 'clean';
  const virus = /^stream: (.+) FOUND$/.exec(words)?.[1];
  if (virus !== undefined) return { virus };
  throw new Error(`the scanner answered: ${words.slice(0, 200)}`);
}
