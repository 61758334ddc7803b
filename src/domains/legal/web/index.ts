export { LegalAdmin } from './legal-admin.tsx';
