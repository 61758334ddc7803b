import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { type AskedToSign, listToSign, openToSign } from '../../contract/to-sign.ts';

/** What others ask the reader to sign; nothing if there is none. */
export function ToSignList() {
  // Others send it: what was read before may be old.
  const query = useQuery({ ...endpointQuery(listToSign), staleTime: 0, meta: { follows: ['documents'] } });
  return (
    <Loaded query={query} pending={null} failed="We couldn’t load what you are asked to sign" look="line">
      {({ toSign }) =>
        toSign.length === 0 ? null : (
          <section aria-labelledby="to-sign" className="mt-6">
            <SectionHeading id="to-sign" title="For you to sign" />
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {toSign.map((asked) => (
                <AskedRow key={asked.recipientId} asked={asked} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

function AskedRow({ asked: { recipientId, title, role, senderName, senderEmail, expiresAt, hasCode } }: { asked: AskedToSign }) {
  const what = role === 'approver' ? 'approve' : 'sign';
  const open = useWrite(() => browserApi.call(openToSign, { params: { recipientId } }), {
    refreshes: [listToSign],
    answered: ({ path }) => window.location.assign(path),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{title}</p>
        <p className="text-sm break-words text-ink-soft">
          {senderName} ({senderEmail}), until {formatDate(expiresAt, viewerTimeZone())}
          {hasCode ? '. You need the access code they gave you.' : ''}
        </p>
      </div>
      <Button size="small" busy={open.isBusy} aria-label={`Read and ${what} ${title}`} onClick={() => void open.run()}>
        Read and {what}
      </Button>
    </li>
  );
}
