import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const ASK_EVERY_MS = 3000;
const LIST = new Intl.ListFormat('en');

/** The parts of the city still being built. It polls the progress; once the city is complete, the page renders anew without it. */
export function CityComing({ atFirst }: { atFirst: string[] }) {
  const [coming, setComing] = useState(atFirst);
  const { revalidate } = useRevalidator();
  const isGrowing = coming.length > 0;
  useEffect(() => {
    if (!isGrowing) return undefined;
    const timer = setInterval(() => void look(), ASK_EVERY_MS);
    const look = async () => {
      const now = await askComing();
      if (now === undefined) return;
      setComing((known) => (known.join() === now.join() ? known : now));
      if (now.length > 0) return;
      clearInterval(timer);
      const { findQueryClient } = await import('#platform/web/browser-query-client.ts');
      await Promise.all([revalidate(), findQueryClient().invalidateQueries()]);
    };
    return () => clearInterval(timer);
  }, [isGrowing, revalidate]);
  if (!isGrowing) return null;
  // On a phone the whole list would take the room of a home.
  return (
    <p role="status">
      The rest of the city is on its way<span className="max-sm:sr-only">: {LIST.format(coming)}</span>. This page will update.
    </p>
  );
}

/** Undefined if the server does not answer now. */
async function askComing(): Promise<string[] | undefined> {
  const answer = await fetch('/api/health/ready').catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  const state: unknown = await answer.json();
  const coming: unknown = typeof state === 'object' && state !== null && 'coming' in state ? state.coming : [];
  return Array.isArray(coming) ? coming.map(String) : [];
}
