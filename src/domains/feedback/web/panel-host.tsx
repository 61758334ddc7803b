import { useEffect, useRef } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import { sendAnswers } from './send-answers.ts';
import type { PanelConfig } from './widget/panel.ts';

interface PanelHostProps {
  widgetId: string;
  config: PanelConfig;
  consent: string;
  isTest?: boolean;
  takesFocus?: boolean;
  onClose: () => void;
  onEvent?: (name: string, detail?: string) => void;
  className?: string;
}

/** The panel, in a shadow root of its own. */
export function PanelHost({
  widgetId,
  config,
  consent,
  isTest = false,
  takesFocus = true,
  onClose,
  onEvent,
  className,
}: PanelHostProps) {
  const host = useRef<HTMLDivElement>(null);
  const heard = useRef({ onClose, onEvent });
  useEffect(() => {
    heard.current = { onClose, onEvent };
  });
  useEffect(() => {
    let end: (() => void) | undefined = undefined;
    let isGone = false;
    let id = randomUuid();
    void import('./widget/panel.ts').then(({ mountPanel }) => {
      if (isGone || host.current === null) return;
      end = mountPanel(host.current, {
        config,
        consent,
        send: async (answers) => {
          await sendAnswers({ widgetId, id, isTest }, answers);
          id = randomUuid();
        },
        takesFocus,
        onClose: () => heard.current.onClose(),
        onEvent: (name, detail) => heard.current.onEvent?.(name, detail),
      });
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, [widgetId, config, consent, isTest, takesFocus]);
  return <div ref={host} className={className} />;
}
