import { Bell, BedDouble, CalendarDays, Heart, Ellipsis, Share2, Star, Trash2 } from '#ui/icons/index.ts';
import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { RemovableChip, ToggleChip } from '../chip.tsx';
import { EngineBadge } from '../engine-badge.tsx';
import { IconButton } from '../icon-button.tsx';
import { AppLink, InlineLink, LineLink } from '../link.tsx';
import { Menu } from '../menu.tsx';
import { SegmentedControl } from '../segmented-control.tsx';
import { Spinner } from '../spinner.tsx';
import { TabLinks, Tabs } from '../tabs.tsx';
import { Chapter, Specimen } from './specimen.tsx';

export function ActionSpecimens() {
  const [saved, setSaved] = useState(true);
  const [garage, setGarage] = useState(true);
  const [pool, setPool] = useState(false);
  const [view, setView] = useState('list');
  return (
    <Chapter title="Actions and choices">
      <Specimen name="Button: looks">
        <Button>Request a tour</Button>
        <Button variant="secondary">Compare</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="destructive">Delete search</Button>
        <Button variant="media">All 32 photos</Button>
      </Specimen>
      <Specimen name="Button: sizes, with icon, as a link">
        <Button size="large">
          <CalendarDays aria-hidden="true" className="size-5" />
          Get started
        </Button>
        <Button>Medium</Button>
        <Button size="small">Small</Button>
        <Button asChild variant="secondary">
          <AppLink href="/ui">Link as button</AppLink>
        </Button>
      </Specimen>
      <Specimen name="Button: busy, disabled">
        <Button busy busyText="Signing In...">
          Sign In
        </Button>
        <Button variant="secondary" busy>
          Retry
        </Button>
        <Button disabled>Publish</Button>
        <Button variant="secondary" disabled>
          Compare
        </Button>
      </Specimen>
      <Specimen name="Icon button: quiet, outline, floating, on media, pressed, busy, disabled">
        <IconButton icon={Share2} label="Share" />
        <IconButton icon={Bell} label="Alerts" variant="outline" />
        <IconButton
          icon={Heart}
          label={saved ? 'Remove from saved' : 'Save'}
          variant="floating"
          pressed={saved}
          onClick={() => setSaved(!saved)}
        />
        <IconButton icon={Share2} label="Share photo" variant="media" />
        <IconButton icon={Bell} label="Alerts, saving" variant="outline" busy />
        <IconButton icon={Trash2} label="Delete" variant="outline" disabled />
        <IconButton icon={Star} label="Small" variant="outline" size="small" />
        <Menu
          trigger={<IconButton icon={Ellipsis} label="More" variant="outline" />}
          groups={[
            [
              { label: 'Share', icon: Share2 },
              { label: 'Open the gallery', href: '/ui' },
            ],
            [{ label: 'Delete', icon: Trash2, destructive: true }],
          ]}
        />
      </Specimen>
      <Specimen name="Link">
        <p>
          Read <InlineLink href="/ui">how the estimate is made</InlineLink>, or{' '}
          <InlineLink href="https://example.org" look="quiet">
            a quiet link
          </InlineLink>
          .
        </p>
        <LineLink href="/ui">A line of its own</LineLink>
        <LineLink href="/ui" look="list">
          Among others
        </LineLink>
        <LineLink href="/ui" look="title">
          Names a line
        </LineLink>
        <LineLink href="/ui" look="quiet">
          Stays back
        </LineLink>
      </Specimen>
      <Specimen name="Chip: toggle, removable, editable, not understood">
        <ToggleChip pressed={garage} onPressedChange={setGarage}>
          Garage
        </ToggleChip>
        <ToggleChip pressed={pool} onPressedChange={setPool} icon={BedDouble}>
          Primary on main
        </ToggleChip>
        <ToggleChip pressed={false} onPressedChange={() => {}} disabled>
          Waterfront
        </ToggleChip>
        <RemovableChip label="Under $900K" onRemove={() => {}} />
        <RemovableChip label="3+ beds" onRemove={() => {}} onEdit={() => {}} />
        <RemovableChip label="with character" tone="warning" onRemove={() => {}} />
      </Specimen>
      <Specimen name="Badge">
        <Badge>Draft</Badge>
        <Badge tone="brand">Active</Badge>
        <Badge tone="info">Coming soon</Badge>
        <Badge tone="accent">Price cut</Badge>
        <Badge tone="warning">Expires in 3 days</Badge>
        <Badge tone="error">Failed</Badge>
        <Badge tone="media">Sold</Badge>
      </Specimen>
      <Specimen name="Engine badge">
        <EngineBadge engine={{ kind: 'rules' }} />
        <EngineBadge engine={{ kind: 'semantic' }} />
        <EngineBadge engine={{ kind: 'statistics', name: 'v4' }} />
        <EngineBadge engine={{ kind: 'model', name: 'local-8b' }} />
      </Specimen>
      <Specimen name="Segmented control">
        <SegmentedControl
          legend="Show results as"
          hideLegend
          value={view}
          onValueChange={setView}
          segments={[
            { value: 'list', label: 'List' },
            { value: 'map', label: 'Map' },
            { value: 'both', label: 'Both' },
            { value: 'table', label: 'Table', disabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="Tabs" layout="stack">
        <Tabs
          label="Home"
          tabs={[
            { id: 'facts', label: 'Facts', content: <p>Built in 1924, renovated in 2019.</p> },
            { id: 'history', label: 'Price history', count: 4, content: <p>Four events.</p> },
            { id: 'schools', label: 'Schools', content: <p>Two schools nearby.</p> },
          ]}
        />
        <TabLinks
          label="Account"
          links={[
            { href: '/ui', label: 'Overview', current: true },
            { href: '/ui?tab=saved', label: 'Saved homes', count: 12, current: false },
            { href: '/ui?tab=alerts', label: 'Alerts', current: false },
          ]}
        />
      </Specimen>
      <Specimen name="Spinner" layout="stack">
        <Spinner />
      </Specimen>
    </Chapter>
  );
}
