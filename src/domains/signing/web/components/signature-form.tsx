import { useRef, useState, type PointerEvent } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { signDocument, type ToSign } from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { DRAWN_HEIGHT, DRAWN_WIDTH, MOST_POINTS, MOST_STROKES, pathOf } from '../../model/drawn-size.ts';

type Point = [number, number];

interface SignatureFormProps {
  toSign: ToSign;
  token: string;
  onChange: (next: ToSign) => void;
}

/** A typed or drawn signature, looked at before it is given. */
export function SignatureForm({ toSign, token, onChange }: SignatureFormProps) {
  const [kind, setKind] = useState<'typed' | 'drawn'>('typed');
  const [text, setText] = useState(toSign.name);
  const [strokes, setStrokes] = useState<Point[][]>([]);
  const isReady = kind === 'typed' ? text.trim() !== '' : strokes.length > 0;
  const sign = useWrite(
    () =>
      browserApi.call(signDocument, {
        params: { token },
        body: { signature: kind === 'typed' ? { kind, text } : { kind, strokes } },
      }),
    { answered: onChange, tells: 'page', nameOf: () => 'sign' },
  );
  return (
    <PageSection id="sign" title="Your signature">
      <SegmentedControl
        legend="How you sign"
        hideLegend
        segments={[
          { value: 'typed', label: 'Type' },
          { value: 'drawn', label: 'Draw' },
        ]}
        value={kind}
        onValueChange={setKind}
      />
      {kind === 'typed' ? (
        <>
          <Field label="Your name" className="mt-4 max-w-100">
            <TextInput maxLength={MOST_LETTERS.name} value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
          <p aria-hidden="true" className="mt-4 truncate border-b border-ink pb-1 font-serif text-3xl italic">
            {text === '' ? ' ' : text}
          </p>
        </>
      ) : (
        <DrawingBox strokes={strokes} onChange={setStrokes} />
      )}
      <p className="mt-4 max-w-measure text-sm text-ink-soft">
        Check the document and your signature once more. With the button below you sign as {toSign.name}; time, network address
        and browser are kept with it.
      </p>
      <Button className="mt-4" disabled={!isReady} busy={sign.isBusy} busyText="Signing…" onClick={() => void sign.run()}>
        Sign the document
      </Button>
      {sign.failure === undefined ? null : (
        <p role="alert" className="mt-3 text-sm text-error">
          {sign.failure}
        </p>
      )}
    </PageSection>
  );
}

/** A box to draw in with finger, pen or mouse. Whoever cannot draw types. */
function DrawingBox({ strokes, onChange }: { strokes: Point[][]; onChange: (strokes: Point[][]) => void }) {
  const isDrawing = useRef(false);
  function pointOf(event: PointerEvent<SVGSVGElement>): Point {
    const box = event.currentTarget.getBoundingClientRect();
    const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
    return [
      within(((event.clientX - box.left) / box.width) * DRAWN_WIDTH, DRAWN_WIDTH),
      within(((event.clientY - box.top) / box.height) * DRAWN_HEIGHT, DRAWN_HEIGHT),
    ];
  }
  return (
    <div className="mt-4">
      <svg
        role="img"
        aria-label="Box to draw your signature in"
        viewBox={`0 0 ${DRAWN_WIDTH} ${DRAWN_HEIGHT}`}
        className="w-full max-w-150 touch-none rounded-card border border-line-strong bg-surface"
        onPointerDown={(event) => {
          if (strokes.length >= MOST_STROKES) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          isDrawing.current = true;
          onChange([...strokes, [pointOf(event)]]);
        }}
        onPointerMove={(event) => {
          const last = strokes.at(-1);
          if (isDrawing.current && last !== undefined && last.length < MOST_POINTS)
            onChange([...strokes.slice(0, -1), [...last, pointOf(event)]]);
        }}
        onPointerUp={() => (isDrawing.current = false)}
        onPointerCancel={() => (isDrawing.current = false)}
      >
        <path
          d={pathOf(strokes)}
          fill="none"
          stroke="currentColor"
          strokeWidth={5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Button className="mt-2" size="small" variant="secondary" disabled={strokes.length === 0} onClick={() => onChange([])}>
        Clear
      </Button>
    </div>
  );
}
