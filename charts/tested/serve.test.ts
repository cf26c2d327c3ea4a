import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createServer } from 'vite'
import { expect, it } from 'vitest'

import { serveTested } from './serve.ts'

it('serves the report as it is when it is asked for, and an empty answer before any tests have run [CHART-04]', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'tested-')), 'charts.json')
  const server = await createServer({
    configFile: false,
    root: tmpdir(),
    logLevel: 'silent',
    server: { port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [serveTested(file)],
  })
  await server.listen()
  const address = new URL('tested.json', server.resolvedUrls?.local[0])
  expect((await fetch(address)).status).toBe(204)
  writeFileSync(file, '{"tests":[]}')
  const answer = await fetch(address)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(await answer.json()).toEqual({ tests: [] })
  await server.close()
})
