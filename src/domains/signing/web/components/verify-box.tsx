import { useRef, useState } from 'react';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatDate, formatDateTime } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { getTimeStamp, verifyFile, type VerifiedFile } from '../../contract.ts';

/** Takes the SHA-256 of a file in the browser and asks what is known of it. */
export function VerifyBox() {
  const input = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState<{ name: string; sha256: string; answer: VerifiedFile }>();
  const check = useWrite(
    async (file: File) => {
      const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
      const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
      return { name: file.name, sha256, answer: await browserApi.call(verifyFile, { params: { sha256 } }) };
    },
    { nameOf: ({ name, size, lastModified }) => `${name} ${size} ${lastModified}`, tells: 'page', answered: setChecked },
  );
  return (
    <div className="mt-8">
      <Button busy={check.isBusy} busyText="Checking…" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Signed file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) void check.run(file);
          event.target.value = '';
        }}
      />
      {check.failure === undefined ? null : (
        <p role="alert" className="mt-3 text-sm text-error">
          {check.failure}
        </p>
      )}
      {checked === undefined ? null : <Verdict {...checked} />}
    </div>
  );
}

function Verdict({ name, sha256, answer }: { name: string; sha256: string; answer: VerifiedFile }) {
  const hash = <p className="mt-2 text-sm break-all">SHA-256: {sha256}</p>;
  if (!answer.isKnown)
    return (
      <Notice tone="warning" live className="mt-6" title={`${name} isn’t a file that was sealed here`}>
        Either it was never signed here, or it has changed since: a single byte is enough. Ask for the file again.
        {hash}
      </Notice>
    );
  return (
    <Notice tone="success" live className="mt-6" title={`${name} is exactly as it was sealed here`}>
      {answer.completedAt === null ? null : <p>Sealed on {formatDate(answer.completedAt, viewerTimeZone())}.</p>}
      {answer.timeStamp === null ? null : (
        <p>
          A time stamp authority confirms that this file existed on {formatDateTime(answer.timeStamp.at, viewerTimeZone())}.{' '}
          {answer.timeStamp.isApart ? (
            <a href={endpointUrl(getTimeStamp.path, { sha256 })} className="link">
              Download the time stamp
            </a>
          ) : null}
        </p>
      )}
      <ul className="mt-1">
        {answer.signers.map(({ initials, signedAt }) => (
          <li key={initials + signedAt}>
            {initials} signed on {formatDate(signedAt, viewerTimeZone())}
          </li>
        ))}
      </ul>
      {hash}
    </Notice>
  );
}
