import { useState } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { VaultView } from '#domains/documents/web/index.ts';
import { EnvelopeList, SendDialog } from '#domains/signing/web/index.ts';

/** The vault, with what was sent to be signed. */
export function DocumentsView({ frame }: PersonalViewProps) {
  const [sending, setSending] = useState<{ id: string; name: string }>();
  return (
    <>
      <VaultView frame={frame} signing={{ content: <EnvelopeList />, onSend: ({ id, name }) => setSending({ id, name }) }} />
      {sending === undefined ? null : <SendDialog document={sending} onClose={() => setSending(undefined)} />}
    </>
  );
}
