import { ChevronDown } from '#ui/icons/index.ts';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export function Accordion({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cn('divide-y divide-line border-y border-line', className)}>{children}</div>;
}

export interface AccordionItemProps {
  title: ReactNode;
  /** Stands at the end of the closed row: a sum, a count. */
  aside?: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Items of the same group close each other. */
  group?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Works before scripts arrive, and the browser's own find-in-page opens it. */
export function AccordionItem({ title, aside, defaultOpen, group, id, children }: AccordionItemProps) {
  return (
    <details id={id} name={group} open={defaultOpen} data-print="open" className="group/item">
      <summary className="flex min-h-13 items-center gap-3 rounded-control py-3 font-medium hover:text-brand">
        <span className="min-w-0 flex-1">{title}</span>
        {aside == null ? null : <span className="text-sm text-ink-soft">{aside}</span>}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open/item:rotate-180 print:hidden"
        />
      </summary>
      <div className="max-w-measure pb-5 text-ink-soft">{children}</div>
    </details>
  );
}
