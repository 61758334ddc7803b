import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink } from '#ui/link.tsx';

/** Instead of a lead that is another team's, or is not there: which of the two, strangers do not learn. */
export function NoLead() {
  return (
    <EmptyState
      className="mt-8"
      level={2}
      title="This request isn’t yours to see"
      action={
        <Button asChild>
          <AppLink href="/vendor-dashboard">See your requests</AppLink>
        </Button>
      }
    >
      Only the team that was asked can open it. Maybe you’re signed in with another account, or the link is old.
    </EmptyState>
  );
}
