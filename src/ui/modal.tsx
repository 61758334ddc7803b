import { X } from '#ui/icons/index.ts';
import { use, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { CloseOnLeaving } from './close-on-leaving.tsx';
import { ModalContext } from './held-open.ts';
import { IconButton } from './icon-button.tsx';
import { useModalDialog } from './use-modal-dialog.ts';
import { useScrollStop } from './use-scroll-stop.ts';

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined;
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** Off if a stray click must not lose a decision; Escape and Close still work. */
  closeOnOutsideClick?: boolean | undefined;
  children?: ReactNode;
}

/** A box in the middle of the screen. */
export const CENTERED =
  'inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] rounded-sheet open:flex open:animate-rise';
export const CENTERED_WIDTHS = { small: 'sm:w-110', medium: 'sm:w-150', large: 'lg:w-225' } as const;

interface ModalFrameProps extends ModalProps {
  /** Place, size and corners of the box. */
  frameClassName: string;
}

/** Focus starts at the title, or at the element inside that is marked with `data-initial-focus`. */
export function ModalFrame(props: ModalFrameProps) {
  return props.open ? <OpenModal {...props} /> : null;
}

function OpenModal({
  onOpenChange,
  title,
  description,
  hideTitle,
  footer,
  closeOnOutsideClick = true,
  frameClassName,
  children,
}: ModalFrameProps) {
  const id = useId();
  const pressedOutside = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  const isStop = useScrollStop(content);
  const [held] = useState(() => new Set<string>());
  const [isAsking, setAsking] = useState(false);
  const { dialogRef, isOwn, onCancel, onClose } = useModalDialog(leave);

  function leave() {
    if (held.size === 0) {
      onOpenChange(false);
      return;
    }
    // Browsers let no page hold a dialog for ever: pressed again, Escape has closed it already.
    if (dialogRef.current?.open === false) dialogRef.current.showModal();
    setAsking(true);
  }

  function discard() {
    // The question gives the focus back before the modal gives it to its opener.
    flushSync(() => setAsking(false));
    onOpenChange(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press outside is one more way to what Escape and Close do
    <dialog
      ref={dialogRef}
      aria-labelledby={`${id}-title`}
      aria-describedby={description == null ? undefined : `${id}-description`}
      onCancel={onCancel}
      onClose={onClose}
      onMouseDown={(event) => {
        pressedOutside.current = isOwn(event);
      }}
      onClick={(event) => {
        if (closeOnOutsideClick && pressedOutside.current && isOwn(event)) leave();
      }}
      className={cn(
        'fixed m-0 max-h-none max-w-none overflow-visible border-0 bg-transparent p-0 text-ink',
        'backdrop:animate-appear backdrop:bg-scrim',
        frameClassName,
      )}
    >
      <CloseOnLeaving onLeave={() => onOpenChange(false)} />
      <ModalContext value={{ held, leave }}>
        <div className="flex max-h-[inherit] min-h-0 w-full flex-1 flex-col overflow-clip rounded-[inherit] border border-line bg-surface shadow-float">
          <header
            className={cn('flex items-start gap-4 px-5 pt-4 md:px-6 md:pt-5', hideTitle ? 'justify-end' : 'justify-between pb-3')}
          >
            <div className={hideTitle ? 'sr-only' : 'min-w-0 pt-1.5'}>
              <h2 id={`${id}-title`} data-initial-focus tabIndex={-1} className="font-sans text-lg font-semibold tracking-tight">
                {title}
              </h2>
              {description == null ? null : (
                <p id={`${id}-description`} className="mt-1 text-sm text-ink-soft">
                  {description}
                </p>
              )}
            </div>
            <IconButton icon={X} label="Close" className="-mr-2" onClick={leave} />
          </header>
          <div
            ref={content}
            {...(isStop ? { tabIndex: 0, role: 'region', 'aria-labelledby': `${id}-title` } : {})}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 md:px-6 md:pb-6"
          >
            {children}
          </div>
          {footer == null ? null : (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3 md:px-6">{footer}</footer>
          )}
        </div>
      </ModalContext>
      {isAsking ? <DiscardQuestion onStay={() => setAsking(false)} onDiscard={discard} /> : null}
    </dialog>
  );
}

function DiscardQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  return (
    <OpenModal
      open
      onOpenChange={onStay}
      title="Discard your changes?"
      description="They haven’t been sent, and closing deletes them."
      frameClassName={cn(CENTERED, CENTERED_WIDTHS.small)}
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            Keep editing
          </Button>
          <Button variant="destructive" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    />
  );
}

/** Closes the modal around it as Escape does: where something would be lost, it asks first. */
export function LeaveButton({ children }: { children: ReactNode }) {
  const modal = use(ModalContext);
  return (
    <Button variant="secondary" onClick={() => modal?.leave()}>
      {children}
    </Button>
  );
}
