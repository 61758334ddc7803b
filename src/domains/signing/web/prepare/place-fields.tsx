import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type Document, getDocumentFile } from '#domains/documents/contract.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { randomUuid } from '#lib/uuid.ts';
import { ApiError } from '#platform/web/api-client.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { PdfPages, type ShownPage } from '#platform/web/pdf/pdf-pages.tsx';
import { cn } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import type { DraftContent } from '../../contract/drafts.ts';
import { FIELD_KINDS, FIELD_SIZES, FIELD_WORDS, type FieldKind, type SigningField } from '../../model/fields.ts';
import { MOST_FIELDS } from '../../model/limits.ts';
import { FieldPanel } from './field-panel.tsx';
import { keepOnPage } from './move-field.ts';
import { PlacedField, placedId } from './placed-field.tsx';

const KINDS = FIELD_KINDS.map((value) => ({ value, label: FIELD_WORDS[value] }));

/** What stays in reach above the pages. */
const BAR = 'z-20 -mx-4 border-y border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0 [@media(height>=30rem)]:sticky';

const placeId = (file: number, page: number): string => `place-${file}-${page}`;

interface PlaceFieldsProps {
  content: DraftContent;
  known: readonly Document[];
  onFields: (fields: SigningField[]) => void;
}

/** The fields on the drawn pages: placed by a press on the page, moved by pointer or arrow keys. */
export function PlaceFields({ content: { documents, recipients, fields }, known, onFields }: PlaceFieldsProps) {
  const signers = recipients.flatMap(({ role, name }, at) =>
    role === 'signer' ? [{ value: String(at), label: name.trim() === '' ? `Person ${at + 1}` : name }] : [],
  );
  const [kind, setKind] = useState<FieldKind>('signature');
  const [chosen, setChosen] = useState<string>();
  const [person, setPerson] = useState('0');
  const who = signers.find(({ value }) => value === person) ?? signers[0];
  const selected = fields.find(({ id }) => id === chosen);
  const panel = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<string>();
  useEffect(() => {
    if (placed !== undefined) document.getElementById(placedId(placed))?.focus({ preventScroll: true });
  }, [placed]);
  const change = (id: string, part: Partial<SigningField>) =>
    onFields(fields.map((field) => (field.id === id ? { ...field, ...part } : field)));
  function remove({ id, file, page }: SigningField) {
    // The field takes the focus with it: it goes on where the next one is placed.
    document.getElementById(placeId(file, page))?.focus({ preventScroll: true });
    onFields(fields.filter((field) => field.id !== id));
  }

  function place(file: number, page: ShownPage, event: MouseEvent<HTMLButtonElement>) {
    if (who === undefined || fields.length >= MOST_FIELDS) return;
    const box = event.currentTarget.getBoundingClientRect();
    const size = { width: FIELD_SIZES[kind].width / page.width, height: FIELD_SIZES[kind].height / page.height };
    // A key places it in the middle, a pointer where it points.
    const isKey = event.detail === 0;
    const shown = keepOnPage({
      ...size,
      x: (isKey ? 0.5 : (event.clientX - box.left) / box.width) - size.width / 2,
      y: (isKey ? 0.5 : (event.clientY - box.top) / box.height) - size.height / 2,
    });
    const id = randomUuid();
    const isRequired = kind !== 'checkbox';
    const field = {
      ...page.toPage(shown),
      id,
      kind,
      file,
      page: page.number,
      recipient: Number(who.value),
      label: '',
      isRequired,
    };
    onFields([...fields, field]);
    setChosen(id);
    setPlaced(id);
  }

  return (
    <PageSection id="fields" title="Fields on the pages">
      {who === undefined ? (
        <p className="text-sm text-ink-soft">Fields belong to people who sign: add one above.</p>
      ) : (
        <>
          <p className="max-w-measure text-sm text-ink-soft">
            Choose the field and who it’s for, then click the page. Drag a field to move it, or use the arrow keys: Shift moves it
            farther, Alt resizes it, Delete removes it, Enter goes to its settings. Anyone without a signature field signs on a
            page after the documents.
          </p>
          {/* On a very low screen, the pages need all of it. */}
          <div
            className={cn(
              BAR,
              'mt-4 flex flex-wrap items-end gap-x-4 gap-y-2 [@media(height>=30rem)]:top-[calc(4rem+var(--away-bar,0px))]',
            )}
          >
            <SegmentedControl legend="Field" hideLegend segments={KINDS} value={kind} onValueChange={setKind} />
            <Field label="For" className="w-full sm:w-60">
              <Select options={signers} value={who.value} onChange={(event) => setPerson(event.target.value)} />
            </Field>
          </div>
          <div className="mt-4 max-w-200 space-y-8">
            {documents.map((id, file) => (
              <OneDocument
                key={id}
                id={id}
                name={known.find((document) => document.id === id)?.name ?? ''}
                over={(page) => (
                  <>
                    <button
                      id={placeId(file, page.number)}
                      type="button"
                      aria-label={`Place on page ${page.number}: ${FIELD_WORDS[kind]} for ${who.label}`}
                      className="absolute inset-0 cursor-crosshair"
                      onClick={(event) => place(file, page, event)}
                    />
                    {fields
                      .filter((field) => field.file === file && field.page === page.number)
                      .map((field) => (
                        <PlacedField
                          key={field.id}
                          field={field}
                          page={page}
                          who={signers.find(({ value }) => value === String(field.recipient))?.label ?? 'no one'}
                          isSelected={field.id === chosen}
                          onSelect={() => setChosen(field.id)}
                          onOpen={() => panel.current?.querySelector('input')?.focus()}
                          onChange={(part) => change(field.id, part)}
                          onRemove={() => remove(field)}
                        />
                      ))}
                  </>
                )}
              />
            ))}
          </div>
          {selected === undefined ? null : (
            <div ref={panel} className={cn(BAR, 'mt-4 [@media(height>=30rem)]:bottom-[var(--foot-bar,0px)]')}>
              <FieldPanel
                field={selected}
                signers={signers}
                onChange={(part) => change(selected.id, part)}
                onRemove={() => remove(selected)}
              />
            </div>
          )}
        </>
      )}
    </PageSection>
  );
}

function OneDocument({ id, name, over }: { id: string; name: string; over: (page: ShownPage) => React.ReactNode }) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const response = await fetchAsUser(endpointUrl(getDocumentFile.path, { documentId: id }), { signal });
      if (!response.ok) throw new ApiError(response.status, await response.text());
      return response.arrayBuffer();
    },
    [id],
  );
  return (
    <section aria-label={name}>
      <p className="mb-2 text-sm break-words text-ink-soft">{name}</p>
      <PdfPages title={name} load={load} over={over} />
    </section>
  );
}
