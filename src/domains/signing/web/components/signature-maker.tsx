import { type PointerEvent, useRef, useState } from 'react';
import { isPrintableText } from '#lib/printable.ts';
import { PICTURE_TYPES } from '#lib/picture-types.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { UNPRINTABLE } from '../../model/answers.ts';
import { DRAWN_HEIGHT, DRAWN_WIDTH, MOST_POINTS, MOST_STROKES, pathOf } from '../../model/drawn-size.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import type { Signature } from '../../model/signature.ts';
import { readSignature } from '../read-signature.ts';

type Point = [number, number];

interface SignatureMakerProps {
  /** What is made: `Signature` or `Initials`. */
  label: string;
  /** What it says when it is typed. */
  text: string;
  value: Signature | null;
  onChange: (value: Signature | null) => void;
}

/** A signature or initials: typed, drawn, or a picture of them. */
export function SignatureMaker({ label, text, value, onChange }: SignatureMakerProps) {
  const [kind, setKind] = useState<Signature['kind']>(value?.kind ?? 'typed');
  const typed = value?.kind === 'typed' ? value.text : '';
  function choose(next: Signature['kind']) {
    setKind(next);
    onChange(next === 'typed' ? { kind: 'typed', text } : null);
  }
  return (
    <>
      <SegmentedControl
        legend={`How you make your ${label.toLowerCase()}`}
        hideLegend
        segments={[
          { value: 'typed', label: 'Type' },
          { value: 'drawn', label: 'Draw' },
          { value: 'uploaded', label: 'Picture' },
        ]}
        value={kind}
        onValueChange={choose}
      />
      <div className="mt-4">
        {kind === 'typed' ? (
          <>
            <Field label={label} className="max-w-100" error={isPrintableText(typed) ? undefined : UNPRINTABLE.mark}>
              <TextInput
                maxLength={MOST_LETTERS.name}
                value={typed}
                onChange={(event) => onChange(event.target.value === '' ? null : { kind: 'typed', text: event.target.value })}
              />
            </Field>
            <p aria-hidden="true" className="mt-4 truncate border-b border-ink pb-1 font-serif text-3xl italic">
              {typed === '' ? ' ' : typed}
            </p>
          </>
        ) : kind === 'drawn' ? (
          <DrawingBox
            label={label}
            strokes={value?.kind === 'drawn' ? value.strokes : []}
            onChange={(strokes) => onChange(strokes.length === 0 ? null : { kind: 'drawn', strokes })}
          />
        ) : (
          <PictureBox label={label} value={value} onChange={onChange} />
        )}
      </div>
    </>
  );
}

/** A box to draw in with finger, pen or mouse. Whoever cannot draw types. */
function DrawingBox({ label, strokes, onChange }: { label: string; strokes: Point[][]; onChange: (strokes: Point[][]) => void }) {
  const isDrawing = useRef(false);
  // A finger is faster than the page is drawn anew: each point follows the one before, whatever is shown by then.
  const drawn = useRef(strokes);
  function draw(next: Point[][]) {
    drawn.current = next;
    onChange(next);
  }
  function pointOf(event: PointerEvent<SVGSVGElement>): Point {
    const box = event.currentTarget.getBoundingClientRect();
    const within = (at: number, most: number) => Math.round(Math.min(most, Math.max(0, at)));
    return [
      within(((event.clientX - box.left) / box.width) * DRAWN_WIDTH, DRAWN_WIDTH),
      within(((event.clientY - box.top) / box.height) * DRAWN_HEIGHT, DRAWN_HEIGHT),
    ];
  }
  return (
    <>
      <svg
        role="img"
        aria-label={`Box to draw your ${label.toLowerCase()} in`}
        viewBox={`0 0 ${DRAWN_WIDTH} ${DRAWN_HEIGHT}`}
        className="w-full max-w-150 touch-none rounded-card border border-line-strong bg-surface"
        onPointerDown={(event) => {
          if (drawn.current.length >= MOST_STROKES) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          isDrawing.current = true;
          draw([...drawn.current, [pointOf(event)]]);
        }}
        onPointerMove={(event) => {
          const last = drawn.current.at(-1);
          if (isDrawing.current && last !== undefined && last.length < MOST_POINTS)
            draw([...drawn.current.slice(0, -1), [...last, pointOf(event)]]);
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
      <Button className="mt-2" size="small" variant="secondary" disabled={strokes.length === 0} onClick={() => draw([])}>
        Clear
      </Button>
    </>
  );
}

function PictureBox({ label, value, onChange }: Omit<SignatureMakerProps, 'text'>) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  return (
    <>
      {value?.kind === 'uploaded' ? (
        <img
          src={`data:image/png;base64,${value.png}`}
          alt={`Your ${label.toLowerCase()}`}
          className="mb-3 max-h-24 max-w-full border border-line bg-on-media"
        />
      ) : null}
      <Button variant="secondary" onClick={() => input.current?.click()}>
        Choose a picture
      </Button>
      <p className="mt-2 text-sm text-ink-soft">A photo or scan on white paper, cropped close.</p>
      <FilePicker
        ref={input}
        label={`Picture of your ${label.toLowerCase()}`}
        accept={PICTURE_TYPES.join(',')}
        onFiles={([file]) => {
          setFault(undefined);
          readSignature(file).then(onChange, () => setFault('We can’t read this picture. Choose another one.'));
        }}
      />
      {fault === undefined ? null : (
        <p role="alert" className="mt-2 text-sm text-error">
          {fault}
        </p>
      )}
    </>
  );
}
