import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Structured log, one JSON object a line on standard error. */
export function createLog(level: string): Log {
  return pino({ level, base: null, redact: ['authorization', 'cookie', '*.password', '*.token'] }, pino.destination(2));
}
