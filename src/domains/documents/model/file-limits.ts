const MAX_DOCUMENT_MB = 10;
export const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MB * 1024 * 1024;
/** The same in words. */
export const MAX_DOCUMENT_SIZE = `${MAX_DOCUMENT_MB} MB`;
export const MAX_DOCUMENTS = 100;
export const MAX_TOTAL_BYTES = 200 * 1024 * 1024;

/** Media types that are taken, with the ending that a file of each gets. */
export const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heif',
};

/** Why a file of this size is not taken, and what to do; undefined where it is. */
export function refuseSize(name: string, bytes: number): string | undefined {
  if (bytes === 0) return `${name} is empty: choose the file again`;
  if (bytes <= MAX_DOCUMENT_BYTES) return undefined;
  return `${name} is larger than ${MAX_DOCUMENT_SIZE}: scan it at a lower resolution, or split it`;
}

/** Why content of this type is not taken, and what to do; undefined where it is. */
export function refuseType(name: string, type: string | undefined): string | undefined {
  if (type !== undefined && type in DOCUMENT_TYPES) return undefined;
  return `${name} is no PDF, JPEG, PNG, WebP or HEIC file: save it as a PDF, or photograph it`;
}

/** '840 KB', '2.4 MB' */
export function formatSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
