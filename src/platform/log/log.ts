import { pino, type Logger } from 'pino';
import { maskCardNumbers } from '#lib/card-number.ts';

export type Log = Logger;

/** Structured log, one JSON object a line on standard error. */
export function createLog(level: string): Log {
  const out = pino.destination(2);
  // Whatever somebody typed where it does not belong, no card number is kept.
  const write = (line: string) => out.write(maskCardNumbers(line));
  return pino({ level, base: null, redact: ['authorization', 'cookie', '*.password', '*.token'] }, { write });
}
