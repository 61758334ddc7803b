import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { watchLine } from '#platform/web/watch-line.ts';

const QUIET_MS = 300;

// Once the page stands: nobody leaves it sooner.
setTimeout(() => void watchLine(), QUIET_MS);

/** Another page waits for the line before its scripts are asked for: the router would load the window again, and lose what it shows. */
const waitForLine: ClientInstrumentation = {
  router(router) {
    let latest = 0;
    router.instrument({
      async navigate(navigate, { to, currentUrl }) {
        latest += 1;
        const own = latest;
        if (typeof to === 'string' && pathOf(to, currentUrl) !== pathOf(currentUrl, currentUrl))
          await (await watchLine())?.untilReached();
        if (own === latest) await navigate();
      },
    });
  },
};

function pathOf(address: string, base: string): string {
  return new URL(address, new URL(base, window.location.href)).pathname;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[waitForLine]} />
    </StrictMode>,
  );
});
