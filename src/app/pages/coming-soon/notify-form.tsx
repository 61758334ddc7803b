import type { AwaitedPage } from '#domains/notifications/contract.ts';
import { InterestForm } from '#domains/notifications/web/index.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';

export default function NotifyForm({ page }: { page: AwaitedPage }) {
  return (
    <QueryScope>
      <InterestForm page={page} />
    </QueryScope>
  );
}
