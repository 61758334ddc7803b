import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // A page learns of the routes that it links to once it rests; the whole table would weigh on its first load.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
