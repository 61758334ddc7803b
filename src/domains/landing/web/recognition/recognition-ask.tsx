import { useEffect, useRef } from 'react';
import { formatDate } from '#lib/format.ts';
import { RECOGNITION_DAYS } from '#lib/kept-for.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { InlineLink } from '#ui/link.tsx';
import { WIDTHS } from '#ui/widths.ts';
import { answerRecognition } from '../../contract.ts';

/** Asks at the end of a page in an experiment, once: both answers weigh the same, and none is needed. */
export function RecognitionAsk() {
  const write = useWrite(answerRecognition, { tells: 'page' });
  const box = useRef<HTMLElement>(null);
  const { answer } = write;
  // The pressed button is gone: the focus stays where it was.
  useEffect(() => {
    if (answer !== undefined) box.current?.focus();
  }, [answer]);
  const choices = <InlineLink href="/privacy#choices">privacy choices</InlineLink>;
  return (
    <aside
      ref={box}
      tabIndex={-1}
      aria-label="May we recognize this browser?"
      className={cn(WIDTHS.text, 'my-10 px-4 print:hidden')}
    >
      <div className="rounded-card border border-line bg-surface p-4 text-sm">
        {answer === undefined ? (
          <>
            <p className="font-medium text-ink">May we recognize this browser?</p>
            <p className="mt-1 text-ink-soft">
              We’re comparing two versions of this page. If you agree, a random number stays in this browser for up to{' '}
              {RECOGNITION_DAYS} days, so that you keep seeing the same version and we count you once. Nothing depends on your
              answer, and you can change it anytime under {choices}.
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              {[true, false].map((agrees) => (
                <Button
                  key={String(agrees)}
                  size="small"
                  variant="secondary"
                  disabled={write.isBusy}
                  onClick={() => void write.run({ body: { agrees } })}
                >
                  {agrees ? 'Yes, recognize it' : 'No, thanks'}
                </Button>
              ))}
            </div>
            <WriteFailure of={write} title="Your answer wasn’t saved" look="line" />
          </>
        ) : (
          <p role="status" className="text-ink-soft">
            {answer.until === null
              ? `OK, we won’t, and we won’t ask again for ${RECOGNITION_DAYS} days. `
              : `Thank you. We’ll recognize this browser until ${formatDate(answer.until, viewerTimeZone(), 'long')}. `}
            You can change this anytime under {choices}.
          </p>
        )}
      </div>
    </aside>
  );
}
