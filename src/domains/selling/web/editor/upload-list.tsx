import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { Upload, UploadQueue } from './upload-queue.ts';

/** The pictures on their way, each with how far it is, and those that failed with their reason. */
export function UploadList({ queue, uploads }: { queue: UploadQueue; uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null;
  const toGo = uploads.filter(({ state }) => state !== 'failed').length;
  const isHeld = uploads.some(({ state }) => state === 'held');
  return (
    <div className="mt-4">
      <p role="status" className="text-sm text-ink-soft">
        {isHeld
          ? 'You’re offline. Your photos will wait here and upload automatically.'
          : toGo === 0
            ? null
            : `${toGo} ${toGo === 1 ? 'photo' : 'photos'} to go`}
      </p>
      <ul className="mt-2 grid gap-3" aria-label="Photos on their way">
        {uploads.map((upload) => (
          <li key={upload.id} className="text-sm">
            {upload.state === 'failed' ? (
              <span className="flex flex-wrap items-center gap-3">
                <span className="text-error">
                  {upload.name}: {upload.reason ?? 'The upload failed. Check your connection, then try again.'}
                </span>
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => queue.retry(upload.id)}
                  aria-label={`Try again: ${upload.name}`}
                >
                  Try again
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => queue.drop(upload.id)}
                  aria-label={`Leave it out: ${upload.name}`}
                >
                  Leave it out
                </Button>
              </span>
            ) : (
              <ProgressBar label={labelOf(upload)} value={upload.sent} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function labelOf({ name, state, sent }: Upload): string {
  if (state === 'waiting') return `${name}: waiting`;
  if (state === 'held') return `${name}: waiting for the connection`;
  return sent < 1 ? `${name}: sending` : `${name}: being prepared`;
}
