import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { documentsOptions } from '#domains/documents/web/index.ts';
import { formatNumber } from '#lib/format.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Select } from '#ui/select.tsx';
import { listContracts } from '../../contract.ts';
import { isReadable, MOST_CHARACTERS, MOST_PAGES } from '../../model/limits.ts';
import { writeSampleAgreement } from '../../model/sample-agreement.ts';
import { sendContract } from '../api.ts';
import { useReadDocument } from '../use-read-document.ts';

const MOST_MB = 25;
const SAMPLE = {
  seller: 'Jordan Example',
  buyer: 'Casey Example',
  address: '412 Maple Street, Springfield, IL 62704',
  price: 385_000,
};

/** Takes one contract, by button or drop, and has it read. */
export function ContractBox({ onRead }: { onRead: (contractId: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [chosen, setChosen] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const read = useWrite((file: File, id: string) => sendContract(file, id), {
    nameOf: ({ name, size, lastModified }) => `${name} ${size} ${lastModified}`,
    refreshes: [listContracts],
    tells: 'page',
    answered: ({ id }) => onRead(id),
  });
  const kept = useReadDocument((id) => onRead(id), 'page');
  const { data } = useQuery(documentsOptions);
  const documents = (data?.documents ?? []).filter(isReadable).toReversed();
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    read.reset();
    kept.reset();
    const isTooLarge = file.size > MOST_MB * 1024 * 1024;
    setRefusal(isTooLarge ? `${file.name} is larger than ${MOST_MB} MB: send a smaller copy.` : undefined);
    if (!isTooLarge) void read.run(file);
  };
  const trySample = () => {
    const text = writeSampleAgreement({ ...SAMPLE, today: dayInZone(new Date(), viewerTimeZone()) });
    take(new File([text], 'Sample agreement.txt', { type: 'text/plain' }));
  };
  const problem = refusal ?? read.failure ?? kept.failure;
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
        Or drop it here: PDF, DOCX, text, or a scan or photo of a page, up to {MOST_MB} MB, {MOST_PAGES} pages and{' '}
        {formatNumber(MOST_CHARACTERS)} characters.
      </p>
      <Button variant="quiet" size="small" className="mt-2" disabled={read.isBusy} onClick={trySample}>
        Try it on a sample agreement
      </Button>
      {/* It stands from the start, so that nothing moves when the documents come. */}
      <div className="mt-5 flex flex-wrap items-end justify-center gap-3">
        <Field label="Or one of your documents" className="min-w-0 flex-1 basis-60 text-left">
          <Select
            placeholder={data != null && documents.length === 0 ? 'None yet' : 'Choose a document'}
            options={documents.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen}
            disabled={documents.length === 0}
            onChange={(event) => setChosen(event.target.value)}
          />
        </Field>
        <Button
          variant="secondary"
          busy={kept.isBusy}
          busyText="Reading…"
          disabled={chosen === ''}
          onClick={() => {
            read.reset();
            setRefusal(undefined);
            void kept.run(chosen);
          }}
        >
          Read it
        </Button>
      </div>
      <FilePicker
        ref={input}
        label="Contract"
        accept=".pdf,.docx,.txt,.md,.png,.jpg,.jpeg,.webp,.tif,.tiff,application/pdf,text/plain,image/png,image/jpeg"
        onFiles={([file]) => take(file)}
      />
      {problem === undefined ? null : (
        <p role="alert" className="mt-3 text-sm text-error">
          {problem}
        </p>
      )}
    </div>
  );
}
