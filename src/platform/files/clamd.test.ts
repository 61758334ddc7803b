import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { askClamd } from './clamd.ts';

/** A daemon that speaks ClamAV's protocol: it finds "virus" in what it is sent. */
async function openDaemon(mostBytes = 10_000_000): Promise<{ address: string; server: Server }> {
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      heard = Buffer.concat([heard, chunk]);
      if (!heard.subarray(0, 10).equals(Buffer.from('zINSTREAM\0'))) return;
      const content: Buffer[] = [];
      for (let at = 10; at + 4 <= heard.length;) {
        const length = heard.readUInt32BE(at);
        if (length === 0) {
          const whole = Buffer.concat(content);
          socket.end(`stream: ${whole.includes('virus') ? 'Test.Virus FOUND' : 'OK'}\0`);
          return;
        }
        if (at + 4 + length > heard.length) return;
        content.push(heard.subarray(at + 4, at + 4 + length));
        at += 4 + length;
        if (content.reduce((sum, one) => sum + one.length, 0) > mostBytes) socket.end('INSTREAM size limit exceeded. ERROR\0');
      }
    });
    socket.on('error', () => {});
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

let server: Server | undefined;
afterEach(() => server?.close());

it('says what the daemon finds, in content of many chunks too', async () => {
  const daemon = await openDaemon();
  ({ server } = daemon);
  const large = Buffer.alloc(3_000_000, 'a');
  expect(await askClamd(daemon.address, [large, Buffer.from('end')])).toBe('clean');
  expect(await askClamd(daemon.address, [large, Buffer.from('vi'), Buffer.from('rus')])).toEqual({ virus: 'Test.Virus' });
});

it('takes no part for the whole, and no silence for an answer', async () => {
  const daemon = await openDaemon(1000);
  ({ server } = daemon);
  await expect(askClamd(daemon.address, [Buffer.alloc(5000)])).rejects.toThrow(/size limit|EPIPE|ECONNRESET/);
  await expect(askClamd('127.0.0.1:1', [Buffer.from('a')])).rejects.toThrow('ECONNREFUSED');
});
