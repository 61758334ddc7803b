export { CopyFindings } from './components/copy-findings.tsx';
export { ReplyFindings } from './components/reply-findings.tsx';
