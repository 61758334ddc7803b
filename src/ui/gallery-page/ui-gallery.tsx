import { useState } from 'react';
import { PageTitle } from '../page-title.tsx';
import { SegmentedControl } from '../segmented-control.tsx';
import { ActionSpecimens } from './action-specimens.tsx';
import { ChartSpecimens } from './chart-specimens.tsx';
import { ContentSpecimens } from './content-specimens.tsx';
import { FormSpecimens } from './form-specimens.tsx';
import { FoundationSpecimens } from './foundation-specimens.tsx';
import { HomeSpecimens } from './home-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';

const themes = ['light', 'dark'] as const;

/** Every part in every state, light and dark side by side, to review new parts. Needs a `ToastProvider`. */
export function UiGallery() {
  const [shown, setShown] = useState<'both' | 'light' | 'dark'>('both');
  return (
    <div>
      <header className="flex flex-wrap items-end justify-between gap-4 px-4 py-8 md:px-8">
        <PageTitle>Parts</PageTitle>
        <SegmentedControl
          legend="Theme"
          hideLegend
          value={shown}
          onValueChange={setShown}
          segments={[
            { value: 'both', label: 'Both' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </header>
      <div className={shown === 'both' ? 'grid xl:grid-cols-2' : 'grid'}>
        {themes
          .filter((theme) => shown === 'both' || shown === theme)
          .map((theme) => (
            <div key={theme} data-theme={theme} className="min-w-0 bg-paper px-4 pb-16 text-ink md:px-8">
              <p className="py-6 text-sm text-ink-soft">{theme}</p>
              <FoundationSpecimens />
              <ActionSpecimens />
              <FormSpecimens />
              <HomeSpecimens />
              <ContentSpecimens />
              <ChartSpecimens />
              <OverlaySpecimens />
            </div>
          ))}
      </div>
    </div>
  );
}
