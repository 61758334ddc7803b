import { RemovableChip } from '#ui/chip.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { CATALOG } from '../../model/catalog.ts';
import { isSettlement } from '../../model/find-item.ts';
import type { CatalogItem } from '../../model/catalog-items.ts';

const GROUPS: Record<CatalogItem['kind'], string> = { plan: 'Plans', bundle: 'Bundles', service: 'Services' };
/** All that a code can be for: settlement services are never discounted. */
const CHOICES = CATALOG.filter((item) => item.kind !== 'service' || !isSettlement(item));

/** What is sold under an id, as people know it. */
export const nameItem = (id: string): string => CATALOG.find((item) => item.id === id)?.name ?? id;

interface PickedItems {
  chosen: readonly string[];
  /** What still stands in the box: nobody wants a code for everything because a word was never picked. */
  typed: string;
}

export const pickItems = (chosen: readonly string[]): PickedItems => ({ chosen, typed: '' });

interface PromoItemsProps {
  /** For its messages, as `useForm` gives it. */
  field: { id?: string | undefined; error?: string | undefined };
  picked: PickedItems;
  onChange: (picked: PickedItems) => void;
}

/** Picks what a code is for, by name. */
export function PromoItems({ field, picked: { chosen, typed }, onChange }: PromoItemsProps) {
  const sought = typed.trim().toLowerCase();
  const found = CHOICES.filter(({ id, name }) => !chosen.includes(id) && name.toLowerCase().includes(sought));
  const add = (id: string | undefined) => {
    if (id !== undefined) onChange(pickItems([...chosen, id]));
  };
  return (
    <div className="grid gap-2">
      <Field {...field} label="Only for" hint="Plans, bundles or services. Leave blank for all.">
        <Combobox
          query={typed}
          onQueryChange={(text) => onChange({ chosen, typed: text })}
          options={found.map(({ id, name, kind }) => ({ value: id, label: name, group: GROUPS[kind] }))}
          onSelect={({ value }) => add(value)}
          onSubmit={() => add(sought === '' ? undefined : found[0]?.id)}
          emptyText="Nothing by that name takes a discount."
          placeholder="Search what’s for sale"
        />
      </Field>
      {chosen.length === 0 ? null : (
        <ul aria-label="Only for" className="flex flex-wrap gap-2">
          {chosen.map((id) => (
            <li key={id} className="min-w-0">
              <RemovableChip
                label={nameItem(id)}
                onRemove={() => onChange({ chosen: chosen.filter((one) => one !== id), typed })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
