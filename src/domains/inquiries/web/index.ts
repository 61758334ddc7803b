import { lazy } from 'react';

export { AskForm, type AskFormProps } from './components/ask-form.tsx';
export { ReportButton } from './components/report-button.tsx';
export { InquiryThreads } from './sent/inquiry-threads.tsx';

export const MistakeQueue = lazy(async () => ({ default: (await import('./admin/mistake-queue.tsx')).MistakeQueue }));
export const InquiriesCard = lazy(async () => ({ default: (await import('./sent/inquiries-card.tsx')).InquiriesCard }));
