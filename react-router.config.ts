import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // Route discovery on demand would add requests; the whole table is small.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
