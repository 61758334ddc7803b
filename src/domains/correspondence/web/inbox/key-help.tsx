import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { INBOX_KEYS } from './use-inbox-keys.ts';

/** Which keys do what. They work while the focus is in the inbox and not in a box for text. */
export function KeyHelp() {
  return (
    <Popover
      label="Keyboard shortcuts"
      align="end"
      trigger={
        <Button variant="secondary" size="small" className="pointer-coarse:hidden">
          Shortcuts
        </Button>
      }
    >
      <p className="text-sm text-ink-soft">When the inbox has the focus and you aren’t typing:</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {INBOX_KEYS.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-control border border-line bg-sunken px-1.5 font-sans">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
