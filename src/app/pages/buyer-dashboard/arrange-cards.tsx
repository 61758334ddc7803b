import { ArrowDown, ArrowUp } from '#ui/icons/index.ts';
import type { DashboardCard, DashboardLayout } from '#domains/saved/contract.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CARDS } from './cards.tsx';

interface ArrangeCardsProps {
  layout: DashboardLayout;
  /** Result of the last change. */
  state: string;
  /** Describes the change, not the resulting layout: presses may come faster than renders. */
  onChange: (rearrange: (layout: DashboardLayout) => DashboardLayout) => void;
  onClose: () => void;
}

/** Reorders by buttons, so that keys do what a mouse does; each change is saved at once. */
export function ArrangeCards({ layout, state, onChange, onClose }: ArrangeCardsProps) {
  const { cards } = layout;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Arrange your dashboard"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <ol>
        {cards.map(({ card, isHidden }, at) => {
          const { title } = CARDS[card];
          return (
            <li key={card} className="flex items-center gap-2 border-b border-line py-1 last:border-0">
              <Checkbox
                className="grow"
                label={title}
                checked={!isHidden}
                onChange={(event) => onChange(withHidden(card, !event.target.checked))}
              />
              <IconButton
                icon={ArrowUp}
                size="small"
                label={`Move ${title} up`}
                idle={at === 0}
                onClick={() => onChange(withMoved(card, -1))}
              />
              <IconButton
                icon={ArrowDown}
                size="small"
                label={`Move ${title} down`}
                idle={at === cards.length - 1}
                onClick={() => onChange(withMoved(card, 1))}
              />
            </li>
          );
        })}
      </ol>
      <p role="status" className="mt-3 min-h-5 text-sm text-ink-soft">
        {state}
      </p>
    </Dialog>
  );
}

function withHidden(card: DashboardCard, isHidden: boolean) {
  return ({ cards }: DashboardLayout): DashboardLayout => ({
    cards: cards.map((one) => (one.card === card ? { card, isHidden } : one)),
  });
}

function withMoved(card: DashboardCard, by: 1 | -1) {
  return ({ cards }: DashboardLayout): DashboardLayout => {
    const from = cards.findIndex((one) => one.card === card);
    const moved = cards[from];
    if (moved === undefined || from + by < 0) return { cards };
    return { cards: cards.toSpliced(from, 1).toSpliced(from + by, 0, moved) };
  };
}
