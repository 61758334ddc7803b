import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '#lib/format.ts';
import { ApiError, browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { DID_NOT_WORK_TRY_AGAIN } from '#ui/failure-words.ts';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToast } from '#ui/toast.tsx';
import { endCalendarFeed, getCalendarFeed, makeCalendarFeed, type CalendarFeed } from '../../contract.ts';

const feedQuery = endpointQuery(getCalendarFeed);

/** A secret address from which the person's own calendar reads their dates. */
export function CalendarSettings() {
  const client = useQueryClient();
  const { toast } = useToast();
  const { data, isError, refetch } = useQuery(feedQuery);
  const refresh = () => client.invalidateQueries({ queryKey: feedQuery.queryKey });
  const make = useMutation({
    mutationFn: () => browserApi.call(makeCalendarFeed),
    onSuccess: refresh,
  });
  const end = useMutation({
    mutationFn: () => browserApi.call(endCalendarFeed),
    async onSuccess() {
      await refresh();
      make.reset();
      toast({ title: 'The calendar address has ended' });
    },
  });
  if (isError) return <ErrorState title="Your calendar address could not be read" onRetry={() => void refetch()} />;
  if (data == null) return <Skeleton className="h-48" />;
  const { feed } = data;
  const failure = make.error ?? end.error;
  return (
    <Card>
      <CardHeader
        level={2}
        title="Calendar"
        description="Your tours, the open houses of homes you saved, and the dates of your roadmap, in the calendar you use anyway. It reads them at a secret address and stays up to date by itself."
      />
      <div className="space-y-4">
        {failure === null ? null : (
          <Notice tone="error" live>
            {sayWhy(failure)}
          </Notice>
        )}
        {make.data === undefined ? null : <NewAddress address={window.location.origin + make.data.path} />}
        <p className="text-ink-soft">{feed === null ? 'You have no calendar address.' : describe(feed)}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={make.isPending} onClick={() => make.mutate()}>
            {feed === null ? 'Make a calendar address' : 'Make a new address'}
          </Button>
          {feed === null ? null : (
            <Button variant="quiet" busy={end.isPending} onClick={() => end.mutate()}>
              End the address
            </Button>
          )}
        </div>
        {feed === null ? null : <p className="text-sm text-ink-soft">A new address ends this one.</p>}
      </div>
    </Card>
  );
}

function NewAddress({ address }: { address: string }) {
  const { toast } = useToast();
  // Absent where the page came without encryption: the field is there to copy from.
  async function copy() {
    await navigator.clipboard.writeText(address);
    toast({ title: 'The address is copied' });
  }
  return (
    <Notice tone="success" live title="Add it to your calendar now: it is shown only once">
      <p>Whoever has it can read your dates, so treat it like a password.</p>
      <TextInput
        aria-label="Calendar address"
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
        className="my-3"
      />
      <div className="flex flex-wrap gap-3">
        <Button asChild size="small" variant="secondary">
          <a href={address.replace(/^https?:/, 'webcal:')}>Open in a calendar</a>
        </Button>
        {window.isSecureContext ? (
          <Button size="small" variant="secondary" onClick={() => void copy().catch(() => undefined)}>
            Copy
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}

function describe({ createdAt, lastReadAt }: CalendarFeed): string {
  const made = `Made on ${formatDateTime(createdAt, viewerTimeZone())}`;
  return lastReadAt === null
    ? `${made}. No calendar has read it yet.`
    : `${made}, last read by a calendar on ${formatDateTime(lastReadAt, viewerTimeZone())}.`;
}

function sayWhy(error: Error): string {
  return error instanceof ApiError && error.status === 403
    ? 'Confirm your e-mail address first, under Profile.'
    : DID_NOT_WORK_TRY_AGAIN;
}
