import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { contrastOf, LEAST_CONTRAST } from '#lib/contrast.ts';
import { formatNumber } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { cn } from '#ui/class-names.ts';
import { Button } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { getOwnWidget, listResponses, type WidgetConfig } from '../../contract.ts';
import { useRefresh } from './use-refresh.ts';
import { PanelHost } from '../panel-host.tsx';

type Screen = 'desktop' | 'mobile';
const MOST_LINES = 30;

interface WidgetPreviewProps {
  widgetId: string;
  config: Omit<WidgetConfig, never>;
  isSaved: boolean;
}

/** The widget as it is set now, on a screen of either width, with what happens in it. */
export function WidgetPreview({ widgetId, config, isSaved }: WidgetPreviewProps) {
  const [screen, setScreen] = useState<Screen>('desktop');
  const [isOpen, setOpen] = useState(true);
  const [log, setLog] = useState<readonly string[]>([]);
  const [findings, setFindings] = useState<readonly Finding[]>();
  const closings = useRef(0);
  const { data } = useQuery(endpointQuery(getOwnWidget));
  const refresh = useRefresh(listResponses);
  const text = JSON.stringify(config);
  // The panel is made anew for another widget, not with every key of its form.
  const shown = useMemo(() => JSON.parse(text) as WidgetConfig, [text]);
  const isOpenNoted = useRef(false);
  const note = (name: string, detail?: string) => {
    // A panel that is made anew, as with each key of its form, was opened before.
    if (name === 'opened' && isOpenNoted.current) return;
    if (name === 'opened') isOpenNoted.current = true;
    setLog((before) =>
      [`${new Date().toLocaleTimeString('en-US')} ${name}${detail === undefined ? '' : `: ${detail}`}`, ...before].slice(
        0,
        MOST_LINES,
      ),
    );
    if (name === 'sent') refresh();
  };
  return (
    <PageSection
      id="preview"
      title="Preview"
      lead={isSaved ? 'What you send here goes to the test answers.' : 'Save the widget first to send a test answer.'}
    >
      <SegmentedControl
        legend="Screen"
        segments={[
          { value: 'desktop', label: 'Computer' },
          { value: 'mobile', label: 'Phone' },
        ]}
        value={screen}
        onValueChange={setScreen}
      />
      <div
        data-preview
        className={cn(
          'mt-4 flex min-h-96 items-end rounded-card border border-line bg-sunken p-3',
          screen === 'mobile' ? 'max-w-[22.5rem]' : '',
          config.position === 'bottom-right' ? 'justify-end' : 'justify-start',
        )}
      >
        {isOpen ? (
          <PanelHost
            className="w-full max-w-[25rem] min-w-0"
            widgetId={widgetId}
            config={shown}
            consent={data?.consent ?? ''}
            isTest
            takesFocus={false}
            onClose={() => {
              closings.current += 1;
              isOpenNoted.current = false;
              setOpen(false);
            }}
            onEvent={note}
          />
        ) : (
          <Button onClick={() => setOpen(true)}>{config.button}</Button>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            setFindings(examine(config, closings));
            // The check closed it; what was typed stays.
            setOpen(isOpen);
          }}
        >
          Check access
        </Button>
        <Button size="small" variant="quiet" onClick={() => setLog([])}>
          Clear the log
        </Button>
      </div>
      {findings === undefined ? null : (
        <ul className="mt-3 space-y-1" aria-label="Access">
          {findings.map(({ text: said, isGood }) => (
            <li key={said}>
              <strong>{isGood ? 'Good' : 'Mend'}:</strong> {said}
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-4 font-medium">What happened</h3>
      {log.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing yet.</p>
      ) : (
        <ol className="mt-1 max-h-48 overflow-y-auto text-sm" tabIndex={0} aria-label="What happened in the widget">
          {log.map((line, at) => (
            <li key={`${log.length - at} ${line}`}>{line}</li>
          ))}
        </ol>
      )}
    </PageSection>
  );
}

interface Finding {
  text: string;
  isGood: boolean;
}

const LEAST_TARGET_PX = 24;

/** What can be said of the panel that is shown: names of controls, their size, the order of the focus, contrast. */
function examine(config: WidgetConfig, closings: { current: number }): Finding[] {
  const root = document.querySelector('[data-preview] > *')?.shadowRoot ?? null;
  if (root === null) return [{ text: 'Open the widget first.', isGood: false }];
  const controls = [...root.querySelectorAll<HTMLElement>('button, input, textarea')].filter(
    (control) => control.getAttribute('aria-hidden') !== 'true' && control.getClientRects().length > 0,
  );
  const nameless = controls.filter((control) => nameOf(control) === '');
  const small = controls.filter((control) => {
    const target = control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control;
    const { width, height } = target.getBoundingClientRect();
    return width < LEAST_TARGET_PX || height < LEAST_TARGET_PX;
  });
  const outOfOrder = controls.some(({ tabIndex }) => tabIndex > 0);
  const contrast = contrastOf(config.color, '#ffffff');
  const closedBefore = closings.current;
  controls[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  const isClosedByEscape = closings.current > closedBefore;
  return [
    { text: `${controls.length - nameless.length} of ${controls.length} controls have a name.`, isGood: nameless.length === 0 },
    {
      text: `${controls.length - small.length} of ${controls.length} are at least ${LEAST_TARGET_PX} pixels each way.`,
      isGood: small.length === 0,
    },
    { text: outOfOrder ? 'The focus jumps.' : 'Focus follows the page order.', isGood: !outOfOrder },
    {
      text: `White on the color has a contrast of ${formatNumber(contrast, 1)} to 1; ${LEAST_CONTRAST} is the least.`,
      isGood: contrast >= LEAST_CONTRAST,
    },
    { text: isClosedByEscape ? 'Escape closes it.' : 'Escape doesn’t close it.', isGood: isClosedByEscape },
  ];
}

function nameOf(control: HTMLElement): string {
  const label = control.getAttribute('aria-label');
  if (label !== null) return label;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return [...(control.labels ?? [])]
      .map((one) => one.textContent ?? '')
      .join(' ')
      .trim();
  return control.textContent?.trim() ?? '';
}
