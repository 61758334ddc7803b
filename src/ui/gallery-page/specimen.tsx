import type { ReactNode } from 'react';
import { cn } from '../class-names.ts';

/** A chapter of the gallery. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-8 pb-12">
      <h2 className="mb-6">{title}</h2>
      <div className="grid gap-8">{children}</div>
    </section>
  );
}

/** One part in some of its states, under its name. */
export function Specimen({
  name,
  layout = 'row',
  children,
}: {
  name: string;
  layout?: 'row' | 'stack' | 'grid';
  children: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-xs font-medium text-ink-soft">{name}</h3>
      <div
        className={cn(
          'min-w-0',
          layout === 'row' && 'flex flex-wrap items-center gap-3',
          layout === 'stack' && 'flex flex-col gap-5',
          layout === 'grid' && 'grid gap-5 sm:grid-cols-2',
        )}
      >
        {children}
      </div>
    </div>
  );
}
