export { JobsAdmin } from './jobs-admin.tsx';
