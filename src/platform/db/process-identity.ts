import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process, so that a later one with the same number is not mistaken for it. */
export interface ProcessIdentity {
  pid: number;
  /** When the system says that it started; empty if the system does not say. */
  birth: string;
}

export function identifyProcess(pid: number = process.pid): ProcessIdentity {
  return { pid, birth: readBirth(pid) };
}

export function isAlive({ pid, birth }: ProcessIdentity): boolean {
  return isRunning(pid) && (birth === '' || readBirth(pid) === birth);
}

/** Whether a process has this number now. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return readLinuxStat(pid)?.state !== 'Z';
}

/** The command line of a process, or an empty text if it cannot be read. */
export function readCommandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

function readBirth(pid: number): string {
  if (process.platform === 'linux') return readLinuxStat(pid)?.birth ?? '';
  if (process.platform === 'win32') return '';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function readLinuxStat(pid: number): { state: string; birth: string } | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces and parentheses, so fields count from behind it (state is 3, start 22).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', birth: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
