import { buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink } from '#ui/link.tsx';

/** For people with nothing here yet: the one next step. */
export function StartHint() {
  return (
    <EmptyState
      className="mt-6"
      level={2}
      title="Start with what you are looking for"
      action={
        <AppLink href="/buyer-flow" className={buttonClasses({})}>
          Find your match
        </AppLink>
      }
    >
      Seven short steps lead to homes ranked with reasons. Your matches, favorites, searches, tours and questions will then be
      here.
    </EmptyState>
  );
}
