import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { DockItem } from '#ui/dock-item.tsx';
import { getOwnWidget, type ShownWidget } from '../contract.ts';
import { askWhen, isDrawn } from './widget/asking.ts';

const OpenPanel = lazy(async () => ({ default: (await import('./open-panel.tsx')).OpenPanel }));

/** The button that asks for feedback on our own pages, if a widget is live there. */
export function FeedbackLauncher() {
  return (
    <QueryScope>
      <Launcher />
    </QueryScope>
  );
}

function Launcher() {
  const { data } = useQuery({ ...endpointQuery(getOwnWidget), staleTime: Infinity });
  const { status } = useSession();
  if (data?.widget == null || status === 'loading') return null;
  const { audience, sampling } = data.widget.config;
  const isMeant = audience === 'everybody' || (audience === 'signed-in') === (status === 'signed-in');
  if (!isMeant || !isDrawn(sampling)) return null;
  return <Widget widget={data.widget} consent={data.consent} />;
}

function Widget({ widget: { id, config }, consent }: { widget: ShownWidget; consent: string }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { trigger, event, seconds, cooldownDays } = config;
  useEffect(
    () => askWhen({ id, trigger, event, seconds, cooldownDays }, () => setOpen(true)),
    [id, trigger, event, seconds, cooldownDays],
  );

  return (
    <>
      <DockItem place="feedback">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 rounded-full border border-line bg-surface px-4 text-sm font-medium hover:border-line-strong"
        >
          {config.button}
        </button>
      </DockItem>
      {isOpen && (
        <Suspense>
          <OpenPanel
            widgetId={id}
            config={config}
            consent={consent}
            onClose={() => {
              setOpen(false);
              requestAnimationFrame(() => button.current?.focus());
            }}
          />
        </Suspense>
      )}
    </>
  );
}
