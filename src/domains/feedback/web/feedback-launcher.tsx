import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';
import { declines } from '#domains/analytics/web/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { DockItem } from '#ui/dock-item.tsx';
import { getOwnWidget, type ShownWidget } from '../contract.ts';

const OpenPanel = lazy(async () => ({ default: (await import('./open-panel.tsx')).OpenPanel }));

/** What this browser was asked last, so that nobody is asked again too soon. */
const ASKED = 'feedback_asked';
/** One draw a page load: who is not asked now is not asked on the next page either. */
const drawn = Math.random();

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
  if (!isMeant || drawn >= sampling) return null;
  return <Widget widget={data.widget} consent={data.consent} />;
}

function Widget({ widget: { id, config }, consent }: { widget: ShownWidget; consent: string }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { trigger, event, seconds, cooldownDays } = config;
  useEffect(() => {
    if (trigger === 'button' || !mayAsk(id, cooldownDays)) return undefined;
    const ask = () => {
      noteAsked(id);
      setOpen(true);
    };
    if (trigger === 'time') {
      const timer = setTimeout(ask, seconds * 1000);
      return () => clearTimeout(timer);
    }
    if (trigger === 'event') {
      const hear = (happened: Event) => {
        if (happened instanceof CustomEvent && happened.detail === event) ask();
      };
      window.addEventListener('realty-act', hear);
      return () => window.removeEventListener('realty-act', hear);
    }
    // The pointer leaves through the top, where tabs and the address are.
    const leave = (moved: MouseEvent) => {
      if (moved.clientY <= 0 && moved.relatedTarget === null) ask();
    };
    document.addEventListener('mouseout', leave);
    return () => document.removeEventListener('mouseout', leave);
  }, [id, trigger, event, seconds, cooldownDays]);

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

/** Whoever asks not to be tracked is asked by the button alone, since nothing is kept of it. */
function mayAsk(id: string, cooldownDays: number): boolean {
  if (declines()) return false;
  try {
    const [last, at] = (localStorage.getItem(ASKED) ?? '').split(' ');
    return last !== id || Date.now() - Number(at) >= cooldownDays * DAY_MS;
  } catch {
    return false;
  }
}

function noteAsked(id: string): void {
  try {
    localStorage.setItem(ASKED, `${id} ${Date.now()}`);
  } catch {
    // A full store asks again.
  }
}
