import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { chunkGroups, keepEarly } from './build/chunks.ts'
import { compileAhead } from './build/compileAhead.ts'
import { buildEmbed } from './build/embedScript.ts'
import { fetchFirst } from './build/fetchFirst.ts'
import { firstPaint } from './build/firstPaint.ts'
import { operatorsInPage } from './build/inPage/operators.ts'
import { scriptsAfterLaunch } from './build/inPage/scriptsAfterLaunch.ts'
import { serversInPage } from './build/inPage/servers.ts'
import { inspection } from './build/inspection.ts'
import { keepMaps } from './build/keepMaps.ts'
import { linguiMacros } from './build/linguiMacros.ts'
import { offlineWorker } from './build/offlineWorker.ts'
import { precompress } from './build/precompress.ts'
import { splitTexts } from './build/splitTexts.ts'
import { translatedLanguages } from './build/translated.ts'
import { leaveOutUnread } from './build/unread.ts'

const sandbox = `http://127.0.0.1:${process.env.SLIPWAY_PORT ?? '4400'}`

/** Launching, and the list of events. */
const firstView = new Set(['/launch', '/launch.html', '/_session', '/_session/events/'])

function isOfFirstView(routeId: string): boolean {
  return firstView.has(routeId)
}

export default defineConfig({
  base: '/v8/',
  define: { 'import.meta.env.TRANSLATED': JSON.stringify((await translatedLanguages('locales')).join(',')) },
  plugins: [
    inspection(),
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      autoCodeSplitting: true,
      // The screens of nearly every visit come with the first script: fewer, larger files, and nothing waits for another.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (isOfFirstView(routeId) ? [] : undefined),
      },
      routeFileIgnorePattern: '\\.test\\.tsx?$',
    }),
    react({ jsxImportSource: '@emotion/react' }),
    linguiMacros,
    lingui(),
    splitTexts(),
    leaveOutUnread(),
    firstPaint(),
    serversInPage(),
    operatorsInPage(),
    keepEarly(),
    scriptsAfterLaunch(),
    fetchFirst(),
    compileAhead(),
    buildEmbed(),
    offlineWorker(),
    precompress(),
    keepMaps('dist-maps'),
  ],
  resolve: {
    // React has it since 18; the shim's own way is for those before.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Kept beside the release, where no server finds them (`build/keepMaps.ts`).
    sourcemap: 'hidden',
    chunkSizeWarningLimit: 700,
    // Nothing is loaded that has more than the first scripts to load with it.
    modulePreload: false,
    rolldownOptions: {
      // How long each step took is asked for where it is wanted, by a profile.
      checks: { pluginTimings: false },
      treeshake: {
        // Emotion's `withTheme` alone needs these, and nobody that.
        moduleSideEffects: [
          { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    port: Number(process.env.SLIPWAY_DEV_PORT ?? 4402),
    strictPort: true,
    proxy: {
      '/api': sandbox,
      '/sandbox': sandbox,
      '/game-client': { target: sandbox, ws: true },
    },
  },
  test: {
    // Tests wait on conditions: these limits only end what would never come, on the slowest machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    setupFiles: ['tests/harness/patience.ts'],
    restoreMocks: true,
    // Every core: by default Vitest leaves one free.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          // Nothing of them outlives a file: a worker reads each module once, not once per file.
          name: 'plain',
          include: [
            '{build,charts,checks,deploy,domain,embed,recording,scripts,src}/**/*.test.ts',
            'conformance/{engine,kit}.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/{mutation,bench,fuzz}/**/*.test.ts',
          ],
          isolate: false,
          // What each file's tests saw of the charts is noted: `tests/model/chartCoverage/reporter.ts` counts it.
          setupFiles: ['tests/model/chartCoverage/unitSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'model',
          include: ['machines/**/*.test.ts', 'tests/{model,harness,paths}/**/*.test.ts'],
          isolate: false,
          setupFiles: ['tests/model/chartCoverage/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: ['{embed,src}/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['src/testing/page.setup.ts', 'tests/model/chartCoverage/unitSetup.ts'],
        },
      },
      {
        extends: true,
        // A file starts its own servers and stores and closes them. A worker loads the sandbox once: that alone takes
        // longer than most of the tests, and its code runs faster the longer it runs.
        test: {
          name: 'sandbox',
          include: [
            'sandbox/**/*.test.ts',
            'conformance/{shown,otherBackEnd/*}.test.ts',
            'tests/load/**/*.test.ts',
            'tests/matrix/*.test.ts',
          ],
          isolate: false,
        },
      },
    ],
  },
})
