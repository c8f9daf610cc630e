import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

// The hub that `npm run dev` and `npm run preview` talk to.
const HUB = process.env['FOURTHSEAT_HUB'] ?? 'http://127.0.0.1:8080';
const proxy = {
  '/api': { target: HUB, changeOrigin: true },
  '/ws': { target: HUB, ws: true, changeOrigin: true, rewriteWsOrigin: true },
};

export default defineConfig({
  plugins: [
    svelte(),
    svelteTesting(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'worker.ts',
      injectRegister: null,
      manifestFilename: 'manifest.json',
      injectManifest: { globPatterns: ['index.html', 'assets/*'] },
      manifest: {
        id: '/',
        name: 'Fourthseat',
        short_name: 'Fourthseat',
        description: 'A card table for four.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#0a1f1b',
        theme_color: '#0a1f1b',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  build: {
    target: 'es2022',
    // The content security policy is default-src 'self': no data: addresses, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy },
  preview: { proxy },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/quiet.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
