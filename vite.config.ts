import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The one bundled entry: native code loads it and hands requests in (see docs/architecture.md).
    ssr: { build: { rollupOptions: { input: './src/app/web-server.ts' } } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
