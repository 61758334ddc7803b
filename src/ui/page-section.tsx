import type { ReactNode } from 'react';

/** One section of the page, reachable by its id. */
export function PageSection({ id, title, lead, children }: { id: string; title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-12 print:mt-6">
      <h2 id={`${id}-title`} className="font-serif text-2xl text-ink print:break-after-avoid print:text-lg">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-1 max-w-measure text-ink-soft print:break-after-avoid">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
