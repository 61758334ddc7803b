import type pg from 'pg';

/** A statement that rows come behind, and not parameters. */
export const COPY_WORDS = /^copy \S+ \([^)]+\) from stdin$/;

/** What a statement of this driver does; its types do not say so. */
interface Connection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** Sends rows behind a `copy … from stdin`, and ends once the database has them. */
export function copyIn(client: pg.ClientBase, text: string, rows: string): Promise<pg.QueryResult> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
  let rowCount = 0;
  const copy = {
    // At once, without waiting to be asked for them: a database that refuses the statement skips them.
    submit(connection: Connection) {
      connection.query(text);
      connection.sendCopyFromChunk(Buffer.from(rows, 'utf8'));
      connection.endCopyFrom();
    },
    handleCopyInResponse() {},
    handleCommandComplete(message: { text: string }) {
      rowCount = Number(message.text.slice('COPY '.length));
    },
    handleReadyForQuery: () => resolve({ command: 'COPY', rowCount, rows: [], oid: 0, fields: [] }),
    handleError: reject,
  };
  client.query(copy as never);
  return promise;
}
