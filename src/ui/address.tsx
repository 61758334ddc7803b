import { cn } from './class-names.ts';

export interface AddressProps {
  /** "1420 Alder Row, Unit 3"; absent where the owner keeps it private. */
  street?: string | undefined;
  city: string;
  state: string;
  postalCode?: string | undefined;
  layout?: 'line' | 'stack' | undefined;
  className?: string | undefined;
}

export function Address({ street, city, state, postalCode, layout = 'line', className }: AddressProps) {
  const locality = `${city}, ${state}${postalCode === undefined ? '' : ` ${postalCode}`}`;
  const first = street ?? 'Address not shown';
  return (
    <address className={cn('not-italic', className)}>
      {layout === 'line' ? (
        `${first}, ${locality}`
      ) : (
        <>
          <span className="block font-medium">{first}</span>
          <span className="block text-ink-soft">{locality}</span>
        </>
      )}
    </address>
  );
}
