import { useEffect, useState } from 'react';
import { ApiError } from '#platform/web/api-client.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Download } from '#ui/icons/index.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { VaultDocument } from '../../contract/vault.ts';
import { downloadFile, fileUrl } from './api.ts';

/** What every browser draws as a picture, without running anything in it. */
const DRAWN = ['image/jpeg', 'image/png', 'image/webp'];

/** A picture, drawn; other files say what they are and are downloaded. */
export function Preview({ document, onClose }: { document: VaultDocument; onClose: () => void }) {
  const download = useWrite(() => downloadFile(document));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={document.name}
      footer={
        <Button busy={download.isBusy} onClick={() => void download.run()}>
          <Download aria-hidden="true" className="size-4" /> Download
        </Button>
      }
    >
      {DRAWN.includes(document.contentType) ? (
        <Picture document={document} />
      ) : (
        <p className="text-ink-soft">This file is not shown here: download it to read it.</p>
      )}
      <p className="mt-4 text-sm break-all text-ink-soft">SHA-256: {document.sha256}</p>
    </Dialog>
  );
}

function Picture({ document: { id, name } }: { document: VaultDocument }) {
  const [address, setAddress] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const aborter = new AbortController();
    let made: string | undefined;
    async function load() {
      const response = await fetchAsUser(fileUrl(id), { signal: aborter.signal });
      if (!response.ok) throw new ApiError(response.status, await response.text());
      made = URL.createObjectURL(await response.blob());
      setAddress(made);
    }
    load().catch(() => {
      if (!aborter.signal.aborted) setFailed(true);
    });
    return () => {
      aborter.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id]);
  if (hasFailed) return <FailureNotice />;
  if (address === undefined) return <Spinner page />;
  return <img src={address} alt={name} className="mx-auto max-h-[65dvh] max-w-full" onError={() => setFailed(true)} />;
}
