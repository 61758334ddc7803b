import { useRef, useState } from 'react';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { listContracts, type Analysis } from '../../contract.ts';
import { sendContract } from '../api.ts';

const MOST_MB = 25;

/** Takes one contract, by button or drop, and has it read. */
export function ContractBox({ onRead }: { onRead: (analysis: Analysis) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const read = useWrite((file: File, id: string) => sendContract(file, id), {
    nameOf: ({ name, size, lastModified }) => `${name} ${size} ${lastModified}`,
    refreshes: [listContracts],
    tells: 'page',
    answered: (analysis) => onRead(analysis),
  });
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    read.reset();
    const isTooLarge = file.size > MOST_MB * 1024 * 1024;
    setRefusal(isTooLarge ? `${file.name} is larger than ${MOST_MB} MB: send a smaller copy.` : undefined);
    if (!isTooLarge) void read.run(file);
  };
  const problem = refusal ?? read.failure;
  return (
    <div
      className={`mt-6 rounded-card border border-dashed p-8 text-center ${isOver ? 'border-brand bg-brand-tint' : 'border-line-strong'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Button busy={read.isBusy} busyText="Reading…" onClick={() => input.current?.click()}>
        Add a contract
      </Button>
      <p className="mt-2 text-sm text-ink-soft">
        Or drop it here: PDF, DOCX, text, or a scan or photo of a page, up to {MOST_MB} MB and 300 pages.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Contract"
        accept=".pdf,.docx,.txt,.md,.png,.jpg,.jpeg,.webp,.tif,.tiff,application/pdf,text/plain,image/png,image/jpeg"
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {problem === undefined ? null : (
        <p role="alert" className="mt-3 text-sm text-error">
          {problem}
        </p>
      )}
    </div>
  );
}
