import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { randomUuid } from '#lib/uuid.ts';
import { Button } from '#ui/button.tsx';
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
import { BlockItem } from './block-item.tsx';
import { nameOfBlock } from './page-words.ts';

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
      setSaid(sayPlace(block, to, blocks.length));
    });
    list.current?.querySelector<HTMLElement>(`[data-block="${block.id}"] [data-move="${control}"]`)?.focus();
  }

  function drop(id: string, to: number) {
    const block = blocks.find((one) => one.id === id);
    if (block === undefined) return;
    onChange(moveBlock(blocks, id, to));
    setSaid(sayPlace(block, to, blocks.length));
  }

  function remove(at: number) {
    const block = blocks[at];
    if (block === undefined) return;
    flushSync(() => {
      onChange(blocks.toSpliced(at, 1));
      setSaid(`${nameOfBlock(block)} removed`);
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
          <BlockItem
            key={block.id}
            block={block}
            at={at}
            count={blocks.length}
            faults={faults.filter(({ blockId }) => blockId === block.id)}
            isOpen={fresh.includes(block.id)}
            onMove={(to, control) => move(block, to, control)}
            onDropped={(id) => drop(id, at)}
            onRemove={() => remove(at)}
            onChange={(changed) => onChange(blocks.with(at, changed))}
          />
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

const sayPlace = (block: Block, at: number, count: number) => `${nameOfBlock(block)}: now ${at + 1} of ${count}`;
