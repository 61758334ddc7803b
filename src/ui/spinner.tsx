import { cn } from './class-names.ts';

/** Only the turning mark, for buttons and inputs whose words already say what happens. */
export function SpinnerMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={cn('size-5 shrink-0 animate-spin', className)}>
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

export interface SpinnerProps {
  /** Names what loads; the default is the text of every lazily loaded page. */
  text?: string | undefined;
  /** Fills the height of a page, so that the footer does not jump. */
  page?: boolean | undefined;
  className?: string | undefined;
}

export function Spinner({ text = 'Loading...', page = false, className }: SpinnerProps) {
  return (
    <div
      role="status"
      data-loading
      className={cn('flex items-center justify-center gap-3 text-ink-soft', page ? 'min-h-[60vh]' : 'py-6', className)}
    >
      <SpinnerMark className="text-brand" />
      <span>{text}</span>
    </div>
  );
}
