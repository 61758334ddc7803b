import path from 'node:path';
import type { Pool } from 'pg';
import { ConfigError, readConfig, type Config } from '#platform/config/config.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { openOperatorDatabase, type OperatorDatabase } from './operator-database.ts';
import { startProgress, type Progress } from './progress.ts';

/** An open, migrated database, and the process itself as the actor on it. */
export interface DatabaseSession {
  db: Db;
  pool: Pool;
  connectionString: string;
  /** For verbs: the system actor, now. */
  ctx: Context;
}

export interface DatabaseSessionOptions {
  /** False leaves the database unmigrated. */
  migrate?: boolean;
  /** Connections at once; DATABASE_POOL_SIZE otherwise. */
  poolSize?: number;
  /** For commands that run until asked to end, and then finish by themselves. */
  endsItself?: boolean;
}

/**
 * What every command receives. Keep the top of a command's file light: import what is heavy inside the action.
 * Throw an {@link OperatorError} with one plain sentence to end with exit code 1.
 */
export interface Operator {
  readonly config: Config;
  readonly log: Log;
  /** True with --json: print nothing but one object through {@link Operator.result}. */
  readonly json: boolean;
  /** Opens the configured database, or starts or joins the local one; migrates it; closes everything after `work`. */
  withDatabase<T>(work: (session: DatabaseSession) => Promise<T>, options?: DatabaseSessionOptions): Promise<T>;
  /** A line for people, on standard output; silent with --json. */
  print(line: string): void;
  /** The command's outcome: with --json the object, otherwise the lines. Call it once. */
  result(value: object, lines: readonly string[]): void;
  /** A file named on the command line, seen from the folder in which the command was typed. */
  resolvePath(file: string): string;
  /** A bar with rate and time left on standard error; without a total a counter. Call `done` at the end. */
  progress(title: string, total?: number): Progress;
}

/** Reads the configuration on first use, so that `--help` works on a machine that has none. */
export function createOperator(options: { isJson: () => boolean }): Operator {
  let config: Config | undefined;
  let log: Log | undefined;
  const operator: Operator = {
    get config() {
      config ??= readOperatorConfig();
      return config;
    },
    get log() {
      log ??= createLog(operator.config.LOG_LEVEL === 'info' ? 'warn' : operator.config.LOG_LEVEL);
      return log;
    },
    get json() {
      return options.isJson();
    },
    async withDatabase(work, { migrate = true, poolSize, endsItself = false } = {}) {
      const opened = await openOperatorDatabase(operator.config, operator.log, { migrate, poolSize });
      const ignoreSignals = endsItself ? undefined : closeOnSignal(opened, operator.log);
      try {
        const ctx: Context = {
          actor: { kind: 'system' },
          db: opened.db,
          now: new Date(),
          requestId: `command-${process.pid}`,
          log: operator.log,
        };
        return await work({ db: opened.db, pool: opened.pool, connectionString: opened.connectionString, ctx });
      } finally {
        ignoreSignals?.();
        await opened.close();
      }
    },
    print(line) {
      if (!operator.json) process.stdout.write(`${line}\n`);
    },
    result(value, lines) {
      process.stdout.write(operator.json ? `${JSON.stringify(value)}\n` : lines.map((line) => `${line}\n`).join(''));
    },
    resolvePath: (file) => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file),
    progress: (title, total) => startProgress(title, total),
  };
  return operator;
}

function readOperatorConfig(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) throw new OperatorError(error.message, { cause: error });
    throw error;
  }
}

/** Ctrl-C interrupts the work, but leaves no database server behind. */
function closeOnSignal(opened: OperatorDatabase, log: Log): () => void {
  function onSignal(): void {
    log.level = 'silent';
    void opened.abandon().finally(() => process.exit(130));
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, onSignal);
  return () => {
    for (const signal of signals) process.off(signal, onSignal);
  };
}
