export { reportEvent, reportPageView } from './report.ts';
