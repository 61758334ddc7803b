import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Bot } from '#ui/icons/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { NewKey } from './new-key.tsx';
import { type AssistantConnection, endConnection, listConnections, SCOPES } from '../../contract.ts';

/** The assistants that may read what is the person's own: a part of settings pages. */
export function ConnectedAssistants() {
  return (
    <Card>
      <CardHeader
        level={2}
        title="Connected assistants"
        description="Assistants and programs you let see what you saved. They can’t change anything. A new password disconnects all of them."
      />
      <Loaded
        query={useQuery({ ...endpointQuery(listConnections), meta: { follows: ['auth'] } })}
        pending={<Skeleton className="h-24" />}
        failed="We couldn’t load your assistants"
        isEmpty={({ connections }) => connections.length === 0}
        empty={
          <p className="text-ink-soft">
            None. You can connect one from where you chat: <InlineLink href="/assistants">how it works</InlineLink>.
          </p>
        }
      >
        {({ connections }) => (
          <ul className="divide-y divide-line rounded-control border border-line">
            {connections.map((connection) => (
              <li key={connection.id} className="flex flex-wrap items-center gap-3 px-4 py-3">
                <Connection connection={connection} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <NewKey />
    </Card>
  );
}

function Connection({
  connection: { id, clientName, redirectHost, scopes, createdAt, lastUsedAt, keyEndsAt },
}: {
  connection: AssistantConnection;
}) {
  const end = useWrite(endConnection, {
    refreshes: [listConnections],
    done: { title: `${clientName} can no longer see what you saved` },
  });
  const zone = viewerTimeZone();
  return (
    <>
      <Bot aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 grow basis-56">
        <span className="block font-medium wrap-anywhere">{clientName}</span>
        <span className="block text-sm text-ink-soft">{scopes.map((scope) => SCOPES[scope]).join('; ')}</span>
        <span className="block text-sm text-ink-soft wrap-anywhere">
          {keyEndsAt === null ? `By ${redirectHost}, since` : 'A key that you made,'} {formatDateTime(createdAt, zone)};{' '}
          {lastUsedAt === null ? 'not used yet' : `last used ${formatDateTime(lastUsedAt, zone)}`}
          {keyEndsAt === null ? '' : `; it ends ${formatDateTime(keyEndsAt, zone)}`}
        </span>
      </span>
      <Button
        size="small"
        variant="secondary"
        busy={end.isBusy}
        onClick={() => void end.run({ params: { id } })}
        aria-label={`End: ${clientName}`}
      >
        End
      </Button>
    </>
  );
}
