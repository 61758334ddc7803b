import { Check } from '#ui/icons/index.ts';
import type { Answers } from '../../model/answers.ts';
import { DRAWN_HEIGHT, DRAWN_WIDTH, pathOf } from '../../model/drawn-size.ts';
import type { SigningField } from '../../model/fields.ts';
import { showDay } from '../../model/marks.ts';
import type { Signature } from '../../model/signature.ts';

/** What stands in a field that is filled in, as large as the field. */
export function MarkView({ field: { id, kind }, answers }: { field: SigningField; answers: Answers }) {
  const value = answers.values[id] ?? '';
  if (kind === 'checkbox') return <Check aria-hidden="true" className="size-full" />;
  if (kind === 'signature' || kind === 'initials') {
    const mark = kind === 'signature' ? answers.signature : answers.initials;
    return mark === null ? null : <SignatureView mark={mark} />;
  }
  return <FittedText text={kind === 'date' ? showDay(value) : value} />;
}

function SignatureView({ mark }: { mark: Signature }) {
  if (mark.kind === 'typed') return <FittedText text={mark.text} isWritten />;
  if (mark.kind === 'uploaded')
    return <img src={`data:image/png;base64,${mark.png}`} alt="" className="size-full object-contain object-left" />;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${DRAWN_WIDTH} ${DRAWN_HEIGHT}`}
      preserveAspectRatio="xMinYMid meet"
      className="size-full"
    >
      <path d={pathOf(mark.strokes)} fill="none" stroke="currentColor" strokeWidth={6} strokeLinecap="round" />
    </svg>
  );
}

/** A line of text that shrinks into its field. */
function FittedText({ text, isWritten = false }: { text: string; isWritten?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(4, text.length * 0.62)} 1.3`}
      preserveAspectRatio="xMinYMid meet"
      className="size-full"
    >
      <text y="1" fontSize="1" fill="currentColor" className={isWritten ? 'font-serif italic' : undefined}>
        {text}
      </text>
    </svg>
  );
}
