import { EmptyState } from '#ui/empty-state.tsx';
import { HomePicker } from './home-picker.tsx';

/** Where a page about one home begins: which home. */
export function ChooseHome({ title, target, children }: { title: string; target: string; children: string }) {
  return (
    <article className="mx-auto max-w-3xl">
      <h1 className="font-serif text-4xl text-ink">{title}</h1>
      <EmptyState className="mt-8" level={2} title="Choose a home">
        {children}
      </EmptyState>
      <div className="mt-6">
        <HomePicker target={target} />
      </div>
    </article>
  );
}
