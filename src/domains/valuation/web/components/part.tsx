import { useId, type ReactNode } from 'react';

/** A part of a valuation page, under its own heading. */
export function Part({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 print:mt-6 print:break-inside-avoid">
      <h2 id={id} className="font-serif text-2xl text-ink">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-1 max-w-measure text-ink-soft">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
