import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { MonitorSmartphone } from '#ui/icons/index.ts';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PushDevice, PushDevices } from '../../contract.ts';
import { devicesQuery } from '../api.ts';
import { readAbility, turnOff, turnOn, type Ability } from '../this-device.ts';

const WHY_NOT: Record<Exclude<Ability, 'can'>, string> = {
  'needs-home-screen':
    'On an iPhone or iPad, first add this site to your home screen: Share, then “Add to Home Screen”. Open it from there, and turn news on here.',
  blocked: 'Notifications from this site are blocked in this browser. Allow them in the browser’s settings, then come back.',
  cannot: 'This browser can’t show notifications while the site is closed.',
};

/** Which devices show news while the site is closed: a part of settings pages. */
export function DeviceSettings() {
  return (
    <Card>
      <CardHeader
        level={2}
        title="On your devices"
        description="News on your lock screen while the site is closed, even before you open your mail. At night, between 9 PM and 8 AM, news about homes waits until morning; messages and appointments don’t."
      />
      <Loaded query={useQuery(devicesQuery)} pending={<Skeleton className="h-24" />} failed="We couldn’t load your devices">
        {(known) => <Devices known={known} />}
      </Loaded>
    </Card>
  );
}

function Devices({ known: { publicKey, devices } }: { known: PushDevices }) {
  const client = useQueryClient();
  const [ability, setAbility] = useState(readAbility);
  const end = useWrite((device: PushDevice) => turnOff(device), {
    answered: (answer) => showAnswer(client, devicesQuery, answer),
    done: (_answer, { label }) => ({ title: `Notifications are off on ${label}` }),
  });
  const isOn = devices.some(({ isCurrent }) => isCurrent);
  return (
    <div className="space-y-4">
      {devices.length === 0 ? null : (
        <ul className="divide-y divide-line rounded-control border border-line">
          {devices.map((device) => (
            <li key={device.id} className="flex flex-wrap items-center gap-3 px-4 py-3">
              <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              <span className="min-w-0 grow basis-56">
                <span className="flex flex-wrap items-center gap-2 font-medium">
                  {device.label}
                  {device.isCurrent ? <Badge tone="brand">This device</Badge> : null}
                </span>
                <span className="block text-sm text-ink-soft">{describe(device)}</span>
              </span>
              <Button
                size="small"
                variant="secondary"
                busy={end.underway.some(({ id }) => id === device.id)}
                onClick={() => void end.run(device)}
              >
                Turn off
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isOn || publicKey === null ? null : (
        <TurnOn publicKey={publicKey} ability={ability} onRefused={() => setAbility(readAbility())} />
      )}
    </div>
  );
}

function TurnOn({ publicKey, ability, onRefused }: { publicKey: string; ability: Ability; onRefused: () => void }) {
  const client = useQueryClient();
  const start = useWrite(() => turnOn(publicKey), {
    answered: (answer) => (answer === undefined ? onRefused() : showAnswer(client, devicesQuery, answer)),
    done: (answer) => (answer === undefined ? undefined : { title: 'This device shows your news now' }),
    failureTitle: 'We couldn’t turn on news here',
  });
  if (ability !== 'can') return <Notice>{WHY_NOT[ability]}</Notice>;
  return (
    <Button variant="secondary" busy={start.isBusy} onClick={() => void start.run()}>
      Show news on this device
    </Button>
  );
}

function describe({ createdAt, lastSentAt }: PushDevice): string {
  const zone = viewerTimeZone();
  const last = lastSentAt === null ? 'no news yet' : `last news ${formatDateTime(lastSentAt, zone)}`;
  return `On since ${formatDateTime(createdAt, zone)}; ${last}`;
}
