import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { browserApi, reasonOf } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Check } from '#ui/icons/index.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { allowConnection, connectionRequestSchema, type ConnectionRequest, previewConnection, SCOPES } from '../../contract.ts';

/** Asks the person whether an assistant may see what is theirs, and sends the browser back with the answer. */
export function ConnectView({ user, frame }: PersonalViewProps) {
  const [search] = useSearchParams();
  const asked = connectionRequestSchema.safeParse(Object.fromEntries(search));
  return (
    <Page {...frame}>
      {asked.success ? (
        <Question request={asked.data} personName={user.displayName} />
      ) : (
        <Notice tone="error" className="mt-6" title="We can’t connect this assistant">
          {asked.error.issues[0]?.code === 'custom' || search.size === 0
            ? 'Start in your assistant: it opens this page.'
            : (asked.error.issues[0]?.message ?? 'It asked in a way we don’t recognize.')}
        </Notice>
      )}
    </Page>
  );
}

function Question({ request, personName }: { request: ConnectionRequest; personName: string }) {
  const query = useQuery({
    queryKey: ['assistant connection', request],
    // What cannot be connected does not become so by asking again.
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        return { preview: await browserApi.call(previewConnection, { body: request }, signal) };
      } catch (error) {
        const reason = reasonOf(error);
        if (reason === undefined) throw error;
        return { reason };
      }
    },
  });
  return (
    <Loaded
      query={query}
      pending={<SkeletonFields fields={4} className="mt-6" />}
      failed="We couldn’t check who the assistant is"
    >
      {(answer) =>
        answer.preview === undefined ? (
          <Notice tone="error" className="mt-6" title="We can’t connect this assistant">
            {answer.reason}
          </Notice>
        ) : (
          <Consent request={request} personName={personName} preview={answer.preview} />
        )
      }
    </Loaded>
  );
}

interface ConsentProps {
  request: ConnectionRequest;
  personName: string;
  preview: {
    clientName: string;
    clientHost: string | null;
    redirectHost: string;
    scopes: (keyof typeof SCOPES)[];
    refusal: string;
  };
}

function Consent({ request, personName, preview: { clientName, clientHost, redirectHost, scopes, refusal } }: ConsentProps) {
  const allow = useWrite(allowConnection, {
    answered: ({ address }) => window.location.assign(address),
    tells: 'page',
  });
  return (
    <Card className="mt-6">
      <div className="space-y-5">
        <p className="text-lg">
          <strong className="font-semibold wrap-anywhere">{clientName}</strong> asks to see what you saved, {personName}.
        </p>
        <dl className="grid gap-3 rounded-control bg-sunken p-4 text-sm sm:grid-cols-2">
          <div>
            <dt className="text-ink-soft">Who vouches for this name</dt>
            <dd className="font-medium wrap-anywhere">
              {clientHost ?? 'Only the assistant itself, so make sure you started this'}
            </dd>
          </div>
          <div>
            <dt className="text-ink-soft">The answer goes to</dt>
            <dd className="font-medium wrap-anywhere">{redirectHost}</dd>
          </div>
        </dl>
        <div>
          <h2 className="font-medium">It could</h2>
          <ul className="mt-2 space-y-1">
            {scopes.map((scope) => (
              <li key={scope} className="flex gap-2">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
                {SCOPES[scope]}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-ink-soft">
            It couldn’t change anything, write to anyone, or see your messages or papers. You can end it anytime under Settings,
            Assistants.
          </p>
        </div>
        <WriteFailure of={allow} />
        <div className="flex flex-wrap gap-3">
          <Button busy={allow.isBusy} onClick={() => void allow.run({ body: request })}>
            Let it see them
          </Button>
          <Button variant="secondary" onClick={() => window.location.assign(refusal)}>
            No
          </Button>
        </div>
      </div>
    </Card>
  );
}
