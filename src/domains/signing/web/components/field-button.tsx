import { useEffect, useRef } from 'react';
import { placeAt, type ShownPage } from '#platform/web/pdf/pdf-pages.tsx';
import { cn } from '#ui/class-names.ts';
import { type Answers, isFilled } from '../../model/answers.ts';
import { FIELD_WORDS, nameField, type SigningField } from '../../model/fields.ts';
import { showDay } from '../../model/marks.ts';
import { MarkView } from './mark-view.tsx';

interface FieldButtonProps {
  field: SigningField;
  page: ShownPage;
  answers: Answers;
  /** Takes the focus whenever this changes to a number. */
  wanted: number | undefined;
  onPress: () => void;
}

/** A field where it lies on its page, to fill in. */
export function FieldButton({ field, page, answers, wanted, onPress }: FieldButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted === undefined) return;
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  }, [wanted]);
  const place = placeAt(page.toShown(field));
  const filled = isFilled(field, answers.values);
  const isBox = field.kind === 'checkbox';
  return (
    <button
      ref={(element) => {
        button.current = element;
        place(element);
      }}
      type="button"
      role={isBox ? 'checkbox' : undefined}
      aria-checked={isBox ? filled : undefined}
      aria-label={`${nameField(field)}, page ${field.page}${field.isRequired ? ', required' : ''}${isBox ? '' : `: ${tellValue(field, answers)}`}`}
      className={cn(
        'absolute flex min-h-6 min-w-6 items-center overflow-hidden rounded-sm border-2 p-px text-left text-xs',
        filled ? 'border-transparent hover:border-info' : 'border-info bg-info-tint/80',
        !filled && field.isRequired && 'border-accent',
      )}
      onClick={onPress}
    >
      {filled ? (
        <MarkView field={field} answers={answers} />
      ) : isBox ? null : (
        <span aria-hidden="true" className="truncate px-1 font-medium text-ink">
          {nameField(field)}
        </span>
      )}
    </button>
  );
}

function tellValue(field: SigningField, { values }: Answers): string {
  const value = values[field.id] ?? '';
  if (value.trim() === '') return 'empty';
  if (field.kind === 'date') return showDay(value);
  return field.kind === 'signature' || field.kind === 'initials' ? `your ${FIELD_WORDS[field.kind].toLowerCase()}` : value;
}
