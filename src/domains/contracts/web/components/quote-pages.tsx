import { type ReactNode, useCallback, useRef, useState } from 'react';
import { getDocumentFile } from '#domains/documents/contract.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { PdfPages, placeAt, type ShownPage } from '#platform/web/pdf/pdf-pages.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import type { Analysis } from '../../contract.ts';
import { boxesOfQuote } from '../../model/text/quote-boxes.ts';

interface Mark {
  label: string;
  page: number;
  quote: string;
}

/** What was read, by its words in the paper; one of a place. */
function marksOf({ terms, contingencies, deadlines, flags }: Analysis): Mark[] {
  const found = new Map<string, Mark>();
  const add = (label: string, { page, quote }: { page: number | null; quote: string | null }) => {
    if (page === null || quote === null || quote === '') return;
    const key = `${page} ${quote}`;
    const known = found.get(key);
    found.set(key, { label: known === undefined ? label : `${known.label}, ${label}`, page, quote });
  };
  for (const term of terms) add(term.label, term);
  for (const time of [...contingencies, ...deadlines]) if (time.paper === undefined) add(time.title, time);
  for (const flag of flags) add(flag.title, flag);
  return [...found.values()].toSorted((a, b) => a.page - b.page);
}

const PDF_TYPE = 'application/pdf';

/** The pages of a paper with boxes around what was read in them. A file that is not kept here is opened from the device. */
export function QuotePages({ analysis, onClose }: { analysis: Analysis; onClose: () => void }) {
  const { documentId, name, sha256 } = analysis;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [wrong, setWrong] = useState(false);
  const [active, setActive] = useState<Mark>();
  const pages = useRef<HTMLDivElement>(null);
  const marks = marksOf(analysis);
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (file !== undefined) return file.arrayBuffer();
      const response = await fetchAsUser(endpointUrl(getDocumentFile.path, { documentId: documentId ?? '' }), { signal });
      if (!response.ok) throw new Error(`the file answers ${response.status}`);
      return response.arrayBuffer();
    },
    [documentId, file],
  );
  async function take(chosen: File) {
    const isSame = (await sha256Hex(new Uint8Array(await chosen.arrayBuffer()))) === sha256;
    setWrong(!isSame);
    if (isSame) setFile(chosen);
  }
  function show(mark: Mark) {
    setActive(mark);
    pages.current?.querySelector(`[data-page="${mark.page}"]`)?.scrollIntoView({ block: 'start' });
  }
  const over = (page: ShownPage): ReactNode =>
    marks.flatMap((mark) =>
      mark.page !== page.number
        ? []
        : boxesOfQuote(page.pieces, mark.quote).map((box, at) => (
            <span
              key={`${mark.quote} ${at}`}
              ref={placeAt(page.toShown(box))}
              title={mark.label}
              className={cn('absolute border-2', mark === active ? 'border-warning bg-warning/25' : 'border-brand bg-brand/10')}
            />
          )),
    );
  const isHere = documentId !== null || file !== undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={`What was read in ${name}`}
      description="Each box is the words that a term, date or flag comes from."
    >
      {isHere ? (
        <>
          <ul aria-label="What was read" className="mb-4 flex flex-wrap gap-2">
            {marks.map((mark) => (
              <li key={`${mark.page} ${mark.quote}`}>
                <Button size="small" variant="quiet" aria-pressed={mark === active} onClick={() => show(mark)}>
                  {mark.label} (page {mark.page})
                </Button>
              </li>
            ))}
          </ul>
          <div ref={pages}>
            <PdfPages title={name} load={load} over={over} />
          </div>
        </>
      ) : (
        <>
          <p className="max-w-measure">We keep what was read, not the file. Choose it again: it stays on your device.</p>
          <Button className="mt-4" onClick={() => input.current?.click()}>
            Choose the PDF
          </Button>
          <FilePicker ref={input} label={`The file of ${name}`} accept={PDF_TYPE} onFiles={([chosen]) => void take(chosen)} />
          {wrong ? (
            <p role="alert" className="mt-3 text-sm text-error">
              This is a different file, or a different version of it.
            </p>
          ) : null}
        </>
      )}
    </Dialog>
  );
}
