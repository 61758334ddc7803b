import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { HomePicker } from './home-picker.tsx';

/** Where a page about one home begins: which home. */
export function ChooseHome({ title, target, children }: { title: string; target: string; children: string }) {
  return (
    <Page width="text" size="large" title={title}>
      <EmptyState className="mt-8" level={2} title="Choose a home">
        {children}
      </EmptyState>
      <div className="mt-6">
        <HomePicker target={target} />
      </div>
    </Page>
  );
}
