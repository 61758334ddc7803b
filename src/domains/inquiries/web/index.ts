import { lazy } from 'react';

export { AskForm, type AskFormProps } from './components/ask-form.tsx';

export const ReportReply = lazy(async () => ({ default: (await import('./components/report-reply.tsx')).ReportReply }));

export const ReportMistake = lazy(async () => ({ default: (await import('./components/report-mistake.tsx')).ReportMistake }));
