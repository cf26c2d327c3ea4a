import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { serveRevisions } from './diff/serve.ts'
import { serveTested } from './tested/serve.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The page of the charts: a separate build that no partner gets. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  cacheDir: fileURLToPath(new URL('../node_modules/.vite-charts', import.meta.url)),
  publicDir: false,
  plugins: [
    react({ jsxImportSource: 'react' }),
    serveRevisions(root),
    serveTested(fileURLToPath(new URL('../test-results/charts.json', import.meta.url))),
  ],
  build: {
    outDir: fileURLToPath(new URL('../dist-charts', import.meta.url)),
    emptyOutDir: true,
    chunkSizeWarningLimit: 3000,
  },
  server: { port: 4405, fs: { allow: [root] } },
})
