import { type PointerEvent, useRef } from 'react';
import { type PageRect, placeAt, type ShownPage } from '#platform/web/pdf/pdf-pages.tsx';
import { cn } from '#ui/class-names.ts';
import { nameField, type SigningField } from '../../model/fields.ts';
import { keepOnPage, moveByKey } from './move-field.ts';

export const placedId = (id: string): string => `placed-${id}`;

/** By the place of the person; the name says it too. */
const COLORS = ['border-brand', 'border-info', 'border-accent', 'border-warning', 'border-error'];

/** Whoever places by keys puts a field where the page may not be in sight. */
const bringIntoView = (field: HTMLElement): void => field.scrollIntoView?.({ block: 'nearest' });

interface PlacedFieldProps {
  field: SigningField;
  page: ShownPage;
  /** Whose field it is. */
  who: string;
  isSelected: boolean;
  onSelect: () => void;
  /** By a key: on to what it is called and whose it is. */
  onOpen: () => void;
  onChange: (part: PageRect) => void;
  onRemove: () => void;
}

/** A field on its page: dragged and sized by pointer, or by the arrow keys (Shift for far, Alt for its size). */
export function PlacedField({ field, page, who, isSelected, onSelect, onOpen, onChange, onRemove }: PlacedFieldProps) {
  const shown = page.toShown(field);
  const drag = useRef<{ x: number; y: number; from: PageRect; isSizing: boolean }>(undefined);
  const move = (next: PageRect) => onChange(page.toPage(next));

  function start(event: PointerEvent<HTMLElement>, isSizing: boolean) {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, from: shown, isSizing };
    onSelect();
  }
  function go(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.closest('[data-page]')?.getBoundingClientRect();
    if (drag.current === undefined || box === undefined) return;
    const { x, y, from, isSizing } = drag.current;
    const [dx, dy] = [(event.clientX - x) / box.width, (event.clientY - y) / box.height];
    move(
      keepOnPage(
        isSizing
          ? { ...from, width: Math.min(1 - from.x, from.width + dx), height: Math.min(1 - from.y, from.height + dy) }
          : { ...from, x: from.x + dx, y: from.y + dy },
      ),
    );
  }
  const end = () => (drag.current = undefined);

  return (
    <div ref={placeAt(shown)} className={cn('absolute', isSelected && 'z-10')}>
      <button
        id={placedId(field.id)}
        type="button"
        aria-label={`${nameField(field)} for ${who}, page ${field.page}, ${Math.round(shown.x * page.width)} points from the left, ${Math.round(shown.y * page.height)} from the top`}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete Enter"
        className={cn(
          // Between the bars, which stay in sight.
          'flex size-full min-h-4 min-w-4 cursor-move touch-none scroll-mt-44 scroll-mb-40 items-center overflow-hidden rounded-sm border-2 bg-on-media/80 px-1 text-left text-xs text-ink',
          COLORS[field.recipient % COLORS.length],
          isSelected && 'outline-2 outline-offset-1 outline-focus',
        )}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) bringIntoView(currentTarget);
          onSelect();
        }}
        onClick={({ detail }) => (detail === 0 ? onOpen() : undefined)}
        onPointerDown={(event) => start(event, false)}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') return onRemove();
          const next = moveByKey(shown, event, page);
          if (next === undefined) return;
          event.preventDefault();
          move(next);
          const { currentTarget } = event;
          requestAnimationFrame(() => bringIntoView(currentTarget));
        }}
      >
        <span aria-hidden="true" className="truncate">
          {nameField(field)}
          {field.isRequired ? ' *' : ''}, {who}
        </span>
      </button>
      {isSelected ? (
        <span
          aria-hidden="true"
          className="absolute -right-2 -bottom-2 size-5 cursor-nwse-resize touch-none rounded-full border-2 border-media bg-on-media"
          onPointerDown={(event) => start(event, true)}
          onPointerMove={go}
          onPointerUp={end}
          onPointerCancel={end}
        />
      ) : null}
    </div>
  );
}
