import { CircleAlert, CircleCheck, X } from '#ui/icons/index.ts';
import * as Radix from 'radix-ui/toast';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { useIsMenuBelowToasts } from './open-menus.ts';
import type { ToastState } from './toast-store.ts';

const DURATION_MS = 5_000;
/** Long enough to get to its button, by keyboard and by ear too (WCAG 2.2.1). */
const UNDO_MS = 20_000;
const SWIPE_PX = 50;
const HOTKEY = ['F8'];

export interface ToastStackProps {
  toasts: readonly ToastState[];
  onDismiss: (id: string) => void;
}

/** Mounted in the browser only: its markup carries style attributes, which the server must not send. */
export function ToastStack({ toasts, onDismiss }: ToastStackProps) {
  const isBrowser = useSyncExternalStore(subscribeToNothing, isTrue, isFalse);
  const viewportRef = useRef<HTMLOListElement>(null);
  const openId = toasts.find((toast) => toast.open)?.id;
  // On top of everything, it would hide the menu: it waits until that is closed, and then has its whole time.
  const isWaiting = useIsMenuBelowToasts();

  // The top layer is the only place above an open modal dialog, and the newest entry lies on top.
  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport || openId === undefined || typeof viewport.showPopover !== 'function') return;
    viewport.hidePopover();
    viewport.showPopover();
  }, [openId, isWaiting]);

  // The keyboard goes back to where it was before it came here.
  const cameFrom = useRef<Element | null>(null);
  const [newest] = toasts;
  useEffect(() => {
    if (openId !== undefined || !viewportRef.current?.contains(document.activeElement)) return;
    focusNear([...(cameFrom.current === null ? [] : [cameFrom.current]), ...(newest?.place ?? [])]);
  }, [openId, newest]);

  if (!isBrowser) return null;
  return (
    <Radix.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {isWaiting ? null : toasts.map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />)}
      <Radix.Viewport
        ref={viewportRef}
        popover="manual"
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        }}
        hotkey={HOTKEY}
        className="fixed inset-auto right-0 bottom-[var(--foot-bar,0px)] z-60 m-0 w-110 max-w-full overflow-visible border-0 bg-transparent p-4 outline-none md:p-6"
      />
    </Radix.Provider>
  );
}

/** Focuses the innermost of these elements that still exists, without scrolling the page. */
function focusNear(place: readonly Element[]) {
  const target = [...place, document.querySelector('main')].find((element) => element?.isConnected);
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  // Makes an element focusable this one time.
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

function ToastCard({ toast, onDismiss }: { toast: ToastState; onDismiss: (id: string) => void }) {
  const { undo } = toast;
  const isError = toast.variant === 'destructive';
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      type="background"
      {...(undo === undefined ? {} : { duration: UNDO_MS })}
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) onDismiss(toast.id);
      }}
      className={cn(
        'flex animate-rise items-start gap-3 rounded-card border bg-surface py-3 pr-2 pl-4 text-ink shadow-float',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isError ? 'border-error' : 'border-line',
      )}
    >
      <Icon aria-hidden="true" className={cn('mt-2.5 size-5 shrink-0', isError ? 'text-error' : 'text-brand')} />
      <div className="min-w-0 flex-1 py-2">
        <Radix.Title className="font-medium">{toast.title}</Radix.Title>
        {toast.description === undefined ? null : (
          <Radix.Description className="mt-0.5 text-sm text-ink-soft">{toast.description}</Radix.Description>
        )}
        {toast.action == null ? null : <div className="mt-3">{toast.action}</div>}
        {undo === undefined ? null : (
          <Button
            size="small"
            variant="secondary"
            className="mt-3"
            onClick={() => {
              onDismiss(toast.id);
              undo();
            }}
          >
            Undo
          </Button>
        )}
      </div>
      <Radix.Close
        aria-label="Close"
        className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </Radix.Close>
    </Radix.Root>
  );
}

function subscribeToNothing() {
  return () => {};
}
function isTrue() {
  return true;
}
function isFalse() {
  return false;
}
