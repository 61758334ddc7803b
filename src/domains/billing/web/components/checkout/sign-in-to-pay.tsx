import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AppLink } from '#ui/link.tsx';
import type { CartLine } from '../../cart-lines.ts';
import { targetOf } from './sign-in-target.ts';

export function SignInToPay({ lines }: { lines: readonly CartLine[] }) {
  const target = targetOf(lines);
  return (
    <Card>
      <h3 className="font-sans text-lg font-semibold">Sign in to pay</h3>
      <p className="mt-2 text-ink-soft">
        Receipts, invoices and refunds need an account. We’ll keep what you chose and bring you right back here.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <AppLink href={`/auth/login?${target}`}>Sign in</AppLink>
        </Button>
        <Button asChild variant="secondary">
          <AppLink href={`/auth/register?${target}`}>Create an account</AppLink>
        </Button>
      </div>
    </Card>
  );
}
