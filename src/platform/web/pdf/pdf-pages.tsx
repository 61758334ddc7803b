import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { whenPrintIsAsked } from '#ui/print-page.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { openPdf } from './open-pdf.ts';

/** A rectangle in the space of a page: points, from its origin up and to the right. */
export interface PageRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Words as a page draws them. */
export interface PagePiece extends PageRect {
  text: string;
}

/** A page as it is shown, turned and cut as it says. */
export interface ShownPage {
  /** From 1. */
  number: number;
  count: number;
  /** Its size as it is shown, in points. */
  width: number;
  height: number;
  /** Its words, each where it stands; empty until the page is drawn. */
  pieces: readonly PagePiece[];
  /** Where something lies, as parts of the shown page: 0 to 1 from its upper left corner. */
  toShown: (rect: PageRect) => PageRect;
  /** The other way round. */
  toPage: (shown: PageRect) => PageRect;
}

interface PdfPagesProps {
  /** What is shown, for screen readers. */
  title: string;
  /** Fetches the file; the same function for the same file. */
  load: (signal: AbortSignal) => Promise<ArrayBuffer>;
  /** What lies over a page. */
  over?: (page: ShownPage) => ReactNode;
}

/** What trying again does not mend, by the names of pdf.js. */
const FAILURES: Readonly<Record<string, 'locked' | 'damaged'>> = {
  PasswordException: 'locked',
  InvalidPDFException: 'damaged',
};

/** The pages of a PDF, drawn as they come near the screen, each with its words for screen readers. */
export function PdfPages({ title, load, over }: PdfPagesProps) {
  const [pages, setPages] = useState<readonly PDFPageProxy[]>();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<'locked' | 'damaged' | 'other'>();
  useEffect(() => {
    const aborter = new AbortController();
    let pdf: PDFDocumentProxy | undefined;
    async function open() {
      pdf = await openPdf(await load(aborter.signal));
      const opened = pdf;
      const all = await Promise.all(Array.from({ length: opened.numPages }, (_, at) => opened.getPage(at + 1)));
      if (!aborter.signal.aborted) setPages(all);
    }
    open().catch((error: unknown) => {
      const name = error instanceof Error ? error.name : '';
      if (!aborter.signal.aborted) setFailure(FAILURES[name] ?? 'other');
    });
    return () => {
      aborter.abort();
      void pdf?.loadingTask.destroy();
      setPages(undefined);
    };
  }, [load, attempt]);
  if (failure === 'locked')
    return (
      <Notice tone="warning" title={`${title} is locked with a password`}>
        It cannot be shown, searched or signed here. Download it to open it with its password, or save a copy without one.
      </Notice>
    );
  if (failure === 'damaged')
    return (
      <Notice tone="warning" title={`${title} is damaged`}>
        It cannot be shown, searched or signed here. Download it to try another program, or add another copy.
      </Notice>
    );
  if (failure === 'other')
    return (
      <>
        <FailureNotice reason={`${title} could not be shown.`} />
        <Button
          className="mt-3"
          variant="secondary"
          onClick={() => {
            setFailure(undefined);
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </Button>
      </>
    );
  if (pages === undefined) return <Skeleton className="aspect-[17/22] w-full" />;
  return (
    <ol aria-label={title} className="space-y-4 print:mx-auto print:w-11/12">
      {pages.map((page) => (
        <li key={page.pageNumber} className="print:break-after-page">
          <Page page={page} count={pages.length} over={over} />
        </li>
      ))}
    </ol>
  );
}

function Page({ page, count, over }: { page: PDFPageProxy; count: number; over: PdfPagesProps['over'] }) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pieces, setPieces] = useState<readonly PagePiece[]>([]);
  // Printing waits for it.
  const [isAwaited, setAwaited] = useState(false);
  const shown = describe(page, count, pieces);
  useEffect(() => {
    const [frame, surface] = [box.current, canvas.current];
    if (frame === null || surface === null) return;
    let task: ReturnType<PDFPageProxy['render']> | undefined;
    let isDrawn = false;
    const draw = () => {
      if (task !== undefined) return;
      observer.disconnect();
      const scale = (frame.clientWidth / page.getViewport({ scale: 1 }).width) * Math.min(2, window.devicePixelRatio);
      const viewport = page.getViewport({ scale });
      [surface.width, surface.height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
      task = page.render({ canvas: surface, viewport });
      // Cancelled when the page is left.
      void task.promise
        .catch(() => {})
        .finally(() => {
          isDrawn = true;
          setAwaited(false);
        });
      void readPieces(page).then(setPieces);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) draw();
      },
      { rootMargin: '800px' },
    );
    observer.observe(frame);
    const over = new AbortController();
    whenPrintIsAsked(() => {
      draw();
      setAwaited(!isDrawn);
    }, over.signal);
    return () => {
      over.abort();
      observer.disconnect();
      task?.cancel();
    };
  }, [page]);
  return (
    <div
      ref={(element) => {
        box.current = element;
        if (element !== null) element.style.aspectRatio = `${shown.width} / ${shown.height}`;
      }}
      data-page={shown.number}
      data-loading={isAwaited ? '' : undefined}
      // Paper is white in the dark too, and so is what lies on it.
      data-theme="light"
      className="relative w-full border border-line bg-on-media text-ink shadow-card"
    >
      <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />
      <p className="sr-only">
        Page {shown.number} of {count}. {pieces.map(({ text }) => text).join('')}
      </p>
      {over?.(shown)}
    </div>
  );
}

async function readPieces(page: PDFPageProxy): Promise<PagePiece[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , , x = 0, baseline = 0] = item.transform as number[];
    const { width, height } = item;
    // Letters such as "p" reach below the line.
    return [
      { text: item.str + (item.hasEOL ? ' ' : ''), x, y: baseline - height * DESCENT, width, height: height * (1 + DESCENT) },
    ];
  });
}

const DESCENT = 0.2;

function describe(page: PDFPageProxy, count: number, pieces: readonly PagePiece[]): ShownPage {
  const viewport = page.getViewport({ scale: 1 });
  const { width, height } = viewport;
  return {
    number: page.pageNumber,
    count,
    pieces,
    width,
    height,
    toShown: (rect) => {
      const [a, b] = viewport.convertToViewportPoint(rect.x, rect.y) as [number, number];
      const [c, d] = viewport.convertToViewportPoint(rect.x + rect.width, rect.y + rect.height) as [number, number];
      return {
        x: Math.min(a, c) / width,
        y: Math.min(b, d) / height,
        width: Math.abs(c - a) / width,
        height: Math.abs(d - b) / height,
      };
    },
    toPage: (rect) => {
      const [a, b] = viewport.convertToPdfPoint(rect.x * width, rect.y * height) as [number, number];
      const [c, d] = viewport.convertToPdfPoint((rect.x + rect.width) * width, (rect.y + rect.height) * height) as [
        number,
        number,
      ];
      return { x: Math.min(a, c), y: Math.min(b, d), width: Math.abs(c - a), height: Math.abs(d - b) };
    },
  };
}

/** The ref of something that lies over a page, at a part of it: the policy of the site wants no style in its pages. */
export const placeAt =
  ({ x, y, width, height }: PageRect) =>
  (element: HTMLElement | null): void => {
    if (element === null) return;
    const percent = (part: number) => `${part * 100}%`;
    Object.assign(element.style, { left: percent(x), top: percent(y), width: percent(width), height: percent(height) });
  };
