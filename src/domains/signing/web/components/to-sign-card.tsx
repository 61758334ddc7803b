import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/loaded.tsx';
import { LineLink } from '#ui/link.tsx';
import { toSignOptions } from '../api.ts';
import { AskedRow } from './asked-row.tsx';

/** What others ask the reader to sign, on their dashboard. */
export function ToSignCard() {
  return (
    <>
      <Loaded
        query={useQuery(toSignOptions())}
        failed="We couldn’t load what you are asked to sign"
        isEmpty={({ toSign }) => toSign.length === 0}
        empty={
          <p className="text-ink-soft">
            Nothing to sign right now. What someone sends to your confirmed email address shows up here.
          </p>
        }
      >
        {({ toSign }) => (
          <ul className="divide-y divide-line">
            {toSign.map((asked) => (
              <AskedRow key={asked.recipientId} asked={asked} />
            ))}
          </ul>
        )}
      </Loaded>
      <p className="mt-3">
        <LineLink href="/documents?view=signing">What you sent to be signed</LineLink>
      </p>
    </>
  );
}
