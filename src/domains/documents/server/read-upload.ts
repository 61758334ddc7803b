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
  const type = (await fileTypeFromBuffer(content))?.mime;
  refuse(refuseSize(name, content.length) ?? refuseType(name, type));
  return { content, contentType: type ?? '', sha256: createHash('sha256').update(content).digest('hex') };
}

function refuse(reason: string | undefined): void {
  if (reason !== undefined) throw new DomainError('invalid', `${reason}.`, { fields: { file: reason } });
}
