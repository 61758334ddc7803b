import { Form } from 'react-router';
import { AVAILABILITIES, CHECK_WORDS, categoryOf, PRICE_WORDS, RATINGS } from '#domains/experts/contract.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { CatalogService } from '../../contract.ts';

interface FindOwnExpertProps {
  services: readonly Pick<CatalogService, 'doneBy'>[];
  zip: string | null;
}

/** The other way to what experts do: to choose one. Leads into the directory, which knows who they are. Works without scripts. */
export function FindOwnExpert({ services, zip }: FindOwnExpertProps) {
  const kinds = [...new Set(services.flatMap(({ doneBy }) => (doneBy === null ? [] : [doneBy])))];
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby="own-expert" data-print="hide" className="mt-12 border-t border-line pt-6">
      <h2 id="own-expert" className="font-serif text-2xl">
        Choose the expert yourself
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        For what’s above, we find someone at the price you see. In the directory you compare experts yourself, each at their own
        price.
      </p>
      <Form method="get" action="/experts" className="mt-4 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {zip === null ? null : <input type="hidden" name="zip" value={zip} />}
        <Field label="Kind of expert">
          <Select name="category" options={kinds.map((kind) => ({ value: kind, label: categoryOf(kind).plural }))} />
        </Field>
        <FacetField name="badge" label="Verified" any="Verified or not" words={CHECK_WORDS} />
        <FacetField name="rating" label="Rating" any="Any rating" words={RATINGS} />
        <FacetField name="free" label="Free" any="Any time" words={AVAILABILITIES} />
        <FacetField name="price" label="Priced" any="In any way" words={PRICE_WORDS} />
        <Button type="submit" variant="secondary">
          Show experts
        </Button>
      </Form>
    </section>
  );
}

/** A facet of the directory, under the name that its address has. */
function FacetField({ name, label, any, words }: { name: string; label: string; any: string; words: Record<string, string> }) {
  return (
    <Field label={label}>
      <Select name={name} placeholder={any} options={Object.entries(words).map(([value, said]) => ({ value, label: said }))} />
    </Field>
  );
}
