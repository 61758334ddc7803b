import { MOST_LETTERS } from '../../model/limits.ts';
import type { CallInput } from '#lib/endpoint.ts';
import { changedFields, type FieldChange } from '#lib/field-changes.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { mostUrgent, SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useSavedFields } from '#platform/web/autosave/use-saved-fields.ts';
import { useSavedText } from '#platform/web/autosave/use-saved-text.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { updateCma, type Cma } from '../../contract.ts';
import { WORD_LINES } from '../../model/grid-lines.ts';
import { cmaHomeSchema, type CmaHome, type CmaHomeChanges } from '../../model/home.ts';
import { useAnalysisWrite } from '../use-analysis-write.ts';
import { HomeFields } from './home-fields.tsx';

const FIRST_DAY = '1900-01-01';

/** Step 1: what the records say about the home, to confirm or correct. */
export function FactsStep({ cma }: { cma: Cma }) {
  const write = useAnalysisWrite(cma.id);
  const put = (body: NonNullable<CallInput<typeof updateCma>['body']>, signal: AbortSignal) =>
    write(() => browserApi.call(updateCma, { params: { id: cma.id }, body }, signal));
  const facts = useSavedFields({
    name: `facts:${cma.id}`,
    saved: cma.subject,
    read: (value) => cmaHomeSchema.parse(value),
    save: async (changes, subject, signal) => (await put({ subject: changedFacts(changes, subject) }, signal)).subject,
  });
  const title = useSavedText({
    name: `title:${cma.id}`,
    saved: cma.title,
    save: (text, signal) => put({ title: text }, signal),
    isUsable: (text) => text.trim() !== '',
  });
  const date = useSavedText({
    name: `effective-date:${cma.id}`,
    saved: cma.effectiveDate,
    save: (effectiveDate, signal) => put({ effectiveDate }, signal),
    isUsable: isWholeDate,
  });
  const home = facts.doc;

  return (
    <div className="mt-4">
      <p className="max-w-measure text-ink-soft">
        From the public records: {home.propertySubType}
        {home.neighborhood === null ? '' : `, ${home.neighborhood}`}. Rates are recalculated when you change facts.
      </p>
      <div className="mt-5 grid grid-cols-1 gap-x-4 gap-y-5 md:grid-cols-2">
        <Field label="Name of the analysis" error={title.text.trim() === '' ? 'Give it a name' : undefined}>
          <TextInput maxLength={MOST_LETTERS.title} required {...title.box} />
        </Field>
        <Field
          label="Effective date"
          hint="The value is as of this day"
          error={isWholeDate(date.text) ? undefined : 'Enter a complete date'}
        >
          <TextInput type="date" required {...date.box} />
        </Field>
      </div>
      <div className="mt-6">
        <HomeFields home={home} onChange={(next) => facts.change(() => next)} />
      </div>
      <p className="mt-6 text-sm text-ink-soft">
        {cma.priorSales.length === 0
          ? 'No sale of this home is on record in three years.'
          : `Recorded sales of this home in three years: ${cma.priorSales.map((sale) => `${formatMoney(sale.priceCents, 'never')} on ${formatDate(sale.date, 'UTC')}`).join('; ')}.`}
      </p>
      <p role="status" className="mt-6 min-h-5 text-sm text-ink-soft print:hidden">
        {SAVE_WORDS[mostUrgent([facts.state, title.state, date.state])]}
      </p>
    </div>
  );
}

/** The facts that changed. Lines described in words are one fact each, and an emptied one is taken away. */
function changedFacts(changes: readonly FieldChange[], home: CmaHome): CmaHomeChanges {
  const { words: _whole, ...facts } = changedFields(changes, home);
  const lines = changes.flatMap(({ path: [name, line] }) =>
    name !== 'words' ? [] : line === undefined ? Object.keys(WORD_LINES) : [line],
  );
  if (lines.length === 0) return facts;
  const words: Readonly<Record<string, string>> = home.words ?? {};
  return { ...facts, words: Object.fromEntries(lines.map((line) => [line, words[line] ?? null])) };
}

/** While somebody types a year, the date is in the first centuries. */
function isWholeDate(text: string): boolean {
  return text >= FIRST_DAY;
}
