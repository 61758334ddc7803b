import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '#platform/verb/domain-error.ts';
import { refuseSize, refuseType } from '../model/document-rules.ts';

export interface Upload {
  content: Buffer;
  /** The media type by content. */
  contentType: string;
  sha256: string;
}

/** The file in a request's body. Throws `invalid` with `file` if it is too large, empty, or of a type that is not accepted. */
export async function readUpload(request: Request, name: string): Promise<Upload> {
  const content = await readAtMost(request, name);
  const type = (await fileTypeFromBuffer(content))?.mime;
  refuse(refuseSize(name, content.length) ?? refuseType(name, type));
  return { content, contentType: type ?? '', sha256: createHash('sha256').update(content).digest('hex') };
}

async function readAtMost(request: Request, name: string): Promise<Buffer> {
  refuse(refuseSize(name, Number(request.headers.get('content-length') ?? 1)));
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    refuse(refuseSize(name, bytes));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuse(reason: string | undefined): void {
  if (reason !== undefined) throw new DomainError('invalid', `${reason}.`, { fields: { file: reason } });
}
