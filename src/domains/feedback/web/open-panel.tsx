import { cn } from '#ui/class-names.ts';
import { PanelHost } from './panel-host.tsx';
import type { PanelConfig } from './widget/panel.ts';

interface OpenPanelProps {
  widgetId: string;
  config: PanelConfig & { position: string };
  consent: string;
  onClose: () => void;
}

/** The open panel over a corner of our own page, which stays usable: it may be what the feedback is about. */
export function OpenPanel({ config, ...panel }: OpenPanelProps) {
  return (
    <div
      className={cn(
        'fixed bottom-[calc(var(--foot-bar,0px)+1rem)] z-20 print:hidden',
        config.position === 'bottom-left' ? 'left-4' : 'right-4',
      )}
    >
      <PanelHost
        {...panel}
        config={config}
        className="max-h-[80dvh] w-[min(25rem,calc(100vw-2rem))] overflow-y-auto shadow-float"
      />
    </div>
  );
}
