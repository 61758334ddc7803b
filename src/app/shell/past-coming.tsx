import { useDemoPast } from '#domains/accounts/web/index.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';

/** Says that the pages of a new demo person fill up, until they have. */
export function PastComing() {
  return (
    <QueryScope>
      <Words />
    </QueryScope>
  );
}

function Words() {
  if (!useDemoPast().isComing) return null;
  return <p role="status">We’re setting up your demo. This page fills in on its own.</p>;
}
