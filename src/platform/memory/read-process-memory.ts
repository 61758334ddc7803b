import { readdir, readFile } from 'node:fs/promises';

/**
 * How much of the machine's memory processes hold, in bytes: pages that several share count once. Undefined if the system
 * does not say; only Linux does.
 */
export async function readProcessMemory(pids: readonly number[]): Promise<number | undefined> {
  const parts = await Promise.all(pids.map(readShare));
  if (parts.every((part) => part !== undefined)) return sum(parts);
  // About another account's processes the system says only how much each holds, and how much of that may be shared.
  const rough = (await Promise.all(pids.map(readResident))).filter((one) => one !== undefined);
  if (rough.length === 0) return undefined;
  return sum(rough.map(({ resident, shared }) => resident - shared)) + Math.max(...rough.map(({ shared }) => shared));
}

/** A process and those that it has started; only the process if the system does not say. */
export async function listProcessFamily(pid: number): Promise<number[]> {
  const all = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(all.map(readParent));
  return [pid, ...all.filter((_, index) => parents[index] === pid)];
}

export async function readParent(pid: number): Promise<number | undefined> {
  const stat = await readText(`/proc/${pid}/stat`);
  // The name in parentheses may contain spaces and parentheses; state and parent follow it.
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

async function readShare(pid: number): Promise<number | undefined> {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec((await readText(`/proc/${pid}/smaps_rollup`)) ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

const PAGE_BYTES = 4096;

async function readResident(pid: number): Promise<{ resident: number; shared: number } | undefined> {
  const [, resident, shared] = ((await readText(`/proc/${pid}/statm`)) ?? '').split(' ').map(Number);
  return resident === undefined || shared === undefined
    ? undefined
    : { resident: resident * PAGE_BYTES, shared: shared * PAGE_BYTES };
}

// A process may end while we look at it.
function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
