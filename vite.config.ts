import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const sandbox = `http://127.0.0.1:${process.env.SLIPWAY_PORT ?? '4400'}`

/** Lingui's macros are expanded by Babel, and only in the files that import them. */
const linguiMacros = babel({
  presets: [
    {
      preset: { plugins: ['@lingui/babel-plugin-lingui-macro'] },
      rolldown: { filter: { code: /from ['"]@lingui\/(core|react)\/macro['"]/ } },
    },
  ],
})

export default defineConfig({
  base: '/v8/',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      autoCodeSplitting: true,
      routeFileIgnorePattern: '\\.test\\.tsx?$',
    }),
    react({ jsxImportSource: '@emotion/react' }),
    linguiMacros,
    lingui(),
  ],
  build: { outDir: 'dist', target: 'es2022', sourcemap: false, chunkSizeWarningLimit: 700 },
  server: {
    port: 4402,
    strictPort: true,
    proxy: {
      '/api': sandbox,
      '/sandbox': sandbox,
      '/game-client': { target: sandbox, ws: true },
    },
  },
  test: {
    include: [
      '{domain,machines,src,sandbox,scripts}/**/*.test.{ts,tsx}',
      'tests/{model,contract}/**/*.test.ts',
    ],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
})
