import net from 'node:net';
import { OperatorError } from '#platform/config/operator-error.ts';

/** Fails early if the port is not available, before minutes of preparation. */
export async function probePort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error) => reject(explainListenFailure(error, host, port)));
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

/** One plain sentence for a refused port; other errors stay what they are. */
export function explainListenFailure(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new OperatorError(
      `Port ${port} is taken by another program: stop that one, or choose another port (PORT=${port + 1} npm start).`,
      { cause: error },
    );
  }
  if (code === 'EACCES') {
    return new OperatorError(`This user may not open port ${port}: choose one above 1023 (PORT=3000 npm start).`, {
      cause: error,
    });
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new OperatorError(`This machine has no address ${host}: set HOST to one of its own, or leave it unset.`, {
      cause: error,
    });
  }
  return error;
}
