import type { Dashboard } from '../use-dashboard.ts';

export interface PanelProps {
  shown: Dashboard;
}

export interface ChangingPanelProps extends PanelProps {
  change: (changes: Record<string, string | null>) => void;
}
