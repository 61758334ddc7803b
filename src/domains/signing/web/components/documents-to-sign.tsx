import { type ReactNode, useCallback } from 'react';
import { formatCount } from '#lib/format.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { ApiError } from '#platform/web/api-client.ts';
import { PdfPages, type ShownPage } from '#platform/web/pdf/pdf-pages.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { FileDown } from '#ui/icons/index.ts';
import { LineLink } from '#ui/link.tsx';
import { getFileToSign, getSignedByLink, type ToSign } from '../../contract/by-link.ts';

interface DocumentsToSignProps {
  toSign: ToSign;
  token: string;
  /** In a box that scrolls, so that what follows stays in reach. */
  isWindow?: boolean;
  over?: (file: number) => (page: ShownPage) => ReactNode;
}

/** The documents of an envelope, page by page. */
export function DocumentsToSign({ toSign: { documents }, token, isWindow = false, over }: DocumentsToSignProps) {
  return (
    <div
      {...(isWindow ? { role: 'region', 'aria-label': 'Documents to sign', tabIndex: 0 } : {})}
      className={cn('mt-6 space-y-8', isWindow && 'max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-sunken p-3')}
    >
      {documents.map(({ name, pageCount }, file) => (
        <section key={file} aria-label={name}>
          <p className="mb-2 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
            <span className="min-w-0 break-words">
              {name}, {formatCount(pageCount, 'page')}
            </span>
            <LineLink look="list" href={endpointUrl(getFileToSign.path, { token, file })} target="_blank" rel="noreferrer">
              Open as a PDF<span className="sr-only"> in a new tab: {name}</span>
            </LineLink>
          </p>
          <OneDocument name={name} file={file} token={token} over={over} />
        </section>
      ))}
    </div>
  );
}

function OneDocument({
  name,
  file,
  token,
  over,
}: {
  name: string;
  file: number;
  token: string;
  over: DocumentsToSignProps['over'];
}) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const response = await fetch(endpointUrl(getFileToSign.path, { token, file }), { signal });
      if (!response.ok) throw new ApiError(response.status, await response.text());
      return response.arrayBuffer();
    },
    [token, file],
  );
  return <PdfPages title={name} load={load} {...(over === undefined ? {} : { over: over(file) })} />;
}

export function SignedFile({ token }: { token: string }) {
  return (
    <a
      href={endpointUrl(getSignedByLink.path, { token })}
      target="_blank"
      rel="noreferrer"
      className={buttonClasses({ variant: 'secondary', className: 'mt-6' })}
    >
      <FileDown aria-hidden="true" className="size-5" /> Download the signed file
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
