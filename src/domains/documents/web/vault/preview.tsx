import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#platform/web/api-client.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { PdfPages } from '#platform/web/pdf/pdf-pages.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Download } from '#ui/icons/index.ts';
import { PrintButton } from '#ui/print-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { VaultDocument } from '../../contract/vault.ts';
import { downloadFile, fileUrl } from './api.ts';

/** What every browser draws as a picture, without running anything in it. */
const DRAWN = ['image/jpeg', 'image/png', 'image/webp'];
/** Whether it can be shown, and printed, here. */
const isShown = ({ contentType }: VaultDocument): boolean => ['application/pdf', 'text/plain', ...DRAWN].includes(contentType);
/** Of longer text, this much is shown. */
const MOST_LETTERS = 200_000;

/** A file as it looks: PDF pages and pictures are drawn, text is shown; nothing in them runs. */
export function Preview({ document, onClose }: { document: VaultDocument; onClose: () => void }) {
  const download = useWrite(() => downloadFile(document));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={document.name}
      footer={
        <>
          {isShown(document) ? <PrintButton /> : null}
          <Button busy={download.isBusy} onClick={() => void download.run()}>
            <Download aria-hidden="true" className="size-4" /> Download
          </Button>
        </>
      }
    >
      <div data-print="alone">
        <Content document={document} />
      </div>
      <p className="mt-4 text-sm break-all text-ink-soft print:hidden">SHA-256: {document.sha256}</p>
    </Dialog>
  );
}

function Content({ document }: { document: VaultDocument }) {
  const { id, name, contentType } = document;
  const load = useCallback(async (signal: AbortSignal) => (await fetchFile(id, signal)).arrayBuffer(), [id]);
  if (contentType === 'application/pdf') return <PdfPages title={name} load={load} />;
  if (DRAWN.includes(contentType)) return <Picture document={document} />;
  if (contentType === 'text/plain') return <PlainText id={id} />;
  return <p className="text-ink-soft">We can’t show this file here: download it to read it.</p>;
}

async function fetchFile(id: string, signal: AbortSignal): Promise<Response> {
  const response = await fetchAsUser(fileUrl(id), { signal });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return response;
}

/** What is read from a file: undefined until then. */
function useFile<Read>(id: string, read: (response: Response) => Promise<Read>): { value: Read | undefined; hasFailed: boolean } {
  const [value, setValue] = useState<Read>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const aborter = new AbortController();
    fetchFile(id, aborter.signal)
      .then(read)
      .then(
        (known) => {
          if (!aborter.signal.aborted) setValue(() => known);
        },
        () => {
          if (!aborter.signal.aborted) setFailed(true);
        },
      );
    return () => aborter.abort();
  }, [id, read]);
  return { value, hasFailed };
}

const asText = (response: Response) => response.text();
const asBlob = (response: Response) => response.blob();

function PlainText({ id }: { id: string }) {
  const { value, hasFailed } = useFile(id, asText);
  if (hasFailed) return <FailureNotice />;
  if (value === undefined) return <Spinner page />;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <pre
        tabIndex={0}
        className="max-h-[65dvh] overflow-auto text-sm whitespace-pre-wrap print:max-h-none print:overflow-visible"
      >
        {value.slice(0, MOST_LETTERS)}
      </pre>
      {value.length > MOST_LETTERS ? <p className="mt-3 text-sm">This is only the beginning: download it for the rest.</p> : null}
    </>
  );
}

function Picture({ document: { id, name } }: { document: VaultDocument }) {
  const { value, hasFailed } = useFile(id, asBlob);
  const [address, setAddress] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (value === undefined) return;
    const made = URL.createObjectURL(value);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [value]);
  if (hasFailed || isBroken) return <FailureNotice />;
  if (address === undefined) return <Spinner page />;
  return (
    <img src={address} alt={name} className="mx-auto max-h-[65dvh] max-w-full print:max-h-none" onError={() => setBroken(true)} />
  );
}
