import { measurePassword } from '../password-strength.ts';

const COLORS = ['fill-line', 'fill-error', 'fill-warning', 'fill-info', 'fill-brand'];

/** How hard a password is to guess, while it is typed. */
export function StrengthMeter({ password, personal }: { password: string; personal: readonly string[] }) {
  const { score, label, advice } = measurePassword(password, personal);
  return (
    <div className="-mt-2">
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="h-1.5 w-full">
        {[0, 1, 2, 3].map((bar) => (
          <rect key={bar} x={bar * 25.5} width="23.5" height="2" rx="0.5" className={bar < score ? COLORS[score] : 'fill-line'} />
        ))}
      </svg>
      <p role="status" className="mt-1 min-h-5 text-sm text-ink-soft">
        {label === '' ? '' : `Strength: ${label}. ${advice}`}
      </p>
    </div>
  );
}
