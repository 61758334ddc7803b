import { formatMoney } from '#lib/format.ts';
import { cn } from './class-names.ts';

export interface PriceProps {
  /** Integer cents. */
  cents: number;
  /** "/mo", "/sq ft". */
  unit?: string | undefined;
  /** `display` is the serif face of marketing surfaces and page heads. */
  size?: 'small' | 'medium' | 'large' | 'display' | undefined;
  /** The drop in price, in integer cents. */
  cutCents?: number | undefined;
  /** A price that no longer holds. */
  struck?: boolean | undefined;
  className?: string | undefined;
}

const sizes = {
  small: 'text-base font-semibold',
  medium: 'text-xl font-semibold tracking-tight',
  large: 'text-2xl font-semibold tracking-tight',
  display: 'font-serif text-3xl font-medium lining-nums md:text-4xl',
} as const;

export function Price({ cents, unit, size = 'medium', cutCents, struck, className }: PriceProps) {
  const amount = formatMoney(cents);
  return (
    <span className={cn('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      <span className={cn('text-ink', sizes[size], struck && 'text-ink-soft line-through')}>
        {struck ? <span className="sr-only">Was </span> : null}
        {amount}
        {unit === undefined ? null : <span className="text-sm font-normal tracking-normal text-ink-soft">{unit}</span>}
      </span>
      {cutCents ? <PriceCut cents={cutCents} /> : null}
    </span>
  );
}

export function PriceCut({ cents, className }: { cents: number; className?: string | undefined }) {
  return (
    <span className={cn('text-sm font-medium whitespace-nowrap text-accent', className)}>
      <span aria-hidden="true">↓ </span>
      <span className="sr-only">Price cut by </span>
      {formatMoney(cents, 'never')}
    </span>
  );
}
