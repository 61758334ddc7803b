const MOST_DOCUMENT_MB = 10;
export const MOST_DOCUMENT_BYTES = MOST_DOCUMENT_MB * 1024 * 1024;
/** The same in words. */
export const MOST_DOCUMENT_SIZE = `${MOST_DOCUMENT_MB} MB`;
const MOST_UPLOAD_MB = 150;
/** Of a file that comes to the vault in parts. */
export const MOST_UPLOAD_BYTES = MOST_UPLOAD_MB * 1024 * 1024;
export const MOST_UPLOAD_SIZE = `${MOST_UPLOAD_MB} MB`;
export const MOST_DOCUMENTS = 100_000;
/** With it, all of a person's papers fit into one zip, which ends at four gigabytes. */
const MOST_TOTAL_GB = 3;
export const MOST_TOTAL_BYTES = MOST_TOTAL_GB * 1024 * 1024 * 1024;
export const MOST_TOTAL_SIZE = `${MOST_TOTAL_GB} GB`;

/** The type of what can be signed. */
export const PDF = 'application/pdf';

/** Media types that are taken, with the ending that a file of each gets. */
export const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  [PDF]: 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'text/plain': 'txt',
};

/** Whether pages of this type can say who shared them. */
export const canStamp = (contentType: string): boolean => [PDF, 'image/jpeg', 'image/png', 'image/webp'].includes(contentType);

/** What a chooser of files offers: media types and endings. */
export const ACCEPTED = [...Object.keys(DOCUMENT_TYPES), ...Object.values(DOCUMENT_TYPES).map((ending) => `.${ending}`)].join(
  ',',
);

interface ChosenFile {
  name: string;
  size: number;
  type: string;
}

/** Why a chosen file is not taken. Some systems give a file no type: then the server looks at its content. */
export function refuseFile({ name, size, type }: ChosenFile, mostBytes = MOST_DOCUMENT_BYTES): string | undefined {
  const reason = refuseSize(name, size, mostBytes) ?? (type === '' ? undefined : refuseType(name, type));
  return reason === undefined ? undefined : `${reason}.`;
}

/** Why a file of this size is not taken, and what to do; undefined where it is. */
export function refuseSize(name: string, bytes: number, mostBytes = MOST_DOCUMENT_BYTES): string | undefined {
  if (bytes === 0) return `${name} is empty: choose the file again`;
  if (bytes <= mostBytes) return undefined;
  return `${name} is larger than ${mostBytes / 1024 / 1024} MB: scan it at a lower resolution, or split it`;
}

/** Why content of this type is not taken, and what to do; undefined where it is. */
export function refuseType(name: string, type: string | undefined): string | undefined {
  if (type !== undefined && type in DOCUMENT_TYPES) return undefined;
  return `${name} isn’t a PDF, JPEG, PNG, WebP, HEIC or plain text file: save it as a PDF, or take a photo of it`;
}

/** '840 KB', '2.4 MB' */
export function formatSize(bytes: number): string {
  if (bytes === 0) return '0 KB';
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
