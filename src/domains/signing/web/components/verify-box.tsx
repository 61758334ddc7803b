import { useRef, useState } from 'react';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatDate, formatDateTime } from '#lib/format.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Notice } from '#ui/notice.tsx';
import { getTimeStamp, verifyFile, type VerifiedFile } from '../../contract.ts';
import { sealedParts } from '../../model/sealed-parts.ts';

interface Checked {
  name: string;
  /** Of what was sealed. */
  sha256: string;
  answer: VerifiedFile;
  /** Whether something was added behind what was sealed. */
  isChanged: boolean;
}

async function look(bytes: Uint8Array<ArrayBuffer>): Promise<Pick<Checked, 'sha256' | 'answer'>> {
  const sha256 = await sha256Hex(bytes);
  return { sha256, answer: await browserApi.call(verifyFile, { params: { sha256 } }) };
}

/** Takes the SHA-256 of a file in the browser and asks what is known of it. */
export function VerifyBox() {
  const input = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState<Checked>();
  const check = useWrite(
    async (file: File): Promise<Checked> => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const whole = await look(bytes);
      if (whole.answer.isKnown) return { name: file.name, isChanged: false, ...whole };
      for (const end of sealedParts(bytes)) {
        const part = await look(bytes.subarray(0, end));
        if (part.answer.isKnown) return { name: file.name, isChanged: true, ...part };
      }
      return { name: file.name, isChanged: false, ...whole };
    },
    { nameOf: ({ name, size, lastModified }) => `${name} ${size} ${lastModified}`, tells: 'page', answered: setChecked },
  );
  return (
    <div className="mt-8">
      <Button busy={check.isBusy} busyText="Checking…" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <FilePicker ref={input} label="Signed file" onFiles={([file]) => void check.run(file)} />
      <WriteFailure of={check} look="line" className="mt-3" />
      {checked === undefined ? null : <Verdict {...checked} />}
    </div>
  );
}

function Verdict({ name, sha256, answer, isChanged }: Checked) {
  const hash = (
    <p className="mt-2 text-sm break-all">
      {isChanged ? 'SHA-256 of what was sealed' : 'SHA-256'}: {sha256}
    </p>
  );
  if (!answer.isKnown)
    return (
      <Notice tone="warning" live className="mt-6" title={`${name} isn’t a file that was sealed here`}>
        Either it was never signed here, or it has changed since: a single byte is enough. Ask for the file again.
        {hash}
      </Notice>
    );
  return (
    <Notice
      tone={isChanged ? 'warning' : 'success'}
      live
      className="mt-6"
      title={isChanged ? `${name} was sealed here but has changed since` : `${name} is exactly as it was sealed here`}
    >
      {isChanged ? (
        <p>Something was added after the seal, which does not cover it. Ask for the sealed file, and rely on that one.</p>
      ) : null}
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
        {answer.signers.map(({ initials, isApprover, signedAt }) => (
          <li key={initials + signedAt}>
            {initials} {isApprover ? 'approved' : 'signed'} on {formatDate(signedAt, viewerTimeZone())}
          </li>
        ))}
      </ul>
      {hash}
    </Notice>
  );
}
