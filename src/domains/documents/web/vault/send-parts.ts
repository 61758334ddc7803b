import { ApiError, browserApi } from '#platform/web/api-client.ts';
import { sendFile } from '#platform/web/send-file.ts';
import { finishUpload, putPart, startUpload } from '../../contract/uploads.ts';
import type { PaperKey } from '../../model/paper-kinds.ts';
import { untilSent } from '../until-sent.ts';

interface Sending {
  file: File;
  /** Made once for the file: it goes on under the same one. */
  documentId: string;
  target: { folderId?: string; item?: PaperKey; replaces?: string };
  onProgress: (share: number) => void;
}

/** Sends a file part by part; parts that are there already are not sent again. Throws ApiError where it is refused. */
export async function sendInParts({ file, documentId, target, onProgress }: Sending): Promise<void> {
  const params = { documentId };
  const { partBytes, parts } = await browserApi.call(startUpload, {
    params,
    body: { name: file.name, sizeBytes: file.size, ...target },
  });
  const here = new Set(parts);
  const count = Math.ceil(file.size / partBytes);
  for (let part = 0; part < count; part += 1) {
    if (!here.has(part)) {
      const content = file.slice(part * partBytes, (part + 1) * partBytes);
      await untilSent(() =>
        sendFile(putPart, {
          params: { documentId, part },
          query: {},
          file: content,
          onProgress: (share) => onProgress((part + share) / count),
        }),
      );
    }
    onProgress((part + 1) / count);
  }
  await browserApi.call(finishUpload, { params });
}

const PLACE = 'uploads in parts';

/** The id under which a file goes on after the page was left: the same file of the same place gets the same. */
export function keepUploadId(file: File, target: object, fresh: string): string {
  const name = `${file.name} ${file.size} ${file.lastModified} ${JSON.stringify(target)}`;
  const kept = readKept();
  const known = kept[name];
  if (known !== undefined) return known;
  writeKept({ ...kept, [name]: fresh });
  return fresh;
}

/**
 * Whether a file can never come under its id. After a lost line, or once its owner has signed in, waited or made room, it goes on
 * where it was.
 */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && [404, 422].includes(error.status);

/** The file is there, or was refused: the next of its kind is a new one. */
export function forgetUploadId(id: string): void {
  writeKept(Object.fromEntries(Object.entries(readKept()).filter(([, value]) => value !== id)));
}

function readKept(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function writeKept(kept: Record<string, string>): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing begins again.
  }
}
