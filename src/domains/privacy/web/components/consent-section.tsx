import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { CONSENT_KINDS, nameConsent, setConsent, type Consents } from '../../contract.ts';
import { consentsQuery } from '../api.ts';

/** Shows each consent and its date; optional ones can be withdrawn. */
export function ConsentSection({ consents }: { consents: Consents }) {
  const client = useQueryClient();
  const change = useWrite(setConsent, {
    answered: (answer) => showAnswer(client, consentsQuery, answer),
    tells: 'page',
  });
  return (
    <Card>
      <CardHeader
        level={2}
        title="Consents"
        description="You need none of them to use the site. You can withdraw them at any time."
      />
      <div className="space-y-4">
        {consents.standing.map(({ kind, isGiven }) => (
          <Checkbox
            key={kind}
            label={CONSENT_KINDS[kind].label}
            hint={CONSENT_KINDS[kind].hint}
            checked={isGiven}
            disabled={kind === 'terms' || change.isBusy}
            onChange={({ target }) => {
              if (kind !== 'terms') void change.run({ body: { kind, isGiven: target.checked } });
            }}
          />
        ))}
        <WriteFailure of={change} title="That was not saved" look="line" />
        <GlobalPrivacyControl />
        <Ledger ledger={consents.ledger} />
      </div>
    </Card>
  );
}

function GlobalPrivacyControl() {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => setOn(Reflect.get(navigator, 'globalPrivacyControl') === true), []);
  if (isOn === undefined) return null;
  return (
    <p className="text-sm text-ink-soft">
      Global Privacy Control: your browser {isOn ? 'sends it, and it is honored' : 'does not send it'}. We sell and share no
      personal data either way.
    </p>
  );
}

function Ledger({ ledger }: { ledger: Consents['ledger'] }) {
  if (ledger.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer py-2 font-medium">Everything you said, with dates</summary>
      <DataTable
        caption="Consents, newest first"
        rows={ledger.map((event, index) => ({ ...event, id: String(index) }))}
        rowKey={(event) => event.id}
        columns={[
          { id: 'at', header: 'When', cell: (event) => formatDateTime(event.at, viewerTimeZone()) },
          { id: 'kind', header: 'What', cell: (event) => nameConsent(event.kind) },
          { id: 'given', header: 'Said', cell: (event) => (event.isGiven ? 'Given' : 'Taken back') },
          {
            id: 'version',
            header: 'Wording',
            cell: ({ text, textVersion }) => (text === null ? textVersion : `“${text}” (${textVersion})`),
          },
          { id: 'address', header: 'From', cell: (event) => event.address ?? 'Not kept' },
          { id: 'page', header: 'Where', cell: (event) => event.page },
        ]}
      />
    </details>
  );
}
