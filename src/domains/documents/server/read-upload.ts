import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { readBody } from '#platform/http/read-body.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { refuseSize, refuseType } from '../model/file-limits.ts';

export interface Upload {
  content: Buffer;
  /** The media type by content. */
  contentType: string;
  sha256: string;
}

/** The file in a request's body. Throws `invalid` with `file` if it is too large, empty, or of a type that is not accepted. */
export async function readUpload(request: Request, name: string): Promise<Upload> {
  const content = await readBody(request, (bytes) => refuse(refuseSize(name, bytes)));
  const type = await typeOf(content, name);
  refuse(refuseSize(name, content.length) ?? refuseType(name, type));
  return { content, contentType: type ?? '', sha256: createHash('sha256').update(content).digest('hex') };
}

/** The media type by content; plain text is what is called so and is no other kind of file. */
export async function typeOf(start: Uint8Array, name: string): Promise<string | undefined> {
  const known = (await fileTypeFromBuffer(start))?.mime;
  if (known !== undefined || !/\.txt$/i.test(name)) return known;
  return isText(start) ? 'text/plain' : undefined;
}

/** UTF-8 without control characters; a letter may be cut at the end. */
function isText(content: Uint8Array): boolean {
  try {
    // oxlint-disable-next-line no-control-regex -- what no text has
    return !/[\0-\x08\x0e-\x1f]/.test(new TextDecoder('utf-8', { fatal: true }).decode(content, { stream: true }));
  } catch {
    return false;
  }
}

function refuse(reason: string | undefined): void {
  if (reason !== undefined) throw new DomainError('invalid', `${reason}.`, { fields: { file: reason } });
}
