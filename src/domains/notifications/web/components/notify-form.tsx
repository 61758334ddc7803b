import type { AwaitedPage } from '../../contract.ts';
import { InterestForm } from './interest-form.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';

export function NotifyForm({ page }: { page: AwaitedPage }) {
  return (
    <QueryScope>
      <InterestForm page={page} />
    </QueryScope>
  );
}
