import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { handOver } from '../../contract/by-link.ts';

const LIST = '/documents?view=signing';

interface HandOverProps {
  token: string;
  senderName: string;
  /** Takes everything of the former person off the page. */
  onHanded: (next: { name: string; path: string }) => void;
}

/** Gives the device on: the link of who had it ends, and the next person begins with their own. */
export function HandOver({ token, senderName, onHanded }: HandOverProps) {
  const hand = useWrite(() => browserApi.call(handOver, { params: { token } }), {
    failureTitle: `${senderName} has to be signed in here to continue`,
    answered: ({ next }) => {
      if (next === null) window.location.replace(LIST);
      else onHanded(next);
    },
  });
  return (
    <div className="mt-6">
      <Button variant="secondary" busy={hand.isBusy} onClick={() => void hand.run()}>
        Pass the device on
      </Button>
      <p className="mt-2 text-sm text-ink-soft">
        To the next person, or back to {senderName}. No one can go back to your page on this device.
      </p>
    </div>
  );
}

/** Between two people: nothing of either is on the page. */
export function HandedOver({ next: { name, path } }: { next: { name: string; path: string } }) {
  const [isGoing, setGoing] = useState(false);
  return (
    <Notice className="mt-6" live title={`Pass the device to ${name}`}>
      <Button
        className="mt-3"
        busy={isGoing}
        onClick={() => {
          setGoing(true);
          // Back leads past the page of who signed before.
          window.location.replace(path);
        }}
      >
        I’m {name}
      </Button>
    </Notice>
  );
}
