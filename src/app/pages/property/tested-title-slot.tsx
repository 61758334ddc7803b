export { TestedTitle as default } from '#domains/optimizing/web/index.ts';
