export { createCma } from './create-cma.ts';
