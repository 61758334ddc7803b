import { HomePicker } from '#domains/valuation/web/index.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';

/** Finds a home on record by its address and goes on to `target` with it. */
export default function PickHome({ target }: { target: string }) {
  return (
    <QueryScope>
      <HomePicker target={target} />
    </QueryScope>
  );
}
