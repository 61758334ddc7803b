export { FeedbackLauncher } from './feedback-launcher.tsx';
