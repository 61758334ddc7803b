import { useQuery } from '@tanstack/react-query';
import { type Document, isOfApplication } from '#domains/documents/contract.ts';
import { DocumentList, documentsOptions, MOST_DOCUMENT_SIZE } from '#domains/documents/web/index.ts';
import { formatCount } from '#lib/format.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { type ApplicationStep, uploadApplicationDocument } from '../../contract.ts';
import { DOCUMENT_ITEM_KEYS, DOCUMENT_ITEMS } from '../../model/paper-kinds.ts';

/** The papers that lenders ask for with this step: the reader's own files. */
export function StepDocuments({ step, saveFirst }: { step: ApplicationStep; saveFirst: () => Promise<void> }) {
  const items = DOCUMENT_ITEM_KEYS.filter((key) => DOCUMENT_ITEMS[key].step === step);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="papers" className="mt-8 rounded-card border border-line bg-surface p-4 md:p-5">
      <h2 id="papers" className="font-sans text-base font-semibold">
        Papers
      </h2>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">
        Optional. Have them ready for your lender: PDF or photo, up to {MOST_DOCUMENT_SIZE} each, kept encrypted, seen only by
        you, and deleted with the application.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {items.map((item) => (
          <li key={item} className="py-4 last:pb-0">
            <h3 className="font-sans font-medium">{DOCUMENT_ITEMS[item].label}</h3>
            <p className="mb-2 text-sm text-ink-soft">{DOCUMENT_ITEMS[item].hint}</p>
            <DocumentList
              label={DOCUMENT_ITEMS[item].label}
              target={{ endpoint: uploadApplicationDocument, params: { item } }}
              belongs={(document) => isOfApplication(document) && document.item === item}
              beforeUpload={saveFirst}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which papers are there, and which are not. */
export function DocumentOverview({ isShort }: { isShort: boolean }) {
  return (
    <section aria-label="Papers" className="min-w-0">
      <h2 className="font-sans text-base font-semibold">Papers</h2>
      <Loaded query={useQuery(documentsOptions)} failed="We couldn’t load your papers" look="line">
        {({ documents }) => <KeyValueList className="mt-1 text-sm" items={countPapers(documents, isShort)} />}
      </Loaded>
    </section>
  );
}

function countPapers(documents: readonly Document[], isShort: boolean) {
  return DOCUMENT_ITEM_KEYS.filter((item) => !isShort || DOCUMENT_ITEMS[item].step !== 'property').map((item) => {
    const count = documents.filter((document) => isOfApplication(document) && document.item === item).length;
    return { label: DOCUMENT_ITEMS[item].label, value: count === 0 ? 'None yet' : formatCount(count, 'file') };
  });
}
