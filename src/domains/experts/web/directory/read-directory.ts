import { directoryQuery } from '../../contract.ts';
import type { DirectoryState } from './directory-href.ts';

/** What an address asks of the directory; what it cannot mean is left out. */
export function readDirectory(params: URLSearchParams): DirectoryState {
  const entries = Object.entries(directoryQuery.shape).flatMap(([name, field]) => {
    const text = params.get(name);
    if (text === null || text === '') return [];
    const read = field.safeParse(text);
    return read.success ? [[name, read.data] as const] : [];
  });
  return Object.fromEntries(entries);
}
