import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ArrowDown, ArrowUp, Trash2 } from '#ui/icons/index.ts';
import { randomUuid } from '#lib/uuid.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import {
  BLOCK_TYPES,
  BLOCK_VERSION,
  BLOCK_WORDS,
  blockSchema,
  EMPTY_PROPS,
  type Block,
  type BlockType,
} from '../../model/blocks/block.ts';
import { moveBlock } from '../../model/blocks/content.ts';
import type { GateFault } from '../../model/gate.ts';
import { MOST_BLOCKS } from '../../model/limits.ts';
import { fieldsOf } from './block-fields.ts';
import { BlockForm } from './block-form.tsx';

interface BlockListProps {
  blocks: readonly Block[];
  faults: readonly GateFault[];
  onChange: (blocks: Block[]) => void;
}

/** The blocks of a page in order. Moving one says where it stands now, and keeps the focus on what was pressed. */
export function BlockList({ blocks, faults, onChange }: BlockListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  /** Blocks that were added here: they stand open. */
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const [type, setType] = useState<BlockType>('text');

  function move(block: Block, to: number, control: string) {
    if (to < 0 || to >= blocks.length) return;
    flushSync(() => {
      onChange(moveBlock(blocks, block.id, to));
      setSaid(`${nameOf(block)}: now ${to + 1} of ${blocks.length}`);
    });
    list.current?.querySelector<HTMLElement>(`[data-block="${block.id}"] [data-move="${control}"]`)?.focus();
  }

  function remove(at: number) {
    const block = blocks[at];
    if (block === undefined) return;
    flushSync(() => {
      onChange(blocks.toSpliced(at, 1));
      setSaid(`${nameOf(block)} removed`);
    });
    const next = blocks[at + 1] ?? blocks[at - 1];
    list.current?.querySelector<HTMLElement>(`[data-block="${next?.id ?? ''}"] summary`)?.focus();
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} className="space-y-3">
        {blocks.map((block, at) => (
          <li key={block.id} data-block={block.id} className="min-w-0 rounded-card border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 flex-1 font-semibold text-ink">
                {at + 1}. {nameOf(block)}
              </span>
              <IconButton
                data-move="up"
                icon={ArrowUp}
                size="small"
                label={`Move ${nameOf(block)} up`}
                idle={at === 0}
                onClick={() => move(block, at - 1, 'up')}
              />
              <IconButton
                data-move="down"
                icon={ArrowDown}
                size="small"
                label={`Move ${nameOf(block)} down`}
                idle={at === blocks.length - 1}
                onClick={() => move(block, at + 1, 'down')}
              />
              <Select
                data-move="to"
                compact
                className="max-w-28"
                aria-label={`Place of ${nameOf(block)}`}
                value={String(at)}
                options={blocks.map((_, place) => ({ value: String(place), label: `Place ${place + 1}` }))}
                onChange={({ target }) => move(block, Number(target.value), 'to')}
              />
              <IconButton icon={Trash2} size="small" label={`Remove ${nameOf(block)}`} onClick={() => remove(at)} />
            </div>
            {faults.some(({ blockId }) => blockId === block.id) ? (
              <ul className="mt-2 list-disc pl-5 text-sm text-error">
                {faults
                  .filter(({ blockId }) => blockId === block.id)
                  .map(({ check, problem }) => (
                    <li key={check + problem}>{problem}</li>
                  ))}
              </ul>
            ) : null}
            <details className="mt-2" open={fresh.includes(block.id) ? true : undefined}>
              <summary className="cursor-pointer py-2 text-sm text-ink-soft">Edit</summary>
              <div className="pt-2">
                <BlockForm
                  fields={fieldsOf(block.type)}
                  values={block.props}
                  onChange={(props) => {
                    const changed = blockSchema.safeParse({ ...block, props });
                    if (changed.success) onChange(blocks.with(at, changed.data));
                  }}
                />
              </div>
            </details>
          </li>
        ))}
      </ol>
      {blocks.length === 0 ? <Notice className="mb-3">A page begins with its head. Add one below.</Notice> : null}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Field label="New block" className="min-w-48">
          <Select
            value={type}
            options={BLOCK_TYPES.map((value) => ({ value, label: BLOCK_WORDS[value] }))}
            onChange={({ target }) => setType(BLOCK_TYPES.find((known) => known === target.value) ?? 'text')}
          />
        </Field>
        <Button
          variant="secondary"
          disabled={blocks.length >= MOST_BLOCKS}
          onClick={() => {
            const id = randomUuid();
            setFresh([...fresh, id]);
            onChange([...blocks, blockSchema.parse({ id, type, v: BLOCK_VERSION, props: EMPTY_PROPS[type] })]);
            setSaid(`${BLOCK_WORDS[type]} added as block ${blocks.length + 1}`);
          }}
        >
          Add the block
        </Button>
      </div>
    </>
  );
}

function nameOf({ type, props }: Block): string {
  const heading = 'heading' in props ? props.heading : '';
  return heading === '' ? BLOCK_WORDS[type] : `${BLOCK_WORDS[type]} “${heading}”`;
}
