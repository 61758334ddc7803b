import { browserApi } from '#platform/web/api-client.ts';
import { sayEnd } from '#platform/web/say-end.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { type AskedToSign, listToSign, openToSign } from '../../contract/to-sign.ts';

/** One envelope that waits for the reader, who opens it here. */
export function AskedRow({
  asked: { recipientId, title, role, senderName, senderEmail, expiresAt, hasCode },
}: {
  asked: AskedToSign;
}) {
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
          {senderName} ({senderEmail}), until {sayEnd(expiresAt)}
          {hasCode ? '. You need the access code they gave you.' : ''}
        </p>
      </div>
      <Button size="small" busy={open.isBusy} aria-label={`Read and ${what} ${title}`} onClick={() => void open.run()}>
        Read and {what}
      </Button>
    </li>
  );
}
