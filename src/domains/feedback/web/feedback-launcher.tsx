import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';
import { declines } from '#domains/analytics/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { cn } from '#ui/class-names.ts';
import { getOwnWidget, type ShownWidget } from '../contract.ts';

const PanelHost = lazy(async () => ({ default: (await import('./panel-host.tsx')).PanelHost }));

/** What this browser was asked last, so that nobody is asked again too soon. */
const ASKED = 'feedback_asked';
const DAY_MS = 86_400_000;
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

  const side = config.position === 'bottom-left' ? 'left-4' : 'right-4';
  return (
    <div className={cn('fixed bottom-[calc(var(--foot-bar,0px)+1rem)] z-20 print:hidden', side)}>
      {isOpen ? (
        <Suspense>
          <PanelHost
            className="max-h-[80dvh] w-[min(25rem,calc(100vw-2rem))] overflow-y-auto shadow-float"
            widgetId={id}
            config={config}
            consent={consent}
            onClose={() => {
              setOpen(false);
              requestAnimationFrame(() => button.current?.focus());
            }}
          />
        </Suspense>
      ) : (
        <button
          ref={button}
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-control rounded-full border border-line bg-raised px-4 text-sm font-medium text-ink shadow-float hover:bg-sunken"
        >
          {config.button}
        </button>
      )}
    </div>
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
