import { lazy } from 'react';

export const ConnectedAssistants = lazy(async () => ({
  default: (await import('./components/connected-assistants.tsx')).ConnectedAssistants,
}));
