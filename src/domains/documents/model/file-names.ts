import { DOCUMENT_TYPES } from './file-limits.ts';

// Controls, marks that turn the direction of text, and what file systems do not take.
const UNSAFE = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;

/** A name that every file system takes and that leaves no folder: 'a/../b.pdf' becomes 'a .. b.pdf'. Never empty. */
export function cleanFileName(name: string): string {
  const cleaned = name
    .replaceAll(UNSAFE, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '')
    .slice(0, 150);
  return cleaned === '' ? 'File' : cleaned;
}

/** Of another kind that is kept here: a newer version may be of another kind. */
const OTHER_ENDING = new RegExp(`(?<=.)\\.(?:${[...Object.values(DOCUMENT_TYPES), 'jpeg'].join('|')})$`, 'i');

/** The name with the ending of its type, added if it has another: 'Deed' and 'application/pdf' make 'Deed.pdf'. */
export function withEnding(name: string, contentType: string): string {
  const ending = DOCUMENT_TYPES[contentType];
  if (ending === undefined) return name;
  const known = ending === 'jpg' ? ['jpg', 'jpeg'] : ending === 'heic' || ending === 'heif' ? ['heic', 'heif'] : [ending];
  if (known.some((one) => name.toLowerCase().endsWith(`.${one}`))) return name;
  return `${name.replace(OTHER_ENDING, '')}.${ending}`;
}

/** Paths that differ, whatever case the file system minds: the second 'a.pdf' becomes 'a (2).pdf'. */
export function nameApart(): (path: string) => string {
  const taken = new Set<string>();
  return (path) => {
    const dot = path.lastIndexOf('.');
    const [stem, ending] = dot > path.lastIndexOf('/') + 1 ? [path.slice(0, dot), path.slice(dot)] : [path, ''];
    let free = path;
    for (let copy = 2; taken.has(free.toLowerCase()); copy += 1) free = `${stem} (${copy})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  };
}
