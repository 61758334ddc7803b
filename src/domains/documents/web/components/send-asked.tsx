import { useRef, useState } from 'react';
import { sendFile } from '#platform/web/send-file.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Notice } from '#ui/notice.tsx';
import { type AskedDocument, sendAsked } from '../../contract/giving.ts';
import { ACCEPTED, MOST_DOCUMENT_SIZE, refuseFile } from '../../model/file-limits.ts';

/** Sends files to who asked for them; what was sent is not shown again, but for its name while the page is open. */
export function SendAsked({ first, token }: { first: AskedDocument; token: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState(first);
  const [sent, setSent] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const left = state.mostFiles - state.filesCame;
  const isMany = state.mostFiles > 1;
  const send = useWrite(
    (file: File, key) =>
      sendFile(sendAsked, {
        params: { token },
        query: { name: file.name, file: key },
        file,
      }),
    { nameOf: ({ name, size, lastModified }) => `${name} ${size} ${lastModified}`, tells: 'page', answered: setState },
  );

  async function take(files: readonly File[]) {
    const wrong: string[] = [];
    setRefused(wrong);
    send.reset();
    for (const [at, file] of files.entries()) {
      const reason = at < left ? refuseFile(file) : `${file.name}: there’s no room for more files.`;
      if (reason === undefined && (await send.run(file)) !== undefined) setSent((names) => [...names, file.name]);
      else wrong.push(reason ?? `${file.name} was not sent.`);
      setRefused([...wrong]);
    }
  }
  const problems = [...refused, ...(send.failure === undefined ? [] : [send.failure])];

  return (
    <div className="mt-8">
      {sent.length === 0 && !state.isDone ? null : (
        <Notice tone="success" live className="mb-6" title={sent.length > 1 ? `${sent.length} files are sent` : 'It is sent'}>
          {first.from} has {sent.length > 1 ? 'them' : 'it'} now.{' '}
          {state.isDone ? 'You can close this page.' : 'Send more, or close this page.'}
          {isMany && sent.length > 0 ? (
            <ul className="mt-1 list-disc pl-5">
              {sent.map((name, at) => (
                <li key={at} className="break-words">
                  {name}
                </li>
              ))}
            </ul>
          ) : null}
        </Notice>
      )}
      {state.isDone ? null : (
        <>
          <Button busy={send.isBusy} busyText="Sending…" onClick={() => input.current?.click()}>
            {isMany ? 'Choose files' : 'Choose the file'}
          </Button>
          <p className="mt-3 max-w-measure text-sm text-ink-soft">
            PDF, JPEG, PNG, WebP, HEIC or text, up to {MOST_DOCUMENT_SIZE}
            {isMany ? ` each; there is room for ${left} more` : ''}. {isMany ? 'They go' : 'It goes'} to {first.from} alone and{' '}
            {isMany ? 'are' : 'is'} encrypted where {isMany ? 'they are' : 'it is'} kept.
          </p>
          <FilePicker
            ref={input}
            label={isMany ? 'The files' : 'The file'}
            accept={ACCEPTED}
            multiple={isMany}
            onFiles={(files) => void take(files)}
          />
        </>
      )}
      {problems.length === 0 ? null : (
        <div role="alert" className="mt-3 text-sm text-error">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </div>
  );
}
