import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from '#ui/icons/index.ts';
import { Select } from '#ui/select.tsx';
import { useOrderedDrag } from '#ui/use-ordered-drag.ts';
import { blockSchema, type Block } from '../../model/blocks/block.ts';
import type { GateFault } from '../../model/gate.ts';
import { fieldsOf } from './block-fields.ts';
import { BlockForm } from './block-form.tsx';
import { nameOfBlock } from './page-words.ts';

interface BlockItemProps {
  block: Block;
  at: number;
  count: number;
  /** What keeps this block from being published. */
  faults: readonly GateFault[];
  isOpen: boolean;
  onMove: (to: number, control: 'up' | 'down' | 'to') => void;
  /** Another block is dropped on this one. */
  onDropped: (id: string) => void;
  onRemove: () => void;
  onChange: (block: Block) => void;
}

/** A block of a page: moved by buttons, by the number of its place, or by drag; its content opens below. */
export function BlockItem({ block, at, count, faults, isOpen, onMove, onDropped, onRemove, onChange }: BlockItemProps) {
  const { ref, isLifted, isOver } = useOrderedDrag(block.id, { kind: 'landing-block', onDropped });
  const name = nameOfBlock(block);
  return (
    <li
      ref={ref}
      data-block={block.id}
      className={cn(
        'min-w-0 rounded-card border bg-surface p-4',
        isOver ? 'border-brand outline-2 outline-brand' : 'border-line',
        isLifted && 'opacity-50',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        {/* The buttons beside it do the same without a mouse. */}
        <span data-drag-handle aria-hidden="true" className="-ml-2 cursor-grab p-1 text-ink-soft">
          <GripVertical className="size-5" />
        </span>
        <span className="min-w-0 grow basis-48 font-semibold text-ink">
          {at + 1}. {name}
        </span>
        <span className="flex items-center gap-2">
          <IconButton
            data-move="up"
            icon={ArrowUp}
            size="small"
            label={`Move ${name} up`}
            idle={at === 0}
            onClick={() => onMove(at - 1, 'up')}
          />
          <IconButton
            data-move="down"
            icon={ArrowDown}
            size="small"
            label={`Move ${name} down`}
            idle={at === count - 1}
            onClick={() => onMove(at + 1, 'down')}
          />
          <Select
            data-move="to"
            compact
            className="max-w-28"
            aria-label={`Place of ${name}`}
            value={String(at)}
            options={Array.from({ length: count }, (_, place) => ({ value: String(place), label: `Place ${place + 1}` }))}
            onChange={({ target }) => onMove(Number(target.value), 'to')}
          />
          <IconButton icon={Trash2} size="small" label={`Remove ${name}`} onClick={onRemove} />
        </span>
      </div>
      {faults.length === 0 ? null : (
        <ul className="mt-2 list-disc pl-5 text-sm text-error">
          {faults.map(({ check, problem }) => (
            <li key={check + problem}>{problem}</li>
          ))}
        </ul>
      )}
      <details className="mt-2" open={isOpen ? true : undefined}>
        <summary className="cursor-pointer py-2 text-sm text-ink-soft">Edit</summary>
        <div className="pt-2">
          <BlockForm
            fields={fieldsOf(block.type)}
            values={block.props}
            onChange={(props) => {
              const changed = blockSchema.safeParse({ ...block, props });
              if (changed.success) onChange(changed.data);
            }}
          />
        </div>
      </details>
    </li>
  );
}
