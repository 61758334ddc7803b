import { useState } from 'react';
import { listMailbox, type KeptMail } from '#domains/notifications/contract.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import type { Route } from './+types/mailbox';

export async function loader({ context }: Route.LoaderArgs) {
  return loadForPage(() => context.get(apiContext).call(listMailbox));
}

export const headers = keptNowhere;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Mailbox',
    description: 'Mail of this local installation.',
    path: '/dev/mailbox',
    isIndexed: false,
  });
}

/** What a local installation would have sent. */
export default function Mailbox({ loaderData: { mails } }: Route.ComponentProps) {
  const [chosenId, setChosenId] = useState(mails[0]?.id);
  const chosen = mails.find((mail) => mail.id === chosenId);
  return (
    <Page title="Mailbox" lead="Mail that this local installation would have sent. Nothing here leaves the machine.">
      {mails.length === 0 ? (
        <EmptyState title="No mail yet" className="mt-6">
          Ask about a home or request a tour, and the emails show up here.
        </EmptyState>
      ) : (
        <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <ul className="space-y-2">
            {mails.map((mail) => (
              <li key={mail.id}>
                <MailButton mail={mail} isChosen={mail.id === chosenId} onChoose={() => setChosenId(mail.id)} />
              </li>
            ))}
          </ul>
          {chosen !== undefined && <MailView mail={chosen} />}
        </div>
      )}
    </Page>
  );
}

function MailButton({ mail, isChosen, onChoose }: { mail: KeptMail; isChosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="block w-full rounded-card border border-line bg-surface px-4 py-3 text-left hover:border-line-strong aria-pressed:border-brand"
    >
      <span className="block truncate font-medium text-ink">{mail.subject}</span>
      <span className="block truncate text-sm text-ink-soft">To {mail.to}</span>
      <span className="block text-sm text-ink-soft">
        <time dateTime={mail.createdAt}>{mail.createdAt.replace('T', ' ').slice(0, 16)} UTC</time>, {mail.state}
      </span>
    </button>
  );
}

function MailView({ mail }: { mail: KeptMail }) {
  return (
    <section aria-label={mail.subject} className="min-w-0">
      <iframe
        title={mail.subject}
        src={`/api/dev/mailbox/${mail.id}/html`}
        sandbox=""
        className="h-120 w-full rounded-card border border-line bg-surface"
      />
      <h2 className="mt-4 font-sans text-base font-semibold text-ink">As plain text</h2>
      <pre className="mt-2 rounded-card border border-line bg-surface p-4 text-sm break-words whitespace-pre-wrap text-ink">
        {mail.text}
      </pre>
      {mail.attachments.map(({ filename, text }) => (
        <div key={filename}>
          <h2 className="mt-4 font-sans text-base font-semibold text-ink">Attached: {filename}</h2>
          {text === null ? null : (
            <pre className="mt-2 rounded-card border border-line bg-surface p-4 text-sm break-words whitespace-pre-wrap text-ink">
              {text}
            </pre>
          )}
        </div>
      ))}
    </section>
  );
}
