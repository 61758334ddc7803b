import { useRef, useState } from 'react';
import { endpointUrl } from '#lib/endpoint.ts';
import { ApiError } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { UPLOAD_CONSUMES } from '../../contract.ts';
import { type AskedDocument, sendAsked } from '../../contract/giving.ts';
import { ACCEPTED, MAX_DOCUMENT_SIZE, refuseFile } from '../../model/file-limits.ts';

/** Sends one file to who asked for it. */
export function SendAsked({ first, token }: { first: AskedDocument; token: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [isDone, setDone] = useState(first.isDone);
  const [refused, setRefused] = useState<string>();
  const send = useWrite(
    async (file: File) => {
      const url = endpointUrl(sendAsked.path, { token }, { name: file.name });
      const response = await fetch(url, { method: 'PUT', headers: { 'content-type': UPLOAD_CONSUMES }, body: file });
      if (!response.ok) throw new ApiError(response.status, await response.text());
    },
    { nameOf: ({ name, size }) => `${name} ${size}`, tells: 'page', answered: () => setDone(true) },
  );
  if (isDone)
    return (
      <Notice tone="success" live className="mt-6" title="It is sent">
        {first.from} has it now. You can close this page.
      </Notice>
    );
  const problem = refused ?? send.failure;
  return (
    <div className="mt-8">
      <Button busy={send.isBusy} busyText="Sending…" onClick={() => input.current?.click()}>
        Choose the file
      </Button>
      <p className="mt-3 max-w-measure text-sm text-ink-soft">
        PDF, JPEG, PNG, WebP, HEIC or text, up to {MAX_DOCUMENT_SIZE}. It goes to {first.from} alone and is encrypted where it is
        kept.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="The file"
        accept={ACCEPTED}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file === undefined) return;
          const reason = refuseFile(file);
          setRefused(reason);
          if (reason === undefined) void send.run(file);
        }}
      />
      {problem === undefined ? null : (
        <p role="alert" className="mt-3 text-sm text-error">
          {problem}
        </p>
      )}
    </div>
  );
}
