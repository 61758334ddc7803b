import { X } from '#ui/icons/index.ts';
import { useId, useRef, type ReactNode } from 'react';
import { cn } from './class-names.ts';
import { CloseOnLeaving } from './close-on-leaving.tsx';
import { IconButton } from './icon-button.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

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
  const { dialogRef, isOwn, onCancel, onClose } = useModalDialog(() => onOpenChange(false));

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
        if (closeOnOutsideClick && pressedOutside.current && isOwn(event)) onOpenChange(false);
      }}
      className={cn(
        'fixed m-0 max-h-none max-w-none overflow-visible border-0 bg-transparent p-0 text-ink',
        'backdrop:animate-appear backdrop:bg-scrim',
        frameClassName,
      )}
    >
      <CloseOnLeaving onLeave={() => onOpenChange(false)} />
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
          <IconButton icon={X} label="Close" className="-mr-2" onClick={() => onOpenChange(false)} />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 md:px-6 md:pb-6">{children}</div>
        {footer == null ? null : (
          <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3 md:px-6">{footer}</footer>
        )}
      </div>
    </dialog>
  );
}
