import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { devicesQuery } from '../api.ts';
import { readAbility, turnOn } from '../this-device.ts';

const DECLINED_KEY = 'news_here_declined';

/** Offers news on this device to somebody who looks at their news, once: who says no finds it in the settings. */
export function OfferDevice() {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(mayOffer);
  const { data } = useQuery({ ...devicesQuery, enabled: isOpen });
  const close = () => {
    localStorage.setItem(DECLINED_KEY, '1');
    setOpen(false);
  };
  const start = useWrite((publicKey: string) => turnOn(publicKey), {
    answered: (answer) => (answer === undefined ? close() : showAnswer(client, devicesQuery, answer)),
    done: (answer) => (answer === undefined ? undefined : { title: 'This device shows your news now' }),
  });
  if (!isOpen || data == null || data.publicKey === null || data.devices.some(({ isCurrent }) => isCurrent)) return null;
  const { publicKey } = data;
  return (
    <div className="mb-3 rounded-control bg-sunken p-3">
      <p className="text-sm">Get news like this on this device while the site is closed?</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" variant="secondary" busy={start.isBusy} onClick={() => void start.run(publicKey)}>
          Yes, show them
        </Button>
        <Button size="small" variant="quiet" onClick={close}>
          No, thanks
        </Button>
      </div>
    </div>
  );
}

function mayOffer(): boolean {
  return readAbility() === 'can' && localStorage.getItem(DECLINED_KEY) === null;
}
