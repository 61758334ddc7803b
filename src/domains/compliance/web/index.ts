export { CopyFindings } from './components/copy-findings.tsx';
