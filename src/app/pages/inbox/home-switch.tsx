import { useQuery } from '@tanstack/react-query';
import { ownListingsOptions } from '#domains/selling/web/index.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

interface HomeSwitchProps {
  /** A listing by its own id; undefined for all. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Which home the inbox is about; nothing for people with one, unless the address names it. */
export function HomeSwitch({ chosen, onChoose }: HomeSwitchProps) {
  const { data } = useQuery(ownListingsOptions());
  const homes = (data?.listings ?? []).filter(({ id, publicPrice }) => publicPrice !== null || id === chosen);
  if (chosen === undefined && homes.length < 2) return null;
  const isKnown = homes.some(({ id }) => id === chosen);
  return (
    <Field label="Home" className="mt-6 max-w-narrow print:hidden">
      <Select
        value={chosen ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? undefined : currentTarget.value)}
        placeholder="All homes"
        options={[
          ...homes.map(({ id, label, isArchived }) => ({ value: id, label: isArchived ? `${label} (archived)` : label })),
          ...(chosen === undefined || isKnown
            ? []
            : [{ value: chosen, label: data === undefined ? 'This home' : 'A home that you don’t sell' }]),
        ]}
      />
    </Field>
  );
}
