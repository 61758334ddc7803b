export { armHeaderOf, ARM_HEADER } from './experiments/arm-header.ts';
