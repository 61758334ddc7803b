import { ApiError } from '#platform/web/api-client.ts';
import { ErrorState } from '#ui/error-state.tsx';

/** In place of what could not be loaded, with the id under which the server knows why. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <ErrorState onRetry={onRetry} errorId={error instanceof ApiError ? error.requestId : undefined}>
      {error instanceof ApiError ? error.detail : undefined}
    </ErrorState>
  );
}
